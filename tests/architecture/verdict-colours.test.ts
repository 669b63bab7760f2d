import { readFileSync } from "node:fs"
import { join } from "node:path"

import { expect, test } from "vitest"

import { VERDICT_COLOURS } from "#domain/verdict-colours.ts"

const read = (path: string) => readFileSync(join(import.meta.dirname, "..", "..", path), "utf8")

test.each(Object.entries(VERDICT_COLOURS))(
  "%s has the same colours in the style sheet, in images and in the extension",
  (verdict, { text, line }) => {
    const tokens = read("src/web/styles/tokens.css")
    expect(tokens).toContain(`--verdict-${verdict}-fg: light-dark(${text}, `)
    expect(tokens).toContain(`--verdict-${verdict}-line: light-dark(${line}, `)
    expect(read("clients/extension/mark.js")).toContain(`    ${verdict}: "${line}",\n`)
  },
)
