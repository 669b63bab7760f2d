import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"

import { afterEach, beforeEach, expect, test } from "vitest"

import { inlineStyles } from "./inline-styles.ts"

let folder: string

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "inline-styles-"))
  await mkdir(join(folder, "assets"))
  await writeFile(join(folder, "assets", "frame-1.css"), "body{color:red}")
  await writeFile(join(folder, "assets", "plot-2.css"), ".plot{content:'$&'}.dialog{top:0}")
})

afterEach(() => rm(folder, { recursive: true }))

test("the rules that a document uses become one element, in their order", async () => {
  const html =
    '<head><link rel="stylesheet" href="/assets/frame-1.css#"/><link rel="stylesheet" href="/assets/plot-2.css"/><link rel="icon" href="/i.svg"/></head><body class="plot"></body>'
  expect(await inlineStyles(html, folder)).toBe(
    '<head><link rel="icon" href="/i.svg"/><style>body{color:red}.plot{content:\'$&\'}</style></head><body class="plot"></body>',
  )
})

test("rules for classes that a linked script sets stay", async () => {
  await writeFile(join(folder, "assets", "frame-4.js"), 'box.classList.add("has-dialog")')
  await writeFile(join(folder, "assets", "box-5.css"), ".has-dialog{top:0}.dialog{top:0}")
  const html =
    '<head><link rel="stylesheet" href="/assets/box-5.css"/></head><script src="/assets/frame-4.js" defer=""></script>'
  expect(await inlineStyles(html, folder)).toContain("<style>.has-dialog{top:0}</style>")
})

test("a document without style sheets stays as it is", async () => {
  expect(await inlineStyles("<head></head>", folder)).toBe("<head></head>")
})

test("a sheet that is not there is a fault", async () => {
  const html = '<head><link rel="stylesheet" href="/assets/gone-3.css"/></head>'
  await expect(inlineStyles(html, folder)).rejects.toThrow("gone-3.css")
})
