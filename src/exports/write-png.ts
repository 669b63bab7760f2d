import { crc32 } from "node:zlib"

import { Resvg } from "@resvg/resvg-js"

import { CARD_FORM, IMAGE_FORM } from "#charts/draw-picture.ts"

import type { FileView } from "./file-view.ts"
import { FONT_FILES } from "./fonts.ts"
import { imageKeywords } from "./image-metadata.ts"
import { pictureOf } from "./picture-of.ts"
import { pictureOfTwo } from "./picture-of-two.ts"
import type { TwoViews } from "./two-views.ts"

const IMAGE_DENSITY = 2
/** A PNG's signature and its header chunk, after which texts may stand. */
const HEADER_END = 8 + 25

/** The chart as a PNG of 1200 × 675 at twice the density, with its origin inside as texts. */
export function writePng(view: FileView): Buffer {
  return withTexts(render(pictureOf(view, IMAGE_FORM), IMAGE_DENSITY), imageKeywords(view))
}

/** The same of two datasets in one chart. */
export function writeComparison(views: TwoViews): Buffer {
  return withTexts(render(pictureOfTwo(views, IMAGE_FORM), IMAGE_DENSITY), keywordsOfTwo(views))
}

/** The picture for shared links to a comparison. */
export function writeComparisonCard(views: TwoViews, width: number): Buffer {
  const png = render(pictureOfTwo(views, CARD_FORM), width / CARD_FORM.width)
  return withTexts(png, keywordsOfTwo(views))
}

function keywordsOfTwo({ one, two }: TwoViews): readonly (readonly [string, string])[] {
  return [...imageKeywords(one), ...imageKeywords(two)]
}

/** The picture for shared links: 1200 × 630, or the same smaller. */
export function writeCard(view: FileView, width: number = CARD_FORM.width): Buffer {
  const png = render(pictureOf(view, CARD_FORM), width / CARD_FORM.width)
  return withTexts(png, imageKeywords(view))
}

function render(svg: string, density: number): Buffer {
  return new Resvg(svg, {
    // The fonts of the machine would give every machine its own picture, and looking for them takes time.
    font: {
      loadSystemFonts: false,
      fontFiles: [FONT_FILES.regular, FONT_FILES.bold],
      defaultFontFamily: FONT_FILES.family,
    },
    fitTo: { mode: "zoom", value: density },
  })
    .render()
    .asPng()
}

/** A picture that was drawn already, as a PNG of twice its size or of another density. */
export function rasterize(svg: string, density = IMAGE_DENSITY): Buffer {
  return render(svg, density)
}

/** Adds international text chunks after the header. */
function withTexts(png: Buffer, texts: readonly (readonly [string, string])[]): Buffer {
  const chunks = texts.map(([keyword, text]) =>
    chunk(
      "iTXt",
      Buffer.concat([Buffer.from(`${keyword}\0\0\0\0\0`, "latin1"), Buffer.from(text)]),
    ),
  )
  return Buffer.concat([png.subarray(0, HEADER_END), ...chunks, png.subarray(HEADER_END)])
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, "latin1"), data])
  const length = Buffer.alloc(4)
  length.writeUInt32BE(data.length)
  const check = Buffer.alloc(4)
  check.writeUInt32BE(crc32(body))
  return Buffer.concat([length, body, check])
}
