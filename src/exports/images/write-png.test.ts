import { inflateSync } from "node:zlib"

import { expect, test } from "vitest"

import { aDataset, aView } from "../dataset.fixture.ts"
import { writeCard, writePng } from "./write-png.ts"

/** Width, height, text chunks and pixels of a PNG, read as any viewer does. */
function readPng(png: Buffer) {
  const texts: Record<string, string> = {}
  const data: Buffer[] = []
  for (let at = 8; at < png.length;) {
    const length = png.readUInt32BE(at)
    const type = png.toString("latin1", at + 4, at + 8)
    const body = png.subarray(at + 8, at + 8 + length)
    if (type === "IDAT") data.push(body)
    if (type === "iTXt") {
      const [keyword = ""] = body.toString("latin1").split("\0")
      texts[keyword] = body.subarray(keyword.length + 5).toString()
    }
    at += 12 + length
  }
  const size = { width: png.readUInt32BE(16), height: png.readUInt32BE(20) }
  return { ...size, texts, pixels: inflateSync(Buffer.concat(data)) }
}

test("an image is 1200 by 675 at twice the density and says where it comes from", () => {
  const { width, height, texts } = readPng(writePng(aView("chartType=line")))
  expect([width, height]).toEqual([2400, 1350])
  expect(texts).toMatchObject({
    Title: "Inflation, consumer prices (annual %), Côte d’Ivoire",
    Source: "The World Bank: World Development Indicators",
    Copyright: "CC BY 4.0. The figures may be downloaded and passed on with the credit.",
    "Date of data": "2025-07-01",
    Unit: "annual %",
    Address:
      "https://example.org/indicators/Inflation%2C%20consumer%20prices%20(annual%20%25)/cote-divoire?chartType=line",
  })
})

test("a card is 1200 by 630, or smaller in the same proportion", () => {
  expect(readPng(writeCard(aView()))).toMatchObject({ width: 1200, height: 630 })
  expect(readPng(writeCard(aView(), 600))).toMatchObject({ width: 600, height: 315 })
})

test("words, figures and colour are drawn: another of each gives another image", () => {
  const { indicator } = aDataset()
  const pixels = (png: Buffer) => readPng(png).pixels.toString("latin1")
  const other = aDataset({
    indicator: { ...indicator, name: "Inflation, producer prices (annual %)" },
  })
  const images = [aView(), aView("", other), aView("endYear=2021"), aView("colour=red")]
  expect(new Set(images.map((view) => pixels(writeCard(view, 300)))).size).toBe(4)
})
