import { svg, type Markup } from "#domain/format/markup.ts"

import { INK } from "../model/chart-spec.ts"
import type { MapClass, MapScene } from "../scene/draw-map.ts"
import { classInk } from "./map-colours.ts"
import type { Pattern } from "./pattern.ts"
import type { MapLook, MapTheme } from "./render-map.ts"

/** Where in an image a map and its legend are drawn, in pixels. */
export type MapBox = {
  x: number
  y: number
  width: number
  height: number
  fontSize: number
  colour: string
  /** Tells the hatching apart where several drawings share a document. */
  id: string
}

const HATCH_GROUND = "#F6F4F8"

/** Maps in images and print: a map and its legend as a piece of SVG in pixels with fixed colours. */
export function imageMapTheme(box: MapBox): MapTheme {
  return ({ view, classes, isLandHatched }): MapLook => {
    const { x, y, width, fontSize, colour, id } = box
    const height = box.height - fontSize * 2.6
    const scale = Math.min(width / view.width, height / view.height)
    const hatched = `url(#${id})`
    const border = svg` stroke="${INK.background}" stroke-width="${round(0.6 / scale)}"`
    return {
      hatch: hatchPattern(id, scale),
      land: svg` fill="${isLandHatched ? hatched : INK.grid}"${border}`,
      places: (mapClass) =>
        svg` fill="${mapClass ? classInk(mapClass, colour) : hatched}"${border}`,
      dot: svg` stroke="${INK.zero}" stroke-width="${round(0.5 / scale)}"`,
      title: () => null,
      place: (_place, shape) => shape,
      mark: {
        ring: svg` fill="${INK.background}" stroke="${INK.title}" stroke-width="${round(1.5 / scale)}"`,
        number: svg` fill="${INK.title}"`,
      },
      hasHiddenMarks: false,
      wrap: (content) => {
        const left = x + (width - view.width * scale) / 2
        const legend = drawLegend(classes, { ...box, y: y + height + fontSize * 0.6 })
        return svg`${wrapView(view, { left, top: y, scale }, content)}${legend}`
      },
    }
  }
}

function hatchPattern(id: string, scale: number): Pattern {
  const size = round(6 / scale)
  const ground = svg`<rect width="${size}" height="${size}" fill="${HATCH_GROUND}"/>`
  const stripe = svg`<line x1="0" y1="0" x2="0" y2="${size}" stroke="${INK.hatch}" stroke-width="${round(2.4 / scale)}"/>`
  return { id, size, content: svg`${ground}${stripe}` }
}

function wrapView(
  view: MapScene["view"],
  { left, top, scale }: { left: number; top: number; scale: number },
  content: readonly (Markup | null)[],
): Markup {
  const place = svg`x="${round(left)}" y="${round(top)}" width="${round(view.width * scale)}" height="${round(view.height * scale)}"`
  const viewBox = [view.x, view.y, view.width, view.height].join(" ")
  return svg`<svg ${place} viewBox="${viewBox}">${content}</svg>`
}

function drawLegend(classes: readonly MapClass[], box: MapBox): Markup {
  const { x, y, width, fontSize, colour, id } = box
  const noDataWidth = fontSize * 7
  const step = Math.min((width - noDataWidth) / Math.max(classes.length, 1), fontSize * 8)
  const bar = fontSize * 0.8
  const swatch = (left: number, size: number, fill: string) =>
    svg`<rect x="${left.toFixed(1)}" y="${y.toFixed(1)}" width="${size.toFixed(1)}" height="${bar.toFixed(1)}" fill="${fill}"/>`
  const swatches = classes.map((mapClass, k) =>
    swatch(x + k * step, step, classInk(mapClass, colour)),
  )
  const labels = classes.map(
    ({ from }, k) =>
      from !== null &&
      svg`<text x="${(x + k * step).toFixed(1)}" y="${(y + bar + fontSize * 1.1).toFixed(1)}" text-anchor="middle">${from}</text>`,
  )
  const right = x + classes.length * step + fontSize * 1.5
  const noData = svg`<text x="${(right + fontSize * 2).toFixed(1)}" y="${(y + bar * 0.95).toFixed(1)}">No data</text>`
  return svg`${swatches}${swatch(right, fontSize * 1.6, `url(#${id})`)}<g font-size="${fontSize}" fill="${INK.label}">${labels}${noData}</g>`
}

function round(number: number): number {
  return Math.round(number * 100) / 100
}
