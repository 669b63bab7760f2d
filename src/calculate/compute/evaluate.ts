import { PERIODS_PER_YEAR } from "#domain/time/frequency.ts"
import { getFirstPeriod, getLastPeriod } from "#domain/time/period.ts"

import type { Formula, Sign } from "../formula/formula.ts"
import { combineQuantities } from "../units/combine-quantities.ts"
import {
  growthQuantity,
  indexQuantity,
  plainQuantity,
  shareQuantity,
  type UnitQuantity,
} from "../units/quantity.ts"
import { alignValues, joinForecasts, valueOn, type CalculatedValues } from "./calculated-values.ts"

/** Where a formula finds its inputs, for one place. */
export type Inputs = {
  /** The values of an input in the place; `undefined` where there are none. */
  find: (name: string) => CalculatedValues | undefined
  /** The inputs of another place; `undefined` where the place is unknown. */
  inPlace: (name: string) => Inputs | undefined
  /** The inputs of each member of a group; `undefined` where the group is unknown. */
  inMembers: (group: string) => readonly Inputs[] | undefined
}

/** What a formula makes in a place: values, nothing where an input is missing, or why it makes no sense. */
export type Evaluated = CalculatedValues | { problem: string } | undefined

/** Computes a formula in a place. Values rest on actual inputs of the same period; division by zero leaves a gap. */
export function evaluate(formula: Formula, inputs: Inputs): Evaluated {
  switch (formula.kind) {
    case "input":
      return inputs.find(formula.name)
    case "number":
      return undefined
    case "operation":
      return evaluateOperation(formula, inputs)
    case "share":
      return evaluateShare(evaluate(formula.input, inputs), evaluate(formula.of, inputs), "")
    case "place-share":
      return evaluatePlaceShare(formula, inputs)
    case "sum":
      return evaluateSum(formula, inputs)
    case "real":
      return evaluateReal(formula, inputs)
    default:
      return evaluateAlone(formula, evaluate(formula.input, inputs))
  }
}

function isValues(evaluated: Evaluated): evaluated is CalculatedValues {
  return evaluated !== undefined && !("problem" in evaluated)
}

type Operation = Extract<Formula, { kind: "operation" }>

function evaluateOperation({ sign, left, right }: Operation, inputs: Inputs): Evaluated {
  const number = left.kind === "number" ? left.value : right.kind === "number" ? right.value : null
  if (number !== null) return evaluateWithNumber({ sign, left, right }, number, inputs)
  const [a, b] = [evaluate(left, inputs), evaluate(right, inputs)]
  if (!isValues(a)) return a
  if (!isValues(b)) return b
  const combined = combineQuantities(a.quantity, sign, b.quantity)
  if ("problem" in combined) return combined
  const [byLeft, byRight] = [scaleFor(a.quantity, sign), scaleFor(b.quantity, sign)]
  return {
    frequency: a.frequency,
    ...alignValues([a, b], ([x = null, y = null]) =>
      x === null || y === null ? null : operate(x * byLeft, sign, y * byRight),
    ),
    forecastFrom: joinForecasts([a, b]),
    quantity: combined.quantity,
    isFlow: a.isFlow && (b.isFlow || sign === "*" || sign === "/"),
  }
}

/** A percentage of an amount is a hundredth of the product; everything else counts in ones. */
function scaleFor({ kind, scale }: UnitQuantity, sign: Sign): number {
  return kind === "share" && sign === "*" ? 0.01 : scale
}

function operate(x: number, sign: Sign, y: number): number | null {
  const value = sign === "+" ? x + y : sign === "-" ? x - y : sign === "*" ? x * y : x / y
  return Number.isFinite(value) ? value : null
}

/** Times a number or divided by it a figure keeps its unit. */
function evaluateWithNumber(
  { sign, left, right }: Pick<Operation, "sign" | "left" | "right">,
  number: number,
  inputs: Inputs,
): Evaluated {
  const isRight = right.kind === "number"
  const values = evaluate(isRight ? left : right, inputs)
  if (!isValues(values)) return values
  const { kind } = values.quantity
  if (kind === "score" || kind === "growth" || kind === "index")
    return { problem: `“${values.quantity.text}” cannot be combined with a plain number.` }
  const isSum = sign === "+" || sign === "-"
  if ((isSum || (sign === "/" && !isRight)) && kind !== "ratio")
    return {
      problem: `A plain number has no unit, so “${values.quantity.text}” and the number cannot be combined by ${sign}.`,
    }
  return {
    ...values,
    values: values.values.map((value) =>
      value === null ? null : isRight ? operate(value, sign, number) : operate(number, sign, value),
    ),
  }
}

