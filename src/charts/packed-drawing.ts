import type { Drawing } from "./drawing.ts"
import type { Reading } from "./scene.ts"

/** A drawing as the data of its page carries it: a line of text for each reading, and no SVG where the HTML holds it. */
export type PackedDrawing = Omit<Drawing, "readings" | "svg"> & {
  readings: string
  svg: string | null
}

const drawings = new WeakMap<PackedDrawing, Drawing>()

/** Packs the drawing of a single series; whoever packed it unpacks the very same one. */
export function packDrawing(
  drawing: Drawing,
  { isInDocument }: { isInDocument: boolean },
): PackedDrawing {
  const { readings, svg, ...rest } = drawing
  const packed = { ...rest, readings: readingsText(readings), svg: isInDocument ? null : svg }
  drawings.set(packed, drawing)
  return packed
}

/** The drawing again, the same object each time; `findSvg` gives the SVG where the document holds it. */
export function unpackDrawing(packed: PackedDrawing, findSvg: () => string): Drawing {
  const known = drawings.get(packed)
  if (known) return known
  const { readings, svg } = packed
  const drawing = { ...packed, readings: readReadings(readings), svg: svg ?? findSvg() }
  drawings.set(packed, drawing)
  return drawing
}

/** Most changes are on the period before, which is then not said again. */
function readingsText(readings: readonly Reading[]): string {
  return readings
    .map(({ period, x, y, value, change, since }, k) => {
      const isStep = readings[k - 1]?.period === since
      return [period, x, y ?? "", value, change, isStep ? "" : since].join("\t")
    })
    .join("\n")
}

function readReadings(text: string): Reading[] {
  if (text === "") return []
  let before = ""
  return text.split("\n").map((line) => {
    const [period = "", x = "", y = "", value = "", change = "", since = ""] = line.split("\t")
    const reading = {
      ...{ period, x: Number(x), y: y === "" ? null : Number(y), value, change },
      since: since === "" && change !== "" ? before : since,
    }
    before = period
    return reading
  })
}
