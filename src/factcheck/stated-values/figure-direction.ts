import { joinMoves } from "../grammar/join-verbs.ts"
import type { Direction, MeasureMention, Quantity } from "../claims/claim-types.ts"

import { unhedged, type Role } from "../claims/cues.ts"
import type { Shape } from "./figure-shape.ts"

/** What is known of a figure when its movement is read. */
type Moved = {
  quantity: Quantity
  role: Role
  measure: string | null
  mention: MeasureMention | undefined
}

/** Which way the measure moved to reach a figure; `null` where the sentence says nothing of it. */
export function findDirection(text: string, figure: Moved, shape: Shape): Direction | null {
  if (namesCurrency(text, figure)) return currencyMove(text, figure, shape)
  return isOwnMove(text, figure, shape) ? figure.role.direction : null
}

const NAMES_RATE = /\brate\b/i

/** "the cedi" and not "the exchange rate of the cedi". */
function namesCurrency(text: string, { measure, mention }: Moved): boolean {
  return (
    measure === "exchange-rate" &&
    mention !== undefined &&
    !NAMES_RATE.test(text.slice(mention.start, mention.end))
  )
}

/** "to an average of 12.56". */
const AN_AVERAGE_OF = "(?:an?\\s+(?:annual\\s+|monthly\\s+)?average\\s+(?:rate\\s+)?of\\s+)?"

const STRONGER = new RegExp(
  `\\b(?:${joinMoves({ use: "currencies", direction: "up" })})\\b[^.,;]{0,40}\\bto\\s*${AN_AVERAGE_OF}$`,
  "i",
)
const WEAKER = new RegExp(
  `\\b(?:${joinMoves({ use: "currencies", direction: "down" })})\\b[^.,;]{0,40}\\bto\\s*${AN_AVERAGE_OF}$`,
  "i",
)

/** A currency that weakened "to 14.18 to the dollar" takes more of it to the dollar: the rate went up. */
function currencyMove(text: string, { quantity }: Moved, { kind }: Shape): Direction | null {
  if (kind !== "level") return null
  const before = unhedged(text.slice(0, quantity.start))
  if (STRONGER.test(before)) return "down"
  return WEAKER.test(before) ? "up" : null
}

const TO = new RegExp(`\\bto\\s*${AN_AVERAGE_OF}$`, "i")

/** "had recovered only to $4.5bn": up from a low that the text need not date, and still below where it began. */
const RECOVERS = new RegExp(`\\b(?:${joinMoves({ use: "recovery" })})\\b[^.,;]{0,30}$`, "i")

/** "prices climbed by an average of 13.9%": their rate, which may have fallen. */
const BY_AVERAGE =
  /\bby\s+(?:an?\s+)?(?:annual\s+|yearly\s+)?average\s+(?:rate\s+)?(?:of\s+)?(?:only\s+|just\s+|about\s+)*$/i

/** "grew by 5.5%, with inflation at 3.1%": what stands behind "with" did not move as the rest. */
const WITH_AT = /,\s+with\s+(?:\p{L}+\s+){1,4}at\s*$/iu

/** "prices rose 5%" and "expanded at a rate of 5%" are rates of 5%, which need not have risen themselves. */
function isOwnMove(text: string, { quantity, role, measure }: Moved, shape: Shape): boolean {
  if (shape.kind === "change") return true
  const before = text.slice(0, quantity.start)
  const isOther =
    RECOVERS.test(before) || BY_AVERAGE.test(unhedged(before)) || WITH_AT.test(unhedged(before))
  if (role.kind === "change" || isOther) return false
  return shape.measure === measure || TO.test(unhedged(before))
}
