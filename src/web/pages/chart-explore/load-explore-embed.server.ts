import { exploreCardPath, explorePath } from "#charts/explore/explore-spec.ts"
import { closedReason } from "#domain/indicators/redistribution.ts"
import { describeMissing } from "#explore/describe-missing.ts"
import { findComposition } from "#explore/find-composition.ts"

import { drawComposition } from "../explore/draw-composition.server.ts"
import type { ExplorePageServices } from "../explore/load-explore.server.ts"
import type { ExploreChart } from "../explore/page-data.ts"

/** A composition in an embed; without a chart where there is none, and why. */
export type ExploreEmbedData = {
  chart: ExploreChart | null
  /** Which places have no figures, in a sentence. */
  missing: string
  sentence: string
  /** Absolute address of the page of the same composition. */
  link: string
  /** Absolute address of the image for shared links. */
  card: string | null
}

/** What the address of an embedded composition shows, and its status. */
export async function loadExploreEmbed(
  { catalog, search, publicUrl }: Omit<ExplorePageServices, "hasFilms">,
  query: URLSearchParams,
): Promise<{ embed: ExploreEmbedData; status: number }> {
  const found = await findComposition({ catalog, search }, query)
  const refused = (sentence: string, link: string, status: number) => ({
    embed: { chart: null, missing: "", sentence, link: publicUrl + link, card: null },
    status,
  })
  if (found.state === "empty")
    return refused("The address does not name an indicator.", "/explore", 404)
  if (found.state === "problem")
    return refused(found.problem.sentence, explorePath(found.spec), found.problem.status)
  const { composition } = found
  const { spec } = composition
  const closed = composition.origins.find(({ source }) => source.redistribute === "no")
  if (closed) return refused(closedReason(closed.source), explorePath(spec), 403)
  return {
    embed: {
      chart: drawComposition(composition, { origin: publicUrl, target: "_blank" }),
      missing: describeMissing(composition),
      sentence: "",
      link: publicUrl + explorePath(spec),
      card: publicUrl + exploreCardPath(spec),
    },
    status: 200,
  }
}
