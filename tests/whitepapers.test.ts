import { readdir, readFile } from "node:fs/promises"
import { join } from "node:path"

import { expect, test } from "vitest"

import { CONTENT_DIR } from "#main/config/country-content.ts"
import { readPdfText } from "#tests/support/read-pdf-text.ts"

test("each whitepaper is a document with a cover, contents, its author, and addresses that name a host", async () => {
  const texts = await readdir(join(CONTENT_DIR, "whitepapers"))
  expect(texts.length).toBeGreaterThan(1)
  for (const name of texts) {
    const head = await readFile(join(CONTENT_DIR, "whitepapers", name), "utf8")
    const pdf = await readFile(
      join(CONTENT_DIR, "media", "whitepapers", name.replace(".md", ".pdf")),
    )
    const words = readPdfText(pdf).replace(/\s+/g, " ")
    expect(words, name).toMatch(/WHITEPAPER.*Sankore data desk ?21 November 2026 ?Contents/)
    expect(words, name).not.toMatch(/ \/indicators\//)
    expect(words, name).toMatch(/https:\/\//)
    const pages = /total_pages: (\d+)/.exec(head)?.[1] ?? ""
    expect(words, name).toContain(`${pages} / ${pages}`)
  }
})
