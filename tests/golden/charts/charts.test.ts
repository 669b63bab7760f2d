import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs"
import { join } from "node:path"

import { expect, test } from "vitest"

import type { ChartSpec } from "#charts/model/chart-spec.ts"
import type { ComparedSeries } from "#charts/model/compared-series.ts"
import { drawChart } from "#charts/scene/draw-chart.ts"
import { readComparison } from "#charts/views/read-comparison.ts"
import { imageTheme } from "#charts/svg/image-theme.ts"
import { renderScene } from "#charts/svg/render-scene.ts"
import { transformObservations } from "#charts/model/transform.ts"
import type { Scene } from "#charts/scene/scene.ts"
import { webTheme } from "#charts/svg/web-theme.ts"
import type { Frequency } from "#domain/time/frequency.ts"
import { unitFormat } from "#domain/format/number-format.ts"

/** Set UPDATE_GOLDEN=1 to write the drawings anew after a change that is meant. */
const UPDATE = process.env["UPDATE_GOLDEN"] === "1"
const FOLDER = import.meta.dirname

type Case = {
  values: (number | null)[]
  spec?: Partial<ChartSpec>
  frequency?: Frequency
  start?: number
  unit?: string
  currency?: string
  forecastFrom?: number
  /** Pixels of an image instead of the drawing that fills any box. */
  image?: { width: number; height: number }
}

const INFLATION = [
  17.9, 8.2, 5.4, 11.6, 12.5, 13.7, 10.8, 12.2, 8.5, 8.1, 9.0, 15.7, 16.5, 12.1, 11.4, 13.2, 17.0,
  18.8, 24.7, 33.2,
]
const LITERACY = [
  51.1,
  null,
  null,
  54.8,
  56.2,
  null,
  59.6,
  61.1,
  62.0,
  null,
  null,
  64.3,
  65.0,
  66.1,
  67.4,
]
const BALANCE = [3.6, 2.6, 3.8, 3.7, 0.2, -3.1, 1.3, 3.4, 1.7, -3.1, -3.8, -0.7, 0.2, 1.7, 6.8]

/** Made figures without chance: the same on every machine. */
function waves(count: number, gapEvery = 0): (number | null)[] {
  return Array.from({ length: count }, (_, k) =>
    gapEvery > 0 && k % gapEvery === 3
      ? null
      : Math.round((40 + 25 * Math.sin(k / 9) + ((k * 37) % 17)) * 10) / 10,
  )
}

