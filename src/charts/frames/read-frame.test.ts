import { expect, test } from "vitest"

import { drawRace, type RaceEntry } from "../explore/draw-race.ts"
import { packTrack, readTrack, type PackedFrames } from "./packed-frames.ts"
import { nameFrame, openPlotFrames } from "./read-frame.ts"

const entry = (name: string, value: number): RaceEntry => ({
  code: name,
  name,
  at: null,
  value,
  text: String(value),
})

test("a track gives its numbers back, gaps included", () => {
  const values = [500, null, 503, 499, null, null, 0]
  expect(packTrack(values)).toEqual([500, null, 3, -4, null, null, -499])
  expect(readTrack(packTrack(values))).toEqual(values)
})

const RACE: PackedFrames = {
  years: [2000, 2001],
  remarks: ["", "with forecasts"],
  drawing: drawRace("People", [
    [entry("Ghana", 50), entry("Kenya", 100)],
    [entry("Ghana", 200), entry("Kenya", 120)],
  ]),
}

function readRace(at: number) {
  const scene = openPlotFrames(RACE)?.(at)
  if (scene?.kind !== "race") throw new Error("There is no race.")
  return scene
}

test("a race stands in the order of each year, on one scale for all of them", () => {
  const rows = (at: number) => readRace(at).rows.map(({ name, length }) => [name, length])
  expect(rows(0)).toEqual([
    ["Kenya", 50],
    ["Ghana", 25],
  ])
  expect(rows(1)).toEqual([
    ["Ghana", 100],
    ["Kenya", 60],
  ])
  expect(readRace(1)).toMatchObject({ caption: "2001", remark: "with forecasts" })
})

test("between two frames bars are on their way, with the figures of the nearer one", () => {
  const ghana = readRace(0.25).rows.find(({ name }) => name === "Ghana")
  expect(ghana).toMatchObject({ order: 0.75, length: 43.75, value: "50" })
})

test("a race shows twelve bars at most, and losses apart", () => {
  const many = Array.from({ length: 20 }, (_, k) => entry(`Place ${String(k)}`, k - 15))
  const { frames, slots } = drawRace("Balance", [many])
  expect(frames[0]).toHaveLength(12)
  // The year has room of its own below long bars.
  expect(slots).toBe(15)
  expect(frames[0]?.[0]).toEqual([0, 571, "4"])
  const drawing = drawRace("Balance", [many])
  const scene = openPlotFrames({ years: [2000], remarks: [""], drawing })?.(0)
  if (scene?.kind !== "race") throw new Error("There is no race.")
  expect(scene.rows.map(({ isBelowZero }) => isBelowZero).slice(3, 6)).toEqual([false, false, true])
})

test("dots of a scatter move in a straight line, and one without a figure is not drawn", () => {
  const scene = { kind: "scatter", title: "", xTitle: "", yTitle: "", tickChars: 0 } as const
  const draw = openPlotFrames({
    years: [2000, 2001, 2002],
    remarks: ["", "", ""],
    drawing: {
      kind: "scatter",
      scene: { ...scene, xTicks: [], yTicks: [], isEmpty: false },
      unit: 0.2,
      places: [
        { name: "Ghana", at: 0 },
        { name: "Kenya", at: 1 },
      ],
      x: [packTrack([100, 200, 300]), packTrack([null, 50, null])],
      y: [packTrack([0, 100, 100]), packTrack([null, 50, null])],
      radius: null,
    },
  })
  const dots = (at: number) => {
    const drawn = draw?.(at)
    return drawn?.kind === "scatter" ? drawn.dots.map(({ text, x, y }) => [text, x, y]) : []
  }
  expect(dots(0)).toEqual([["Ghana, 2000", 20, 0]])
  expect(dots(0.5)).toEqual([
    ["Ghana, 2001", 30, 10],
    ["Kenya, 2001", 10, 10],
  ])
  expect(dots(2)).toEqual([["Ghana, 2002", 60, 20]])
  expect(nameFrame(RACE, 0)).toBe("2000")
})
