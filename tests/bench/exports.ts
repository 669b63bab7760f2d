import { chromium } from "playwright-core"

import { IMAGE_FORM } from "#charts/svg/draw-image.ts"
import { aDataset, aView } from "#exports/dataset.fixture.ts"
import { createDrawPool, type DrawPool } from "#exports/draw-pool.ts"
import { viewDocument } from "#exports/document-plan.ts"
import type { FileFormat } from "#exports/file-formats.ts"
import { drawSeriesImage } from "#exports/images/draw-series-image.ts"
import { writeFile } from "#exports/write-file.ts"
import { writePdf } from "#exports/documents/write-pdf.ts"
import { writePng } from "#exports/images/write-png.ts"

import { quantile } from "./support/numbers.ts"

const TIMES = 40
const PARALLEL = 8
const ROUNDS = 5
const LAG_LIMIT = 20
/** As the site draws: beside the thread that answers. */
const DRAWING = { threads: 1, maxWaiting: 100, timeoutMs: 60_000 }
const LIMITS: Partial<Record<FileFormat, number>> = { png: 80, pdf: 50 }
const BROWSER_FLAGS = ["--no-sandbox", "--disable-gpu", "--disable-background-networking"]

const VALUES = Array.from({ length: 66 }, (_, year) => 12 + 30 * Math.sin(year / 3) ** 2)
const VIEW = aView(
  "",
  aDataset({ observations: { frequency: "yearly", start: 1960, values: VALUES } }),
)
const SVG = drawSeriesImage(VIEW, IMAGE_FORM)
const NOW = new Date("2026-01-15T08:00:00Z")

type Row = { what: string; times: readonly number[]; limit?: number | undefined }

/** How long the files of a chart of 66 years take, one after the other; how long the site's own thread waits while eight are drawn at once; and the same picture and page from a browser. */
export async function run(): Promise<void> {
  const pool = createDrawPool(DRAWING)
  const rows: Row[] = []
  for (const format of ["csv", "xlsx", "svg", "png", "pdf"] as const) {
    const make = () => writeFile(VIEW, format, { pool, now: () => NOW })
    rows.push({ what: `Sankore, ${format}`, times: await timesOf(make), limit: LIMITS[format] })
  }
  rows.push(...(await browserRows()))
  printRows(rows)
  await printLag(pool)
  await pool.close()
}

async function timesOf(make: () => unknown): Promise<number[]> {
  // The first ones start a thread and are compiled while they run.
  for (let k = 0; k < 8; k += 1) await make()
  const times: number[] = []
  for (let k = 0; k < TIMES; k += 1) {
    const started = performance.now()
    await make()
    times.push(performance.now() - started)
  }
  return times
}

/** The peer: a browser that is running already and is handed the finished picture in a page. */
async function browserRows(): Promise<Row[]> {
  const started = performance.now()
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium",
    args: BROWSER_FLAGS,
  })
  const launch = performance.now() - started
  const { width, height } = IMAGE_FORM
  const page = await browser.newPage({ viewport: { width, height }, deviceScaleFactor: 2 })
  const html = `<!doctype html><body style="margin:0">${SVG}`
  const table = `${html}<table>${VALUES.map((value, k) => `<tr><td>${String(1960 + k)}<td>${value.toFixed(2)}`).join("")}</table>`
  const rows: Row[] = [
    {
      what: "Chromium, screenshot at 2x",
      times: await timesOf(async () => {
        await page.setContent(html)
        await page.screenshot()
      }),
    },
    {
      what: "Chromium, pdf",
      times: await timesOf(async () => {
        await page.setContent(table)
        await page.pdf()
      }),
    },
    { what: "Chromium, start (once)", times: [launch] },
  ]
  await browser.close()
  return rows
}

function printRows(rows: readonly Row[]): void {
  console.log("one file                       median ms    p99 ms     goal")
  for (const { what, times, limit } of rows) {
    const cells = [quantile(times, 0.5), quantile(times, 0.99)].map((ms) =>
      ms.toFixed(2).padStart(9),
    )
    const goal = limit === undefined ? "" : `≤ ${String(limit)}`
    console.log(`${what.padEnd(30)} ${cells.join(" ")} ${goal.padStart(8)}`)
  }
}

async function printLag(pool: DrawPool): Promise<void> {
  const plan = viewDocument(VIEW)
  console.log(
    `\n${String(PARALLEL)} at once                      longest wait of the loop ms   all ms`,
  )
  for (const [what, make] of [
    ["png by the pool", () => pool.draw({ kind: "png", view: VIEW })],
    ["pdf by the pool", () => pool.draw({ kind: "pdf", plan, madeAt: NOW })],
    ["png in the loop itself", () => Promise.resolve(writePng(VIEW))],
    ["pdf in the loop itself", () => writePdf(plan, NOW)],
  ] as const) {
    const found = []
    for (let round = 0; round < ROUNDS; round += 1) found.push(await lagWhile(make))
    const lag = quantile(
      found.map((one) => one.lag),
      0.5,
    )
    const all = quantile(
      found.map((one) => one.all),
      0.5,
    )
    const goal = what.endsWith("pool") ? `   ≤ ${String(LAG_LIMIT)}` : ""
    console.log(
      `${what.padEnd(30)} ${lag.toFixed(1).padStart(20)} ${all.toFixed(0).padStart(16)}${goal}`,
    )
  }
}

/** The longest time by which a timer of one millisecond came late while the files were made. */
async function lagWhile(make: () => Promise<unknown>): Promise<{ lag: number; all: number }> {
  let lag = 0
  let isOver = false
  const watch = async () => {
    while (!isOver) {
      const started = performance.now()
      await new Promise((resolve) => setTimeout(resolve, 1))
      lag = Math.max(lag, performance.now() - started - 1)
    }
  }
  const watching = watch()
  const started = performance.now()
  await Promise.all(Array.from({ length: PARALLEL }, make))
  const all = performance.now() - started
  isOver = true
  await watching
  return { lag, all }
}
