/** A formula as a tree. Letters name the inputs in order; words such as `population` name inputs that are known by themselves. */
export type Formula =
  | { kind: "input"; name: string }
  | { kind: "number"; value: number }
  | { kind: "operation"; sign: Sign; left: Formula; right: Formula }
  | { kind: "call"; name: OneInput; input: Formula }
  | { kind: "real"; input: Formula; deflator: Formula; year: number }
  | { kind: "index"; input: Formula; year: number }
  | { kind: "share"; input: Formula; of: Formula }
  | { kind: "place-share"; input: Formula; place: string }
  | { kind: "cagr"; input: Formula; from: number; to: number }
  | { kind: "average"; input: Formula; periods: number }
  | { kind: "sum"; input: Formula; group: string }

export type Sign = "+" | "-" | "*" | "/"
export type OneInput = "growth" | "change" | "ytd"

/** Inputs that a formula may name by a word. */
export const KNOWN_WORDS = ["population", "gdp", "deflator", "cpi", "ppp"] as const
export type KnownWord = (typeof KNOWN_WORDS)[number]

/** A formula with the name that its author gave it. */
export type NamedFormula = {
  /** As it stands in the address. */
  text: string
  name: string | null
  formula: Formula
}

/** Every input that a formula names, each once. */
export function listInputs(formula: Formula): string[] {
  return [...new Set(collect(formula))]
}

function collect(formula: Formula): string[] {
  switch (formula.kind) {
    case "input":
      return [formula.name]
    case "number":
      return []
    case "operation":
      return [...collect(formula.left), ...collect(formula.right)]
    case "real":
      return [...collect(formula.input), ...collect(formula.deflator)]
    case "share":
      return [...collect(formula.input), ...collect(formula.of)]
    default:
      return collect(formula.input)
  }
}

/** The places and groups that a formula names besides those of the chart. */
export function listNamedPlaces(formula: Formula): string[] {
  switch (formula.kind) {
    case "input":
    case "number":
      return []
    case "operation":
      return [...listNamedPlaces(formula.left), ...listNamedPlaces(formula.right)]
    case "place-share":
      return [formula.place, ...listNamedPlaces(formula.input)]
    case "sum":
      return [formula.group, ...listNamedPlaces(formula.input)]
    case "real":
      return [...listNamedPlaces(formula.input), ...listNamedPlaces(formula.deflator)]
    case "share":
      return [...listNamedPlaces(formula.input), ...listNamedPlaces(formula.of)]
    default:
      return listNamedPlaces(formula.input)
  }
}
