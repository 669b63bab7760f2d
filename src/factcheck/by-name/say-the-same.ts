/** The words of indicators' names, by the words that people write for them, both without endings. */
const SAME: ReadonlyMap<string, string> = new Map([
  ["vaccination", "immunization"],
  ["vaccinate", "immunization"],
  ["vaccinated", "immunization"],
  ["immunised", "immunization"],
  ["immunized", "immunization"],
  ["infant", "child"],
  ["baby", "child"],
  ["children", "child"],
  ["woman", "female"],
  ["women", "female"],
  ["girl", "female"],
  ["man", "male"],
  ["men", "male"],
  ["boy", "male"],
  ["doctor", "physician"],
  ["electricity", "electric"],
  ["tb", "tuberculosis"],
  ["labour", "labor"],
  ["used", "using"],
  ["use", "using"],
  ["user", "using"],
  ["emitted", "emission"],
  ["produced", "production"],
  ["consumed", "consumption"],
  ["enrolment", "enrollment"],
  ["fibre", "fiber"],
  ["litre", "liter"],
  ["metre", "meter"],
  ["head", "capita"],
  ["person", "capita"],
  ["inhabitant", "people"],
])

/** The words of a text in the form in which they are compared: without endings, American, one for several of a meaning. */
export function comparedWords(text: string): string[] {
  return (text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).map(comparedWord)
}

function comparedWord(word: string): string {
  const one = SAME.get(word) ?? toSingular(word)
  const american = one
    .replace(/isation$/, "ization")
    .replace(/aemia$/, "emia")
    .replace(/iliser$/, "ilizer")
  return SAME.get(american) ?? american
}

function toSingular(word: string): string {
  if (word.length <= 3 || !word.endsWith("s")) return word
  if (word.endsWith("ies") && word.length > 4) return `${word.slice(0, -3)}y`
  if (/(?:ss|ch|sh|x)es$|..toes$|.goes$/.test(word)) return word.slice(0, -2)
  return /(?:ss|us|is)$/.test(word) ? word : word.slice(0, -1)
}
