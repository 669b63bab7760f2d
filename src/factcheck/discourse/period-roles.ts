import type { PeriodMention, Span } from "../claims/claim-types.ts"

/** Whether a time is that of the sentence, or one that it only looks back to. */
export type PeriodRole = "main" | "reference"

/** What may stand before a figure that another is compared with: "a peak of", "as much as". */
const FILLERS =
  "(?:(?:an?|the|its|just|only|about|around|nearly|some|over|peak|high|low|record|trough|revised|growth|gain|rise|fall|contraction|shrinking|growing|expanding|falling|rising|by|of|one|level|rate|as|much|many|little|deep|large)\\s+)*"
const COMPARES =
  "\\b(?:from|after|against|versus|vs\\.?|than|compared\\s+(?:with|to)|up\\s+on|down\\s+on|below|above|under|short\\s+of|(?:inferior|superior)\\s+to|following|following\\s+on\\s+from)\\s+"
/** "a dramatic reversal of the 9.1% rise in 2024": what the sentence is not about. */
const UNDONE = "\\b(?:reversal|continuation|repeat|repetition|echo)\\s+of\\s+"
/** "grew by 0.6%, having contracted by 0.8% in 2023": what was before. */
const HAVING =
  "\\bhaving\\s+(?:\\p{Ll}+ly\\s+)?(?!passed|reached|crossed|topped|exceeded|hit)\\p{Ll}+\\s+(?:by\\s+|to\\s+|at\\s+)?"
/** "after a surplus of the same size, $1.1 billion,": a noun of its own before the figure compared with. */
const AFTER_NOUN = "\\bafter\\s+an?\\s+(?:\\p{Ll}+\\s+){0,5}\\p{Ll}+,\\s+"
/** "from 5.5% in 2023 and as much as 13.8% in 2020": one more figure that is compared with. */
const ONE_MORE = `(?:\\d[^;()]{0,40}?(?:,\\s+|\\s+and\\s+)(?:in\\s+)?${FILLERS})?`

/** "down from a peak of 38.1% in 2023", "against 3.5% in 2022", "after 8.6% in 2023": the time of a figure compared with. */
const OF_COMPARED_FIGURE = new RegExp(
  `(?:(?:${COMPARES}|${UNDONE})${FILLERS}${ONE_MORE}|${AFTER_NOUN}|${HAVING}${FILLERS})(?:US|USD|EUR|GBP|[ACR])?\\s?[$€£¥]?[-−]?\\d[^;()]{0,24}?[\\s,]*$`,
  "iu",
)
/** "the 2000 level", "from 2015", "than in 2010", "as recently as 2019", "since 2014", "compared with 2022". */
const LOOKS_BACK =
  /\b(?:since|than|as|from|compared\s+(?:with|to)|relative\s+to|on|over|versus|as\s+recently\s+as|as\s+late\s+as|back|until|before|up\s+to)\s*(?:in\s+|the\s+|it\s+was\s+in\s+|that\s+of\s+)*$/i
/** What a figure of another time is called. */
export const LEVEL = "(?:level|figure|rate|share|total|value|number|size|amount)"
/** "double the share of 2000", "below the level of 2020": what is compared with. */
export const OF_BASE = new RegExp(
  `\\b(?:double|twice|thrice|half|times|triple|quadruple|than|above|below|exceed(?:s|ed)?)\\s+(?:of\\s+)?(?:the|its|their)\\s+(?:\\p{Ll}+\\s+)?${LEVEL}s?\\s+(?:of|in|for)?\\s*$`,
  "iu",
)
const IS_LEVEL = /^\s+(?:level|figure|total|value|rate|peak|low|high)s?\b/i

/** Whether a sentence without a time of its own tells of an earlier time: "output had shrunk by 7.2%". */
export function isBeforeThat(text: string, periods: readonly PeriodMention[]): boolean {
  return periods.length === 0 && HAD_BEEN_ANYWHERE.test(text)
}

const HAD_DONE =
  "\\bhad\\s+(?:(?:\\p{Ll}+ly|once|already|still|even|only)\\s+)?(?:been|stood|fallen|risen|grown|shrunk|sold|come|gone|begun|become|shown|run|held|had|made|won|lost|left|kept|led|spent|taken|given|seen|hit|\\p{Ll}{2,}ed)\\b"
/** "in 2019 the ratio had been 56.1 per cent", "it had stood at 3% in 2019": what was before the time spoken of. */
const HAD_BEEN = new RegExp(`^(?:,[^,;:]{0,30},)?\\s+[^,;:\\d]{0,40}${HAD_DONE}`, "iu")
const HAD_BEEN_ANYWHERE = new RegExp(HAD_DONE, "iu")
const HAD_BEEN_BEFORE = new RegExp(`${HAD_DONE}[^,;:]{0,50}$`, "iu")

/** Whether the words up to a figure tell of an earlier time: "which had shown a surplus of 1.5 per cent". */
export function hadBeenBefore(text: string): boolean {
  return HAD_BEEN_BEFORE.test(text)
}

/** The role of each time of a sentence, in the order of the text. */
export function rolesOfPeriods(
  text: string,
  periods: readonly PeriodMention[],
  quantities: readonly Span[],
): PeriodRole[] {
  return periods.map((period) => (isReference(text, period, quantities) ? "reference" : "main"))
}

function isReference(text: string, period: PeriodMention, quantities: readonly Span[]): boolean {
  const { form, start, end } = period
  if (form.kind === "since" || form.kind === "last-years") return true
  if (form.kind === "from-carried" && form.shift < 0) return true
  const before = text.slice(0, start)
  const word = /^(?:in|of|by|during|for)\s+/i.exec(text.slice(start, end))?.[0] ?? ""
  if (LOOKS_BACK.test(before) || OF_BASE.test(before) || IS_LEVEL.test(text.slice(end))) return true
  if (/^(?:since|until|from|over)\b/i.test(text.slice(start, end))) return true
  // "By 2023 it had fallen to 4.3%" is what was reached.
  const isReached = /^by\b/i.test(text.slice(start, end)) || /\bby\s+$/i.test(before)
  if (!isReached && (HAD_BEEN.test(text.slice(end)) || HAD_BEEN_BEFORE.test(before))) return true
  return (
    comparedFigure(text, start + word.length, quantities) !== undefined || isBracketed(text, period)
  )
}

/** The figure before a time, where that figure is only compared with: "from 25.0% in 2015". */
export function comparedFigure(
  text: string,
  start: number,
  quantities: readonly Span[],
): Span | undefined {
  const before = text
    .slice(Math.max(0, start - 110), start)
    .replace(/\b(?:in|of|during|for)\s+$/i, "")
  if (!OF_COMPARED_FIGURE.test(before)) return undefined
  const last = quantities.filter(({ end }) => end <= start).at(-1)
  return last && start - last.end < 30 ? last : undefined
}

/** "GDP +3.3% (2023: -0.4%)": a time in brackets is that of the figure in them. */
function isBracketed(text: string, { start, end }: Span): boolean {
  return (
    /\(\s*(?:in\s+)?$/.test(text.slice(0, start)) &&
    /^\s*[:,=]?\s*[-−+$€£¥]?\d/.test(text.slice(end))
  )
}
