import { CARD_FORM, IMAGE_FORM } from "#charts/svg/draw-image.ts"
import type { AnswerFile, AnswerFormat } from "#exports/answer-file.ts"
import type { DrawPool } from "#exports/draw-pool.ts"
import { getFormatTraits, type FileFormat } from "#exports/file-formats.ts"
import { fileName, type FileView } from "#exports/file-view.ts"
import {
  worldFileName,
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

/** The page and the licence of what a file shows. */
type Origin = { address: string; licence: { url: string | null } }

const CARD = { isPacked: true, headers: [["content-type", "image/png"] as const] }

/** A view as a file of the given format, ready to be sent. What takes long is drawn by the pool. */
export async function makeFile(
  view: FileView,
  format: FileFormat,
  options: { pool: DrawPool; now: () => Date },
): Promise<RenderedPage> {
  const { type, isKept, isPacked } = getFormatTraits(format)
  const bytes = await writeFile(view, format, options)
  return buildAnswer(bytes, view, {
    isPacked,
    headers: fileHeaders({ type, isKept, name: fileName(view, format) }),
  })
}

/** Words about a view, such as how to cite it. Plain text whatever the extension: nothing here is to run in a browser. */
export function makeText(view: FileView, extension: string, text: string): RenderedPage {
  return buildAnswer(Buffer.from(text), view, {
    isPacked: false,
    headers: fileHeaders({
      type: "text/plain; charset=utf-8",
      isKept: false,
      name: fileName(view, extension),
    }),
  })
}

/** A map or a ranking as a file. */
export async function makeWorldFile(
  file: WorldFile,
  format: WorldFormat,
  pool: DrawPool,
): Promise<RenderedPage> {
  const { type, isKept, isPacked } = getFormatTraits(format)
  const drawImage = () => drawWorldImage(file, IMAGE_FORM)
  const bytes =
    format === "csv"
      ? Buffer.from(writeWorldCsv(file))
      : format === "svg"
        ? Buffer.from(drawImage())
        : await pool.draw({ kind: "image", svg: drawImage() })
  const origin = { address: file.address, licence: { url: file.source.licenceUrl } }
  return buildAnswer(bytes, origin, {
    isPacked,
    headers: fileHeaders({ type, isKept, name: worldFileName(file, format) }),
  })
}

/** The picture that stands for a view where it is shared. */
export async function makeCard(
  view: FileView,
  wishedWidth: number,
  pool: DrawPool,
): Promise<RenderedPage> {
  const bytes = await pool.draw({ kind: "card", view, width: cardWidth(wishedWidth) })
  return buildAnswer(bytes, view, CARD)
}

/** The picture that stands for a comparison where it is shared. Its link to the licence is left out where the two datasets have different ones. */
export async function makeComparisonCard(
  views: TwoViews,
  wishedWidth: number,
  pool: DrawPool,
): Promise<RenderedPage> {
  const { one, two, address } = views
  const bytes = await pool.draw({
    kind: "comparison-card",
    views,
    width: cardWidth(wishedWidth),
  })
  const url = one.licence.url === two.licence.url ? one.licence.url : null
  const origin = { address, licence: { url } }
  return buildAnswer(bytes, origin, CARD)
}

/** The picture that stands for a map or a ranking where it is shared. */
export function makeWorldCard(
  file: WorldFile,
  wishedWidth: number,
  pool: DrawPool,
): Promise<RenderedPage> {
  const origin = { address: file.address, licence: { url: file.source.licenceUrl } }
  return makeCardAnswer(drawWorldImage(file, CARD_FORM), origin, { width: wishedWidth, pool })
}

/** A file of an answer. */
export function makeAnswerPage(
  file: AnswerFile,
  format: AnswerFormat,
  bytes: Buffer,
): RenderedPage {
  const { type, isKept, isPacked } = getFormatTraits(format)
  return buildAnswer(
    bytes,
    { address: file.address, licence: { url: null } },
    {
      isPacked,
      headers: fileHeaders({ type, isKept, name: file.name(format) }),
    },
  )
}

/** The image of a drawing as it is shared, in the width that is asked for. */
export async function makeCardAnswer(
  svg: string,
  origin: Origin,
  { width, pool }: { width: number; pool: DrawPool },
): Promise<RenderedPage> {
  const density = cardWidth(width) / CARD_FORM.width
  const bytes = await pool.draw({ kind: "image", svg, density })
  return buildAnswer(bytes, origin, CARD)
}

/** The width in which an address asks for a card; the largest where it names none. */
export function readCardWidth(query: URLSearchParams): number {
  return Number(query.get("width") ?? Number.NaN) || Infinity
}

/** The width of a card that is asked for, within what is of use. */
function cardWidth(wished: number): number {
  return Math.round(Math.min(Math.max(wished, 200), CARD_FORM.width))
}

/** A file as it is sent: the same for everybody until the data change, with its page and its licence as links. */
export function buildAnswer(
  bytes: Buffer,
  { address, licence }: Origin,
  { headers, isPacked }: { headers: (readonly [string, string])[]; isPacked: boolean },
): RenderedPage {
  const links = [`<${address}>; rel="canonical"`]
  if (licence.url !== null) links.push(`<${licence.url.replace(/[<>\s]/g, "")}>; rel="license"`)
  return {
    status: 200,
    headers: [...Object.entries(FILE_HEADERS), ...headers, ["link", links.join(", ")]],
    etag: bodyEtag(bytes),
    body: encodedBody(bytes),
    cacheable: true,
    isPacked,
  }
}
