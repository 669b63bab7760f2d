import { svg, type Markup } from "#domain/format/markup.ts"

import type { RaceRow, RaceScene } from "./multi-scene.ts"
import type { PlotLook } from "./plot-look.ts"

/** A bar fills this share of its slot. */
const FILLED = 0.74

/** The bars of a race as SVG, each with its name before and its value behind it. */
export function renderRace(scene: RaceScene, look: PlotLook): Markup {
  const slot = 100 / Math.max(scene.slots, 1)
  const caption = look.text({
    text: scene.caption,
    x: 100,
    y: 100,
    dx: 0,
    dy: scene.remark === "" ? -8 : -24,
    anchor: "end",
    at: null,
    isLarge: true,
  })
  const remark =
    scene.remark === ""
      ? null
      : look.text({ text: scene.remark, x: 100, y: 100, dx: 0, dy: -6, anchor: "end" })
  const line = svg`<g class="grid"><line${look.gridLine(true)} x1="${look.x(0)}" x2="${look.x(0)}" y1="${look.y(0)}" y2="${look.y(100)}"/></g>`
  return svg`${caption}${remark}${scene.rows.map((row) => renderRow(row, slot, look))}${line}`
}

function renderRow(
  { at, name, order, length, value, isBelowZero }: RaceRow,
  slot: number,
  look: PlotLook,
): Markup {
  const top = (order + (1 - FILLED) / 2) * slot
  const middle = (order + 0.5) * slot
  const paint = look.paint(at)
  const fill = isBelowZero
    ? svg`fill:${paint};fill-opacity:0.25;stroke:${paint}`
    : svg`fill:${paint};fill-opacity:0.85`
  return svg`<rect x="${look.x(0)}" y="${look.y(top)}" width="${look.width(length)}" height="${look.height(slot * FILLED)}" style="${fill}"/>${look.text({ text: name, x: 0, y: middle, dx: -8, dy: 4, anchor: "end" })}${look.text({ text: value, x: length, y: middle, dx: 6, dy: 4, anchor: "start", at: null })}`
}
