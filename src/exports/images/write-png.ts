import { Resvg } from "@resvg/resvg-js"

import { CARD_FORM, IMAGE_FORM } from "#charts/svg/draw-image.ts"

import { markMissingGlyphs, markMissingInView } from "../documents/missing-glyphs.ts"
import { encodePng } from "./encode-png.ts"
import type { FileView } from "../file-view.ts"
import { FONT_FILES } from "../documents/fonts.ts"
import { imageKeywords } from "./image-metadata.ts"
import { drawSeriesImage } from "./draw-series-image.ts"
import { drawComparisonImage } from "../draw-comparison-image.ts"
import type { TwoViews } from "../two-views.ts"

const IMAGE_DENSITY = 2

/** The chart as a PNG of 1200 × 675 at twice the density, with its origin inside as texts. */
export function writePng(view: FileView): Buffer {
  return render(
    drawSeriesImage(markMissingInView(view), IMAGE_FORM),
    IMAGE_DENSITY,
    imageKeywords(view),
  )
}

/** Two datasets in one chart, as a PNG in the same size. */
export function writeComparison(views: TwoViews): Buffer {
  return render(
    drawComparisonImage(markMissingInTwo(views), IMAGE_FORM),
    IMAGE_DENSITY,
    keywordsOfTwo(views),
  )
}

/** The card for shared links to a comparison. */
export function writeComparisonCard(views: TwoViews, width: number): Buffer {
  return render(
    drawComparisonImage(markMissingInTwo(views), CARD_FORM),
    width / CARD_FORM.width,
    keywordsOfTwo(views),
  )
}

function markMissingInTwo({ one, two, title, ...views }: TwoViews): TwoViews {
  return {
    ...views,
    one: markMissingInView(one),
    two: markMissingInView(two),
    title: markMissingGlyphs(title),
  }
}

function keywordsOfTwo({ one, two }: TwoViews): readonly (readonly [string, string])[] {
  return [...imageKeywords(one), ...imageKeywords(two)]
}

/** The card for shared links: 1200 × 630, or the same smaller. */
export function writeCard(view: FileView, width: number = CARD_FORM.width): Buffer {
  return render(
    drawSeriesImage(markMissingInView(view), CARD_FORM),
    width / CARD_FORM.width,
    imageKeywords(view),
  )
}

function render(
  svg: string,
  density: number,
  texts: readonly (readonly [string, string])[] = [],
): Buffer {
  const { width, height, pixels, asPng } = rasterizeSvg(svg, density)
  return encodePng({ width, height, pixels }, texts) ?? asPng()
}

/** An SVG as pixels, four bytes each. */
export function rasterizeSvg(svg: string, density: number) {
  const image = new Resvg(svg, {
    // With the machine's fonts the image would differ between machines, and looking for them takes time.
    font: {
      loadSystemFonts: false,
      fontFiles: [FONT_FILES.regular, FONT_FILES.bold],
      defaultFontFamily: FONT_FILES.family,
    },
    fitTo: { mode: "zoom", value: density },
  }).render()
  const { width, height, pixels } = image
  return { width, height, pixels, asPng: () => image.asPng() }
}

/** An image that is drawn already, as a PNG of twice its size or of another density. */
export function rasterize(svg: string, density = IMAGE_DENSITY): Buffer {
  return render(svg, density)
}
