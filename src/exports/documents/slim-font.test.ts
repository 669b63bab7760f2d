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

test("glyphs and widths stay byte for byte, layout rules and glyph names go", () => {
  const full = readFileSync(FONT_FILES.regular)
  const before = tablesOf(full)
  const slim = slimFont(full)
  const after = tablesOf(slim)
  for (const name of ["glyf", "loca", "hmtx", "cmap", "head"]) {
    expect(after.get(name)?.equals(before.get(name) ?? Buffer.alloc(0)), name).toBe(true)
  }
  expect(before.has("GSUB")).toBe(true)
  expect([after.has("GSUB"), after.has("GPOS")]).toEqual([false, false])
  const [named = Buffer.alloc(0), unnamed = Buffer.alloc(0)] = [
    before.get("post"),
    after.get("post"),
  ]
  expect(unnamed.readUInt32BE()).toBe(0x00030000)
  expect(unnamed.subarray(4).equals(named.subarray(4, 32))).toBe(true)
  expect(slim.length).toBeLessThan(full.length)
})
