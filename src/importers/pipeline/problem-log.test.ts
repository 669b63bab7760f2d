import { expect, test } from "vitest"

import { createProblemLog } from "./problem-log.ts"

test("problems are counted by kind with a few examples, countries by name", () => {
  const log = createProblemLog()
  for (let line = 2; line < 10; line += 1)
    log.add({
      kind: "problem",
      problem: "unknown-country",
      line,
      text: line < 4 ? "Atlantis" : "Narnia",
    })
  log.add({ kind: "problem", problem: "bad-number", line: 11, text: "x" })
  expect(log.total()).toBe(9)
  expect(
    log.counts().map(({ problem, count, examples }) => [problem, count, examples.length]),
  ).toEqual([
    ["unknown-country", 8, 5],
    ["bad-number", 1, 1],
  ])
  expect(log.unknownCountries()).toEqual([
    { name: "Narnia", rows: 6 },
    { name: "Atlantis", rows: 2 },
  ])
})
