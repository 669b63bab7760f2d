import { INK, labelInkOf } from "#charts/chart-spec.ts"
import { drawChart } from "#charts/draw-chart.ts"
import type { Scene } from "#charts/scene.ts"
import { sceneImage } from "#charts/scene-image.ts"
import { escapeXml } from "#charts/scene-svg.ts"
import { BRAND } from "#domain/brand.ts"

import type { FileView } from "./file-view.ts"
import { svgMetadata } from "./image-metadata.ts"
import { wrapText } from "./wrap-text.ts"

/** Sizes of a picture and of its texts, in pixels. */
export type PictureForm = {
  width: number
  height: number
  margin: number
  title: number
  subtitle: number
  ticks: number
  notes: number
  /** Whether notes, licence and address are printed in full: on a picture that is to be kept. */
  isFull: boolean
}

export const IMAGE_FORM: PictureForm = {
  ...{ width: 1200, height: 675, margin: 48, title: 38, subtitle: 21, ticks: 19, notes: 17 },
  isFull: true,
}
export const CARD_FORM: PictureForm = {
  ...{ width: 1200, height: 630, margin: 48, title: 48, subtitle: 26, ticks: 24, notes: 20 },
  isFull: false,
}

const FONTS = "'Source Sans 3','Source Sans Pro',Arial,Helvetica,sans-serif"
const MARK = "M6 20h3v5H6zM10.5 15.5h3V25h-3zM14.5 7h3v18h-3zM18.5 15.5h3V25h-3zM23 20h3v5h-3z"
const BRAND_COLOUR = "#900F7B"
const LEADING = 1.25

type Line = { text: string; size: number; colour: string; isBold?: boolean }

/** A chart as a picture that stands alone: title, unit, plot, notes, source, licence, date, address. Light on white, nothing loaded from elsewhere. */
export function drawPicture(view: FileView, form: PictureForm): string {
  const { spec, figures, format, title } = view
  const scene = drawChart({ spec, figures, format, title })
  const above = stack(headLines(view, form), form.margin)
  const below = footLines(view, scene, form)
  const footTop = form.height - form.margin * 0.75 - heightOf(below)
  const plot = {
    ...{ x: form.margin, y: above.bottom, width: form.width - 2 * form.margin },
    height: footTop - above.bottom - form.notes * 0.6,
    fontSize: form.ticks,
    colour: spec.colour,
    labelColour: labelInkOf(spec.colour),
    id: "gap",
  }
  const size = `width="${String(form.width)}" height="${String(form.height)}"`
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" ${size} viewBox="0 0 ${String(form.width)} ${String(form.height)}" role="img" aria-labelledby="t d" font-family="${FONTS}">`,
    `<title id="t">${escapeXml(title)}</title><desc id="d">${escapeXml(scene.description)}</desc>`,
    svgMetadata(view),
    `<rect ${size} fill="${INK.background}"/>`,
    linesOf(above.lines, form.margin),
    scene.isEmpty ? emptySvg(scene, plot) : sceneImage(scene, plot),
    linesOf(stack(below, footTop).lines, form.margin),
    brandOf(form),
    "</svg>",
  ].join("")
}

function headLines(view: FileView, form: PictureForm): Line[] {
  const width = form.width - 2 * form.margin
  const { licence } = view
  const terms = licence.isRestricted
    ? wrapText(`${licence.name}. ${licence.terms}`, { size: form.notes, width, mostLines: 2 })
    : []
  const title = wrapText(view.title, { size: form.title, isBold: true, width, mostLines: 2 })
  const subtitle = wrapText(view.subtitle, { size: form.subtitle, width, mostLines: 1 })
  return [
    ...terms.map((text) => ({ text, size: form.notes, colour: INK.label })),
    ...title.map((text) => ({ text, size: form.title, colour: INK.title, isBold: true })),
    ...subtitle.map((text) => ({ text, size: form.subtitle, colour: INK.label })),
  ]
}

function footLines(view: FileView, scene: Scene, form: PictureForm): Line[] {
  const { source, licence, dateOfData } = view
  const credit = `Source: ${source.attribution.replace(/\.$/, "")}. ${dateOfData.sentence}`
  const width = form.width - 2 * form.margin
  const small = (text: string, mostLines: number, isBeside = false) =>
    wrapText(text, {
      size: form.notes,
      // The brand stands right of the last lines.
      width: isBeside ? width - brandWidth(form) : width,
      mostLines,
    }).map((line) => ({ text: line, size: form.notes, colour: INK.label }))
  if (!form.isFull) return small(credit, 1, true)
  const notes = [...scene.notes, view.method].filter((note) => note !== "").join(" ")
  return [
    ...small(notes, 2),
    ...small(`${credit} Licence: ${licence.name.replace(/\.$/, "")}.`, 3),
    ...small(view.address, 2, true),
  ]
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

function heightOf(lines: readonly Line[]): number {
  return lines.reduce((sum, { size }) => sum + size * LEADING, 0)
}

function linesOf(lines: readonly (Line & { y: number })[], x: number): string {
  return lines
    .map(
      ({ text, y, size, colour, isBold }) =>
        `<text x="${String(x)}" y="${y.toFixed(1)}" font-size="${String(size)}" fill="${colour}"${isBold ? ' font-weight="bold"' : ""}>${escapeXml(text)}</text>`,
    )
    .join("")
}

function emptySvg(scene: Scene, { x, y, fontSize }: { x: number; y: number; fontSize: number }) {
  return `<text x="${String(x)}" y="${(y + fontSize * 4).toFixed(1)}" font-size="${String(fontSize)}" fill="${INK.label}">${escapeXml(scene.description)}</text>`
}

function brandWidth({ notes }: PictureForm): number {
  return notes * 7
}

function brandOf({ width, height, margin, notes }: PictureForm): string {
  const size = notes * 1.5
  const right = width - margin
  const baseline = height - margin * 0.75 - notes * 0.3
  const left = right - size - notes * 4.4
  return (
    `<svg x="${left.toFixed(1)}" y="${(baseline - size * 0.8).toFixed(1)}" width="${String(size)}" height="${String(size)}" viewBox="0 0 32 32">` +
    `<rect width="32" height="32" rx="7" fill="${BRAND_COLOUR}"/><path fill="#FFFFFF" d="${MARK}"/></svg>` +
    `<text x="${String(right)}" y="${baseline.toFixed(1)}" font-size="${String(notes * 1.15)}" font-weight="bold" fill="${INK.title}" text-anchor="end">${BRAND}</text>`
  )
}
