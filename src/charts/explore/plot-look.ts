import { svg, type Markup } from "#domain/format/markup.ts"

import { INK } from "../model/chart-spec.ts"
import type { Length } from "../svg/pattern.ts"
import type { LabelTier } from "./multi-scene.ts"
import { seriesPaint } from "./palette.ts"

/** A text in a plot. Offsets are pixels of a page. */
export type PlotText = {
  text: string
  x: number
  y: number
  dx: number
  dy: number
  anchor: "start" | "middle" | "end"
  /** The series in whose colour it is; `null` for one of many; absent for the colour of axes. */
  at?: number | null
  /** Where it is shown; absent for everywhere. */
  on?: "wide" | "narrow"
  /** The sizes of plots on which it is shown; absent for all. */
  tiers?: readonly LabelTier[]
  /** Whether it is read from afar: the year of a race. */
  isLarge?: boolean
}

/** How plots of several series look: on a page, or in an image. */
export type PlotLook = {
  x: (percent: number) => Length
  y: (percent: number) => Length
  width: (percent: number) => Length
  height: (percent: number) => Length
  /** Pixels of a page. */
  px: (pixels: number) => Length
  path: (path: string) => string
  wrapPaths: (paths: readonly (Markup | null)[]) => Markup
  /** Attributes of every line. */
  line: Markup
  paint: (at: number | null) => string
  gridLine: (isZero: boolean) => Markup
  text: (text: PlotText) => Markup | null
  ground: string
  /** Whether titles of marks are of use: on pages, not in images. */
  hasTitles: boolean
}

/** Plots on pages: percentages that fill any box, colours from the design tokens. */
export const WEB_LOOK: PlotLook = {
  x: percent,
  y: percent,
  width: percent,
  height: percent,
  px: (pixels) => pixels,
  path: (path) => path,
  wrapPaths: (paths) =>
    svg`<svg class="lines" viewBox="0 0 1000 1000" preserveAspectRatio="none" width="100%" height="100%">${paths}</svg>`,
  line: svg` vector-effect="non-scaling-stroke"`,
  paint: (at) => seriesPaint(at).paint,
  gridLine: (isZero) => svg`${isZero && svg` class="zero"`}`,
  text: ({ text, x, y, dx, dy, anchor, at, on, tiers, isLarge }) => {
    const fill = at === undefined ? "" : `fill:${seriesPaint(at).labelPaint};`
    const kind = isLarge ? "caption" : at === undefined ? "axis" : "mark"
    const shown = [...(on ? [on] : []), ...(tiers ? ["sized", ...tiers] : [])]
    return svg`<text class="${[kind, ...shown].join(" ")}" x="${percent(x)}" y="${percent(y)}" dx="${dx}" dy="${dy}" style="${fill}text-anchor:${anchor}">${text}</text>`
  },
  ground: "var(--chart-bg)",
  hasTitles: true,
}

/** The box of the marks in an image, in pixels. */
export type PlotBox = { left: number; top: number; width: number; height: number; fontSize: number }

/** How many times larger than other texts the year of a race is. */
const CAPTION_SCALE = 2.6

/** Size for which the pixels of a page are meant. */
export const PAGE_FONT = 13

/** Plots in images: pixels with fixed colours. */
export function imageLook({ left, top, width, height, fontSize }: PlotBox): PlotLook {
  const unit = fontSize / PAGE_FONT
  const atX = (share: number) => round(left + (share / 100) * width)
  const atY = (share: number) => round(top + (share / 100) * height)
  return {
    x: atX,
    y: atY,
    width: (share) => round((share / 100) * width),
    height: (share) => round((share / 100) * height),
    px: (pixels) => round(pixels * unit),
    path: (path) =>
      path.replace(
        /([ML])(-?[\d.]+) (-?[\d.]+)/g,
        (_, command: string, x: string, y: string) =>
          `${command}${String(atX(Number(x) / 10))} ${String(atY(Number(y) / 10))}`,
      ),
    wrapPaths: (paths) => svg`${paths}`,
    line: svg``,
    paint: (at) => seriesPaint(at).ink,
    gridLine: (isZero) =>
      svg` stroke="${isZero ? INK.zero : INK.grid}" stroke-width="${round(unit)}"`,
    text: ({ text, x, y, dx, dy, anchor, at, on, isLarge }) => {
      if (on === "narrow") return null
      const place = svg`x="${round(atX(x) + dx * unit)}" y="${round(atY(y) + dy * unit)}" text-anchor="${anchor}" font-size="${isLarge ? fontSize * CAPTION_SCALE : fontSize}"`
      if (isLarge)
        return svg`<text ${place} font-weight="bold" fill="${INK.zero}" fill-opacity="0.55">${text}</text>`
      if (at === undefined) return svg`<text ${place} fill="${INK.label}">${text}</text>`
      // The halo is a text of its own: not every renderer knows paint-order.
      const halo = svg`<text ${place} fill="${INK.background}" stroke="${INK.background}" stroke-width="${round(3 * unit)}" stroke-linejoin="round">${text}</text>`
      return svg`${halo}<text ${place} fill="${seriesPaint(at).labelInk}">${text}</text>`
    },
    ground: INK.background,
    hasTitles: false,
  }
}

function percent(number: number): string {
  return `${String(Math.round(number * 100) / 100 + 0)}%`
}

function round(number: number): number {
  return Math.round(number * 100) / 100
}