function evaluateShare(part: Evaluated, whole: Evaluated, base: string): Evaluated {
  if (!isValues(part)) return part
  if (!isValues(whole)) return whole
  const combined = combineQuantities(part.quantity, "/", whole.quantity)
  if ("problem" in combined) return combined
  if (combined.quantity.kind !== "ratio")
    return {
      problem: `A share compares two values of the same kind: “${part.quantity.text}” is not part of “${whole.quantity.text}”.`,
    }
  const [byPart, byWhole] = [part.quantity.scale, whole.quantity.scale]
  return {
    frequency: part.frequency,
    ...alignValues([part, whole], ([x = null, y = null]) =>
      x === null || y === null ? null : operate(x * byPart * 100, "/", y * byWhole),
    ),
    forecastFrom: joinForecasts([part, whole]),
    quantity: shareQuantity(base),
    isFlow: false,
  }
}

function evaluatePlaceShare(
  { input, place }: Extract<Formula, { kind: "place-share" }>,
  inputs: Inputs,
): Evaluated {
  const there = inputs.inPlace(place)
  if (!there) return { problem: `There is no place “${place}”.` }
  const part = evaluate(input, inputs)
  if (isValues(part) && !isExtensive(part.quantity))
    return {
      problem: `“${part.quantity.text}” cannot be added up over countries, so no share of it can be computed.`,
    }
  return evaluateShare(part, evaluate(input, there), place)
}

/** Whether figures of places add up to that of the whole: amounts do, averages and shares do not. */
function isExtensive({ kind, factors }: UnitQuantity): boolean {
  return kind === "amount" && Object.values(factors).every((power) => power > 0)
}

function evaluateSum(
  { input, group }: Extract<Formula, { kind: "sum" }>,
  inputs: Inputs,
): Evaluated {
  const members = inputs.inMembers(group)
  if (!members) return { problem: `There is no group “${group}”.` }
  const held = members.map((member) => evaluate(input, member))
  const problem = held.find((one) => one !== undefined && "problem" in one)
  if (problem) return problem
  const found = held.filter(isValues)
  const [first] = found
  if (!first) return undefined
  if (!isExtensive(first.quantity) || "LCU" in first.quantity.factors)
    return { problem: `“${first.quantity.text}” cannot be added up over countries.` }
  return {
    ...first,
    // Without one of the members a sum would fall for no other reason.
    ...alignValues(found, addAll),
    forecastFrom: joinForecasts(found),
  }
}

/** Money at the prices of a year: only in a country's own currency, as its deflator measures those prices. */
function evaluateReal(
  { input, deflator, year }: Extract<Formula, { kind: "real" }>,
  inputs: Inputs,
): Evaluated {
  const [money, index] = [evaluate(input, inputs), evaluate(deflator, inputs)]
  if (!isValues(money)) return money
  const { quantity } = money
  if (quantity.kind !== "amount" || quantity.prices !== "current")
    return {
      problem: `Only money at current prices can be adjusted for prices, not “${quantity.text}”.`,
    }
  if ("US$" in quantity.factors || "international $" in quantity.factors)
    return {
      problem:
        "The deflator measures prices in the country’s own currency, so it does not apply to dollars; use the amount in local currency.",
    }
  // What makes no sense anywhere is said before what is missing here.
  if (!isValues(index)) return index
  if (index.quantity.kind !== "index")
    return { problem: `“${index.quantity.text}” is not a price index.` }
  const base = averageYear(index, year)
  if (base === null) return undefined
  const prices = `constant ${String(year)}`
  const text = quantity.text.replace(/^current\b/, prices)
  return {
    frequency: money.frequency,
    ...alignValues([money, index], ([x = null, y = null]) =>
      x === null || y === null ? null : operate(x * base, "/", y),
    ),
    forecastFrom: joinForecasts([money, index]),
    quantity: {
      ...quantity,
      prices,
      text: text === quantity.text ? `${text} at prices of ${String(year)}` : text,
    },
    isFlow: money.isFlow,
  }
}

/** The average of a year; `null` where a period of it is missing. */
function averageYear(series: CalculatedValues, year: number): number | null {
  const { frequency } = series
  const count = PERIODS_PER_YEAR[frequency]
  const first = getFirstPeriod(frequency, year)
  const shares = Array.from({ length: count }, (_, k) => {
    const value = valueOn(series, first + k)
    return value === null ? null : value / count
  })
  return addAll(shares)
}

