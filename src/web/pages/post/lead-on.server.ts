import type { Catalog } from "#catalog/create-catalog.ts"
import { chartOfImage } from "#content/chart-image.ts"
import type { SiteContent } from "#content/create-content.ts"
import { listBlockAddresses } from "#content/list-addresses.ts"
import { readSeriesAddress, type SeriesAddress } from "#content/series-address.ts"
import type { RichBlock } from "#content/story.schema.ts"

type Services = {
  catalog: Pick<Catalog, "getDataset">
  content: Pick<SiteContent, "findFrozen">
}

/** The fragment of a chart of an article, by its place among the charts. */
export const figureId = (place: number) => `figure-${String(place + 1)}`

/**
 * Links to series that this site does not hold, by the address in the text: they lead to the chart of the same series
 * in the article, else to its publisher.
 */
export async function findOtherWays(
  services: Services,
  blocks: readonly RichBlock[],
): Promise<ReadonlyMap<string, string>> {
  const addresses = listBlockAddresses(blocks)
  const charts = addresses.filter((address) => chartOfImage(address) !== undefined)
  const ways = new Map<string, string>()
  for (const address of new Set(addresses)) {
    const named = charts.includes(address) ? undefined : readSeriesAddress(address)
    if (named === undefined) continue
    const answer = await services.catalog.getDataset(named)
    if (answer.state === "found" || answer.state === "fact") continue
    const place = charts.findIndex((chart) => isSame(readSeriesAddress(chart), named))
    const publisher = services.content.findFrozen(named)?.source.url
    const way = place === -1 ? publisher : `#${figureId(place)}`
    if (way !== undefined) ways.set(address, way)
  }
  return ways
}

function isSame(a: SeriesAddress | undefined, b: SeriesAddress): boolean {
  return a?.indicator === b.indicator && a.country === b.country
}

/** Blocks with other addresses under their links. */
export function leadOn(
  blocks: readonly RichBlock[],
  ways: ReadonlyMap<string, string>,
): RichBlock[] {
  if (ways.size === 0) return [...blocks]
  // A link has one place in the tree of JSON, whatever block it stands in.
  const text = JSON.stringify(blocks, (key, value: unknown) =>
    key === "href" && typeof value === "string" ? (ways.get(value) ?? value) : value,
  )
  return JSON.parse(text) as RichBlock[]
}
