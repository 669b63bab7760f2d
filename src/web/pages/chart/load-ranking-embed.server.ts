import type { Catalog } from "#catalog/create-catalog.ts"
import { asOfSentence, creditSentence, vintageSentence } from "#charts/text/series-text.ts"
import { framedWorldQuery, worldQuery } from "#charts/query/world-query.ts"
import { readWorldView, type WorldChartType } from "#charts/views/world-view.ts"
import { cardPath, indicatorPath } from "#domain/addresses/page-paths.ts"
import { redistributionSentence } from "#domain/indicators/redistribution.ts"
import { capitalize } from "#domain/format/capitalize.ts"
import { formatHeadline } from "#domain/format/number-format.ts"
import { unitScale } from "#domain/units/unit-scale.ts"

import { readAsOf } from "../indicator/series-data.server.ts"
import { drawRanking } from "../ranking/draw-ranking.server.ts"
import type { LegendClass, RankRow } from "../ranking/page-data.ts"

/** A map or a ranking in an embed. */
export type RankingEmbedData = {
  isMap: boolean
  title: string
  subtitle: string
  svg: string
  legend: readonly LegendClass[]
  description: string
  ranked: readonly RankRow[]
  foot: string
  link: string
  /** Absolute address of the image for shared links. */
  card: string
  /** Address of a country's page up to its name. */
  countryLink: string
}

/** Why a map or a ranking may not be embedded, and where it can be seen. */
type RefusedRanking = { title: string; refusal: string; link: string }

type Services = {
  catalog: Pick<Catalog, "findIndicator" | "getObservationsByPlace">
  publicUrl: string
}

/** Whether an embed of the type shows a map; what has none is a list of bars. */
const HAS_MAP: Readonly<Record<WorldChartType, boolean>> = { map: true, ranking: false }

/** What the address of an embedded map or ranking shows; nothing where there are no figures to compare. */
export async function loadRankingEmbed(
  { catalog, publicUrl }: Services,
  query: URLSearchParams,
): Promise<RankingEmbedData | RefusedRanking | undefined> {
  const found = await catalog.findIndicator(query.get("indicator") ?? "")
  const { day } = readAsOf(query)
  const world = found && (await catalog.getObservationsByPlace(found.indicator, day ?? undefined))
  const view = world?.isComparable ? readWorldView(world.places, query) : undefined
  if (!world || !view) return undefined
  const { name, unit } = world.indicator
  const page = `${publicUrl}${indicatorPath({ name, query: worldQuery(view) })}`
  const closed = world.sources.find(({ redistribute }) => redistribute === "no")
  if (closed) return { title: name, refusal: redistributionSentence(closed), link: page }
  const link = { origin: publicUrl, target: "_blank" }
  const { svg, spec, count, of, legend, description, ranked, notes } = drawRanking(
    world,
    view,
    link,
    formatHeadline,
  )
  const credit = creditSentence(...world.sources.map(({ attribution }) => attribution))
  return {
    isMap: HAS_MAP[spec.chartType],
    title: `${name}, ${String(spec.year)}`,
    subtitle: [
      capitalize(unitScale(unit)?.unit ?? unit),
      `${String(count)} of ${String(of)} countries`,
    ]
      .filter((part) => part !== "")
      .join("; "),
    svg,
    legend,
    description,
    ranked,
    foot: [
      `${credit} ${vintageSentence(world)}`,
      ...(day === null ? [] : [asOfSentence(day)]),
      ...notes,
    ].join(" "),
    link: page,
    card: publicUrl + cardPath({ name, query: framedWorldQuery(view) }),
    countryLink: `${publicUrl}${indicatorPath({ name })}/`,
  }
}
