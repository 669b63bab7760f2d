/**
 * Draws the covers of the blog and of the whitepapers from real series, those of the starter data and those that stay
 * with the texts: `node scripts/draw-covers.ts`.
 * They are decoration without axes, so each is used only beside a text that shows the same series with its source.
 */
import { mkdir, readFile } from "node:fs/promises"
import { join } from "node:path"

import sharp from "sharp"

import { BRAND_COLOUR } from "#domain/brand.ts"

const ROOT = join(import.meta.dirname, "..")
const FIGURES = join(ROOT, "data", "starter", "figures")
const COVERS = join(ROOT, "content", "media", "covers")
const WIDTH = 1280
const HEIGHT = 720
const PURPLE = "#b2309c"
const PALETTES = {
  ink: { ground: "#1d0c1b", quiet: "#5a3351", loud: "#d95cc4" },
  navy: { ground: "#e3e9fb", quiet: "#a9bbf0", loud: "#0f2b90" },
  soft: { ground: "#f7e3f3", quiet: "#dda3d1", loud: BRAND_COLOUR },
} as const

type Palette = (typeof PALETTES)[keyof typeof PALETTES]
type Figure = { period: string; value: number }

async function readSeries(path: string, country: string): Promise<Figure[]> {
  const [, ...lines] = (await readFile(join(FIGURES, `${path}.csv`), "utf8")).trim().split("\n")
  return lines
    .map((line) => line.split(","))
    .filter(([code]) => code === country)
    .map(([, period = "", value]) => ({ period, value: Number(value) }))
}

type Frozen = {
  indicator: string
  country: string
  dataset: { observations: { start: number; values: (number | null)[] } } | null
}

/** Figures that stay with the texts, by year; gaps are left out. */
function frozenYears(frozen: readonly Frozen[], name: string, from: number, to = 9999): Figure[] {
  const [indicator, country] = name.split(" ")
  const found = frozen.find((one) => one.indicator === indicator && one.country === country)
  if (!found?.dataset) throw new Error(`${name} is not among the frozen series`)
  const { start, values } = found.dataset.observations
  return values.flatMap((value, k) => {
    const year = start + k
    return value === null || year < from || year > to ? [] : [{ period: String(year), value }]
  })
}

/** Three rows of three small charts on one scale; the last bar of each stands out. */
function panels(all: readonly Figure[][], palette: Palette): string {
  const most = Math.max(...all.flat().map(({ value }) => value))
  const [wide, high, gap] = [340, 170, 50]
  return all
    .map((figures, place) => {
      const left = 80 + (place % 3) * (wide + gap)
      const floor = 60 + Math.floor(place / 3) * (high + 45) + high
      const step = wide / figures.length
      const rects = figures.map(({ value }, k) => {
        const size = Math.max(2, (Math.max(0, value) / most) * high)
        const colour = k === figures.length - 1 ? palette.loud : palette.quiet
        return `<rect x="${(left + k * step).toFixed(1)}" y="${(floor - size).toFixed(1)}" width="${(step * 0.78).toFixed(1)}" height="${size.toFixed(1)}" fill="${colour}"/>`
      })
      return `${rects.join("")}<rect x="${String(left)}" y="${String(floor)}" width="${String(wide)}" height="3" fill="${palette.quiet}"/>`
    })
    .join("")
}

/** Lines on one scale from zero; the first stands out. */
function lines(all: readonly Figure[][], palette: Palette): string {
  const height = scaleOf(
    all.flat().map(({ value }) => value),
    0,
  )
  return all
    .map((figures, place) => {
      const points = figures.map(
        ({ value }, k) =>
          `${((k * WIDTH) / (figures.length - 1)).toFixed(1)},${(HEIGHT - height(value)).toFixed(1)}`,
      )
      const colour = place === 0 ? palette.loud : palette.quiet
      return `<polyline points="${points.join(" ")}" fill="none" stroke="${colour}" stroke-width="${place === 0 ? "14" : "8"}" stroke-linejoin="round" stroke-linecap="round"/>`
    })
    .reverse()
    .join("")
}

function scaleOf(values: readonly number[], from = Math.min(...values)) {
  const span = Math.max(...values) - from
  return (value: number) => 40 + ((HEIGHT - 100) * (value - from)) / span
}

