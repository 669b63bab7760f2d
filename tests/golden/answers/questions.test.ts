import { readFileSync } from "node:fs"
import { join } from "node:path"

import { expect, test } from "vitest"

import { writeQuestion } from "#answers/present/write-question.ts"
import { readFollowUp } from "#answers/read/follow-up.ts"
import { isSameQuestion } from "#answers/read/is-same-question.ts"
import { readQuestion } from "#answers/read/read-question.ts"
import { listMeasureLabels } from "#factcheck/read-text.ts"

import { describeQuestion } from "./describe-question.ts"

const AS_OF = "2026-06-01"
const lines = ["questions.txt", "everyday.txt", "voices.txt", "passed-over.txt"].flatMap(readLines)
const followUps = readLines("follow-ups.txt")

test.each(lines)("%s", (question, reading) => {
  expect(describeQuestion(readQuestion(question, AS_OF))).toBe(reading)
})

test.each(followUps)("%s", (questions, reading) => {
  const [before = "", question = ""] = questions.split(" | ")
  const read = readQuestion(before, AS_OF)
  if (read.state !== "read") throw new Error(read.message)
  expect(describeQuestion(readFollowUp(question, AS_OF, read.question))).toBe(reading)
})

const understood = lines.flatMap(([text]) => {
  const read = readQuestion(text, AS_OF)
  return read.state === "read" ? [[text, read.question] as const] : []
})

test.each(understood)("written in full, it is read in the same way: %s", (_, question) => {
  const again = readQuestion(writeQuestion(question), AS_OF)
  expect(again.state === "read" && isSameQuestion(again.question, question)).toBe(true)
})

test("every measure is read by the name that sentences give it", () => {
  const unread = listMeasureLabels().filter(({ id, label }) => {
    const read = readQuestion(`${label} in Kenya in 2020`, AS_OF)
    return describeQuestion(read) !== `value ${id} KEN 2020..2020`
  })
  expect(unread).toEqual([])
})

test("the currency of a figure is no country", () => {
  const read = readQuestion("GDP of Kenya in US dollars in 2020", AS_OF)
  expect(describeQuestion(read)).toBe("value gdp KEN 2020..2020")
})

function readLines(file: string): (readonly [text: string, reading: string])[] {
  return readFileSync(join(import.meta.dirname, file), "utf8")
    .trim()
    .split("\n")
    .filter((line) => !line.startsWith("#"))
    .map((line) => {
      const [text = "", reading = ""] = line.split(" => ")
      return [text, reading] as const
    })
}

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
