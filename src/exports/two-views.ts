import type { ComparedView } from "#charts/query/compared-view.ts"
import type { Dataset } from "#catalog/dataset.ts"
import { compareTarget, secondQuery, withSharedFrequency } from "#charts/query/compare-query.ts"
import { comparedSeries } from "#charts/model/compared-series.ts"
import { readComparison } from "#charts/views/read-comparison.ts"
import { comparePath } from "#domain/addresses/page-paths.ts"
import { AppError } from "#domain/errors.ts"

import { fileView, type FileEdits, type FileView } from "./file-view.ts"
import { asOfText, findDataset, type DatasetReaders } from "./find-dataset.ts"

/** A comparison with everything that an image of it prints. Plain data, so that a worker can draw it. */
export type TwoViews = {
  one: FileView
  two: FileView
  /** What both together show: the same as on the page. */
  view: ComparedView
  title: string
  /** Absolute address of the page with the same comparison. */
  address: string
}

type ViewOptions = { currentYear: number; publicUrl: string }

/** Both datasets that the address of a comparison names; throws "not-found" where one is missing or they have no frequency in common. */
export async function findTwo(
  readers: DatasetReaders,
  query: URLSearchParams,
): Promise<{ one: Dataset; two: Dataset }> {
  const own = secondQuery(query)
  const one = await findDataset(readers, { ...readNames(query), query })
  own.set("frequency", one.observations.frequency)
  const two = await findDataset(readers, { ...readNames(own), query: own })
  if (two.observations.frequency !== one.observations.frequency) {
    const shared = withSharedFrequency(query, one, two)
    if (shared) return findTwo(readers, shared)
    const sentence = `The second dataset has no ${one.observations.frequency} figures.`
    throw new AppError("not-found", sentence)
  }
  return { one, two }
}

/** What both datasets show together for the options in an address, without values: for links and embeds. */
export function viewOfTwo(
  { one, two }: { one: Dataset; two: Dataset },
  query: URLSearchParams,
  currentYear: number,
): ComparedView {
  return readComparison(comparedSeries(one), comparedSeries(two), query, currentYear)
}

/** A comparison for images, with the reader's own title and notes. Throws "licence-forbids" where a source is closed, "bad-request" where the frequencies differ. */
export function twoViews(
  datasets: { one: Dataset; two: Dataset },
  query: URLSearchParams,
  options: ViewOptions & { title?: string; edits?: readonly [FileEdits, FileEdits] },
): TwoViews {
  const { one, two } = datasets
  if (one.observations.frequency !== two.observations.frequency) {
    throw new AppError("bad-request", "Both datasets must have the same frequency.")
  }
  const { title = "", edits = [], ...site } = options
  const asOf = asOfText(query) ?? null
  const view = viewOfTwo(datasets, query, site.currentYear)
  return {
    one: fileView(one, query, { ...site, asOf, edits: edits[0] }),
    two: fileView(two, secondQuery(query), { ...site, asOf, edits: edits[1] }),
    view,
    title: title === "" ? view.title : title,
    address: site.publicUrl + comparePath(compareTarget(view, asOf)),
  }
}

function readNames(query: URLSearchParams): { indicator: string; country: string } {
  return { indicator: query.get("indicator") ?? "", country: query.get("country") ?? "" }
}
