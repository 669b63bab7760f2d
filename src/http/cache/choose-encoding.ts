import { LRUCache } from "lru-cache"
import Negotiator from "negotiator"

export type Encoding = "identity" | "gzip" | "br"

/** In the order of the smallest result. A client that accepts several gets the first, whatever it prefers. */
const OFFERED = ["br", "gzip"] as const

/** Browsers send only a few different headers, so the choice for each is cached. */
const choices = new LRUCache<string, Encoding>({ max: 100 })

/** The best encoding a client accepts, by its Accept-Encoding header; "identity" without one. */
export function chooseEncoding(header = ""): Encoding {
  const known = choices.get(header)
  if (known !== undefined) return known
  const accepted = new Negotiator({ headers: { "accept-encoding": header } }).encodings(OFFERED)
  const encoding = OFFERED.find((offered) => accepted.includes(offered)) ?? "identity"
  choices.set(header, encoding)
  return encoding
}
