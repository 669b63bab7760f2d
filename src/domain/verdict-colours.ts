import { isByChoice, type WordedVerdict } from "./format/verdict-word.ts"

/**
 * The colours of verdicts where style sheets do not reach: `text` is dark enough on white for small letters, `line` for
 * an underline in either theme. They are those of the tokens where the theme is light.
 */
export const VERDICT_COLOURS = {
  correct: { text: "#0a6340", line: "#12875a" },
  incorrect: { text: "#a81b1b", line: "#cb2a28" },
  unverified: { text: "#7a4a00", line: "#b36f00" },
  incomplete: { text: "#1c479e", line: "#3568cf" },
  unavailable: { text: "#533e7c", line: "#7b62ac" },
} as const

/** The colour of a verdict's word on white; what is correct by choice alone is not green. */
export function verdictInk(
  verdict: WordedVerdict & { status: keyof typeof VERDICT_COLOURS },
): string {
  return VERDICT_COLOURS[isByChoice(verdict) ? "unverified" : verdict.status].text
}
