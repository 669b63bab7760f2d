import type { Sign } from "../formula/formula.ts"
import { isMoney, plainQuantity, RATIO, type UnitQuantity } from "./quantity.ts"
import { writeQuantity } from "./write-quantity.ts"

/** The unit of what is computed, or why it makes no sense. */
export type Combined = { quantity: UnitQuantity } | { problem: string }

/** The unit of two figures put together. */
export function combineQuantities(left: UnitQuantity, sign: Sign, right: UnitQuantity): Combined {
  const refusal = refuseKinds(left, sign, right)
  if (refusal !== undefined) return { problem: refusal }
  if (sign === "/") return divide(left, right)
  return sign === "*" ? multiply(left, right) : add(left, sign, right)
}

/** Figures that no operation takes. */
function refuseKinds(left: UnitQuantity, sign: Sign, right: UnitQuantity): string | undefined {
  for (const one of [left, right]) {
    if (one.kind === "unknown")
      return one.text === ""
        ? "One of the indicators has no stated unit, so it cannot be combined with another."
        : `It is not known what can be computed with “${one.text}”.`
    if (one.kind === "score")
      return `Differences between scores or ranks (“${one.text}”) have no meaning, so nothing can be computed from them.`
    if (one.kind === "growth" && sign !== "-")
      return "Growth rates cannot be added, multiplied or divided; their difference is in percentage points."
  }
  return undefined
}

function divide(left: UnitQuantity, right: UnitQuantity): Combined {
  if (right.kind === "ratio") return { quantity: left }
  if (left.kind === "index" || right.kind === "index") {
    if (left.kind === right.kind && left.base === right.base && left.base !== "")
      return { quantity: RATIO }
    return {
      problem:
        "An index can be divided only by one with the same base; to adjust for prices, use real(a, deflator, year).",
    }
  }
  if (left.kind === "share" || right.kind === "share") return divideShares(left, right)
  if (left.kind !== "amount" || right.kind !== "amount")
    return { problem: `“${left.text}” cannot be divided by “${right.text}”.` }
  const prices = joinPrices(left, right)
  if (prices === undefined) return { problem: DIFFERENT_PRICES }
  return divideAmounts(left, right, prices)
}

/** What is for each person already is not divided by people a second time. */
function divideAmounts(left: UnitQuantity, right: UnitQuantity, prices: string): Combined {
  const factors = joinFactors(left, right, -1)
  const twice = Object.entries(factors).find(([, power]) => power < -1)
  return twice
    ? {
        problem: `“${left.text}” is already divided by ${twice[0]}, so it cannot be divided by ${twice[0]} again.`,
      }
    : finish(factors, prices)
}

function divideShares(left: UnitQuantity, right: UnitQuantity): Combined {
  const isAlike = left.kind === "share" && right.kind === "share"
  if (isAlike && left.base === right.base && left.base !== "") return { quantity: RATIO }
  return {
    problem: isAlike
      ? "Percentages can be divided only if they are shares of the same stated whole."
      : "An amount and a percentage cannot be divided by each other.",
  }
}

function multiply(left: UnitQuantity, right: UnitQuantity): Combined {
  if (left.kind === "ratio") return { quantity: right }
  if (right.kind === "ratio") return { quantity: left }
  const [share, amount] = left.kind === "share" ? [left, right] : [right, left]
  if (share.kind === "share" && amount.kind === "amount") return multiplyShare(share, amount)
  if (left.kind !== "amount" || right.kind !== "amount")
    return { problem: `“${left.text}” cannot be multiplied by “${right.text}”.` }
  return multiplyAmounts(left, right)
}

function multiplyAmounts(left: UnitQuantity, right: UnitQuantity): Combined {
  if (isMoney(left) && isMoney(right) && !cancelsMoney(left, right))
    return { problem: "Money times money has no meaning." }
  const factors = joinFactors(left, right, 1)
  const above = Object.values(factors).filter((power) => power > 0)
  if (above.length > 1 || above.some((power) => power > 1))
    return { problem: `${left.text} times ${right.text} has no meaning.` }
  const prices = joinPrices(left, right)
  return prices === undefined ? { problem: DIFFERENT_PRICES } : finish(factors, prices)
}