/** The sum; `null` where one of the values is missing. */
function addAll(values: readonly (number | null)[]): number | null {
  let sum = 0
  for (const value of values) {
    if (value === null) return null
    sum += value
  }
  return sum
}

type Alone = Extract<Formula, { kind: "call" | "index" | "cagr" | "average" }>

function evaluateAlone(formula: Alone, values: Evaluated): Evaluated {
  if (!isValues(values)) return values
  const { kind } = values.quantity
  if (formula.kind === "average")
    return {
      ...values,
      values: values.values.map((_, k) => meanBefore(values.values, k, formula.periods)),
    }
  if (formula.kind === "call" && formula.name !== "growth")
    return formula.name === "ytd" ? evaluateYearToDate(values) : evaluateChange(values)
  if (["growth", "points", "share", "score"].includes(kind))
    return {
      problem: `“${values.quantity.text}” changes in points, so it has neither a growth rate nor an index.`,
    }
  if (formula.kind === "index") return evaluateIndex(values, formula.year)
  if (formula.kind === "cagr") return evaluateYearlyGrowth(values, formula.from, formula.to)
  const distance = PERIODS_PER_YEAR[values.frequency]
  return {
    ...values,
    values: values.values.map((value, k) =>
      growBetween(values.values[k - distance] ?? null, value),
    ),
    quantity: growthQuantity("% growth on a year before"),
    isFlow: false,
  }
}

/** The difference from the period before, in the same unit; of what is relative in points. */
function evaluateChange(values: CalculatedValues): Evaluated {
  const { kind, text } = values.quantity
  if (kind === "score")
    return {
      problem: `Differences between scores or ranks (“${text}”) have no meaning, so nothing can be computed from them.`,
    }
  const points = kind === "index" ? "index points" : "percentage points"
  const isRelative = kind === "growth" || kind === "share" || kind === "index"
  return {
    ...values,
    values: values.values.map((value, k) => {
      const before = values.values[k - 1] ?? null
      return value === null || before === null ? null : operate(value, "-", before)
    }),
    ...(isRelative && { quantity: plainQuantity("points", points) }),
  }
}

function growBetween(before: number | null, value: number | null): number | null {
  return before === null || value === null || before <= 0
    ? null
    : operate((value - before) * 100, "/", before)
}

function meanBefore(
  values: readonly (number | null)[],
  at: number,
  periods: number,
): number | null {
  let sum = 0
  for (let k = at - periods + 1; k <= at; k += 1) {
    const value = values[k] ?? null
    if (value === null) return null
    sum += value
  }
  return sum / periods
}

function evaluateYearToDate(values: CalculatedValues): Evaluated {
  const { frequency, start, isFlow } = values
  if (frequency === "yearly")
    return { problem: "A year to date needs quarterly or monthly figures; these are yearly." }
  if (!isFlow)
    return { problem: `“${values.quantity.text}” cannot be added up over the periods of a year.` }
  let sum: number | null = null
  return {
    ...values,
    values: values.values.map((value, k) => {
      const isFirst = (start + k) % PERIODS_PER_YEAR[frequency] === 0
      const before: number | null = isFirst ? 0 : sum
      sum = before === null || value === null ? null : before + value
      return sum
    }),
  }
}

function evaluateIndex(values: CalculatedValues, year: number): Evaluated {
  const base = averageYear(values, year)
  if (base === null) return undefined
  if (base <= 0 || values.values.some((value) => value !== null && value < 0))
    return { problem: "An index needs values above zero." }
  return {
    ...values,
    values: values.values.map((value) => (value === null ? null : operate(value * 100, "/", base))),
    quantity: indexQuantity(year),
    isFlow: false,
  }
}

/** One figure, of the last year: the growth a year from the first to it. */
function evaluateYearlyGrowth(values: CalculatedValues, from: number, to: number): Evaluated {
  if (from >= to) return { problem: "cagr needs the earlier year first, then the later one." }
  const [first, last] = [averageYear(values, from), averageYear(values, to)]
  if (first === null || last === null || first <= 0 || last < 0) return undefined
  const growth = ((last / first) ** (1 / (to - from)) - 1) * 100
  return {
    ...values,
    start: getLastPeriod(values.frequency, to),
    values: [growth],
    quantity: growthQuantity(`% growth a year, ${String(from)}–${String(to)}`),
    isFlow: false,
  }
}
