import { NAMED_PUBLISHERS } from "../robustness/named-publishers.data.ts"

/** Who published figures says nothing of which they are: the World Bank is neither the world nor a bank's customers. */
const PUBLISHER = new RegExp(
  String.raw`(?:\b(?:from|by|according\s+to|sources?:)\s+(?:the\s+)?)?\b(?:${NAMED_PUBLISHERS.map(({ says }) => says).join("|")})(?![\p{L}\d])(?:['’]s)?(?:\s+(?:tables?|data|figures|statistics|databases?)\b)?`,
  "gu",
)
/** "from the World Economic Outlook of October 2025": when an edition came out is not the time of its figures. */
const EDITION =
  /\b(?:World\s+Economic\s+Outlook|WEO|Fiscal\s+Monitor|databases?|editions?|releases?)(?:\s+database)?,?\s*(?:\(|of\s+)?(?:\p{Lu}\p{Ll}+\s+)?(?:19|20)\d\d\)?/gu

/** The title of a table or list without its source and the date of that. */
export function withoutSource(text: string): string {
  return text.replace(EDITION, " ").replace(PUBLISHER, " ")
}
