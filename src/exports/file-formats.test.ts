import { expect, test } from "vitest"

import { ANSWER_FORMATS } from "./answer-file.ts"
import { EXPLORE_FORMATS } from "./explore-file.ts"
import {
  bareType,
  FILE_FORMATS,
  getFormatTraits,
  linkedType,
  type FileFormat,
} from "./file-formats.ts"
import { PANEL_FORMATS } from "./write-panel.ts"

const VIEW_FORMATS = Object.keys(FILE_FORMATS) as FileFormat[]
const FORMATS = [
  ...new Set([...VIEW_FORMATS, ...PANEL_FORMATS, ...ANSWER_FORMATS, ...EXPLORE_FORMATS]),
]

test.each(FORMATS)("%s is sent compressed exactly where it is text", (format) => {
  const { type, isCompressed } = getFormatTraits(format)
  expect(isCompressed).toBe(!/^text\/|json|\+xml/.test(type))
})

test("citations and code are shown as plain text", () => {
  const shown = { type: "text/plain; charset=utf-8", isAttachment: false, isCompressed: false }
  expect([getFormatTraits("bib"), getFormatTraits("py")]).toEqual([shown, shown])
})

test("links and lists name a media type without its parameters", () => {
  expect(bareType(FILE_FORMATS.csv)).toBe("text/csv")
  expect(["svg", "png", "md", "mp4", "bib"].map(linkedType)).toEqual([
    "image/svg+xml",
    "image/png",
    "text/markdown",
    "video/mp4",
    "text/plain",
  ])
})