/** Bars from the ground up; those that `isLoud` names stand out. */
function bars(
  figures: readonly Figure[],
  palette: Palette,
  isLoud: (k: number) => boolean,
): string {
  // Bars stand on zero here too, although nobody reads figures off a cover.
  const most = Math.max(...figures.map(({ value }) => value))
  const height = (value: number) => (value / most) * (HEIGHT - 60)
  const step = WIDTH / figures.length
  return figures
    .map(({ value }, k) => {
      const colour = isLoud(k) ? palette.loud : palette.quiet
      const top = HEIGHT - height(value)
      return `<rect x="${(k * step + step * 0.12).toFixed(1)}" y="${top.toFixed(1)}" width="${(step * 0.76).toFixed(1)}" height="${height(value).toFixed(1)}" fill="${colour}"/>`
    })
    .join("")
}

function line(figures: readonly Figure[], colour: string, width: number, dash = ""): string {
  const height = scaleOf(figures.map(({ value }) => value))
  const points = figures
    .map(
      ({ value }, k) =>
        `${((k * WIDTH) / (figures.length - 1)).toFixed(1)},${(HEIGHT - height(value)).toFixed(1)}`,
    )
    .join(" ")
  return `<polyline points="${points}" fill="none" stroke="${colour}" stroke-width="${String(width)}" stroke-linejoin="round" stroke-linecap="round" stroke-dasharray="${dash}"/>`
}

/** Bars up and down from a line in the middle. */
function anomalies(figures: readonly Figure[], palette: Palette): string {
  const most = Math.max(...figures.map(({ value }) => Math.abs(value)))
  const zero = HEIGHT * 0.62
  const step = WIDTH / figures.length
  const rects = figures.map(({ value }, k) => {
    const size = (Math.abs(value) / most) * HEIGHT * 0.5
    const colour = value > 0 ? palette.loud : palette.quiet
    const top = value > 0 ? zero - size : zero
    return `<rect x="${(k * step + step * 0.1).toFixed(1)}" y="${top.toFixed(1)}" width="${(step * 0.8).toFixed(1)}" height="${size.toFixed(1)}" fill="${colour}"/>`
  })
  return rects.join("")
}

/** Every fifth year as a bar, with hatched room for the years between. */
function combs(figures: readonly Figure[], palette: Palette): string {
  const height = scaleOf(
    figures.map(({ value }) => value),
    0,
  )
  const step = WIDTH / figures.length
  const hatch = `<pattern id="h" width="14" height="14" patternUnits="userSpaceOnUse" patternTransform="rotate(45)"><path d="M0 0V14" stroke="${palette.quiet}" stroke-width="5" opacity=".45"/></pattern>`
  const rects = figures.map(({ value }, k) => {
    const x = k * step
    const bar = `<rect x="${(x + step * 0.04).toFixed(1)}" y="${(HEIGHT - height(value)).toFixed(1)}" width="${(step * 0.34).toFixed(1)}" height="${height(value).toFixed(1)}" fill="${palette.loud}"/>`
    return `${bar}<rect x="${(x + step * 0.44).toFixed(1)}" y="0" width="${(step * 0.56).toFixed(1)}" height="${String(HEIGHT)}" fill="url(#h)"/>`
  })
  return `<defs>${hatch}</defs>${rects.join("")}`
}

async function write(name: string, palette: Palette, drawing: string): Promise<void> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${String(WIDTH)}" height="${String(HEIGHT)}"><rect width="100%" height="100%" fill="${palette.ground}"/>${drawing}</svg>`
  await sharp(Buffer.from(svg))
    .png({ palette: true, colours: 32, effort: 10 })
    .toFile(join(COVERS, `${name}.png`))
}

/** The mark on its ground, for devices that install the site; the tower keeps clear of a mask's edge. */
async function writeIcon(size: number): Promise<void> {
  const tower = "M6 20h3v5H6zM10.5 15.5h3V25h-3zM14.5 7h3v18h-3zM18.5 15.5h3V25h-3zM23 20h3v5h-3z"
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${String(size)}" height="${String(size)}" viewBox="0 0 32 32"><rect width="32" height="32" fill="${BRAND_COLOUR}"/><path transform="translate(16 16) scale(.8) translate(-16 -16)" fill="#fff" d="${tower}"/></svg>`
  const folder = join(ROOT, "content", "media", "icons")
  await mkdir(folder, { recursive: true })
  await sharp(Buffer.from(svg))
    .png({ palette: true })
    .toFile(join(folder, `icon-${String(size)}.png`))
}

