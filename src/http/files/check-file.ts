import type { FastifyInstance } from "fastify"

import type { Checks, PublishedCheck } from "#accounts/create-checks.ts"
import type { Catalog } from "#catalog/create-catalog.ts"
import type { Dataset } from "#catalog/dataset.ts"
import type { CheckedClaim } from "#factcheck/checked-claim.ts"
import { publishedCheckPath } from "#domain/addresses/check-paths.ts"
import { MAX_CHECK_CHARTS } from "#domain/check-limits.ts"
import type { StatedValue } from "#charts/scene/draw-claimed.ts"
import { quoteClaim } from "#domain/text/quote-claim.ts"
import { checkFileName } from "#domain/format/file-name.ts"
import { formatHeadline } from "#domain/format/number-format.ts"
import { valueAt } from "#domain/series/series.ts"
import { parsePeriod } from "#domain/time/period.ts"
import { toPublishedScale, toScale } from "#domain/units/to-scale.ts"
import { postDay } from "#domain/time/day-text.ts"
import { AppError } from "#domain/errors.ts"
import { checkDocument, type CheckedStatement } from "#exports/check-document.ts"
import type { DrawPool } from "#exports/draw-pool.ts"
import { fileView, type FileView } from "#exports/file-view.ts"

import { fileHeaders } from "./file-headers.ts"

type Options = {
  checks: Pick<Checks, "find">
  catalog: Pick<Catalog, "getDatasetById">
  pool: DrawPool
  publicUrl: string
  now: () => Date
}

/** Published checks as PDF: the address of their page with an extension. */
export function addCheckFile(app: FastifyInstance, options: Options): void {
  app.get<{ Params: { file: string } }>(
    "/fact-checking/:file(^[0-9a-z]{12}\\.pdf$)",
    async (request, reply) => {
      const check = await options.checks.find(request.params.file.replace(".pdf", ""))
      if (!check) throw new AppError("not-found", "There is no published check at this address.")
      const plan = await planDocument(check, options)
      const body = await options.pool.draw({ kind: "pdf", plan, madeAt: check.checkedAt })
      return reply
        .headers({
          ...Object.fromEntries(
            fileHeaders({
              type: "application/pdf",
              isAttachment: true,
              name: checkFileName(check.id, "pdf"),
            }),
          ),
          // A check that its author takes back must not be shown from a cache.
          "cache-control": "private, no-cache",
        })
        .send(body)
    },
  )
}

async function planDocument(check: PublishedCheck, options: Options) {
  const statements: CheckedStatement[] = []
  const readDataset = rememberDatasets(options.catalog)
  let drawn = 0
  let isCut = false
  for (const claim of check.claims) {
    const id = claim.evidence.seriesId
    const dataset: Dataset | undefined = id === null || isCut ? undefined : await readDataset(id)
    isCut ||= dataset !== undefined && drawn === MAX_CHECK_CHARTS
    const view = dataset && !isCut ? viewDataset(dataset, claim, options) : undefined
    if (view) drawn += 1
    const { message, source } = claim
    statements.push({
      verdict: claim,
      originalText: quoteClaim(claim),
      message,
      isFoundByModel: claim.foundBy !== undefined,
      source: source ? `Source: ${source.provider}, ${source.url}` : "",
      view,
      claimed: view && readClaimed(claim, view),
    })
  }
  const formatDay = (time: Date) => postDay(time.toISOString())
  return checkDocument({
    title: check.title,
    address: options.publicUrl + publishedCheckPath(check.id),
    dates: [
      `Published on ${formatDay(check.publishedAt)}. The text is read as of ${postDay(check.asOf)}; the verdicts were made on ${formatDay(check.checkedAt)}.`,
      ...(isCut
        ? [`Charts are drawn for the first ${String(MAX_CHECK_CHARTS)} statements alone.`]
        : []),
    ].join(" "),
    statements,
  })
}

/** The stated figure in the unit of the chart; `undefined` for a change, a share or a rank, which a chart of levels cannot show. */
function readClaimed({ claim, evidence }: CheckedClaim, view: FileView): StatedValue | undefined {
  const { unit, plotted } = view
  const { period, actualValue } = evidence
  if (claim.statedValue === null || period === null || actualValue === null) return undefined
  const read = parsePeriod(period)
  const published = read && valueAt(plotted.observations, read.index)
  if (published === undefined || published === null) return undefined
  const isOfSeries =
    Math.abs(toScale(actualValue, evidence.unit, unit) - published) <= 1e-6 * Math.abs(published)
  if (!isOfSeries) return undefined
  const value = toPublishedScale(
    { value: claim.statedValue, unit: claim.unit },
    { value: published, unit },
  )
  if (value === null) return undefined
  return { period, value, text: formatHeadline(value, plotted.format) }
}

/** Reads each series once, even where several statements rest on it. A series that may not be passed on is left out. */
function rememberDatasets(
  catalog: Options["catalog"],
): (id: string) => Promise<Dataset | undefined> {
  const read = new Map<string, Dataset | undefined>()
  return async (id) => {
    if (!read.has(id)) {
      const dataset = await catalog.getDatasetById(id)
      read.set(id, dataset?.source.redistribute === "no" ? undefined : dataset)
    }
    return read.get(id)
  }
}

function viewDataset(
  dataset: Dataset,
  { chart }: CheckedClaim,
  { publicUrl, now }: Options,
): FileView {
  const query = new URLSearchParams({ frequency: dataset.observations.frequency })
  for (const key of ["chartType", "startYear", "endYear"] as const) {
    if (chart?.[key] != null) query.set(key, String(chart[key]))
  }
  return fileView(dataset, query, { asOf: null, currentYear: now().getUTCFullYear(), publicUrl })
}
