import type { PlaceMention, Quantity } from "../claims/claim-types.ts"

import { joinMoves } from "./join-verbs.ts"

const GREW = `\\s*(?:,\\s*)?(?:also\\s+|had\\s+|has\\s+|both\\s+)?(?:${joinMoves({ use: "economies" })})\\s*(?:(?:faster|slower|more\\s+(?:slowly|quickly))\\s*)?\\(?(?:,?\\s*(?:in|during)\\s+\\d{4}\\s*,?)?\\s*(?:by\\s+|at\\s+(?:a\\s+rate\\s+of\\s+)?)?(?:on\\s+average\\s+)?(?:an?\\s+|average\\s+|of\\s+|about\\s+|nearly\\s+|just\\s+|only\\s+|over\\s+|around\\s+|more\\s+than\\s+|almost\\s+)*$`
const GROWS = new RegExp(`^${GREW}`, "i")
/** "and, as exports fell, the country grew by". */
const COUNTRY_GROWS = new RegExp(
  `[,;]\\s+(?:the\\s+(?:country|nation|economy)|its\\s+economy)${GREW}`,
  "i",
)

/** Whether a percentage says how fast a country itself grew, and so its economy: "Kenya grew 5.6%". */
export function growsItself(
  { text, places }: { text: string; places: readonly PlaceMention[] },
  { unit, start }: Quantity,
): boolean {
  if (unit !== "percent") return false
  if (COUNTRY_GROWS.test(text.slice(0, start))) return true
  const subject = places
    .filter(({ kind, end, possessive }) => kind === "country" && !possessive && end <= start)
    .at(-1)
  if (!subject || !GROWS.test(text.slice(subject.end, start))) return false
  // "revenue in Kenya grew" is somebody's revenue.
  return /(?:^|[.;,:"“]\s*|\b(?:and|while|but|as|that|when|where|why|said|says)\s+)(?:the\s+)?$/i.test(
    text.slice(0, subject.start),
  )
}
