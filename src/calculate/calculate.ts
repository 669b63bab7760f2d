import { evaluate, type Evaluated, type Inputs } from "./compute/evaluate.ts"
import { describeFormula } from "./formula/describe-formula.ts"
import { listInputs, listNamedPlaces } from "./formula/formula.ts"
import { parseFormula } from "./formula/parse-formula.ts"
import type { UnitQuantity } from "./units/quantity.ts"
import { readQuantity } from "./units/read-quantity.ts"

export type { UnitQuantity }

/** A formula that was read, ready to be computed in any place. */
export type Calculation = {
  text: string
  /** Letters and words of its inputs. */
  inputs: readonly string[]
  /** Places and groups that it names. */
  places: readonly string[]
  /** The group whose sum the formula is; `null` for what each place has of its own. */
  sumOver: string | null
  evaluate(inputs: Inputs): Evaluated
  /** What it makes, by its author's name or in words. */
  describe(names: (input: string) => string): string
}

/** Reads a formula; what is wrong with it is said. */
export function readCalculation(text: string): Calculation | { problem: string } {
  const parsed = parseFormula(text)
  if ("problem" in parsed) return parsed
  const { formula, name } = parsed
  const inputs = listInputs(formula)
  if (inputs.length === 0) return { problem: "The formula does not name an indicator." }
  return {
    text: parsed.text,
    inputs,
    places: listNamedPlaces(formula),
    sumOver: formula.kind === "sum" ? formula.group : null,
    evaluate: (found) => evaluate(formula, found),
    describe: (names) => name ?? describeFormula(formula, names),
  }
}

/**
 * A published unit, ready to be computed with; `scale` says in how many of it figures are counted. The name of an
 * indicator may say what its unit leaves out: "GDP per capita (current US$)" is in dollars for each person.
 */
export function readUnit(
  { name = "", unit, currency }: { name?: string; unit: string; currency: string | null },
  scale = 1,
): UnitQuantity {
  const quantity = readQuantity(unit, currency)
  return { ...divideByName(quantity, name), scale: quantity.scale * scale }
}

const PER_PERSON = /\bper (?:capita|person|head|inhabitant)\b/i

function divideByName(quantity: UnitQuantity, name: string): UnitQuantity {
  const isDivided = Object.values(quantity.factors).some((power) => power < 0)
  if (quantity.kind !== "amount" || isDivided || !PER_PERSON.test(name)) return quantity
  return {
    ...quantity,
    factors: { ...quantity.factors, people: (quantity.factors["people"] ?? 0) - 1 },
    text: `${quantity.text} per person`,
  }
}