const CASES: Record<string, Case> = {
  "bar-twenty-years": { values: INFLATION },
  "bar-last-below-neighbour": { values: [...INFLATION, 23.01], start: 2005 },
  "bar-last-below-then-gap": { values: [9, 30, 23, null, null, 4], spec: { endYear: 2009 } },
  "line-twenty-years": { values: INFLATION, spec: { chartType: "line" } },
  "bar-gaps": { values: LITERACY, start: 2010 },
  "line-gaps": { values: LITERACY, start: 2010, spec: { chartType: "line" } },
  "bar-negative": { values: BALANCE, start: 2010 },
  "line-negative": { values: BALANCE, start: 2010, spec: { chartType: "line" } },
  "bar-only-negative": { values: [-2, -8.5, -3.25], start: 2020 },
  "line-only-negative": { values: [-82, -80.5, -81], start: 2020, spec: { chartType: "line" } },
  "bar-one-year": { values: [12.5], start: 2022 },
  "line-one-year": { values: [12.5], start: 2022, spec: { chartType: "line" } },
  "bar-one-year-negative": { values: [-12.5], start: 2022 },
  "bar-two-years": { values: [5, 4], start: 2023 },
  "line-two-years": { values: [5, 4], start: 2023, spec: { chartType: "line" } },
  "bar-constant": { values: [5, 5, 5, 5], start: 2020 },
  "line-constant": { values: [5, 5, 5, 5], start: 2020, spec: { chartType: "line" } },
  "bar-zeros": { values: [0, 0, 0], start: 2020 },
  "bar-all-gaps": { values: [1, null, null, 2], spec: { startYear: 2006, endYear: 2007 } },
  "line-starts-above-zero": { values: [70.1, 71.3, 72.9, 74], spec: { chartType: "line" } },
  "line-gap-at-start": { values: [1, null, 3, 4], spec: { chartType: "line", startYear: 2006 } },
  "bar-gap-at-end": { values: [1, 2, null, 4], spec: { endYear: 2007 } },
  "line-lone-figures": { values: [1, null, 3, null, 2], spec: { chartType: "line" } },
  "bar-money": { values: [1.2e9, 3.4e9, 40.9e9], unit: "current US$" },
  "bar-naira": { values: [72.1e12, 269.3e12], unit: "current LCU", currency: "NGN" },
  "bar-plain-large": { values: [45_210, 99_999, 232_700_000] },
  "bar-tiny": { values: [0.00012, 0.00031, 0.0002] },
  "line-close-large": {
    values: [1_000_000_100, 1_000_000_250, 1_000_000_400],
    spec: { chartType: "line" },
    unit: "people",
  },
  "bar-forecasts": { values: INFLATION, forecastFrom: 2021 },
  "line-forecasts": { values: INFLATION, spec: { chartType: "line" }, forecastFrom: 2021 },
  "bar-years-chosen": { values: INFLATION, spec: { startYear: 2010, endYear: 2015 } },
  "bar-red": { values: [1, 2, 3], spec: { colour: "#A60B1B" } },
  "line-yellow": { values: [1, 2, 3], spec: { colour: "#B68304", chartType: "line" } },
  "bar-own-colour": { values: [1, 2, 3], spec: { colour: "#123456" } },
  "bar-quarters": { values: waves(11), frequency: "quarterly", start: 2022 * 4 + 1 },
  "line-quarters-long": {
    values: waves(80),
    frequency: "quarterly",
    start: 2005 * 4,
    spec: { chartType: "line" },
  },
  "bar-months": { values: waves(12), frequency: "monthly", start: 2024 * 12 },
  "line-months-gaps": {
    values: waves(48, 11),
    frequency: "monthly",
    start: 2020 * 12 + 6,
    spec: { chartType: "line" },
  },
  "bar-sixty-six-years": { values: waves(66), start: 1960 },
  "bar-two-hundred": { values: waves(200, 29), start: 1820 },
  "bar-two-thousand": { values: waves(2000, 401), frequency: "monthly", start: 1850 * 12 },
  "line-two-thousand": {
    values: waves(2000, 401),
    frequency: "monthly",
    start: 1850 * 12,
    spec: { chartType: "line" },
  },
}

/** Two datasets and what their address wishes. */
type Pair = {
  first: Omit<Case, "spec">
  second: Omit<Case, "spec">
  query?: string
  image?: { width: number; height: number }
}

const MONEY = [1.2e9, 3.4e9, 2.9e9, 8.8e9, 12.1e9, 40.9e9]
const RATES = [150, 154, 157, 157, 159, 192, 254, 306, 306, 307, 359, 401, 426, 645, 1479]

