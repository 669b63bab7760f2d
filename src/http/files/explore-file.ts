import type { Catalog } from "#catalog/create-catalog.ts"
import { EXPLORE_ADDRESS_KEYS } from "#charts/explore/explore-aliases.ts"
import { AppError } from "#domain/errors.ts"
import { requireKnownKeys } from "#domain/format/query-keys.ts"
import type { ExploreProblem } from "#explore/composition.ts"
import { findComposition } from "#explore/find-composition.ts"
import type { DrawPool } from "#exports/draw-pool.ts"
import { openExploreFile, type ExploreFile, type ExploreFormat } from "#exports/explore-file.ts"
import type { Search } from "#search/create-search.ts"

import type { RenderedPage } from "../cache/rendered-page.ts"
import { buildFormatResponse, makeDrawnCard, readCardWidth } from "./make-file.ts"

type Services = {
  catalog: Pick<
    Catalog,
    "findIndicator" | "getDataset" | "getObservationsByPlace" | "orderPublishers"
  >
  search: Pick<Search, "readName">
  publicUrl: string
}
type Options = Services & { pool: DrawPool; now: () => Date; ffmpeg: string | null }

/** How many of the nearest pages that work a message names. */
const MAX_NEAREST = 3

/**
 * The composition of an address with what its files print.
 * @throws AppError "bad-request" or "not-found" with what is wrong, "licence-forbids" for a closed source
 */
export async function findExploreFile(
  query: URLSearchParams,
  { publicUrl, ...services }: Services,
): Promise<ExploreFile> {
  const found = await findComposition(services, query)
  if (found.state === "empty")
    throw new AppError("bad-request", "The address does not name an indicator: i is missing.")
  if (found.state === "problem") {
    const { problem } = found
    throw new AppError(
      problem.status === 404 ? "not-found" : "bad-request",
      describeProblem(problem, publicUrl),
    )
  }
  return openExploreFile(found.composition, publicUrl)
}

/** What is wrong with an address, and the pages of the nearest that work. */
function describeProblem({ sentence, links }: ExploreProblem, publicUrl: string): string {
  const list = links.slice(0, MAX_NEAREST).map(({ label, path }) => `${label}: ${publicUrl}${path}`)
  return list.length === 0 ? sentence : `${sentence} The nearest that work:\n${list.join("\n")}\n`
}

/** A composition as a file. */
export async function renderExploreFile(
  query: URLSearchParams,
  format: ExploreFormat,
  options: Options,
): Promise<RenderedPage> {
  requireKnownKeys(query.keys(), EXPLORE_ADDRESS_KEYS)
  const file = await findExploreFile(query, options)
  const bytes = await file.write(format, options)
  return buildFormatResponse(bytes, file, { format, name: file.name(format) })
}

/** The image that previews a composition where it is shared. */
export async function renderExploreCard(
  query: URLSearchParams,
  options: Options,
): Promise<RenderedPage> {
  requireKnownKeys(query.keys(), [...EXPLORE_ADDRESS_KEYS, "width"])
  const file = await findExploreFile(query, options)
  const width = readCardWidth(query)
  return makeDrawnCard(file.drawCard(), file, { width, pool: options.pool })
}
