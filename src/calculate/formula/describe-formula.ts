import type { Formula } from "./formula.ts"

const SIGNS = { "+": "+", "-": "−", "*": "×", "/": "÷" } as const

/** What a formula makes, in words: `GDP per head`, `Exports, share of GDP`. `names` gives the inputs their names. */
export function describeFormula(formula: Formula, names: (input: string) => string): string {
  switch (formula.kind) {
    case "input":
      return names(formula.name)
    case "number":
      return String(formula.value)
    case "operation":
      return describeOperation(formula, names)
    case "share":
      return `${describeFormula(formula.input, names)}, share of ${describeFormula(formula.of, names)}`
    case "place-share":
      return `${describeFormula(formula.input, names)}, share of ${formula.place}`
    default:
      return `${describeFormula(formula.input, names)}, ${describeCall(formula)}`
  }
}

function describeOperation(
  { sign, left, right }: Extract<Formula, { kind: "operation" }>,
  names: (input: string) => string,
): string {
  const first = describeFormula(left, names)
  const isPerHead = sign === "/" && right.kind === "input" && right.name === "population"
  if (isPerHead) return `${first} per head`
  const second = describeFormula(right, names)
  const inBrackets = (part: Formula, text: string) =>
    part.kind === "operation" ? `(${text})` : text
  return `${inBrackets(left, first)} ${SIGNS[sign]} ${inBrackets(right, second)}`
}

const CALLS = {
  growth: "growth",
  change: "change on the period before",
  ytd: "year to date",
} as const

type Call = Exclude<Formula, { kind: "input" | "number" | "operation" | "share" | "place-share" }>

function describeCall(formula: Call): string {
  switch (formula.kind) {
    case "call":
      return CALLS[formula.name]
    case "real":
      return `at prices of ${String(formula.year)}`
    case "index":
      return `index, ${String(formula.year)} = 100`
    case "cagr":
      return `growth a year ${String(formula.from)}–${String(formula.to)}`
    case "average":
      return `average of ${String(formula.periods)} periods`
    case "sum":
      return `sum over ${formula.group}`
  }
}
