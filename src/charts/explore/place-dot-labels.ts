import type { DotLabel, LabelTier, ScatterDot } from "./multi-scene.ts"

/** The least and the largest width or height of a plot, in pixels. */
type Range = { least: number; largest: number }

/** The plots for which labels are placed together. */
type Plot = { width: Range; height: Range; char: number; most: number }

/**
 * A label is as large on every plot while its dots move apart, so that two of them may meet on a large plot and not on a
 * small one. Within a tier they meet nowhere. The style sheet of plots has the same widths and heights.
 */
const WIDTHS = [
  { name: "wide", least: 900, largest: 1250, char: 7, most: 60 },
  { name: "broad", least: 600, largest: 900, char: 7, most: 40 },
  { name: "middle", least: 360, largest: 600, char: 7, most: 24 },
  { name: "small", least: 240, largest: 360, char: 6.6, most: 14 },
  { name: "narrow", least: 180, largest: 240, char: 6.6, most: 10 },
] as const
const HEIGHTS = [
  { name: "high", least: 290, largest: 410, share: 1 },
  { name: "tall", least: 180, largest: 290, share: 1 },
  { name: "low", least: 110, largest: 180, share: 0.6 },
  { name: "flat", least: 55, largest: 110, share: 0.3 },
] as const

const LINE = 14
const GAP = 3

type Anchor = DotLabel["anchor"]

/** A label beside its dot, whose centre is the origin. */
type Side = {
  anchor: Anchor
  dx: number
  dy: number
  left: number
  right: number
  top: number
  bottom: number
}
type Placed = { dot: ScatterDot; side: Side }

/**
 * The names of dots beside them, where they cover neither each other nor a dot. Dots in colour come first, then large
 * ones; a name without room is left to the list and to the title of its dot.
 */
export function placeDotLabels(dots: readonly ScatterDot[]): DotLabel[] {
  const order = orderDots(dots)
  const labels = new Map<string, DotLabel & { tiers: LabelTier[] }>()
  for (const { name: across, char, most, ...width } of WIDTHS)
    for (const { name: upwards, share, ...height } of HEIGHTS) {
      const plot = { width, height, char, most: Math.round(most * share) }
      for (const placed of placeOn(order, plot)) {
        const label = makeLabel(placed)
        const key = [label.text, label.x, label.y, label.anchor, label.dy].join()
        const known = labels.get(key) ?? { ...label, tiers: [] }
        known.tiers.push(`${across}-${upwards}`)
        labels.set(key, known)
      }
    }
  return [...labels.values()]
}

/** The same on a plot of one size, as that of an image; in pixels of a page. */
export function placeDotLabelsOn(
  dots: readonly ScatterDot[],
  { width, height }: { width: number; height: number },
): DotLabel[] {
  const plot = {
    width: { least: width, largest: width },
    height: { least: height, largest: height },
    char: WIDTHS[0].char,
    most: WIDTHS[0].most,
  }
  return placeOn(orderDots(dots), plot).map(makeLabel)
}

function orderDots(dots: readonly ScatterDot[]): ScatterDot[] {
  return dots.toSorted(
    (a, b) => Number(a.at === null) - Number(b.at === null) || b.radius - a.radius,
  )
}

function makeLabel({ dot: { name, at, x, y }, side: { dx, dy, anchor } }: Placed): DotLabel {
  return { text: name, at, x, y, dx, dy, anchor }
}

function placeOn(dots: readonly ScatterDot[], plot: Plot): Placed[] {
  const placed: Placed[] = []
  for (const dot of dots) {
    if (placed.length >= plot.most) break
    const side = listSides(dot, plot.char).find(
      (one) => isInside(dot, one, plot) && isFree({ dot, side: one }, { dots, placed, plot }),
    )
    if (side) placed.push({ dot, side })
  }
  return placed
}

function listSides({ name, radius }: ScatterDot, char: number): Side[] {
  const away = radius + GAP
  const length = name.length * char
  return [
    makeSide("start", { dx: away, dy: 4, length }),
    makeSide("end", { dx: -away, dy: 4, length }),
    makeSide("middle", { dx: 0, dy: -away, length }),
    makeSide("middle", { dx: 0, dy: away + LINE - 4, length }),
  ]
}

function makeSide(
  anchor: Anchor,
  { dx, dy, length }: { dx: number; dy: number; length: number },
): Side {
  const left = anchor === "start" ? dx : anchor === "end" ? dx - length : dx - length / 2
  return { anchor, dx, dy, left, right: left + length, top: dy - LINE + 3, bottom: dy + 3 }
}

/** On the least and the largest plot, and so on all between them. */
function isInside(dot: ScatterDot, side: Side, { width, height }: Plot): boolean {
  const fits = (across: number, upwards: number) => {
    const [x, y] = [(dot.x / 100) * across, (dot.y / 100) * upwards]
    return (
      x + side.left >= 0 &&
      x + side.right <= across &&
      y + side.top >= -LINE &&
      y + side.bottom <= upwards
    )
  }
  return fits(width.least, height.least) && fits(width.largest, height.largest)
}

type Taken = { dots: readonly ScatterDot[]; placed: readonly Placed[]; plot: Plot }

/**
 * Whether a label covers no dot and no other label on any plot of the tier. How far two dots lie apart grows with the
 * plot, across with its width and upwards with its height, so that the ends of both ranges tell.
 */
function isFree({ dot, side }: Placed, { dots, placed, plot: { width, height } }: Taken): boolean {
  const { left, right, top, bottom } = side
  return (
    dots.every(
      ({ x, y, radius }) =>
        isApart(x - dot.x, width, left - radius, right + radius) ||
        isApart(y - dot.y, height, top - radius, bottom + radius),
    ) &&
    placed.every(
      ({ dot: { x, y }, side: other }) =>
        isApart(x - dot.x, width, left - other.right, right - other.left) ||
        isApart(y - dot.y, height, top - other.bottom, bottom - other.top),
    )
  )
}

/** Whether a distance in percent of a plot is never between two lengths. */
function isApart(percent: number, { least, largest }: Range, from: number, to: number): boolean {
  const [one, two] = [(percent / 100) * least, (percent / 100) * largest]
  return Math.max(one, two) <= from || Math.min(one, two) >= to
}
