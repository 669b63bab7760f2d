import { brotliCompressSync } from "node:zlib"

import { drawScatter, type ScatterPoint } from "#charts/explore/draw-scatter.ts"
import { LAYOUTS } from "#charts/explore/explore-spec.ts"
import { WEB_LOOK } from "#charts/explore/plot-look.ts"
import { renderPlot } from "#charts/explore/render-plot.ts"
import { openDatabase } from "#db/engine/connect.ts"
import { migrate } from "#db/engine/migrate.ts"
import { unitFormat } from "#domain/format/number-format.ts"
import { COUNTRIES } from "#domain/places/find-country.ts"
import { writeGif } from "#exports/images/write-gif.ts"
import { drawExploreFrames } from "#exports/explore/draw-explore-frames.ts"
import { makeExploreView } from "#exports/explore/explore-view.ts"
import { findComposition, type ExploreServices } from "#explore/find-composition.ts"
import { applyCalculations } from "#explore/read/apply-calculations.ts"
import { readAddress } from "#explore/read/read-address.ts"
import { readSeries } from "#explore/read/read-series.ts"
import { addIndicator, addSeries } from "#tests/support/builders.ts"
import { testSite } from "#tests/support/site.ts"

import { seeded } from "./support/numbers.ts"

const ROUNDS = 60
const FIRST = 1964
const YEARS = 60
const PLACES = 200
const MOVING = ["scatter", "race", "map"]
const PAGE_KB = 35
const FRAMES_KB = 25
const GIF_MS = 6000
const GIF_KB = 3000

/** What compositions cost: bytes of embeds and frames, time of formulas, scatters and moving images. */
export async function run(): Promise<void> {
  const { app, catalog, search, close } = await openSite()
  const ask = async (path: string) => {
    const { body, statusCode } = await app.inject({ url: path })
    if (statusCode !== 200) throw new Error(`${path}: ${String(statusCode)}`)
    return brotliCompressSync(body).length / 1000
  }
  console.log("after brotli, all countries               kB   limit")
  for (const layout of LAYOUTS)
    printLine(`embed, ${layout}`, await ask(`/chart/explore?${query(layout)}`), PAGE_KB)
  for (const layout of MOVING)
    printLine(`frames, ${layout}`, await ask(`/explore.frames?${query(layout)}`), FRAMES_KB)

  console.log("\nprocessor time                            ms   limit")
  await printFormulaCost({ catalog, search })
  printLine(`scatter of ${String(PLACES)} points, drawn`, timeProcessor(drawDots), 10)

  console.log(
    `\nGIF of ${String(YEARS)} frames at 800 px                ms   limit      kB   limit`,
  )
  for (const layout of MOVING) {
    const found = await findComposition({ catalog, search }, new URLSearchParams(query(layout)))
    if (found.state !== "composed") throw new Error(`There is no ${layout}.`)
    const began = process.cpuUsage()
    const gif = writeGif(drawExploreFrames(makeExploreView(found.composition, "http://bench.test")))
    const { user, system } = process.cpuUsage(began)
    const cells = [(user + system) / 1000, GIF_MS, gif.length / 1000, GIF_KB].map((cell) =>
      cell.toFixed(0).padStart(7),
    )
    console.log(`${layout.padEnd(36)} ${cells.join(" ")}`)
  }
  await close()
}

/**
 * What a formula costs by itself: its inputs are read, and only what is computed of them is measured. A chart as
 * published is no measure for it, because that also tries which formulas it may offer.
 */
async function printFormulaCost(services: ExploreServices): Promise<void> {
  for (const [what, places] of [
    ["three places", "NGA,GHA,KEN"],
    ["200 places", "all"],
  ] as const) {
    const query = new URLSearchParams(`i=A,C&c=${places}&layout=table&calc=a/b`)
    const address = await readAddress(services, query)
    if (address.state !== "read") throw new Error("There is no formula.")
    const { request } = address
    const read = await readSeries(services.catalog, request)
    if ("status" in read) throw new Error(read.sentence)
    printLine(
      `a formula of ${what}`,
      timeProcessor(() => applyCalculations(read, request)),
      3,
    )
  }
}

/** Processor time of a task, which other programs of the machine do not lengthen much. */
function timeProcessor(task: () => unknown): number {
  // The first rounds are compiled while they run.
  for (let round = 0; round < ROUNDS; round += 1) task()
  const began = process.cpuUsage()
  for (let round = 0; round < ROUNDS; round += 1) task()
  const { user, system } = process.cpuUsage(began)
  return (user + system) / 1000 / ROUNDS
}

function query(layout: string): string {
  const measures = layout === "scatter" ? "A,B,C" : "A"
  return `i=${measures}&c=all&layout=${layout}`
}

/** A site with three indicators of 200 places and 60 years, made up. */
async function openSite() {
  const db = await openDatabase({})
  await migrate(db)
  const next = seeded(5)
  for (const [code, name, unit] of [
    ["A", "Income (current US$)", "current US$"],
    ["B", "Life expectancy at birth (years)", "years"],
    ["C", "Population, total (people)", "people"],
  ] as const) {
    const indicator = await addIndicator(db, {
      code,
      name,
      unit,
    })
    for (const { code: country } of COUNTRIES.slice(0, PLACES)) {
      let value = 200 + next() * 3000
      const values = Array.from({ length: YEARS }, () => (value *= 0.98 + next() * 0.08))
      await addSeries(db, { indicator, country, start: String(FIRST), values })
    }
  }
  const site = await testSite(db)
  return {
    ...site,
    close: async () => {
      await site.app.close()
      await db.close()
    },
  }
}

const next = seeded(9)
const POINTS = Array.from({ length: PLACES }, (_, k): ScatterPoint => ({
  at: k % 6,
  name: `Place ${String(k)}`,
  period: "2023",
  x: 200 + next() * 60_000,
  y: 50 + next() * 35,
  size: next() * 1e8,
  isForecast: false,
  before: [],
}))

function drawDots(): string {
  const axis = (name: string) => ({ name, format: unitFormat("", null), isLog: false })
  const size = { name: "people", format: unitFormat("people", null) }
  const scene = drawScatter({ title: "", points: POINTS, x: axis("x"), y: axis("y"), size })
  return renderPlot(scene, WEB_LOOK).toString()
}

function printLine(name: string, value: number, limit: number | null): void {
  const cells = [value.toFixed(1), limit === null ? "" : String(limit)]
  console.log(`${name.padEnd(38)} ${cells.map((cell) => cell.padStart(7)).join(" ")}`)
}
