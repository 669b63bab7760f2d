import type { Catalog } from "#catalog/types.ts"
import { EXPLORE_KEYS } from "#charts/explore/explore-spec.ts"
import { CARD_FORM, IMAGE_FORM } from "#charts/svg/draw-image.ts"
import { AppError } from "#domain/errors.ts"
import { requireKnownKeys } from "#domain/format/query-keys.ts"
import { findComposition } from "#explore/find-composition.ts"
import { citeExplore } from "#exports/cite-explore.ts"
import type { DrawPool } from "#exports/draw-pool.ts"
import {
  drawExploreImage,
  exploreFileName,
  makeExploreFile,
  planExploreDocument,
  writeExploreCsv,
  writeExploreJson,
  writeExploreMarkdown,
  type ExploreFile,
  type ExploreFormat,
} from "#exports/explore-file.ts"
import { FILE_FORMATS, isFileFormat } from "#exports/file-formats.ts"
import { writeExploreXlsx } from "#exports/write-explore-xlsx.ts"
import type { Search } from "#search/types.ts"

import type { RenderedPage } from "../cache/rendered-page.ts"
import { buildAnswer, cardWidth } from "./make-file.ts"

type Services = {
  catalog: Pick<Catalog, "findIndicator" | "getDataset" | "getObservationsByPlace">
  search: Pick<Search, "readName">
  publicUrl: string
}
type Options = Services & { pool: DrawPool; now: () => Date }

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
    throw new AppError("bad-request", "The address names no indicator: i is missing.")
  if (found.state === "problem") {
    const { status, sentence } = found.problem
    throw new AppError(status === 404 ? "not-found" : "bad-request", sentence)
  }
  return makeExploreFile(found.composition, publicUrl)
}

/** A composition as a file. */
export async function renderExploreFile(
  query: URLSearchParams,
  format: ExploreFormat,
  options: Options,
): Promise<RenderedPage> {
  requireKnownKeys(query.keys(), [...EXPLORE_KEYS, "as"])
  const file = await findExploreFile(query, options)
  const { type, isKept } = isFileFormat(format)
    ? FILE_FORMATS[format]
    : { type: "text/plain; charset=utf-8", isKept: false }
  const disposition = `${isKept ? "attachment" : "inline"}; filename="${exploreFileName(file, format)}"`
  return buildAnswer(await writeExplore(file, format, options), describeOrigin(file), {
    isPacked: ["xlsx", "png", "pdf"].includes(format),
    headers: [
      ["content-type", type],
      ["content-disposition", disposition],
      ["content-security-policy", "default-src 'none'; sandbox"],
    ],
  })
}

/** The picture that stands for a composition where it is shared. */
export async function renderExploreCard(
  query: URLSearchParams,
  options: Options,
): Promise<RenderedPage> {
  const file = await findExploreFile(query, options)
  const width = cardWidth(Number(query.get("width") ?? Number.NaN) || Infinity)
  const svg = drawExploreImage(file, CARD_FORM)
  const bytes = await options.pool.draw({ kind: "image", svg, density: width / CARD_FORM.width })
  return buildAnswer(bytes, describeOrigin(file), {
    isPacked: true,
    headers: [["content-type", "image/png"]],
  })
}

function describeOrigin({ address, licenceUrl }: ExploreFile) {
  return { address, licence: { url: licenceUrl } }
}

async function writeExplore(
  file: ExploreFile,
  format: ExploreFormat,
  { pool, now }: Options,
): Promise<Buffer> {
  switch (format) {
    case "csv":
      return Buffer.from(writeExploreCsv(file))
    case "json":
      return Buffer.from(writeExploreJson(file))
    case "md":
      return Buffer.from(writeExploreMarkdown(file))
    case "xlsx":
      return writeExploreXlsx(file)
    case "svg":
      return Buffer.from(drawExploreImage(file, IMAGE_FORM))
    case "png":
      return pool.draw({ kind: "image", svg: drawExploreImage(file, IMAGE_FORM) })
    case "pdf": {
      const plan = planExploreDocument(file, drawExploreImage(file, IMAGE_FORM))
      return pool.draw({ kind: "pdf", plan, madeAt: now() })
    }
    case "txt":
    case "bib":
    case "ris":
      return Buffer.from(citeExplore(file, format))
  }
}
