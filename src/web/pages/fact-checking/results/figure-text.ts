import { ordinal } from "#domain/format/ordinal.ts"

const LARGE = new Intl.NumberFormat("en-GB", { notation: "compact", maximumSignificantDigits: 4 })
const PLAIN = new Intl.NumberFormat("en-GB", { maximumSignificantDigits: 5 })
const THOUSAND = 10_000

/** Units of computed figures, as people say them. */
const SAID: Readonly<Record<string, string>> = {
  multiple: "times",
  points: "points",
  "percentage points": "points",
  "years-counted": "years",
}

/** Units that a reader knows from the words around the figure. */
const SILENT: ReadonlySet<string> = new Set(["", "plain", "people"])

/** A figure of a claim as people write it: `33.2%`, `232.7m`; with fewer digits where it says how many. */
export function figureText(value: number | null, unit: string | null, digits?: number): string {
  if (value === null) return "No data"
  if (unit === "rank") return ordinal(value)
  const shown = digits === undefined ? value : Number(value.toPrecision(digits))
  const number = Math.abs(shown) >= THOUSAND ? compact(shown) : PLAIN.format(shown)
  return withUnit(number.replace("-", "\u2212"), unit ?? "")
}

function withUnit(number: string, unit: string): string {
  if (/%|per ?cent/i.test(unit)) return `${number}%`
  if (/^(?:current )?US\$$/.test(unit)) return dollars(number)
  return SILENT.has(unit) ? number : `${number} ${SAID[unit] ?? unit}`
}

/** `US$113bn`, with the minus first. */
function dollars(number: string): string {
  return number.replace(/^\u2212?/, (minus) => `${minus}US$`)
}

/** `232.7m`, as on axes and headlines. */
function compact(value: number): string {
  return LARGE.format(value)
    .replace(/K$/i, "k")
    .replace(/M$/i, "m")
    .replace(/B$/i, "bn")
    .replace(/T$/i, "tn")
}
