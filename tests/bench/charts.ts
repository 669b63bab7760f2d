import { readFileSync } from "node:fs"
import { createServer, type Server } from "node:http"
import { createRequire } from "node:module"
import type { AddressInfo } from "node:net"
import { dirname, join } from "node:path"
import { gzipSync } from "node:zlib"

import type { ChartSpec } from "#charts/model/chart-spec.ts"
import { drawChart } from "#charts/scene/draw-chart.ts"
import { renderScene } from "#charts/svg/render-scene.ts"
import { webTheme } from "#charts/svg/web-theme.ts"
import { unitFormat } from "#domain/format/number-format.ts"
import { SAMPLE_EMBED, SAMPLE_PAGE, sampleSite } from "#tests/support/sample-site.ts"

import { inBareBrowser } from "./support/bare-browser.ts"
import { quantile } from "./support/numbers.ts"
import { SLOW_PHONE, slowDown } from "./support/throttle.ts"

const ROUNDS = 5
const SCREEN = { width: 1000, height: 900, mobile: false }
const resolve = createRequire(import.meta.url).resolve
const VALUES = Array.from({ length: 66 }, (_, year) => 12 + 30 * Math.sin(year / 3) ** 2)

type Peer = { name: string; scripts: readonly string[]; draw: string }

const PEERS: readonly Peer[] = [
  {
    name: "Chart.js",
    scripts: [join(dirname(resolve("chart.js")), "chart.umd.min.js")],
    draw: `new Chart(make("canvas"), { type: "bar", data: { labels: years, datasets: [{ label: "Inflation", data: values, backgroundColor: "#900F7B" }] }, options: { animation: false } })`,
  },
  {
    name: "ECharts",
    scripts: [resolve("echarts/dist/echarts.min.js")],
    draw: `echarts.init(make("div")).setOption({ animation: false, xAxis: { data: years }, yAxis: {}, series: [{ type: "bar", data: values, color: "#900F7B" }] })`,
  },
  {
    name: "Observable Plot",
    scripts: [
      join(dirname(resolve("d3")), "..", "dist", "d3.min.js"),
      join(dirname(resolve("@observablehq/plot")), "..", "dist", "plot.umd.min.js"),
    ],
    draw: `make("div").append(Plot.barY(years.map((year, k) => ({ year, value: values[k] })), { x: "year", y: "value", fill: "#900F7B" }).plot())`,
  },
]

/** How long a drawing takes, and how long a reader on a slow phone waits for the same chart here and from three libraries. */
export async function run(): Promise<void> {
  printDrawing()
  const { app, db } = await sampleSite()
  const origin = await app.listen({ host: "127.0.0.1", port: 0 })
  const peers = await servePeers()
  const pages = [
    { name: "Sankore, indicator page", url: `${origin}${SAMPLE_PAGE}`, drawn: OWN_DRAWN },
    { name: "Sankore, frame", url: `${origin}${SAMPLE_EMBED}`, drawn: OWN_DRAWN },
    ...PEERS.map(({ name }, k) => ({
      ...{ name, url: `${peers.origin}/${String(k)}` },
      drawn: "window.isDrawn === true",
    })),
  ]
  const times = new Map<string, number[]>(pages.map(({ name }) => [name, []]))
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const page of pages) times.get(page.name)?.push(await timeToChart(page))
  }
  printWaiting(times)
  peers.server.close()
  await app.close()
  await db.close()
}

const OWN_DRAWN = `document.querySelectorAll(".plot-svg rect[data-at]").length > 60`

function printDrawing(): void {
  console.log("drawing one SVG            median ms    p99 ms   limit")
  for (const { count, chartType, limit } of [
    { count: 60, chartType: "bar", limit: 0.5 },
    { count: 60, chartType: "line", limit: 0.5 },
    { count: 2000, chartType: "bar", limit: 10 },
    { count: 2000, chartType: "line", limit: 10 },
  ] as const) {
    const times = drawOften(count, chartType)
    const cells = [quantile(times, 0.5), quantile(times, 0.99)].map((ms) =>
      ms.toFixed(3).padStart(9),
    )
    console.log(
      `${`${String(count)} figures, ${chartType}`.padEnd(26)} ${cells.join(" ")} ${String(limit).padStart(7)}`,
    )
  }
}

