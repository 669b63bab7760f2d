import { BRAND, BRAND_COLOUR } from "#domain/brand.ts"
import { svg, trustMarkup, type Markup } from "#domain/format/markup.ts"

import { INK, getLabelInk } from "../model/chart-spec.ts"
import type { ImagePlot } from "./image-theme.ts"
import type { Scene } from "../scene/scene.ts"
import { wrapText } from "../text/wrap-text.ts"

/** Sizes of an image and of its texts, in pixels. */
export type ImageForm = {
  width: number
  height: number
  margin: number
  title: number
  subtitle: number
  ticks: number
  notes: number
  /** Whether notes, licence and address are printed in full, as on an image that is to be kept. */
  isFull: boolean
}

export const IMAGE_FORM: ImageForm = {
  width: 1200,
  height: 675,
  margin: 48,
  title: 38,
  subtitle: 21,
  ticks: 19,
  notes: 17,
  isFull: true,
}
export const CARD_FORM: ImageForm = {
  width: 1200,
  height: 630,
  margin: 48,
  title: 48,
  subtitle: 26,
  ticks: 24,
  notes: 20,
  isFull: false,
}

/** The least width, in pixels, at which a card can still be read. */
export const SMALLEST_CARD = 200

/** Everything that is written and drawn on an image of a chart. */
export type ChartImage = {
  title: string
  subtitle: string
  scene: Pick<Scene, "description" | "isEmpty">
  /** Draws the chart into a box. */
  drawPlot: (plot: ImagePlot) => Markup
  colour: string
  /** Of a second dataset in the same chart. */
  secondColour?: string
  /** Terms that are not plainly open stand above the title; empty for all others. */
  terms: string
  notes: string
  /** `Source: …. Data as of ….` */
  source: string
  licence: string
  /** A short way to the page with the same view. */
  address: string
  /** Where notes and source stand: below the title or below the chart. */
  position: "top" | "bottom"
  /** An element that tells programs where the image comes from. */
  metadata: Markup | null
}

const FONTS = "'Source Sans 3','Source Sans Pro',Arial,Helvetica,sans-serif"
const MARK = "M6 20h3v5H6zM10.5 15.5h3V25h-3zM14.5 7h3v18h-3zM18.5 15.5h3V25h-3zM23 20h3v5h-3z"
const LEADING = 1.25

type Line = { text: string; size: number; colour: string; isBold?: boolean }

/** A chart as an image that stands alone: title, unit, plot, notes, source, licence, date, address. Light on white, nothing loaded from elsewhere. */
export function drawImage(image: ChartImage, form: ImageForm): string {
  const { scene, colour, secondColour } = image
  const above = stack(headLines(image, form), form.margin)
  const below = footLines(image, form)
  const footTop = form.height - form.margin * 0.75 - measureHeight(below)
  const ruleY = footTop - form.notes * 0.4
  const top = above.bottom + form.notes * 0.5
  const plot = {
    x: form.margin,
    y: top,
    width: form.width - 2 * form.margin,
    height: ruleY - top - form.notes * 0.4,
    fontSize: form.ticks,
    colour,
    labelColour: getLabelInk(colour),
    ...(secondColour !== undefined && {
      second: { colour: secondColour, labelColour: getLabelInk(secondColour) },
    }),
    id: "gap",
  }
  const { width, height } = form
  const size = svg`width="${width}" height="${height}"`
  const content = [
    svg`<title id="t">${image.title}</title><desc id="d">${scene.description}</desc>`,
    image.metadata,
    svg`<rect ${size} fill="${INK.background}"/>`,
    drawLines(above.lines, form.margin),
    scene.isEmpty ? drawNothing(scene, plot) : image.drawPlot(plot),
    drawRule(form, ruleY),
    drawLines(stack(below, footTop).lines, form.margin),
    drawBrand(form),
  ]
  return svg`<svg xmlns="http://www.w3.org/2000/svg" ${size} viewBox="0 0 ${width} ${height}" role="img" aria-labelledby="t d" font-family="${trustMarkup(FONTS)}">${content}</svg>`.toString()
}