const yearly = (figures: readonly Figure[]) =>
  [...Map.groupBy(figures, ({ period }) => period.slice(0, 4))].map(([period, months]) => ({
    period,
    value: months.reduce((sum, { value }) => sum + value, 0) / months.length,
  }))

await mkdir(COVERS, { recursive: true })
const { ink, navy, soft } = PALETTES
const unemployment = await readSeries("us-bls-cps/a31.rate.construction", "USA")
const air = (await readSeries("scripps-co2-mauna-loa/co2", "WLD")).slice(-120)
const still = (await readSeries("scripps-co2-mauna-loa/co2-adjusted", "WLD")).slice(-120)
const warmth = await readSeries("nasa-gistemp/loti", "WLD")
const china = await readSeries("gapminder-tables/lex", "CHN")
const nigeria = await readSeries("gapminder-tables/pop", "NGA")
const builders = await readSeries("us-bls-ces/construction", "USA")
const makers = await readSeries("us-bls-ces/manufacturing", "USA")
const births = await readSeries("gapminder-tables/tfr", "IRN")
await write(
  "counts-and-rates",
  soft,
  bars(unemployment, soft, (k) => k > unemployment.length - 14),
)
await write("seasonal-adjustment", navy, line(air, navy.quiet, 10) + line(still, navy.loud, 12))
await write("what-an-anomaly-is", ink, anomalies(warmth, ink))
await write("missing-years", navy, combs(china, navy))
await write(
  "why-two-sources-differ",
  soft,
  bars(nigeria, soft, (k) => k === nigeria.length - 1),
)
await write("down-and-up-again", ink, line(builders, PURPLE, 14))
await write(
  "one-month-is-no-trend",
  navy,
  bars(yearly(makers), navy, (k) => k === 4),
)
await write(
  "half-a-century",
  ink,
  bars(births, ink, (k) => k === births.length - 1),
)
await write(
  "how-a-figure-travels",
  soft,
  line(makers, soft.loud, 12) + line(makers, soft.quiet, 4, "2 18"),
)
const frozen = JSON.parse(
  await readFile(join(ROOT, "content", "frozen-series.json"), "utf8"),
) as Frozen[]
const years = (code: string, place: string, from: number, to?: number) =>
  frozenYears(frozen, `${code} ${place}`, from, to)
const PRICES = [
  "ghana",
  "sierra-leone",
  "egypt",
  "ethiopia",
  "nigeria",
  "malawi",
  "angola",
  "kenya",
  "rwanda",
]
const LIGHTS = [
  "ghana",
  "senegal",
  "kenya",
  "rwanda",
  "nigeria",
  "ethiopia",
  "uganda",
  "tanzania",
  "dr-congo",
]
const ECONOMIES = ["nigeria", "south-africa", "egypt", "algeria"]
await write(
  "nine-roads-down",
  soft,
  panels(
    PRICES.map((place) => years("world-bank:FP.CPI.TOTL.ZG", place, 2015)),
    soft,
  ),
)
await write(
  "light-by-light",
  ink,
  panels(
    LIGHTS.map((place) => years("world-bank:EG.ELC.ACCS.ZS", place, 2000)),
    ink,
  ),
)
await write(
  "largest-economy",
  navy,
  lines(
    ECONOMIES.map((place) => years("world-bank:NY.GDP.MKTP.CD", place, 2012)),
    navy,
  ),
)
const debt = years("imf:GGXWDG_NGDP", "ghana", 2008, 2024)
await write(
  "debt-and-its-denominator",
  soft,
  bars(debt, soft, (k) => k >= debt.length - 3),
)
await write(
  "money-sent-home",
  navy,
  bars(years("world-bank:BX.TRF.PWKR.CD.DT", "nigeria", 2006), navy, (k) => k === 18),
)
await write(
  "growth-per-head",
  ink,
  anomalies(years("world-bank:NY.GDP.PCAP.KD.ZG", "nigeria", 2005), ink),
)
await writeIcon(192)
await writeIcon(512)
