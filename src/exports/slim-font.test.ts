import { readFileSync } from "node:fs"

import { expect, test } from "vitest"

import { FONT_FILES } from "./fonts.ts"
import { slimFont } from "./slim-font.ts"

function tablesOf(font: Buffer): Map<string, Buffer> {
  const entries = Array.from({ length: font.readUInt16BE(4) }, (_, k) => {
    const at = 12 + k * 16
    const offset = font.readUInt32BE(at + 8)
    const table = font.subarray(offset, offset + font.readUInt32BE(at + 12))
    return [font.toString("latin1", at, at + 4), table] as const
  })
  return new Map(entries)
}

test("glyphs and widths stay byte for byte, layout rules go", () => {
  const full = readFileSync(FONT_FILES.regular)
  const before = tablesOf(full)
  const slim = slimFont(full)
  const after = tablesOf(slim)
  for (const name of ["glyf", "loca", "hmtx", "cmap", "head"]) {
    expect(after.get(name)?.equals(before.get(name) ?? Buffer.alloc(0)), name).toBe(true)
  }
  expect(before.has("GSUB")).toBe(true)
  expect([after.has("GSUB"), after.has("GPOS")]).toEqual([false, false])
  expect(slim.length).toBeLessThan(full.length)
})
