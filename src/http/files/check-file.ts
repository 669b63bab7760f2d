import type { FastifyInstance } from "fastify"

import type { Checks, PublishedCheck } from "#accounts/create-checks.ts"
import type { Catalog } from "#catalog/types.ts"
import type { CheckedClaim } from "#factcheck/checked-claim.ts"
import { publishedCheckPath } from "#domain/addresses/check-paths.ts"
import { verdictWord } from "#domain/format/verdict-word.ts"
import { postDay } from "#domain/time/day-text.ts"
import { AppError } from "#domain/errors.ts"
import { checkDocument, type CheckedStatement } from "#exports/check-document.ts"
import type { DrawPool } from "#exports/draw-pool.ts"
import { fileView, type FileView } from "#exports/file-view.ts"

type Options = {
  checks: Pick<Checks, "find">
  catalog: Pick<Catalog, "getDatasetById">
  pool: DrawPool
  publicUrl: string
  now: () => Date
}

/** So many charts at most: a document of hundreds would hold up everybody's. */
const MOST_CHARTS = 20

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
          "content-type": "application/pdf",
          "content-disposition": `attachment; filename="fact-check-${check.id}.pdf"`,
          "content-security-policy": "default-src 'none'; sandbox",
          // Taken back, it is gone at the next look.
          "cache-control": "private, no-cache",
        })
        .send(body)
    },
  )
}

async function planDocument(check: PublishedCheck, options: Options) {
  const statements: CheckedStatement[] = []
  const views = new Map<string, FileView | undefined>()
  for (const stored of check.claims) {
    // Stored as the engine answered it.
    const claim = stored as unknown as CheckedClaim
    const id = claim.evidence.seriesId
    if (id !== null && !views.has(id) && views.size < MOST_CHARTS) {
      views.set(id, await readView(id, claim, options))
    }
    const { originalText, message, source } = claim
    statements.push({
      status: verdictWord(claim),
      originalText,
      message,
      isFoundByModel: claim.foundBy !== undefined,
      source: source ? `Source: ${source.provider}, ${source.url}` : "",
      view: id === null ? undefined : views.get(id),
    })
  }
  const day = (time: Date) => postDay(time.toISOString())
  return checkDocument({
    title: check.title,
    address: options.publicUrl + publishedCheckPath(check.id),
    dates: `Published on ${day(check.publishedAt)}. The text is read as of ${postDay(check.asOf)}; the verdicts were made on ${day(check.checkedAt)}.`,
    statements,
  })
}

async function readView(
  id: string,
  { chart }: CheckedClaim,
  { catalog, publicUrl, now }: Options,
): Promise<FileView | undefined> {
  const dataset = await catalog.getDatasetById(id)
  if (!dataset || dataset.source.redistribute === "no") return undefined
  const query = new URLSearchParams({ frequency: dataset.observations.frequency })
  for (const key of ["chartType", "startYear", "endYear"] as const) {
    if (chart?.[key] != null) query.set(key, String(chart[key]))
  }
  return fileView(dataset, query, { asOf: null, currentYear: now().getUTCFullYear(), publicUrl })
}
