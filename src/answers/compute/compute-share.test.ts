import { expect, test } from "vitest"

import { COUNTRY_GROUPS } from "#domain/places/groups.ts"
import { makeIndicator } from "#tests/support/make-indicator.ts"

import { readQuestion } from "../read/read-question.ts"
import { computeOfGroup } from "./compute-group.ts"
import { computeShare } from "./compute-share.ts"
import { readMembers } from "./members.ts"
import type { AnswerPanel } from "./panel.ts"

const YEAR = 2020
const EU = listMembers("eu")
const OTHERS = listMembers("world").filter((code) => !EU.includes(code))

function listMembers(id: string): readonly string[] {
  return COUNTRY_GROUPS.find((group) => group.id === id)?.members ?? []
}

function each(codes: readonly string[], tonnes: number): Record<string, number> {
  return Object.fromEntries(codes.map((code) => [code, tonnes]))
}

/** Harvests of one year; who is not given has never had a figure. */
function harvestOf(tonnes: Readonly<Record<string, number>>): AnswerPanel {
  return {
    indicator: makeIndicator({
      code: "X",
      name: "Maize, production",
      sourceId: "usda/psd",
      aggregation: "none",
      unit: "tonnes",
      currency: null,
    }),
    scale: 1,
    sources: [],
    vintage: "2026-01-01",
    vintageStated: true,
    isComparable: true,
    figureAt: (place, year) => (year === YEAR ? (tonnes[place] ?? null) : null),
    coverage: (place) => (place in tonnes ? { first: YEAR, last: YEAR } : undefined),
    listObservations: () => undefined,
  }
}

function ask(text: string, tonnes: Readonly<Record<string, number>>) {
  const read = readQuestion(text, "2026-06-01")
  if (read.state !== "read") throw new Error(read.message)
  const task = { question: read.question, panel: harvestOf(tonnes), thisYear: 2026 }
  return computeShare(task, readMembers(read.question))
}

const OF_WORLD = "share of Brazil in GDP of the world in 2020"
const OF_AFRICA = "share of Africa in GDP of the world in 2020"

test.each([OF_WORLD, OF_AFRICA])(
  "no part of a sum is told that lacks a group which reports as one: %s",
  (question) => {
    expect(ask(question, { ...each(OTHERS, 10), EUU: 500 })).toMatchObject({
      message: expect.stringContaining("European Union") as string,
    })
  },
)

test("a group whose members have their figures hides none", () => {
  const tonnes = { ...each(OTHERS, 10), ...each(EU, 20), EUU: 20 * EU.length }
  const sum = 10 * OTHERS.length + 20 * EU.length
  expect(ask(OF_WORLD, tonnes)).toMatchObject({ value: (10 / sum) * 100 })
})

test("a group of which next to nothing is harvested hides nothing to speak of", () => {
  expect(ask(OF_WORLD, { ...each(OTHERS, 10), EUU: 1 })).toMatchObject({
    value: 100 / OTHERS.length,
  })
})

test("a group that is left out of the whole does not count", () => {
  const africa = listMembers("africa")
  const result = ask("share of Kenya in GDP of Africa in 2020", { ...each(africa, 10), EUU: 500 })
  expect(result).toMatchObject({ value: expect.closeTo(100 / africa.length, 9) as number })
})

test("the publisher's own figure of the whole holds what its members lack", () => {
  expect(ask(OF_WORLD, { ...each(OTHERS, 10), EUU: 500, WLD: 4000 })).toMatchObject({
    value: 0.25,
  })
})

function order(text: string, tonnes: Readonly<Record<string, number>>) {
  const read = readQuestion(text, "2026-06-01")
  if (read.state !== "read") throw new Error(read.message)
  return computeOfGroup({ question: read.question, panel: harvestOf(tonnes), thisYear: 2026 })
}

const OF_SEVERAL = { ...each(OTHERS, 10), CHN: 900, IND: 700, RUS: 400, EUU: 600 }

test.each([
  "top 3 countries in the world by GDP in 2020",
  "which country in the world has the 3rd highest GDP in 2020",
  "rank of Russia in the world by GDP in 2020",
])("a member of a group that reports as one may belong into an order: %s", (question) => {
  expect(order(question, OF_SEVERAL)).toMatchObject({
    message: expect.stringContaining("European Union") as string,
  })
})

test.each([
  ["top 2 countries in the world by GDP in 2020", "CHN"],
  ["which country in the world has the highest GDP in 2020", "CHN"],
  ["which country in the world has the 2nd highest GDP in 2020", "IND"],
])("above the whole group an order is known: %s", (question, country) => {
  expect(order(question, OF_SEVERAL)).toMatchObject({ country })
})