function drawOften(count: number, chartType: ChartSpec["chartType"]): number[] {
  const spec: ChartSpec = {
    ...{ chartType, colour: "#900F7B", frequency: "monthly" },
    ...{ startYear: null, endYear: null },
  }
  const values = Array.from(
    { length: count },
    (_, k) => 40 + 25 * Math.sin(k / 9) + ((k * 37) % 17),
  )
  const observations = { frequency: "monthly", start: 1850 * 12, values } as const
  const format = unitFormat("%", null)
  const draw = () => {
    const started = performance.now()
    renderScene(
      drawChart({ spec, observations, format, title: "Sample" }),
      webTheme("chart"),
    ).toString()
    return performance.now() - started
  }
  // The first drawings are compiled while they run.
  for (let k = 0; k < 200; k += 1) draw()
  return Array.from({ length: 500 }, draw)
}

async function servePeers(): Promise<{ server: Server; origin: string }> {
  const files = new Map<string, Buffer>()
  for (const [k, { scripts, draw }] of PEERS.entries()) {
    files.set(`/${String(k)}`, gzipSync(peerPage(k, scripts.length, draw)))
    for (const [n, path] of scripts.entries()) {
      files.set(`/${String(k)}-${String(n)}.js`, gzipSync(readFileSync(path)))
    }
  }
  const server = createServer((request, answer) => {
    const body = files.get(request.url ?? "")
    const type = request.url?.endsWith(".js") ? "text/javascript" : "text/html; charset=utf-8"
    if (!body) answer.writeHead(404).end()
    else answer.writeHead(200, { "content-type": type, "content-encoding": "gzip" }).end(body)
  })
  await new Promise<void>((ready) => server.listen(0, "127.0.0.1", ready))
  const { port } = server.address() as AddressInfo
  return { server, origin: `http://127.0.0.1:${String(port)}` }
}

/** The same figures in a page that loads the library and draws as soon as it can. */
function peerPage(peer: number, scripts: number, draw: string): string {
  const tags = Array.from(
    { length: scripts },
    (_, n) => `<script src="/${String(peer)}-${String(n)}.js"></script>`,
  )
  return `<!doctype html><meta charset="utf-8"><title>Inflation</title><h1>Inflation</h1><div id="chart"></div>${tags.join("")}<script>
const values = ${JSON.stringify(VALUES)}
const years = values.map((_, k) => String(1960 + k))
function make(name) { const box = document.createElement(name); box.style.width = "800px"; box.style.height = "400px"; document.getElementById("chart").append(box); return box }
${draw}
window.isDrawn = true
</script>`
}

/** From the start of the navigation to the first frame after the chart stands, with nothing in the cache. */
async function timeToChart({ url, drawn }: { url: string; drawn: string }): Promise<number> {
  return inBareBrowser(SCREEN, async (page) => {
    await slowDown(page)
    const source = `{
      const look = () => requestAnimationFrame((time) => {
        if (${drawn}) requestAnimationFrame((shown) => { window.shownAt = shown })
        else look()
      })
      look()
    }`
    await page.send("Page.addScriptToEvaluateOnNewDocument", { source })
    await page.send("Page.navigate", { url })
    return page.evaluate<number>(`(${String(shownAt)})()`)
  })
}

/** Runs in the page and waits there. */
function shownAt(): Promise<number> {
  return new Promise((shown) => {
    const look = () => {
      const at = (window as unknown as { shownAt?: number }).shownAt
      if (at === undefined) requestAnimationFrame(look)
      else shown(at)
    }
    look()
  })
}

function printWaiting(times: ReadonlyMap<string, readonly number[]>): void {
  const base = quantile(times.get("Sankore, indicator page") ?? [], 0.5)
  console.log(`\ntime to chart, ${SLOW_PHONE}`.padEnd(46) + "median ms  to the page")
  for (const [name, found] of times) {
    const median = quantile(found, 0.5)
    console.log(
      `${name.padEnd(45)}${median.toFixed(0).padStart(9)} ${(median / base).toFixed(2).padStart(11)}x`,
    )
  }
}
