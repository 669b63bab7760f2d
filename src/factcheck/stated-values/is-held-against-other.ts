import { THAT_REACHED, TIMES_THE } from "../discourse/place-roles.ts"
import { joinOvertaking } from "../grammar/join-verbs.ts"
import { measureById } from "../grammar/find-measures.ts"
import type { Quantity } from "../claims/claim-types.ts"

import { unhedged } from "../claims/cues.ts"
import type { Shape } from "./figure-shape.ts"

const MARGIN = new RegExp(
  `\\b(?:${joinOvertaking({ side: "above", of: "places" })}|${joinOvertaking({ side: "below", of: "places" })})\\b[^.;\\d]{3,80}\\bby\\s+$`,
  "i",
)

const OF_COUNTRIES = /\b(?:countries|nations|economies|states)\s+(?:with|of|having)\s+$/i

/**
 * "Beat those of France by over a trillion dollars", "of all countries with over 50 million people": how far apart two
 * are, or who is ranked, and the level of neither.
 */
function isMargin(text: string, { start }: Quantity): boolean {
  const before = unhedged(text.slice(Math.max(0, start - 160), start))
  return MARGIN.test(before) || OF_COUNTRIES.test(before)
}

/** "60 per cent more for each citizen than the country it broke away from" does not give the growth of one year. */
const MORE_THAN =
  /^\s*(?:more|less|fewer|richer|poorer|bigger|larger|smaller|higher|lower)\b[^.;]{0,60}?\bthan\s+(?:the|that|those|its|their)\s+(?!(?:previous|same|year)\b)/i

/** "fewer than the 2.1 needed to keep a population stable": what ought to be. */
const OUGHT_TO_BE =
  /^\s+(?:\p{Ll}+\s+){0,2}?(?:needed|required|recommended|advised|necessary|that\s+(?=\p{Lu})|that\s+(?:is|are|would\s+be)\s+(?:needed|required))\b/iu

/** Whether a figure is what something ought to be, or what somebody else has ("that Nairobi collects"), and not what it was. */
function isStandard(text: string, { start, end }: Quantity): boolean {
  const behind = text.slice(end)
  return (
    (TIMES_THE_FIGURE.test(text.slice(0, start)) && WENT_TO.test(behind)) ||
    BESIDE_AVERAGE.test(text.slice(0, start)) ||
    OTHER_OF_TWO.test(text.slice(0, start)) ||
    (/\bthan\s+(?:the\s+|about\s+)*$/i.test(text.slice(0, start)) && OUGHT_TO_BE.test(behind))
  )
}

/** "seven times the $463 million that reached Kenya": of another country than the one spoken of. */
const TIMES_THE_FIGURE = new RegExp(`${TIMES_THE}$`, "i")
const WENT_TO = new RegExp(`^\\s+${THAT_REACHED}\\p{Lu}`, "u")

/** "three times the world average of 37.4", "above the global 197". */
const BESIDE_AVERAGE =
  /\b(?:times|twice|double|triple|half|about|around|near|to|than|above|below|with|against|from|over|under|beyond|behind|versus|exceed(?:s|ed|ing)?|(?:short|ahead)\s+of)\s+the\s+(?:world|global|worldwide|international|regional|continental|EU|OECD|European|African|Asian|sub-Saharan|euro[- ](?:area|zone)|eurozone)\s+(?!(?:Bank|Monetary|Union|Commission|Central|Development|Health|Trade|Food)\b)(?:[\p{L}’'-]+\s+){0,3}$/iu
/** "the more populous of the two, 1.46 billion people against 1.41 billion": the second is of the other. */
const OTHER_OF_TWO =
  /\b(?:more|less|\p{L}+(?:er|ier))\b[^.;\d]{0,20}\bof\s+the\s+two\b(?:[^.;]|\.(?=\d)){0,60}\bagainst\s+(?:(?:just|only|some|about)\s+)*$/iu

/** "8.1 percent south of the river", "3% across the border": of a place that stands for another country. */
const BEYOND =
  /^\s*(?:(?:north|south|east|west)\s+of|across|on\s+the\s+other\s+(?:side|bank)\s+of|beyond|over)\s+the\s+(?:\p{Ll}+\s+)?(?:river|border|frontier|strait|channel|lake|sea|mountains?|bay|gulf)\b/iu

/** Whether a figure is of a neighbour that the text names only by where it lies. */
function isOfNeighbour(text: string, { end }: Quantity): boolean {
  return BEYOND.test(text.slice(end))
}

/** Whether a percentage says how much more somebody has than somebody else, which no growth rate does. */
function isHeldAgainstOther(text: string, { end, unit }: Quantity, { measure }: Shape): boolean {
  if (unit !== "percent" || measure === null) return false
  return measureById(measure)?.kind === "rate" && MORE_THAN.test(text.slice(end))
}

/** "from a peak of 24.6%", "24.6% at its peak", "having risen 6%": of a time that is not said, whatever time is spoken of. */
const EXTREME_BEFORE =
  /(?:\b(?:from|after|below|above|off|against|than)\s+(?:an?|the|its|their)\s+(?:[\p{L}-]+\s+){0,3}(?:peak|high|low|trough)\s+of|,\s+having\s+(?:\p{L}+ly\s+)?(?!(?:passed|reached|crossed|topped|exceeded)\b)\p{L}+(?:en|ed|wn|nk|ne)(?:\s+by)?)\s+(?:(?!to\s)[\p{L}-]+\s+){0,2}$/iu
const EXTREME_BEHIND = /^\s*at\s+(?:its|the|their)\s+(?:peak|height|worst|trough|highest|lowest)\b/i
const DATED =
  /^[^,;.]{0,40}\b(?:(?:19|20)\d\d|year|years|month|quarter|decade|January|February|March|April|May|June|July|August|September|October|November|December)\b/i

/** Whether a figure is an extreme, or what had been before, of a time that the sentence does not name. */
function isUndatedExtreme(text: string, { start, end }: Quantity): boolean {
  const behind = text.slice(end)
  if (DATED.test(behind)) return false
  return EXTREME_BEFORE.test(text.slice(0, start)) || EXTREME_BEHIND.test(behind)
}

/** Whether a figure is of another country or time than the one spoken of, or of how far two are apart. */
export function isOfAnotherThing(text: string, quantity: Quantity, shape: Shape): boolean {
  return (
    isHeldAgainstOther(text, quantity, shape) ||
    isMargin(text, quantity) ||
    isOfNeighbour(text, quantity) ||
    isStandard(text, quantity) ||
    isUndatedExtreme(text, quantity)
  )
}
