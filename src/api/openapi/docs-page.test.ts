import { createHash } from "node:crypto"

import { expect, test } from "vitest"

import { escapeMarkup } from "#domain/format/markup.ts"

import { docsPage } from "./docs-page.ts"
import { openApiDocument } from "./openapi.ts"
import { OPERATIONS } from "../v1/routes.ts"

const page = docsPage(openApiDocument(), "https://data.example")

test("the page shows every call with its address and a command to try", () => {
  for (const { id, path } of OPERATIONS) {
    expect(page.html).toContain(`<section id="${id}">`)
    expect(page.html).toContain(`<code>${path.replace(/[:*](\w+)/g, "{$1}")}</code>`)
  }
  expect(page.html).toContain(
    "curl &#39;https://data.example/api/v1/search?q=inflation+nigeria&#39;",
  )
})

test("the page shows fields by their path, with type and meaning", () => {
  expect(page.html).toContain(
    "<code>data.<wbr>data[].<wbr>value</code></td><td>number or null</td>",
  )
  expect(page.html).toContain("relevantResults[].<wbr>latest.<wbr>period</code>")
  expect(page.html).toContain("(1 to 250; default 50)")
})

test("a field without a description shows an example", () => {
  expect(page.html).toContain("<td>for instance World Bank</td>")
  expect(page.html).toContain("<code>2022-Q3</code>")
})

test("text from descriptions cannot become markup", () => {
  const document = openApiDocument()
  const hostile = `<script>alert("1")</script>&'`
  document.info.description = hostile
  for (const path of Object.values(document.paths ?? {})) {
    if (path.get) Object.assign(path.get, { summary: hostile, description: hostile })
  }
  const { html } = docsPage(document, `https://x"><script>`)
  expect(html).not.toContain("<script")
  expect(html).toContain(escapeMarkup(hostile))
})

test("the policy allows the one style sheet and nothing else", () => {
  const style = /<style>([\s\S]*?)<\/style>/.exec(page.html)?.[1] ?? ""
  const hash = createHash("sha256").update(style).digest("base64")
  expect(page.policy).toContain(`style-src 'sha256-${hash}'`)
  expect(page.policy).toContain("default-src 'none'")
  // What stands in an example is text; the addresses in answers are publishers' own.
  expect(page.html.replaceAll(/<pre>[^<]*<\/pre>/g, "")).not.toMatch(
    /<script|style="|https?:\/\/(?!data\.example|creativecommons|datatopics)/,
  )
})

test("the page has a language, one title and headings in order", () => {
  expect(page.html).toContain('<html lang="en">')
  expect(page.html.match(/<h1>/g)).toHaveLength(1)
  expect(page.html.match(/<h2>/g)).toHaveLength(OPERATIONS.length)
})
