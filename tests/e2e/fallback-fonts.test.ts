import { readFile } from "node:fs/promises"
import { createRequire } from "node:module"

import type { FastifyInstance } from "fastify"
import { afterAll, beforeAll, expect, test } from "vitest"

import { inBrowser } from "#tests/support/browser.ts"
import { testDatabase } from "#tests/support/database.ts"
import { testSite } from "#tests/support/site.ts"

const WEB_FONT = createRequire(import.meta.url).resolve(
  "@fontsource-variable/source-sans-3/files/source-sans-3-latin-wght-normal.woff2",
)
/** Lines of the site that the fonts were not fitted by. */
const LINES = [
  "All 245 countries, 33,511 indicators, ready to search, chart and embed",
  "Life expectancy at birth, total (years): Kenya 62.1, Ghana 65.5, Togo 62.7",
  "Where does this number come from? Who counted it, when, and how often?",
]
const WEIGHTS = [400, 550, 650, 750]
const MAX_APART = 0.02

type Size = { width: number; height: number }
type Page = { stack: string; sizes: (Size[] | null)[] }

let app: FastifyInstance
let page: Page

beforeAll(async () => {
  app = (await testSite(await testDatabase())).app
  const origin = await app.listen({ host: "127.0.0.1", port: 0 })
  page = await measurePage(`${origin}/about-us`)
})
afterAll(() => app.close())

/** The sizes of the lines in each weight with fonts of a page; `null` for one that this machine does not have. */
function measurePage(url: string): Promise<Page> {
  return inBrowser({}, async (context) => {
    const opened = await context.newPage()
    await opened.goto(url)
    return opened.evaluate(
      async ({ font, lines, weights }) => {
        const bytes = Uint8Array.from(atob(font), (letter) => letter.charCodeAt(0))
        // The page's own may have come too late for this visit.
        document.fonts.add(await new FontFace("Web", bytes, { weight: "200 900" }).load())
        const measure = (family: string, weight: number, text: string) => {
          const line = document.createElement("span")
          line.textContent = text
          line.style.cssText = `font:${String(weight)} 40px/normal ${family};position:absolute;white-space:nowrap`
          document.body.append(line)
          const { width, height } = line.getBoundingClientRect()
          line.remove()
          return { width, height }
        }
        const measureFamily = (family: string) => {
          const isThere = weights.every(
            (weight) =>
              measure(`"${family}", monospace`, weight, "iiii").width !==
              measure("monospace", weight, "iiii").width,
          )
          return isThere
            ? weights.flatMap((weight) => lines.map((text) => measure(`"${family}"`, weight, text)))
            : null
        }
        return {
          stack: getComputedStyle(document.body).fontFamily,
          sizes: ["Web", "Arial Fitted", "Roboto Fitted"].map(measureFamily),
        }
      },
      { font: (await readFile(WEB_FONT)).toString("base64"), lines: LINES, weights: WEIGHTS },
    )
  })
}

test("pages name the fonts that are fitted right behind the web font", () => {
  expect(page.stack).toMatch(
    /^"Source Sans 3 Variable", "Source Sans 3", "Arial Fitted", "Roboto Fitted",/,
  )
})

test.for([
  [1, "Arial"],
  [2, "Roboto"],
] as const)("text in font %s, %s, is as wide and as high as in the web font", ([at, name], ctx) => {
  const [web, fitted] = [page.sizes[0], page.sizes[at]]
  if (!fitted) return ctx.skip(`This machine has no ${name}, nor anything of its widths`)
  expect(web).toHaveLength(LINES.length * WEIGHTS.length)
  for (const [k, { width, height }] of (web ?? []).entries()) {
    const line = `${String(WEIGHTS[Math.floor(k / LINES.length)])}: ${LINES[k % LINES.length] ?? ""}`
    expect(Math.abs((fitted[k]?.width ?? 0) / width - 1), line).toBeLessThan(MAX_APART)
    expect(Math.abs((fitted[k]?.height ?? 0) - height), line).toBeLessThanOrEqual(1)
  }
})
