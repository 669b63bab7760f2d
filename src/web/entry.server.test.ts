import { expect, test } from "vitest"

import { finishBody } from "./entry.server.tsx"

const HINT = '<link rel="modulepreload" href="/assets/a.js"/>'
const DATA = "<script>data</script>"

test("data and hints for scripts stand after everything that is seen", () => {
  const html = `<html><head>${HINT}<title>x</title></head><body><main>text</main></body></html>`
  expect(finishBody(html, DATA)).toBe(
    `<html><head><title>x</title></head><body><main>text</main>${DATA}${HINT}</body></html>`,
  )
})

test("a page without either is left as it is", () => {
  const html = '<html><head><link rel="stylesheet" href="/a.css"/></head><body></body></html>'
  expect(finishBody(html, "")).toBe(html)
})
