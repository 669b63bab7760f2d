import { brotliCompressSync } from "node:zlib"

import { drawScatter, type ScatterPoint } from "#charts/explore/draw-scatter.ts"
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
import { addIndicator, addSeries } from "#tests/support/builders.ts"
import { testSite } from "#tests/support/site.ts"

import { quantile, seeded } from "./numbers.ts"

const ROUNDS = 60
const FIRST = 1964
const YEARS = 60
const PLACES = 200
const LAYOUTS = ["lines", "bars", "panels", "scatter", "race", "map", "table"]
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

  console.log("\nmedian time                               ms   limit")
  await printFormulaCost({ catalog, search })
  printLine(`scatter of ${String(PLACES)} points, drawn`, await timeOften(drawDots), 10)

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
 * What a formula costs by itself: the same two indicators are read, and shown as published or as their quotient. Rounds
 * of both alternate, so that what else the machine does falls on both alike.
 */
async function printFormulaCost(services: ExploreServices): Promise<void> {
  for (const [what, places] of [
    ["three places", "NGA,GHA,KEN"],
    ["200 places", "all"],
  ] as const) {
    const layout = places === "all" ? "table" : "lines"
    const [plain = 0, computed = 0, pure = 0] = await timeTogether([
      () => composeOnce(services, `i=A,B&c=${places}&layout=${layout}`),
      () => composeOnce(services, `i=A,B&c=${places}&layout=${layout}&calc=a/b`),
      () => composeOnce(services, `i=A,B&c=${places}&layout=${layout}&calc=a*1;b*1`),
    ])
    printLine(`two indicators of ${what}, as published`, plain, null)
    printLine("their quotient, more than that", computed - plain, 3)
    printLine("each times one, more than that", pure - plain, 3)
  }
}

function composeOnce(services: ExploreServices, text: string): Promise<unknown> {
  return findComposition(services, new URLSearchParams(text))
}

/** The medians of several tasks whose rounds alternate. */
async function timeTogether(tasks: readonly (() => Promise<unknown>)[]): Promise<number[]> {
  const times = tasks.map((): number[] => [])
  for (let round = 0; round < ROUNDS * 2; round += 1) {
    for (const [k, task] of tasks.entries()) {
      const began = performance.now()
      await task()
      if (round >= ROUNDS) times[k]?.push(performance.now() - began)
    }
  }
  return times.map((one) => quantile(one, 0.5))
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
  for (const [code, name] of [
    ["A", "Income per head (current US$)"],
    ["B", "Life expectancy at birth (years)"],
    ["C", "Population, total (people)"],
  ] as const) {
    const indicator = await addIndicator(db, {
      code,
      name,
      unit: code === "A" ? "current US$" : "",
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

async function timeOften(work: () => unknown): Promise<number> {
  const times: number[] = []
  // The first rounds are compiled while they run.
  for (let round = 0; round < ROUNDS * 2; round += 1) {
    const began = performance.now()
    await work()
    if (round >= ROUNDS) times.push(performance.now() - began)
  }
  return quantile(times, 0.5)
}

function printLine(name: string, value: number, limit: number | null): void {
  const cells = [value.toFixed(1), limit === null ? "" : String(limit)]
  console.log(`${name.padEnd(38)} ${cells.map((cell) => cell.padStart(7)).join(" ")}`)
}
