import { readFile, writeFile } from "node:fs/promises"
import { createRequire } from "node:module"

import { inBrowser } from "#tests/support/browser.ts"

// `node scripts/fit-fallback-fonts.ts` writes src/web/styles/fallback-fonts.css: the fonts of readers' machines, stretched
// to the widths and heights of Source Sans 3. It needs Chromium, and Debian's fonts-liberation (the widths of Arial) and
// fonts-roboto.

const OUTPUT = new URL("../src/web/styles/fallback-fonts.css", import.meta.url)
const WEB_FONT = createRequire(import.meta.url).resolve(
  "@fontsource-variable/source-sans-3/files/source-sans-3-latin-wght-normal.woff2",
)
/** The weights of tokens.css. */
const WEIGHTS = [400, 550, 650, 750]
/** From here on the bold face stands in: readers' fonts have no weights between. */
const MIN_BOLD = 550

type Fallback = {
  name: string
  /** What has its widths on the machine that measures. */
  measured: string
  regular: readonly string[]
  bold: readonly string[]
}

const FALLBACKS: readonly Fallback[] = [
  {
    name: "Arial Fitted",
    measured: "Liberation Sans",
    regular: ["Arial", "ArialMT", "Liberation Sans"],
    bold: ["Arial Bold", "Arial-BoldMT", "Liberation Sans Bold"],
  },
  {
    name: "Roboto Fitted",
    measured: "Roboto",
    regular: ["Roboto", "Roboto-Regular"],
    bold: ["Roboto Bold", "Roboto-Bold"],
  },
]

/** Sentences as pages have them: letters, digits and marks in their usual shares. */
const SAMPLE = [
  "Inflation, consumer prices (annual %) in Nigeria was 24.7% in 2023, the highest since 1996.",
  "Gross domestic product per head, at purchasing power parity, is shown for 245 countries.",
  "The population of Ghana grew by 2.1% a year from 2000 to 2023, to 34.1 million people.",
  "The World Bank published this on 26 November 2026; older files say something else.",
  "Search the data, compare two countries, check a statement or download the table.",
].join(" ")

type Measured = { width: number; ascent: number; descent: number }

/** How wide and high the sample is in each weight of each family, in parts of the font size. */
function measure(
  wanted: readonly { family: string; weights: readonly number[] }[],
): Promise<Measured[][]> {
  return inBrowser({}, async (context) => {
    const page = await context.newPage()
    const source = (await readFile(WEB_FONT)).toString("base64")
    await page.setContent(
      `<style>@font-face{font-family:Web;src:url(data:font/woff2;base64,${source});font-weight:200 900}</style><p style="font-family:Web">a`,
    )
    return page.evaluate(
      async ({ wanted, sample }) => {
        await document.fonts.ready
        const canvas = document.createElement("canvas").getContext("2d")
        if (!canvas) throw new Error("This browser draws nothing")
        const size = 1000
        return wanted.map(({ family, weights }) =>
          weights.map((weight) => {
            canvas.font = `${String(weight)} ${String(size)}px "${family}"`
            const text = canvas.measureText(sample)
            return {
              width: text.width / size,
              ascent: text.fontBoundingBoxAscent / size,
              descent: text.fontBoundingBoxDescent / size,
            }
          }),
        )
      },
      { wanted, sample: SAMPLE },
    )
  })
}

function percent(part: number): string {
  return `${String(Math.round(part * 1000) / 10)}%`
}

/** A browser applies `size-adjust` to the heights as well, so they are given for the size before it. */
function writeFace(fallback: Fallback, weight: number, web: Measured, own: Measured): string {
  const adjust = web.width / own.width
  const faces = weight < MIN_BOLD ? fallback.regular : fallback.bold
  return `@font-face {
  font-family: "${fallback.name}";
  src: ${faces.map((face) => `local("${face}")`).join(", ")};
  font-weight: ${String(weight)};
  size-adjust: ${percent(adjust)};
  ascent-override: ${percent(web.ascent / adjust)};
  descent-override: ${percent(web.descent / adjust)};
  line-gap-override: 0%;
}
`
}

const [web = [], ...fallbacks] = await measure([
  { family: "Web", weights: WEIGHTS },
  ...FALLBACKS.map(({ measured }) => ({
    family: measured,
    weights: WEIGHTS.map((weight) => (weight < MIN_BOLD ? 400 : 700)),
  })),
])
const faces = FALLBACKS.flatMap((fallback, at) =>
  WEIGHTS.flatMap((weight, k) => {
    const [goal, own] = [web[k], fallbacks[at]?.[k]]
    return goal && own ? [writeFace(fallback, weight, goal, own)] : []
  }),
)
const HEAD = `/* Written by scripts/fit-fallback-fonts.ts: what stands in for the web font, as wide and as high as it is. */\n`
await writeFile(OUTPUT, HEAD + faces.join(""))
