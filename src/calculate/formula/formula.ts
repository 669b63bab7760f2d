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
  /** The text as written in the address. */
  text: string
  name: string | null
  formula: Formula
}

/** Every input that a formula names, each once. */
export function listInputs(formula: Formula): string[] {
  return [...new Set(collectInputs(formula))]
}

function collectInputs(formula: Formula): string[] {
  return formula.kind === "input" ? [formula.name] : listParts(formula).flatMap(collectInputs)
}

/** The places and groups that a formula names besides those of the chart. */
export function listNamedPlaces(formula: Formula): string[] {
  return [...listOwnPlaces(formula), ...listParts(formula).flatMap(listNamedPlaces)]
}

function listOwnPlaces(formula: Formula): string[] {
  if (formula.kind === "place-share") return [formula.place]
  return formula.kind === "sum" ? [formula.group] : []
}

/** The formulas that one is put together from. */
function listParts(formula: Formula): readonly Formula[] {
  switch (formula.kind) {
    case "input":
    case "number":
      return []
    case "operation":
      return [formula.left, formula.right]
    case "real":
      return [formula.input, formula.deflator]
    case "share":
      return [formula.input, formula.of]
    default:
      return [formula.input]
  }
}
