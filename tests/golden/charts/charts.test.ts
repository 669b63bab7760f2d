import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs"
import { join } from "node:path"

import { expect, test } from "vitest"

import type { ChartSpec } from "#charts/chart-spec.ts"
import { drawChart } from "#charts/draw-chart.ts"
import { sceneSvg } from "#charts/scene-svg.ts"
import type { Frequency } from "#domain/frequency.ts"
import { unitFormat } from "#domain/number-format.ts"

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

function drawCase({
  values,
  spec,
  frequency = "yearly",
  start = 2005,
  unit = "%",
  currency,
  forecastFrom,
}: Case) {
  const scene = drawChart({
    spec: {
      chartType: "bar",
      colour: "#900F7B",
      frequency,
      startYear: null,
      endYear: null,
      ...spec,
    },
    figures: { frequency, start, values },
    format: unitFormat(unit, currency ?? null),
    title: "Sample",
    forecastFrom: forecastFrom ?? null,
  })
  const notes = [scene.description, ...scene.notes].join(" ")
  // One element a line, so that a difference shows where it is.
  return `<!-- ${notes} -->\n${sceneSvg(scene, "chart").replaceAll("><", ">\n<")}\n`
}

test.each(Object.keys(CASES))("%s is drawn as before", (name) => {
  const drawn = drawCase(CASES[name] ?? { values: [] })
  const path = join(FOLDER, `${name}.svg`)
  if (UPDATE) {
    mkdirSync(FOLDER, { recursive: true })
    writeFileSync(path, drawn)
  }
  expect(drawn).toBe(readFileSync(path, "utf8"))
})

test("every stored drawing belongs to a case", () => {
  const stored = readdirSync(FOLDER).filter((file) => file.endsWith(".svg"))
  expect(stored.sort()).toEqual(
    Object.keys(CASES)
      .map((name) => `${name}.svg`)
      .sort(),
  )
})

test("drawing sixty and two thousand figures takes milliseconds", () => {
  for (const [name, most] of [
    ["bar-sixty-six-years", 20],
    ["line-two-thousand", 200],
  ] as const) {
    const started = performance.now()
    for (let k = 0; k < 10; k += 1) drawCase(CASES[name] ?? { values: [] })
    expect((performance.now() - started) / 10).toBeLessThan(most)
  }
})
