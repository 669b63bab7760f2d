import { CARD_FORM, IMAGE_FORM, SMALLEST_CARD } from "#charts/svg/draw-image.ts"
import { seriesFileName, worldFileName } from "#domain/format/file-name.ts"
import type { DrawPool } from "#exports/draw-pool.ts"
import { getFormatTraits, type FileFormat } from "#exports/file-formats.ts"
import type { FileView } from "#exports/file-view.ts"
import {
  drawWorldImage,
  writeWorldCsv,
  type WorldFile,
  type WorldFormat,
} from "#exports/world-file.ts"
import type { TwoViews } from "#exports/two-views.ts"
import { writeFile } from "#exports/write-file.ts"

import { bodyEtag } from "../cache/body-etag.ts"
import { VIEW_CACHE_CONTROL } from "../cache/cache-control.ts"
import { encodedBody } from "../cache/encoded-body.ts"
import type { RenderedPage } from "../cache/rendered-page.ts"
import { fileHeaders } from "./file-headers.ts"

/** Public reads: any page may show and read them, a cache in between may keep them as long as a page. */
export const FILE_HEADERS = {
  "access-control-allow-origin": "*",
  "cross-origin-resource-policy": "cross-origin",
  "cache-control": VIEW_CACHE_CONTROL,
} as const

/** What a file shows: the address of its page, and of its licence where there is one only. */
type Origin = { address: string; licenceUrl: string | null }

const CARD = { isCompressed: true, headers: [["content-type", "image/png"] as const] }

/** A view as a file of the given format, ready to be sent. What takes long is drawn by the pool. */
export async function makeFile(
  view: FileView,
  format: FileFormat,
  options: { pool: DrawPool; now: () => Date },
): Promise<RenderedPage> {
  const bytes = await writeFile(view, format, options)
  return buildFormatResponse(bytes, describeOrigin(view), {
    format,
    name: seriesFileName(view, format),
  })
}

/** A text about a view, such as how to cite it. Plain text whatever the extension: nothing here is to run in a browser. */
export function makeText(view: FileView, extension: string, text: string): RenderedPage {
  return buildFileResponse(Buffer.from(text), describeOrigin(view), {
    isCompressed: false,
    headers: fileHeaders({
      type: "text/plain; charset=utf-8",
      isAttachment: false,
      name: seriesFileName(view, extension),
    }),
  })
}

/** A map or a ranking as a file. */
export async function makeWorldFile(
  file: WorldFile,
  format: WorldFormat,
  pool: DrawPool,
): Promise<RenderedPage> {
  const bytes = await writeWorldFile(file, format, pool)
  const name = worldFileName(file, format)
  return buildFormatResponse(bytes, describeWorldOrigin(file), { format, name })
}

async function writeWorldFile(
  file: WorldFile,
  format: WorldFormat,
  pool: DrawPool,
): Promise<Buffer> {
  switch (format) {
    case "csv":
      return Buffer.from(writeWorldCsv(file))
    case "svg":
      return Buffer.from(drawWorldImage(file, IMAGE_FORM))
    case "png":
      return pool.draw({ kind: "image", svg: drawWorldImage(file, IMAGE_FORM) })
  }
}

/** The image that previews a view where it is shared. */
export async function makeCard(
  view: FileView,
  width: number,
  pool: DrawPool,
): Promise<RenderedPage> {
  const bytes = await pool.draw({ kind: "card", view, width: limitCardWidth(width) })
  return buildFileResponse(bytes, describeOrigin(view), CARD)
}

/** The image that previews a comparison where it is shared. Its link to the licence is left out where the two datasets have different ones. */
export async function makeComparisonCard(
  views: TwoViews,
  width: number,
  pool: DrawPool,
): Promise<RenderedPage> {
  const { one, two, address } = views
  const job = { kind: "comparison-card", views, width: limitCardWidth(width) } as const
  const licenceUrl = one.licence.url === two.licence.url ? one.licence.url : null
  return buildFileResponse(await pool.draw(job), { address, licenceUrl }, CARD)
}

/** The image that previews a map or a ranking where it is shared. */
export function makeWorldCard(
  file: WorldFile,
  width: number,
  pool: DrawPool,
): Promise<RenderedPage> {
  const svg = drawWorldImage(file, CARD_FORM)
  return makeDrawnCard(svg, describeWorldOrigin(file), { width, pool })
}

/** A card from its finished drawing. */
export async function makeDrawnCard(
  svg: string,
  origin: Origin,
  { width, pool }: { width: number; pool: DrawPool },
): Promise<RenderedPage> {
  const density = limitCardWidth(width) / CARD_FORM.width
  const bytes = await pool.draw({ kind: "image", svg, density })
  return buildFileResponse(bytes, origin, CARD)
}

/** The width in which an address asks for a card; the largest where it names none. */
export function readCardWidth(query: URLSearchParams): number {
  return Number(query.get("width") ?? Number.NaN) || Infinity
}

/** The width nearest to the one that is asked for in which a card can still be read and is not blown up. */
function limitCardWidth(width: number): number {
  return Math.round(Math.min(Math.max(width, SMALLEST_CARD), CARD_FORM.width))
}

/** A file of one of our formats as it is sent, with the name under which a browser saves it. */
export function buildFormatResponse(
  bytes: Buffer,
  origin: Origin,
  { format, name }: { format: Parameters<typeof getFormatTraits>[0]; name: string },
): RenderedPage {
  const { type, isAttachment, isCompressed } = getFormatTraits(format)
  const headers = fileHeaders({ type, isAttachment, name })
  return buildFileResponse(bytes, origin, { headers, isCompressed })
}

/** A file as it is sent: the same for everybody until the data change, with its page and its licence as links. */
export function buildFileResponse(
  bytes: Buffer,
  { address, licenceUrl }: Origin,
  { headers, isCompressed }: { headers: (readonly [string, string])[]; isCompressed: boolean },
): RenderedPage {
  const links = [`<${address}>; rel="canonical"`]
  if (licenceUrl !== null) links.push(`<${licenceUrl.replace(/[<>\s]/g, "")}>; rel="license"`)
  return {
    status: 200,
    headers: [...Object.entries(FILE_HEADERS), ...headers, ["link", links.join(", ")]],
    etag: bodyEtag(bytes),
    body: encodedBody(bytes),
    cacheable: true,
    isCompressed,
  }
}

function describeOrigin({ address, licence }: FileView): Origin {
  return { address, licenceUrl: licence.url }
}

function describeWorldOrigin({ address, source }: WorldFile): Origin {
  return { address, licenceUrl: source.licenceUrl }
}
