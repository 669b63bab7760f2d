import { LONGEST_LINKED_TEXT, textCheckPath } from "#domain/addresses/check-paths.ts"
import { AppError } from "#domain/errors.ts"
import { requireKnownKeys } from "#domain/format/query-keys.ts"
import { drawCheckCard } from "#exports/check-card.ts"
import { asOfText } from "#exports/find-dataset.ts"
import type { CheckedClaim } from "#factcheck/checked-claim.ts"

import type { RenderedPage } from "../cache/rendered-page.ts"
import type { OpenSite } from "../site.ts"
import { makeDrawnCard, readCardWidth } from "./make-file.ts"

type Options = Pick<OpenSite, "factChecker" | "hasCheckLinks" | "pool" | "publicUrl">

/** The claims of a short text in an address; throws "not-found" where it has none, or checking for everybody is closed. */
export async function findLinkedClaims(
  query: URLSearchParams,
  { factChecker, hasCheckLinks }: Pick<Options, "factChecker" | "hasCheckLinks">,
): Promise<{ text: string; day: string | null; claims: CheckedClaim[] }> {
  const text = query.get("text") ?? ""
  const day = asOfText(query)
  const isOpen = hasCheckLinks && text.length <= LONGEST_LINKED_TEXT
  const claims = isOpen ? await factChecker.check(text, { asOf: day, isLocal: true }) : []
  if (claims.length === 0)
    throw new AppError("not-found", "This address contains no statement that can be checked.")
  return { text, day: day ?? null, claims }
}

/** The image that stands for the verdicts on a short text. */
export async function renderCheckCard(
  query: URLSearchParams,
  options: Options,
): Promise<RenderedPage> {
  requireKnownKeys(query.keys(), ["text", "asOf", "width"])
  const { text, day, claims } = await findLinkedClaims(query, options)
  const address = options.publicUrl + textCheckPath(text, day)
  const origin = { address, licenceUrl: null }
  const width = readCardWidth(query)
  return makeDrawnCard(drawCheckCard(claims, address), origin, { width, pool: options.pool })
}
