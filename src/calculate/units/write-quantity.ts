import { UNIT_NAMES } from "#domain/units/unit-names.data.ts"

import { isCurrency, type UnitQuantity } from "./quantity.ts"

const ONE: Readonly<Record<string, string>> = {
  ...Object.fromEntries(UNIT_NAMES.map(({ name, one = name }) => [name, one])),
  people: "person",
  workers: "worker",
  "live births": "live birth",
  years: "year",
}

/** The unit of what was computed, in ones: `current US$ per person`. */
export function writeQuantity({ kind, factors, prices, text }: UnitQuantity): string {
  if (kind !== "amount") return text
  const above = Object.entries(factors).filter(([, power]) => power > 0)
  const below = Object.entries(factors).filter(([, power]) => power < 0)
  const top = above.map(([name]) => withPrices(name, prices)).join(" × ")
  const isMoneyBelow = !above.some(([name]) => isCurrency(name))
  const parts = below.map(([name]) =>
    isMoneyBelow ? withPrices(ONE[name] ?? name, prices) : (ONE[name] ?? name),
  )
  return [top === "" ? "1" : top, ...parts].join(" per ")
}

function withPrices(name: string, prices: string): string {
  return isCurrency(name) && prices !== "" ? `${prices} ${name}` : name
}
