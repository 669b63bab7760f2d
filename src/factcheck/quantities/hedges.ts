import { joinMoves, joinOvertaking } from "../grammar/join-verbs.ts"
import type { Hedge } from "../claims/claim-types.ts"

/** "went up to 9%" moved there; only "up to 9%" by itself is a bound. */
const UP_TO = `(?<!\\b(?:go|goes|going|gone|went|was|were|is|are|back|moved?|moving|crept|edged|shot|picked|ticked|inched|nudged|stepped|pushed|bounced|catching|caught|brought|taken|driven|sent|lifted|built|marched|sped|speeded|speeds?|speeding|${joinMoves({ direction: "up" })})\\s)up to`
/** "exceeded", "crossing": a figure that was passed is a bound. */
const PASSED = joinOvertaking({ side: "above", of: "amounts", tense: "all" })
const BEFORE: readonly (readonly [Hedge, RegExp])[] = [
  ["at-least", /\b(?:at least|no less than|no fewer than|not less than|a minimum of|minimum)\s*$/i],
  [
    "at-most",
    new RegExp(
      `\\b(?:at most|no more than|not more than|${UP_TO}|a maximum of|maximum|a mere up to)\\s*$`,
      "i",
    ),
  ],
  [
    "nearly",
    /\b(?:nearly|almost|not even|close to|just under|just below|just short of|approaching|not quite|virtually|a little (?:under|below|less than)|slightly (?:under|below|less than)|a shade under)\s*(?:an? )?$/i,
  ],
  [
    "over",
    new RegExp(
      `(?:\\b(?:more than|over|above|in excess of|upwards? of|north of|greater than|higher than|larger than|(?:faster|quicker|more (?:rapidly|quickly)) than|just over|just above|well over|slightly (?:over|above|more than)|a little (?:over|above|more than)|beyond|better than|${PASSED})|>)\\s*(?:an? )?$`,
      "i",
    ),
  ],
  [
    "under",
    /(?:\b(?:less than|fewer than|under|below|beneath|lower than|smaller than|(?:slower|less (?:rapidly|quickly)|more slowly) than|well under|well below|short of|south of)|<)\s*(?:an? )?$/i,
  ],
  [
    "about",
    /(?:\b(?:about|around|roughly|approximately|approx\.?|some|circa|ca?\.|an estimated|estimated at|estimated|in the region of|something like|more or less|or so|an average of about)|[~≈])\s*(?:an? )?$/i,
  ],
]
/** "crossed the 5% mark", "broke through a". */
const PASSED_MARK = new RegExp(
  `\\b(?:${PASSED}|break(?:s|ing)?|broken?)\\s+(?:through\\s+|past\\s+)?(?:the|a)\\s*$`,
  "i",
)
/** What is passed or missed: "the trillion-dollar mark". */
export const MARK = "mark|thresholds?|milestone|barrier|line|ceiling"
const IS_MARK = new RegExp(`^[\\s-]*(?:${MARK})\\b`, "i")
const ABOVE_MARK = /\b(?:above|over|past|beyond)\s+(?:the|a)\s*$/i
const BELOW_MARK = /\b(?:below|under|beneath|short\s+of)\s+(?:the|a)\s*$/i

/** "crossed the 5% mark", "fell below the trillion-dollar mark". */
function readMark(before: string): Hedge | null {
  if (PASSED_MARK.test(before) || ABOVE_MARK.test(before)) return "over"
  return BELOW_MARK.test(before) ? "under" : null
}

const AFTER =
  /^(?:,\s)?\s*(?:or so|or thereabouts|near enough|give or take|more or less|approximately|or more|and above|or over|plus\b|or less|or fewer|or under|\+)/i

/** The most characters before a number in which a hedge is looked for, with the words before it that bear on it. */
const LONGEST_HEDGE = 100

/** Words before a number that change nothing about it. */
export const CHANGES_NOTHING =
  "only|just|barely|scarcely|merely|hardly|a staggering|a mere|a whopping|as much as|as many as"
const CHANGES_NOTHING_HERE = new RegExp(`\\b(?:${CHANGES_NOTHING}|as high as|as low as)\\s*$`, "i")

/** Whether a hedge says that a figure is the least there may be: "over", "at least". */
export function isLowerBound(hedge: Hedge | null): boolean {
  return hedge === "over" || hedge === "at-least"
}

/** Whether a hedge says that a figure is the most there may be: "under", "at most". */
export function isUpperBound(hedge: Hedge | null): boolean {
  return hedge === "under" || hedge === "at-most"
}

/** The hedge of a number from the words before and after it; "just", "only" and their like change nothing. */
export function readHedge(before: string, after: string): { hedge: Hedge; length: number } | null {
  const near = before.slice(-LONGEST_HEDGE)
  const plain = near.replace(CHANGES_NOTHING_HERE, "")
  for (const text of plain === near ? [near] : [near, plain]) {
    for (const [hedge, form] of BEFORE) {
      const match = form.exec(text)
      if (match)
        return {
          hedge: negated(hedge, text.slice(0, match.index)),
          length: near.length - match.index,
        }
    }
  }
  const mark = IS_MARK.test(after) ? readMark(near) : null
  if (mark !== null) return { hedge: mark, length: 0 }
  const tail = AFTER.exec(after)?.[0].trim().toLowerCase()
  if (tail === undefined) return null
  if (/more|above|over|plus|\+/.test(tail)) return { hedge: "at-least", length: 0 }
  if (/less|fewer|under/.test(tail)) return { hedge: "at-most", length: 0 }
  return { hedge: "about", length: 0 }
}

/** "not more than" is a bound of its own. */
function negated(hedge: Hedge, before: string): Hedge {
  if (!/\b(?:not|no|never)\s*$/i.test(before)) return hedge
  if (hedge === "over") return "at-most"
  return hedge === "under" ? "at-least" : hedge
}
