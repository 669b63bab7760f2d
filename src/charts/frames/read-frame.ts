import type { PlotScene, RaceScene, ScatterScene } from "../explore/multi-scene.ts"
import { placeDotLabelsOn } from "../explore/place-dot-labels.ts"
import {
  readTrack,
  type PackedFrames,
  type RaceFrames,
  type ScatterFrames,
} from "./packed-frames.ts"

const USUAL_RADIUS = 5

/** In pixels of a page. Images, whose size is known later, place names of dots anew. */
type PlotSize = { width: number; height: number }
const USUAL_SIZE: PlotSize = { width: 560, height: 300 }

/**
 * Draws the frames of a race or a scatter, on a plot of the size that is read for each. Between two of them, at 3.4 for instance, places are on their way from the
 * one to the other; the caption is that of the frame that is nearer.
 */
export function openPlotFrames(
  { years, remarks, drawing }: PackedFrames,
  readSize: () => PlotSize = () => USUAL_SIZE,
): ((at: number) => PlotScene) | undefined {
  const name = (at: number) => nameFrame({ years, remarks }, Math.round(at))
  if (drawing.kind === "race")
    return (at) => ({
      ...readRace(drawing, at),
      caption: String(years[Math.round(at)] ?? ""),
      remark: remarks[Math.round(at)] ?? "",
    })
  return drawing.kind === "scatter" ? openScatter(drawing, name, readSize) : undefined
}

/** What a frame is called: its year, and what is said of it. */
export function nameFrame(
  { years, remarks }: Pick<PackedFrames, "years" | "remarks">,
  k: number,
): string {
  const remark = remarks[k] ?? ""
  return `${String(years[k] ?? "")}${remark === "" ? "" : `, ${remark}`}`
}

function readRace(race: RaceFrames, at: number): Omit<RaceScene, "caption" | "remark"> {
  const [before, after] = [Math.floor(at), Math.ceil(at)]
  const share = at - before
  const nearest = race.frames[Math.round(at)] ?? []
  const [from, to] = [indexRows(race.frames[before] ?? []), indexRows(race.frames[after] ?? [])]
  return {
    kind: "race",
    title: race.title,
    slots: race.slots,
    tickChars: race.tickChars,
    rightChars: race.rightChars,
    isEmpty: false,
    rows: nearest.map(([place, length, value], order) => {
      // Who is in one of the two frames only stands still.
      const first = from.get(place) ?? { order, length }
      const second = to.get(place) ?? { order, length }
      const own = race.places[place]
      const drawn = between(first.length, second.length, share)
      return {
        at: own?.at ?? null,
        name: own?.name ?? "",
        order: between(first.order, second.order, share),
        length: Math.abs(drawn) / 10,
        value,
        isBelowZero: length < 0,
      }
    }),
  }
}

function indexRows(rows: RaceFrames["frames"][number]) {
  return new Map(rows.map(([place, length], order) => [place, { order, length }]))
}

function openScatter(
  scatter: ScatterFrames,
  name: (at: number) => string,
  readSize: () => PlotSize,
) {
  const [x, y, radius] = [scatter.x, scatter.y, scatter.radius ?? []].map((tracks) =>
    tracks.map((track) => readTrack(track).map((n) => (n === null ? null : n * scatter.unit))),
  )
  return (at: number): ScatterScene => {
    const said = name(at)
    const dots = scatter.places.flatMap((place, k) => {
      const [left, top] = [readAt(x?.[k], at), readAt(y?.[k], at)]
      if (left === undefined || top === undefined) return []
      const size = readAt(radius?.[k], at)
      return [
        {
          ...place,
          text: `${place.name}, ${said}`,
          x: left,
          y: top,
          radius: size ?? USUAL_RADIUS,
          isForecast: false,
        },
      ]
    })
    const sorted = dots.toSorted((a, b) => b.radius - a.radius)
    const labels = placeDotLabelsOn(sorted, readSize())
    return { ...scatter.scene, dots: sorted, paths: [], labels }
  }
}

/** A value between two frames; the one that is there where the other is missing. */
function readAt(values: readonly (number | null)[] | undefined, at: number): number | undefined {
  const before = values?.[Math.floor(at)] ?? null
  const after = values?.[Math.ceil(at)] ?? null
  if (before === null || after === null) return round(values?.[Math.round(at)] ?? undefined)
  return between(before, after, at - Math.floor(at))
}

function between(from: number, to: number, share: number): number {
  return Math.round((from + (to - from) * share) * 100) / 100
}

/** Without the traces of fractions. */
function round(value: number | undefined): number | undefined {
  return value === undefined ? undefined : Math.round(value * 100) / 100
}
