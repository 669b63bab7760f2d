import { expect, test } from "vitest"

import { createProgressLine } from "./progress-line.ts"

const UP_AND_ERASE = "\u001b[1A\u001b[2K"

function follow(isTerminal: boolean) {
  let time = 0
  const lines: string[] = []
  const line = createProgressLine({
    print: (text) => lines.push(text),
    isTerminal,
    now: () => new Date(time),
  })
  const show = (ms: number, valueCount: number) => {
    time = ms
    line.show({ file: "a.zip", phase: "reading", rows: valueCount, valueCount })
  }
  return { lines, show, clear: line.clear }
}

test("a terminal has one line that is rewritten several times a second", () => {
  const { lines, show, clear } = follow(true)
  show(0, 1)
  show(100, 2)
  show(250, 3000)
  clear()
  expect(lines).toEqual([
    "a.zip: 1 rows, 1 figures read",
    `${UP_AND_ERASE}a.zip: 3,000 rows, 3,000 figures read`,
    UP_AND_ERASE,
  ])
})

test("elsewhere there is a plain line every five seconds", () => {
  const { lines, show, clear } = follow(false)
  show(100, 1)
  show(5000, 2)
  show(6000, 3)
  clear()
  expect(lines).toEqual(["a.zip: 2 rows, 2 figures read"])
})
