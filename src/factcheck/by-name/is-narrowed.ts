import { joinMoveNouns, joinMoves } from "../grammar/join-verbs.ts"
import type { FoundClaim } from "../claims/find-claims.ts"
import { findMeasures } from "../grammar/find-measures.ts"

/** Words for a part of the people or things that a measure of our table counts. */
const PART =
  /\b(?:fe)?males?\b|\bboth sexes\b|\bages?\s+\d|\baged\s+\d|\d\s*\+|\bamong\s+(?:prisoners|sex workers|transgender|(?:wo)?men who|people who)\b|\b(?:upper|lower) estimate\b|\b(?:low|high) bound\b|\b(?:from|to|in) low- and middle-income\b/i
/** The ages that all figures of a measure are of, where the text says them too. */
const OWN_AGES: Readonly<Record<string, RegExp>> = {
  hiv: writtenAges("15", "49"),
  "youth-unemployment": writtenAges("15", "24"),
  "youth-literacy": writtenAges("15", "24"),
  "adolescent-fertility": writtenAges("15", "19"),
  literacy: /\bage[ds]?\s+15\s+(?:and|or)\s+(?:over|above|older|more)\b/gi,
}

/** "aged 15 to 49" where it is said of both sexes. */
function writtenAges(from: string, to: string): RegExp {
  return new RegExp(
    `(?<!\\b(?:wom[ae]n|m[ae]n|girls|boys)\\s)\\bage[ds]?\\s+(?:between\\s+)?${from}\\s*(?:-|–|to|and)\\s*${to}\\b`,
    "gi",
  )
}

const WORDS_BEFORE = 3
const WORDS_AFTER = 8
const MOVES = new RegExp(
  `\\b(?:${joinMoves({ without: ["object"] })}|${joinMoveNouns("up", "with-plurals")}|${joinMoveNouns("down", "with-plurals")}|chang(?:e|es|ed|ing))\\b`,
  "i",
)

/**
 * Whether a level of a measure of our table is said of a part of it only ("unemployment, female, 25+"), or a per cent of
 * a population that does not move: the figure that the table gives would be another one.
 */
export function isNarrowed(text: string, { kind, measure, unit, sentence }: FoundClaim): boolean {
  if (kind !== "level" && kind !== "threshold") return false
  const own = text.slice(sentence.start, sentence.end)
  if (measure?.startsWith("population") && unit === "percent" && !MOVES.test(own)) return true
  // "7.7% of the population was aged 65 or older": the age is what the measure counts.
  if (measure?.startsWith("aged-") === true && !/\b(?:fe)?males?\b/i.test(own)) return false
  const words = withoutOwnAges(own, measure)
  return PART.test(words) && PART.test(besideMeasures(words))
}

function withoutOwnAges(own: string, measure: string | null): string {
  const ages = measure === null ? undefined : OWN_AGES[measure]
  return ages === undefined ? own : own.replace(ages, "")
}

/** The words beside the measures of a sentence, or all of it where none stands in it: "female" may be a president. */
function besideMeasures(own: string): string {
  const measures = findMeasures(own)
  if (measures.length === 0) return own
  return measures
    .map(({ start, end }) => {
      const before = own.slice(0, start).trim().split(/\s+/).slice(-WORDS_BEFORE).join(" ")
      const after = own.slice(end).trim().split(/\s+/).slice(0, WORDS_AFTER).join(" ")
      return `${before} ; ${after}`
    })
    .join(" ; ")
}