Object.assign(CASES, {
  "bar-change": { values: INFLATION, spec: { transform: "change" } },
  "line-change-negative": { values: BALANCE, spec: { transform: "change", chartType: "line" } },
  "bar-year-change": { values: MONEY, unit: "current US$", spec: { transform: "year-change" } },
  "line-year-change-quarters": {
    values: waves(40),
    unit: "US$",
    frequency: "quarterly",
    start: 2010 * 4,
    spec: { transform: "year-change", chartType: "line" },
  },
  "line-index": {
    values: MONEY,
    unit: "current US$",
    spec: { transform: "index", chartType: "line" },
  },
  "bar-index-gaps": { values: LITERACY, unit: "people", spec: { transform: "index" } },
  "line-log": { values: MONEY, unit: "current US$", spec: { transform: "log", chartType: "line" } },
  "line-log-many-powers": {
    values: [1e-6, 2e-3, 5, 8e4, 3e9, 7e14],
    unit: "",
    spec: { transform: "log", chartType: "line" },
  },
  "line-log-narrow": { values: [71, 72, 74, 73], spec: { transform: "log", chartType: "line" } },
  "bar-wished-log": { values: MONEY, unit: "current US$", spec: { transform: "log" } },
  "bar-forecasts-negative": { values: BALANCE, start: 2010, forecastFrom: 2021 },
  "line-forecast-last-only": { values: INFLATION, spec: { chartType: "line" }, forecastFrom: 2024 },
  "line-forecasts-all": { values: [1, 2, 3], spec: { chartType: "line" }, forecastFrom: 2000 },
  "line-forecasts-after-gap": {
    values: [1, 2, null, 3, 4],
    spec: { chartType: "line" },
    forecastFrom: 2008,
  },
  "line-forecasts-quarters": {
    values: waves(24),
    frequency: "quarterly",
    start: 2020 * 4,
    spec: { chartType: "line" },
    forecastFrom: 2024 * 4 + 2,
  },
  "bar-forecasts-two-thousand": {
    values: waves(2000),
    frequency: "monthly",
    start: 1850 * 12,
    forecastFrom: 2000 * 12,
  },
  "bar-huge": { values: [1e300, 1.7e308, 5e307], unit: "" },
  "line-huge-both-sides": { values: [-1.7e308, 1.7e308], unit: "", spec: { chartType: "line" } },
  "line-tiny": { values: [5e-320, 1e-310], unit: "", spec: { chartType: "line" } },
  "image-bar-280": { values: INFLATION, image: { width: 280, height: 200 } },
  "image-line-280-gaps": {
    values: LITERACY,
    spec: { chartType: "line" },
    image: { width: 280, height: 200 },
  },
  "image-bar-600-forecasts": {
    values: INFLATION,
    forecastFrom: 2021,
    image: { width: 600, height: 340 },
  },
  "image-line-1200-forecasts": {
    values: INFLATION,
    spec: { chartType: "line" },
    forecastFrom: 2021,
    image: { width: 1200, height: 675 },
  },
  "image-line-1200-two-thousand": {
    values: waves(2000, 401),
    frequency: "monthly",
    start: 1850 * 12,
    spec: { chartType: "line" },
    image: { width: 1200, height: 675 },
  },
} satisfies Record<string, Case>)

const PAIRS: Record<string, Pair> = {
  "compare-bars-one-scale": {
    first: { values: INFLATION },
    second: { values: BALANCE, start: 2010 },
  },
  "compare-lines-one-scale": {
    first: { values: INFLATION },
    second: { values: BALANCE, start: 2010 },
    query: "chartType=line",
  },
  "compare-lines-two-scales": {
    first: { values: INFLATION },
    second: { values: RATES, start: 2010, unit: "LCU per US$", currency: "NGN" },
    query: "chartType=line",
  },
  "compare-bars-two-scales": {
    first: { values: INFLATION },
    second: { values: MONEY, start: 2019, unit: "current US$" },
  },
  "compare-two-scales-negative": {
    first: { values: BALANCE },
    second: { values: MONEY, unit: "current US$" },
    query: "chartType=line",
  },
  "compare-gaps": {
    first: { values: LITERACY, start: 2010 },
    second: { values: [40, null, null, 44, 46, null, 49], start: 2010 },
    query: "chartType=line",
  },
  "compare-index": {
    first: { values: MONEY, start: 2010, unit: "current US$" },
    second: { values: RATES, start: 2010, unit: "LCU per US$", currency: "NGN" },
    query: "chartType=line&transform=index",
  },
  "compare-log-two-scales": {
    first: { values: MONEY, start: 2010, unit: "current US$" },
    second: { values: RATES, start: 2010, unit: "LCU per US$", currency: "NGN" },
    query: "transform=log",
  },
  "compare-forecasts": {
    first: { values: INFLATION, forecastFrom: 2022 },
    second: { values: waves(20), start: 2005, forecastFrom: 2023 },
    query: "chartType=line",
  },
  "compare-bars-forecasts": {
    first: { values: INFLATION, forecastFrom: 2022 },
    second: { values: waves(20), start: 2005 },
  },
  "compare-one-point-each": { first: { values: [5] }, second: { values: [7], start: 2008 } },
  "compare-panels": {
    first: { values: INFLATION },
    second: { values: MONEY, start: 2019, unit: "current US$" },
    query: "layout=panels",
  },
  "compare-months-chosen-years": {
    first: { values: waves(60), frequency: "monthly", start: 2020 * 12 },
    second: { values: waves(60, 7), frequency: "monthly", start: 2020 * 12 },
    query: "chartType=line&startYear=2022&endYear2=2023&colour=green&colour2=orange",
  },
  "compare-two-thousand": {
    first: { values: waves(2000), frequency: "monthly", start: 1850 * 12 },
    second: { values: waves(2000, 401), frequency: "monthly", start: 1850 * 12 },
  },
  "image-compare-two-scales": {
    first: { values: INFLATION },
    second: { values: RATES, start: 2010, unit: "LCU per US$", currency: "NGN" },
    query: "chartType=line",
    image: { width: 1200, height: 675 },
  },
  "image-compare-bars": {
    first: { values: INFLATION, forecastFrom: 2023 },
    second: { values: BALANCE, start: 2010, forecastFrom: 2023 },
    image: { width: 600, height: 340 },
  },
}