function headLines(image: ChartImage, form: ImageForm): Line[] {
  const width = form.width - 2 * form.margin
  const terms = wrapText(image.terms, { size: form.notes, width, maxLines: 2 })
  const title = wrapText(image.title, {
    size: form.title,
    isBold: true,
    width,
    maxLines: 2,
    keepsEnd: true,
  })
  const subtitle = wrapText(image.subtitle, { size: form.subtitle, width, maxLines: 1 })
  return [
    ...terms.map((text) => ({ text, size: form.notes, colour: INK.label })),
    ...title.map((text) => ({ text, size: form.title, colour: INK.title, isBold: true })),
    ...subtitle.map((text) => ({ text, size: form.subtitle, colour: INK.label })),
    ...(form.isFull && image.position === "top" ? noteLines(image, form) : []),
  ]
}

function footLines(image: ChartImage, form: ImageForm): Line[] {
  const { source, licence, address, position } = image
  if (!form.isFull) return smallLines(form, source, 1, true)
  if (position === "top")
    return [...smallLines(form, licence, 2, true), ...smallLines(form, address, 2, true)]
  return [
    ...smallLines(form, image.notes, 3),
    ...smallLines(form, `${source} ${licence}`, 3, true),
    ...smallLines(form, address, 2, true),
  ]
}

/** Notes and source, which stand together at the top or at the bottom. */
function noteLines({ notes, source }: ChartImage, form: ImageForm): Line[] {
  return [...smallLines(form, notes, 3), ...smallLines(form, source, 2)]
}

function smallLines(form: ImageForm, text: string, maxLines: number, isBeside = false): Line[] {
  // The brand stands right of the last lines.
  const width = form.width - 2 * form.margin - (isBeside ? form.notes * 7 : 0)
  return wrapText(text, { size: form.notes, width, maxLines }).map((line) => ({
    text: line,
    size: form.notes,
    colour: INK.label,
  }))
}

/** Lines one below the other, with their baselines. */
function stack(
  lines: readonly Line[],
  top: number,
): { lines: (Line & { y: number })[]; bottom: number } {
  let y = top
  const placed = lines.map((line) => {
    y += line.size * LEADING
    return { ...line, y: y - line.size * 0.3 }
  })
  return { lines: placed, bottom: y }
}

function measureHeight(lines: readonly Line[]): number {
  return lines.reduce((sum, { size }) => sum + size * LEADING, 0)
}

function drawLines(lines: readonly (Line & { y: number })[], x: number): Markup[] {
  return lines.map(({ text, y, size, colour, isBold }) => {
    const weight = isBold && svg` font-weight="bold"`
    return svg`<text x="${x}" y="${y.toFixed(1)}" font-size="${size}" fill="${colour}"${weight}>${text}</text>`
  })
}

function drawRule({ margin, width }: ImageForm, y: number): Markup {
  return svg`<line x1="${margin}" x2="${width - margin}" y1="${y.toFixed(1)}" y2="${y.toFixed(1)}" stroke="${INK.grid}" stroke-width="1.5"/>`
}

function drawNothing(
  scene: Pick<Scene, "description">,
  { x, y, fontSize }: { x: number; y: number; fontSize: number },
): Markup {
  return svg`<text x="${x}" y="${(y + fontSize * 4).toFixed(1)}" font-size="${fontSize}" fill="${INK.label}">${scene.description}</text>`
}

function drawBrand({ width, height, margin, notes }: ImageForm): Markup {
  const size = notes * 1.5
  const right = width - margin
  const baseline = height - margin * 0.75 - notes * 0.3
  const left = right - size - notes * 4.4
  const mark = svg`<svg x="${left.toFixed(1)}" y="${(baseline - size * 0.8).toFixed(1)}" width="${size}" height="${size}" viewBox="0 0 32 32"><rect width="32" height="32" rx="7" fill="${BRAND_COLOUR}"/><path fill="#FFFFFF" d="${MARK}"/></svg>`
  return svg`${mark}<text x="${right}" y="${baseline.toFixed(1)}" font-size="${notes * 1.15}" font-weight="bold" fill="${INK.title}" text-anchor="end">${BRAND}</text>`
}
