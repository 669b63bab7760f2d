import { readdirSync, readFileSync, writeFileSync } from "node:fs"
import { join } from "node:path"

import { expect, test } from "vitest"

import { drawMap } from "#charts/scene/draw-map.ts"
import { imageMapTheme } from "#charts/svg/image-map-theme.ts"
import { renderMap } from "#charts/svg/render-map.ts"
import { webMapTheme } from "#charts/svg/web-map-theme.ts"
import { readWorldView } from "#charts/views/world-view.ts"
import { COUNTRIES } from "#domain/places/find-country.ts"
import { unitFormat } from "#domain/format/number-format.ts"

/** Set UPDATE_GOLDEN=1 to write the maps anew after a change that is meant. */
const UPDATE = process.env["UPDATE_GOLDEN"] === "1"
const FOLDER = import.meta.dirname
const BOX = { x: 48, y: 100, width: 1104, height: 460, fontSize: 19 }

type Case = { query: string; isImage?: true; lowest?: number; everySeventhEnds?: number }

const CASES: Record<string, Case> = {
  "page-world": { query: "endYear=2020" },
  "page-africa": { query: "continent=africa&colour=green&endYear=2020" },
  "page-below-zero": { query: "endYear=2020&colour=blue", lowest: -60 },
  "page-gaps": { query: "endYear=2020", everySeventhEnds: 2019 },
  "image-world": { query: "endYear=2020", isImage: true },
  "image-africa": { query: "continent=africa&colour=green&endYear=2020", isImage: true },
  "image-below-zero": { query: "endYear=2020&colour=blue", lowest: -60, isImage: true },
  "image-gaps": { query: "endYear=2020", everySeventhEnds: 2019, isImage: true },
}

function drawCase({ query, isImage, lowest = 1, everySeventhEnds = 2020 }: Case): string {
  // Every ninth country has no data at all.
  const places = COUNTRIES.filter((_, k) => k % 9 !== 0).map((country, k) => {
    const values = [1, 2, 3].map((step) => lowest + ((k * 37 + step) % 97))
    const years = k % 7 === 0 ? everySeventhEnds - 2017 : values.length
    const observations = {
      frequency: "yearly" as const,
      start: 2018,
      values: values.slice(0, years),
    }
    return { country, observations, forecastFrom: null }
  })
  const view = readWorldView(places, new URLSearchParams(query))
  if (!view) throw new Error("there is nothing to draw")
  const { colour } = view.spec
  const scene = drawMap({ view, format: unitFormat("%", null), title: "Sample" })
  const theme = isImage
    ? imageMapTheme({ ...BOX, colour, id: "gap" })
    : webMapTheme({ id: "world", colour, hrefOf: (slug) => `/x/${slug}?a=1&b=2`, target: "_top" })
  return layOut(renderMap(scene, theme).toString())
}

/** One element a line, so that a difference shows where it is; outlines are cut short, as their data is tested elsewhere. */
function layOut(svg: string): string {
  return `${svg.replace(/ d="([^"]{24})[^"]*"/g, ' d="$1…"').replaceAll("><", ">\n<")}\n`
}

test.each(Object.entries(CASES))("%s is drawn as before", (name, map) => {
  const drawn = drawCase(map)
  const path = join(FOLDER, `${name}.svg`)
  if (UPDATE) writeFileSync(path, drawn)
  expect(drawn).toBe(readFileSync(path, "utf8"))
})

test("every stored map belongs to a case", () => {
  const stored = readdirSync(FOLDER).filter((file) => file.endsWith(".svg"))
  expect(stored.sort()).toEqual(
    Object.keys(CASES)
      .map((name) => `${name}.svg`)
      .sort(),
  )
})

test("no map holds a number that is none", () => {
  for (const map of Object.values(CASES))
    expect(drawCase(map)).not.toMatch(/NaN|Infinity|undefined/)
})
