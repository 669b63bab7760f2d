import { expect, test } from "vitest"

import { moveScriptHintsToEnd } from "./entry.server.tsx"

const HINT = '<link rel="modulepreload" href="/assets/a.js"/>'

test("hints for scripts stand after everything that is seen", () => {
  const html = `<html><head>${HINT}<title>x</title></head><body><main>text</main></body></html>`
  expect(moveScriptHintsToEnd(html)).toBe(
    `<html><head><title>x</title></head><body><main>text</main>${HINT}</body></html>`,
  )
})

test("a page without hints is left as it is", () => {
  const html = '<html><head><link rel="stylesheet" href="/a.css"/></head><body></body></html>'
  expect(moveScriptHintsToEnd(html)).toBe(html)
})
