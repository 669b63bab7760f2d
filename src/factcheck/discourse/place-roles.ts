import { joinOvertaking } from "../grammar/join-verbs.ts"
import type { PlaceMention, Span } from "../claims/claim-types.ts"
import { rememberTexts } from "../text/remember-texts.ts"

/** What a country does in a sentence: it is spoken of, it is only compared with, or it is a scope to rank in. */
export type PlaceRole = "subject" | "compared" | "scope"

/** "ahead of Chile", "three times Poland's", "compared with 3.4% for": what comes after is compared with. */
const COMPARED = new RegExp(
  `\\b(?:ahead\\s+of|behind|than|unlike|compared\\s+(?:with|to)|versus|vs\\.?|against|above|below|twice|thrice|double|triple|treble|half(?:\\s+of)?|times|as\\s+(?:\\p{L}+\\s+)?as|${joinOvertaking({ of: "places", tense: "all" })}|match(?:ed|es|ing)|rivall?(?:ed|s|ing)|similar\\s+to|close\\s+to|next\\s+to|from|(?:wedged|sandwiched|squeezed|nestled|lying|lies)\\s+between|border(?:s|ed\\s+by|ing)|flanked\\s+by|(?:second|exceeded|surpassed|topped|beaten|outdone|bettered|rivalled)\\s+only\\s+(?:to|by|in)|gap\\s+(?:with|to)|differences?\\s+(?:with|from)|on\\s+a\\s+par\\s+with|level\\s+with|inferior\\s+to|superior\\s+to)\\s+(?:(?:that|those|levels?|ones?|people|women|men|children|(?:an?|the)\\s+\\p{L}+)\\s+(?:(?:born|living|working)\\s+)?(?:of|in|for)\\s+|(?:what\\s+(?:is|are)\\s+now|in|of|for|the|both|its|neighbou?r(?:s|ing)?|rivals?|even|nearby|even\\s+in|fellow|giant|rich|tiny|poor(?:er)?|bigger|larger|smaller)\\s+)*$`,
  "iu",
)
/** "seven times the": what leads to a figure that another is compared with. */
export const TIMES_THE = "\\b(?:times|twice|double|half|than)\\s+the\\s+"
/** "that reached": what leads from a figure to the country that it is of. */
export const THAT_REACHED =
  "(?:that|which)\\s+(?:reached|went\\s+to|flowed\\s+(?:in)?to|arrived\\s+in|came\\s+to|landed\\s+in)\\s+(?:the\\s+)?"
const WENT_TO = new RegExp(`${TIMES_THE}[$€£¥]?\\d[^;()]{0,24}?\\s${THAT_REACHED}$`, "iu")
/** A figure may stand between: "compared with 3.4% for the United States", "against 1.41 billion in China". */
const COMPARED_FIGURE =
  /\b(?:compared\s+(?:with|to)|versus|vs\.?|against|than)\s+(?:(?:about|around|just|only|nearly|some|almost|an?|the|over)\s+)*[$€£¥]?\d[^;()]{0,24}?\s(?:in|for|of|across)\s+(?:the\s+)?$/iu
/** "Chile, Peru and Bolivia": what joins the names of a list. */
const JOINS = /^['’]?s?,?\s*(?:and|or|nor)\s+(?:(?:the|in|of|that\s+of)\s+)*$/i
const JOINS_BY_COMMA = /^['’]?s?,\s+(?:(?:the|in|of|that\s+of)\s+)*$/i
/** "compared with 72.4% in Ghana and 61.2% in Nigeria": the next of a list of figures. */
const JOINS_BY_FIGURE =
  /^,?\s*(?:(?:and|or)\s+)?(?:(?:about|around|just|only|nearly|some)\s+)?[$€£¥]?\d[^;()]{0,24}?\s(?:in|for|of|across)\s+(?:the\s+)?$/i
const GOES_ON = /^['’]?s?,?\s*(?:and|or|nor|,)\s+(?:the\s+)?\p{Lu}/u
/** "Namibia's neighbour Angola": the first only says which one is meant. */
const NEIGHBOUR = /^['’]?s?\s+(?:\p{L}+\s+)?neighbou?rs?[\s,]/iu
/** "the highest in the world", "one of the poorest countries in Africa". */
const RANKED_IN =
  /\b(?:\p{L}+est|most|least|worst|best|top|among|leading|only|first|second|third|fourth|fifth|largest|\d+(?:st|nd|rd|th)|anywhere)\b[^,;.]{0,50}\b(?:in|of|across|on)\s+(?:all\s+)?(?:the\s+)?$/iu

/** The role of each place of a sentence, in the order of the text. */
export function rolesOfPlaces(text: string, places: readonly PlaceMention[]): PlaceRole[] {
  const roles: PlaceRole[] = []
  for (const [k, place] of places.entries()) {
    const last = places[k - 1]
    const gap = last === undefined ? "" : text.slice(last.end, place.start)
    const isListed =
      JOINS.test(gap) ||
      JOINS_BY_FIGURE.test(gap) ||
      (JOINS_BY_COMMA.test(gap) && GOES_ON.test(text.slice(place.end)))
    roles.push(isListed && roles[k - 1] === "compared" ? "compared" : decideRole(text, place))
  }
  return roles
}

function decideRole(text: string, place: PlaceMention): PlaceRole {
  const before = text.slice(Math.max(0, place.start - 70), place.start)
  if (place.kind === "group" && RANKED_IN.test(before)) return "scope"
  if (NEIGHBOUR.test(text.slice(place.end))) return "compared"
  if (isRankedAfter(text, place)) return "compared"
  return isComparedWith(before) ? "compared" : "subject"
}

/** "the second-best result after Guyana's, following 4.7%": what stands first in an order, and no owner of what follows. */
function isRankedAfter(text: string, { start, end, possessive }: PlaceMention): boolean {
  return (
    possessive &&
    /\b(?:after|behind|only\s+to)\s+(?:the\s+)?$/i.test(
      text.slice(Math.max(0, start - 20), start),
    ) &&
    /^\s*[,.;:)]/.test(text.slice(end))
  )
}

/** Whether what follows these words is only compared with. */
export function isComparedWith(before: string): boolean {
  return COMPARED.test(before) || COMPARED_FIGURE.test(before) || WENT_TO.test(before)
}

/** Where new clauses begin: after marks and joining words. */
const CLAUSE =
  /;|:(?!\d)|—|\s–\s|\s-\s|\b(?:while|whereas|but|although|though|meanwhile|because|yet|so\s+that)\b|,\s+(?:and|as|with|whose|which|where|or)\b|,\s+(?=in\s+(?:the\s+)?\p{Lu})|\band\b(?=\s+(?:its|the|in|by|that\s+of|those|unemployment|inflation|growth|exports|imports|\p{Lu}[\p{L}'’]+))/giu

/** The clauses of a sentence, in order. */
export const splitClauses = rememberTexts((text): Span[] => {
  const cuts = [...text.matchAll(CLAUSE)].map(({ index, 0: mark }) => [index, index + mark.length])
  const starts = [0, ...cuts.map(([, end]) => end ?? 0)]
  const ends = [...cuts.map(([start]) => start ?? 0), text.length]
  return starts.map((start, k) => ({ start, end: ends[k] ?? text.length }))
})

/** The stretch in brackets around a spot, the brackets left out. */
export function bracketsAround(text: string, { start, end }: Span): Span | undefined {
  const open = text.lastIndexOf("(", start)
  if (open === -1 || text.slice(open, start).includes(")")) return undefined
  const close = text.indexOf(")", end)
  return { start: open + 1, end: close === -1 ? text.length : close }
}
