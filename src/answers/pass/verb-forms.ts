/** The forms of a verb in a question: "post", "posts", "posted", "posting". */
export type VerbForms = {
  base: string
  third: string
  past: readonly string[]
  continuous: string
}

/**
 * The forms of an English verb. A row of several words gives what is irregular, the base first and then its past forms:
 * "bear bore borne". A base that doubles its last letter is written with it: "run(n) ran".
 */
export function listVerbForms(row: string): VerbForms {
  const [written = "", ...irregular] = row.split(" ")
  const base = written.replace(/\(.\)$/, "")
  const stem = written.replace(/[()]/g, "")
  return {
    base,
    third: addS(base),
    past: irregular.length > 0 ? irregular : [addEd(stem)],
    continuous: addIng(stem),
  }
}

/** All forms of a verb in one list. */
export function listForms(row: string): string[] {
  const { base, third, past, continuous } = listVerbForms(row)
  return [base, third, ...past, continuous]
}

function addS(base: string): string {
  if (/[^aeiou]y$/.test(base)) return `${base.slice(0, -1)}ies`
  return /(?:s|x|z|ch|sh|o)$/.test(base) ? `${base}es` : `${base}s`
}

function addEd(stem: string): string {
  if (stem.endsWith("e")) return `${stem}d`
  return /[^aeiou]y$/.test(stem) ? `${stem.slice(0, -1)}ied` : `${stem}ed`
}

function addIng(stem: string): string {
  if (stem.endsWith("ie")) return `${stem.slice(0, -2)}ying`
  return `${/[^eo]e$/.test(stem) ? stem.slice(0, -1) : stem}ing`
}