/** An exchange rate times an amount changes its currency. */
function cancelsMoney(left: UnitQuantity, right: UnitQuantity): boolean {
  return Object.entries(left.factors).some(
    ([name, power]) => power + (right.factors[name] ?? 0) === 0,
  )
}

const MONEY_WHOLES = /\b(?:gdp|gni|gross|exports?|imports?|revenue|expenditure|expense|income)\b/
const PEOPLE_WHOLES = /\b(?:population|people|adults?|children|women|men|labou?r force)\b/

function multiplyShare({ base }: UnitQuantity, amount: UnitQuantity): Combined {
  const fits =
    (MONEY_WHOLES.test(base) && isMoney(amount)) ||
    (PEOPLE_WHOLES.test(base) && "people" in amount.factors)
  if (!fits)
    return {
      problem:
        base === ""
          ? "It is not stated what the percentage is a share of, so it cannot be applied to an amount."
          : `A percentage of ${base} can be applied only to that, not to “${amount.text}”.`,
    }
  return finish(amount.factors, amount.prices)
}

function add(left: UnitQuantity, sign: Sign, right: UnitQuantity): Combined {
  const word = sign === "+" ? "added to" : "taken from"
  const differ = { problem: `“${right.text}” cannot be ${word} “${left.text}”: the units differ.` }
  if (left.kind !== right.kind) return differ
  if (left.kind !== "amount") return addRelative(left, sign, right)
  const isSame = Object.keys({ ...left.factors, ...right.factors }).every(
    (name) => left.factors[name] === right.factors[name],
  )
  if (!isSame) return differ
  return left.prices === right.prices
    ? finish(left.factors, left.prices)
    : { problem: DIFFERENT_PRICES }
}

/** Ratios, growth rates, points, percentages and levels of an index. */
function addRelative(left: UnitQuantity, sign: Sign, right: UnitQuantity): Combined {
  if (left.kind === "ratio") return { quantity: RATIO }
  if (left.kind === "growth" || left.kind === "points") return { quantity: POINTS }
  if (left.kind === "index") return { problem: "Index levels cannot be added or subtracted." }
  if (left.base !== right.base || left.base === "")
    return {
      problem:
        "Percentages can be added or subtracted only if they are shares of the same stated whole.",
    }
  return { quantity: sign === "-" ? POINTS : left }
}

const POINTS = plainQuantity("points", "percentage points")
const DIFFERENT_PRICES =
  "One is at current prices and the other at constant prices, or their base years differ, so they cannot be combined."

function joinFactors(left: UnitQuantity, right: UnitQuantity, by: 1 | -1): Record<string, number> {
  const factors: Record<string, number> = { ...left.factors }
  for (const [name, power] of Object.entries(right.factors))
    factors[name] = (factors[name] ?? 0) + by * power
  return Object.fromEntries(Object.entries(factors).filter(([, power]) => power !== 0))
}

/** The prices of what two amounts make; `undefined` where they do not go together. */
function joinPrices(left: UnitQuantity, right: UnitQuantity): string | undefined {
  if (left.prices === "" || right.prices === "") return left.prices || right.prices
  return left.prices === right.prices ? left.prices : undefined
}

/** What is computed is in ones. */
function finish(factors: UnitQuantity["factors"], prices: string): Combined {
  if (Object.keys(factors).length === 0) return { quantity: RATIO }
  const quantity: UnitQuantity = { kind: "amount", factors, scale: 1, prices, base: "", text: "" }
  const named = { ...quantity, prices: isMoney(quantity) ? prices : "" }
  return { quantity: { ...named, text: writeQuantity(named) } }
}
