import type { DotLabel, ScatterDot } from "./multi-scene.ts"

/**
 * Sizes for which labels are placed, in pixels. On larger plots dots lie further apart and labels stay as large. Of the
 * smallest plots `narrowest` is the width: a label fits beside its dot there too, so that none is cut at the edge.
 */
const PLOTS = [
  { on: "wide", width: 560, height: 300, narrowest: 420, char: 7, most: 60 },
  { on: "narrow", width: 250, height: 240, narrowest: 190, char: 6.6, most: 14 },
] as const

type Plot = {
  on: "wide" | "narrow"
  width: number
  height: number
  narrowest: number
  char: number
  most: number
}

const LINE = 14
const GAP = 3

type Box = { left: number; top: number; right: number; bottom: number }
type Anchor = DotLabel["anchor"]

/**
 * The names of dots beside them, where they cover neither each other nor a dot. Dots in colour come first, then large
 * ones; a name without room is left to the list and to the title of its dot.
 */
export function placeDotLabels(dots: readonly ScatterDot[]): DotLabel[] {
  return PLOTS.flatMap((plot) => placeOn(dots, plot))
}

/** The same on a plot of one size, as that of an image; in pixels of a page. */
export function placeDotLabelsOn(
  dots: readonly ScatterDot[],
  { width, height }: { width: number; height: number },
): DotLabel[] {
  return placeOn(dots, { ...PLOTS[0], width, height, narrowest: width })
}

function placeOn(dots: readonly ScatterDot[], plot: Plot): DotLabel[] {
  const { on, width, height, narrowest, char, most } = plot
  const centres = dots.map((dot) => ({
    dot,
    x: (dot.x / 100) * width,
    y: (dot.y / 100) * height,
  }))
  const taken: Box[] = centres.map(({ dot, x, y }) => around(x, y, dot.radius))
  const order = centres.toSorted(
    (a, b) => Number(a.dot.at === null) - Number(b.dot.at === null) || b.dot.radius - a.dot.radius,
  )
  const labels: DotLabel[] = []
  for (const { dot, x, y } of order) {
    if (labels.length >= most) break
    const length = dot.name.length * char
    for (const { anchor, dx, dy } of listSides(dot.radius)) {
      const box = labelBox({ x: x + dx, y: y + dy, length, anchor })
      const least = labelBox({ x: (dot.x / 100) * narrowest + dx, y: 0, length, anchor })
      const isInside =
        least.left >= 0 && least.right <= narrowest && box.top >= -LINE && box.bottom <= height
      if (!isInside || taken.some((other) => overlaps(box, other))) continue
      taken.push(box)
      labels.push({ text: dot.name, at: dot.at, x: dot.x, y: dot.y, dx, dy, anchor, on })
      break
    }
  }
  return labels
}

function listSides(radius: number): { anchor: Anchor; dx: number; dy: number }[] {
  const away = radius + GAP
  return [
    { anchor: "start", dx: away, dy: 4 },
    { anchor: "end", dx: -away, dy: 4 },
    { anchor: "middle", dx: 0, dy: -away },
    { anchor: "middle", dx: 0, dy: away + LINE - 4 },
  ]
}

function labelBox({
  x,
  y,
  length,
  anchor,
}: {
  x: number
  y: number
  length: number
  anchor: Anchor
}): Box {
  const left = anchor === "start" ? x : anchor === "end" ? x - length : x - length / 2
  return { left, right: left + length, top: y - LINE + 3, bottom: y + 3 }
}

function around(x: number, y: number, radius: number): Box {
  return { left: x - radius, right: x + radius, top: y - radius, bottom: y + radius }
}

function overlaps(a: Box, b: Box): boolean {
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom
}
