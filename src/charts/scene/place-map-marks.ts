import { WORLD_DOTS, WORLD_SHAPES } from "./world-shapes.data.ts"

/** A note of the author over years, about a country or about the whole map; `label` is its number. */
export type MapNote = { label: string; from: number; to: number; code: string | null }

/** Where the number of a note stands on a map. A map of another year than its own does not show it. */
export type MapMark = Omit<MapNote, "code"> & { x: number; y: number; isShown: boolean }

type Point = readonly [x: number, y: number]
type Box = { x: number; y: number; width: number; height: number }

/** Puts notes on their countries, and those about the whole map in a row at its lower left corner. */
export function placeMapMarks(
  notes: readonly MapNote[],
  { view, year }: { view: Box; year: number },
): MapMark[] {
  const radius = measureMark(view)
  const corner = (k: number): Point => [
    view.x + radius * (1.5 + 2.6 * k),
    view.y + view.height - radius * 1.5,
  ]
  let general = 0
  return notes.flatMap(({ label, from, to, code }): MapMark[] => {
    const at = code === null ? corner(general++) : findMiddle(code)
    return at ? [{ label, from, to, x: at[0], y: at[1], isShown: from <= year && year <= to }] : []
  })
}

/** Radius of a mark: to be read on a narrow screen as well. */
export function measureMark({ width }: Pick<Box, "width">): number {
  return Math.round(width / 5) / 10
}

/** The middle of the largest piece of a country, or its dot. */
function findMiddle(code: string): Point | undefined {
  const path = WORLD_SHAPES[code]
  if (path === undefined) return WORLD_DOTS[code]
  const pieces = readPieces(path).map(measurePiece)
  return pieces.toSorted((a, b) => b.area - a.area)[0]?.middle
}

/** The pieces of an outline as points: each begins at an absolute place and goes on in steps. */
function readPieces(path: string): Point[][] {
  return path.split("M").flatMap((piece) => {
    const numbers = piece.match(/-?\d+(?:\.\d+)?/g)?.map(Number) ?? []
    let [x, y] = [0, 0]
    const points: Point[] = []
    for (let k = 0; k + 1 < numbers.length; k += 2) {
      x += numbers[k] ?? 0
      y += numbers[k + 1] ?? 0
      points.push([x, y])
    }
    return points.length === 0 ? [] : [points]
  })
}

/** Area and centre of gravity of a piece. */
function measurePiece(points: readonly Point[]): { area: number; middle: Point } {
  const [first = [0, 0] as const] = points
  let [area, x, y] = [0, 0, 0]
  for (const [k, [x1, y1]] of points.entries()) {
    const [x2, y2] = points[k + 1] ?? first
    const cross = x1 * y2 - x2 * y1
    area += cross / 2
    x += ((x1 + x2) * cross) / 6
    y += ((y1 + y2) * cross) / 6
  }
  if (area === 0) return { area: 0, middle: first }
  return { area: Math.abs(area), middle: [Math.round(x / area), Math.round(y / area)] }
}
