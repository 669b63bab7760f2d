import { TUBERCULOSIS_PASSAGES } from "./tuberculosis-passages.data.ts"

/** A name from the definition of a variable: its first sentence, without conditions on other variables. */
export function nameFromDefinition(definition: string): string {
  const written = TUBERCULOSIS_PASSAGES.reduce(
    (text, [passage, words]) => text.replace(passage, words),
    definition,
  )
  const text = written
    .replace(/^\(if [^)]*\) */i, "")
    .replace(
      / *\((but only|or all, if|This does not|e\.g\.|i\.e\.|for example|such as)[^()]*(\([^()]*\)[^()]*)*\)/g,
      "",
    )
    // Other variables by their short names.
    .replace(/ *\([^()]*\w_\w[^()]*\)/g, "")
    .replace(/ in [a-z]+_[a-z_]+(?: and [a-z]+_[a-z_]+)*/g, "")
  const sentence = /^.*?(?<!\bM)[.?](?= |$)/.exec(text)?.[0] ?? text
  const name = /\bTB\b|tubercul/i.test(sentence) ? sentence : `TB: ${sentence}`
  return name.replace(/[.]$/, "").replace(/\s+/g, " ")
}

/** Reads the unit in a definition; "" where it names none. */
export function unitFromDefinition(definition: string): string {
  if (/percent|\bproportion|%/i.test(definition)) return /proportion/i.test(definition) ? "" : "%"
  const perMany = /per 100 ?000 population/i.exec(definition)
  if (perMany) return "per 100,000 population"
  return isAnswer(definition)
    ? "code"
    : /number of|\bcases\b|patients/i.test(definition)
      ? "number"
      : ""
}

/** Whether a variable is a question or a set of options, which are answered in codes; yes and no are 1 and 0. */
export function isAnswer(definition: string): boolean {
  return (
    /^(Does|Do|Did|Is|Are|Was|Were|Has|Have|Had)\b|^The set of|^Source of|\?$/.test(definition) &&
    !/^Number/.test(definition)
  )
}
