/** A unit that counts in thousands or more: what one stands for, the word for it, and the unit without that word. */
export type UnitScale = { by: number; word: string; unit: string }

// A number counts the unit only where it stands first: "1000 ha", but not "2010 = 1000".
const FORMS: readonly { by: number; word: string; form: RegExp }[] = [
  { by: 1e12, word: "trillion", form: /^10\^12(?=\s)|(?:\bin\s+)?\btrillions?\b(?:\s+of\b)?/i },
  { by: 1e9, word: "billion", form: /^10\^9(?=\s)|(?:\bin\s+)?\b(?:billions?|bn)\b(?:\s+of\b)?/i },
  {
    by: 1e6,
    word: "million",
    form: /^(?:10\^6(?=\s)|1[, ]?000[, ]?000(?=\s+\D))|(?:\bin\s+)?\b(?:millions?|mln|mn)\b(?:\s+of\b)?/i,
  },
  {
    by: 1e3,
    word: "thousand",
    form: /^(?:10\^3(?=\s)|1[, ]?000(?=\s+\D))|(?:\bin\s+)?\bthousands?\b(?:\s+of\b)?/i,
  },
]

/** Reads the scale out of a unit: `thousand people`, `US$ million`, `1000 ha`; `undefined` for `deaths per million` and units without one. */
export function unitScale(unit: string): UnitScale | undefined {
  const text = unit.trim()
  for (const { form, by, word } of FORMS) {
    const match = form.exec(text)
    if (!match) continue
    const before = text.slice(0, match.index)
    // "per 100 thousand" and "parts per million" are rates: the figure is written as it is.
    if (/\bper\s+[\d.,\s]*$/i.test(before)) return undefined
    return { by, word, unit: joinParts(before, text.slice(match.index + match[0].length)) }
  }
  return undefined
}

function joinParts(before: string, after: string): string {
  return `${before} ${after}`
    .replace(/\(\s*\)/g, "")
    .replace(/\s+/g, " ")
    .replace(/(?:\s*,)+/g, ",")
    .replace(/^[\s,]+|[\s,]+$/g, "")
}