function drawPair({ first, second, query = "", image }: Pair) {
  const view = readComparison(
    comparedOf(first, "Left"),
    comparedOf(second, "Right"),
    new URLSearchParams(query),
    2026,
  )
  const notes = [...view.scenes.map(({ description }) => description), ...view.notes].join(" ")
  return markup(notes, view.scenes.map((scene, k) => svgOf(scene, `chart${k}`, image)).join("\n"))
}

function comparedOf(side: Pair["first"], name: string): ComparedSeries {
  const { values, frequency = "yearly", start = 2005, unit = "%", currency = null } = side
  return {
    id: name,
    indicator: { name, unit, currency, category: "economy" },
    place: { name: "Nigeria", slug: "nigeria", code2: "NG" },
    observations: { frequency, start, values },
    frequencies: [frequency],
    derived: null,
    forecastFrom: side.forecastFrom ?? null,
    source: { publisher: "World Bank", url: "https://example.org", terms: "", isClosed: false },
    ...{ vintage: "2025-01-15", vintageStated: true },
  }
}

function svgOf(scene: Scene, id: string, image: Case["image"]): string {
  if (!image) return renderScene(scene, webTheme(id)).toString()
  const { width, height } = image
  const plot = { x: 0, y: 0, width, height, fontSize: width < 400 ? 12 : 19, id }
  const drawn = renderScene(
    scene,
    imageTheme({ ...plot, colour: "#900F7B", labelColour: "#900F7B" }),
  ).toString()
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${drawn}</svg>`
}

/** One element a line, so that a difference shows where it is. */
function markup(notes: string, svg: string): string {
  return `<!-- ${notes} -->\n${svg.replaceAll("><", ">\n<")}\n`
}

function drawCase({
  values,
  spec,
  frequency = "yearly",
  start = 2005,
  unit = "%",
  currency,
  forecastFrom,
  image,
}: Case) {
  const format = unitFormat(unit, currency ?? null)
  const all = { frequency, start, values }
  const plotted = transformObservations(spec?.transform ?? "level", {
    all,
    shown: all,
    format,
    unit,
  })
  const scene = drawChart({
    spec: {
      chartType: "bar",
      colour: "#900F7B",
      frequency,
      startYear: null,
      endYear: null,
      ...spec,
    },
    ...plotted,
    title: "Sample",
    forecastFrom: forecastFrom ?? null,
  })
  return markup([scene.description, ...scene.notes].join(" "), svgOf(scene, "chart", image))
}

function drawNamed(name: string): string {
  const pair = PAIRS[name]
  return pair ? drawPair(pair) : drawCase(CASES[name] ?? { values: [] })
}

const NAMES = [...Object.keys(CASES), ...Object.keys(PAIRS)]

test.each(NAMES)("%s is drawn as before", (name) => {
  const drawn = drawNamed(name)
  const path = join(FOLDER, `${name}.svg`)
  if (UPDATE) {
    mkdirSync(FOLDER, { recursive: true })
    writeFileSync(path, drawn)
  }
  expect(drawn).toBe(readFileSync(path, "utf8"))
})

test("every stored drawing belongs to a case", () => {
  const stored = readdirSync(FOLDER).filter((file) => file.endsWith(".svg"))
  expect(stored.sort()).toEqual(NAMES.map((name) => `${name}.svg`).sort())
})

test("no drawing holds a number that is none", () => {
  for (const name of NAMES) {
    expect(drawNamed(name), name).not.toMatch(/NaN|Infinity|undefined/)
  }
})
