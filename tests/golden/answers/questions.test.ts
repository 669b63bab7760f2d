import { readFileSync } from "node:fs"
import { join } from "node:path"

import { expect, test } from "vitest"

import { readQuestion } from "#answers/read/read-question.ts"

import { describeQuestion } from "./describe-question.ts"

const lines = readFileSync(join(import.meta.dirname, "questions.txt"), "utf8")
  .trim()
  .split("\n")
  .filter((line) => !line.startsWith("#"))
  .map((line) => {
    const [question = "", reading = ""] = line.split(" => ")
    return [question, reading] as const
  })

test.each(lines)("%s", (question, reading) => {
  expect(describeQuestion(readQuestion(question, "2026-06-01"))).toBe(reading)
})

test("a word that is not understood is named, and nothing is answered", () => {
  const read = readQuestion("flurbish rate of Kenya", "2026-06-01")
  expect(read).toMatchObject({ state: "declined", word: "flurbish" })
})

test("relative years count from the day of the question", () => {
  const read = readQuestion("inflation in Kenya last year", "2020-06-01")
  expect(read.state === "read" && read.question.years).toEqual({ from: 2019, to: 2019 })
})

test("the name of several countries is asked back", () => {
  const read = readQuestion("population of Congo", "2026-06-01")
  expect(read).toMatchObject({ state: "ambiguous", alternatives: ["COD", "COG"] })
})
