import { escapeMarkup } from "#domain/format/markup.ts"

import { DEFAULT_COLOUR_2, INK, paintOf } from "./chart-spec.ts"
import type { MapClass, MapPlace, MapScene } from "./draw-map.ts"

/** The CSS value that paints a class in a theme's colours. */
export function classPaint(mapClass: MapClass, colour: string): string {
  const paint = paintOf(mapClass.isBelowZero ? secondColour(colour) : colour)
  return `color-mix(in oklab, ${paint} ${String(Math.round(mapClass.share * 100))}%, var(--chart-bg))`
}

/** The fixed colour of a class, for images on white. */
export function classInk(mapClass: MapClass, colour: string): string {
  const base = mapClass.isBelowZero ? secondColour(colour) : colour
  const channel = (k: number) => {
    const value = Number.parseInt(base.slice(k, k + 2), 16)
    return Math.round(255 + (value - 255) * mapClass.share)
      .toString(16)
      .padStart(2, "0")
  }
  return `#${channel(1)}${channel(3)}${channel(5)}`.toUpperCase()
}

/** What stands against the chosen colour: navy, or orange where the choice is close to navy. */
function secondColour(colour: string): string {
  return ["#1961D4", "#8670F2", DEFAULT_COLOUR_2].includes(colour) ? "#B45508" : DEFAULT_COLOUR_2
}

/**
 * The map as one SVG whose countries are links with a title each, so that it can be read and followed by pointer where
 * no script runs; the keyboard reads it through the figure around it, so no country is a stop of its own.
 */
export function mapSvg(
  scene: MapScene,
  options: { id: string; colour: string; hrefOf: (slug: string) => string; target?: string },
): string {
  const { view, classes, places, land } = scene
  const box = [view.x, view.y, view.width, view.height].join(" ")
  const groups = [...classes.map((_, k) => classes.length - 1 - k), null]
  const hatch = `${escapeMarkup(options.id)}-none`
  const size = view.width / 200
  return [
    `<svg class="map-svg" aria-hidden="true" focusable="false" viewBox="${box}">`,
    `<defs><pattern id="${hatch}" width="${String(size)}" height="${String(size)}" patternUnits="userSpaceOnUse" patternTransform="rotate(45)"><line class="hatch" x1="0" y1="0" x2="0" y2="${String(size)}"/></pattern></defs>`,
    land.length === 0
      ? ""
      : `<path class="land" style="fill:url(#${hatch})" d="${land.join("")}"/>`,
    ...groups.map((at) => {
      const group = at === null ? undefined : classes[at]
      const paint = group ? classPaint(group, options.colour) : `url(#${hatch})`
      const shapes = places.filter((place) => place.at === at)
      const target = options.target === undefined ? "" : ` target="${options.target}"`
      const drawn = shapes.map(
        (place) =>
          `<a href="${escapeMarkup(options.hrefOf(place.slug))}" tabindex="-1"${target}>${shapeSvg(place, view.width)}</a>`,
      )
      return drawn.length === 0 ? "" : `<g style="fill:${paint}">${drawn.join("")}</g>`
    }),
    "</svg>",
  ].join("")
}

function shapeSvg({ shape, text }: MapPlace, width: number): string {
  const title = `<title>${escapeMarkup(text)}</title>`
  if (typeof shape === "string") return `<path d="${shape}">${title}</path>`
  return `<circle cx="${String(shape[0])}" cy="${String(shape[1])}" r="${radius(width)}">${title}</circle>`
}

function radius(width: number): string {
  return String(Math.round(width / 22) / 10)
}

/** The map and its legend in pixels with fixed colours, as a piece of SVG for images and print. */
export function mapImage(
  scene: MapScene,
  plot: {
    x: number
    y: number
    width: number
    height: number
    fontSize: number
    colour: string
    id: string
  },
): string {
  const { view, classes, places, land } = scene
  const legendHeight = plot.fontSize * 2.6
  const height = plot.height - legendHeight
  const scale = Math.min(plot.width / view.width, height / view.height)
  const left = plot.x + (plot.width - view.width * scale) / 2
  const hatch = escapeMarkup(plot.id)
  const size = 6 / scale
  const number = (value: number) => String(Math.round(value * 100) / 100)
  const line = `stroke="${INK.background}" stroke-width="${number(0.6 / scale)}"`
  const shapeOf = ({ shape, at }: MapPlace) => {
    const group = at === null ? undefined : classes[at]
    const fill = group ? classInk(group, plot.colour) : `url(#${hatch})`
    return typeof shape === "string"
      ? `<path fill="${fill}" ${line} d="${shape}"/>`
      : `<circle fill="${fill}" stroke="${INK.zero}" stroke-width="${number(0.5 / scale)}" cx="${String(shape[0])}" cy="${String(shape[1])}" r="${radius(view.width)}"/>`
  }
  return [
    `<defs><pattern id="${hatch}" width="${number(size)}" height="${number(size)}" patternUnits="userSpaceOnUse" patternTransform="rotate(45)"><rect width="${number(size)}" height="${number(size)}" fill="#F6F4F8"/><line x1="0" y1="0" x2="0" y2="${number(size)}" stroke="${INK.hatch}" stroke-width="${number(2.4 / scale)}"/></pattern></defs>`,
    `<svg x="${number(left)}" y="${number(plot.y)}" width="${number(view.width * scale)}" height="${number(view.height * scale)}" viewBox="${[view.x, view.y, view.width, view.height].join(" ")}">`,
    `<path fill="${scene.isLandHatched ? `url(#${hatch})` : INK.grid}" ${line} d="${land.join("")}"/>`,
    ...places.map(shapeOf),
    "</svg>",
    legendImage(classes, { ...plot, y: plot.y + height + plot.fontSize * 0.6 }),
  ].join("")
}

function legendImage(
  classes: readonly MapClass[],
  {
    x,
    y,
    width,
    fontSize,
    colour,
    id,
  }: { x: number; y: number; width: number; fontSize: number; colour: string; id: string },
): string {
  const none = fontSize * 7
  const step = Math.min((width - none) / Math.max(classes.length, 1), fontSize * 8)
  const bar = fontSize * 0.8
  const swatches = classes.map(
    (group, k) =>
      `<rect x="${(x + k * step).toFixed(1)}" y="${y.toFixed(1)}" width="${step.toFixed(1)}" height="${bar.toFixed(1)}" fill="${classInk(group, colour)}"/>`,
  )
  const labels = classes.flatMap(({ from }, k) =>
    from === null
      ? []
      : [
          `<text x="${(x + k * step).toFixed(1)}" y="${(y + bar + fontSize * 1.1).toFixed(1)}" text-anchor="middle">${escapeMarkup(from)}</text>`,
        ],
  )
  const right = x + classes.length * step + fontSize * 1.5
  return (
    swatches.join("") +
    `<rect x="${right.toFixed(1)}" y="${y.toFixed(1)}" width="${(fontSize * 1.6).toFixed(1)}" height="${bar.toFixed(1)}" fill="url(#${escapeMarkup(id)})"/>` +
    `<g font-size="${String(fontSize)}" fill="${INK.label}">${labels.join("")}<text x="${(right + fontSize * 2).toFixed(1)}" y="${(y + bar * 0.95).toFixed(1)}">No data</text></g>`
  )
}
