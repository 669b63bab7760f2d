import sharp from "sharp"
import { expect, test } from "vitest"

import { encodePng, type Pixels } from "./encode-png.ts"

/** Rows of colours as an image; an opacity below 255 as a fourth number. */
function image(rows: readonly (readonly number[])[][]): Pixels {
  const bytes = rows.flatMap((row) => row.flatMap(([r = 0, g = 0, b = 0, a = 255]) => [r, g, b, a]))
  return { width: rows[0]?.length ?? 0, height: rows.length, pixels: Buffer.from(bytes) }
}

const RED = [255, 0, 0]
const BLUE = [0, 0, 255]

test("another reader sees the same colours, in rows that repeat and rows that do not", async () => {
  const rows = [
    [RED, BLUE],
    [RED, BLUE],
    [BLUE, BLUE],
    [BLUE, [1, 2, 3]],
    [BLUE, [1, 2, 3]],
  ]
  const { data, info } = await sharp(encodePng(image(rows)))
    .raw()
    .toBuffer({ resolveWithObject: true })
  expect([info.width, info.height, info.channels]).toEqual([2, 5, 3])
  expect([...data]).toEqual(rows.flat(2))
})

test.each([1, 3, 4, 5, 11])("rows of %i pixels keep every colour", async (width) => {
  const rows = Array.from({ length: 3 }, (_, y) =>
    Array.from({ length: width }, (__, x) => [x * 20 + y, 255 - x * 20, (x * 77 + y * 33) % 256]),
  )
  const { data } = await sharp(encodePng(image(rows)))
    .raw()
    .toBuffer({ resolveWithObject: true })
  expect([...data]).toEqual(rows.flat(2))
})

test("texts stand before the picture's data", async () => {
  const png = encodePng(image([[RED]]), [["Title", "Côte d’Ivoire"]])
  const text = png?.toString() ?? ""
  expect(text.indexOf("Côte d’Ivoire")).toBeGreaterThan(text.indexOf("IHDR"))
  expect(text.indexOf("Côte d’Ivoire")).toBeLessThan(text.indexOf("IDAT"))
  expect((await sharp(png).metadata()).comments).toEqual([
    { keyword: "Title", text: "Côte d’Ivoire" },
  ])
})

test("what is not opaque is left to others", () => {
  expect(encodePng(image([[RED, [0, 0, 0, 254]]]))).toBeUndefined()
})
