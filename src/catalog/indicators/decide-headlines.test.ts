import { expect, test } from "vitest"

import { COUNTRIES } from "#domain/places/find-country.ts"
import { coverageOf } from "#tests/support/coverage.ts"

import type { IndicatorCoverage } from "../indicator-coverage.ts"
import { decideHeadlines, isWide } from "./decide-headlines.ts"

const MANY = COUNTRIES.slice(0, 120).map(({ code }) => code)
const bank = (countries: readonly string[]) =>
  coverageOf({ name: "GDP (PPP)", code: "NY.GDP.MKTP.PP.CD", countries, isHeadline: true })
const fund = (countries: readonly string[]) =>
  coverageOf({ name: "GDP, PPP", code: "PPPGDP", publisherId: "imf", countries })

function headlines(entries: readonly IndicatorCoverage[]) {
  return decideHeadlines({
    marked: entries.flatMap(({ indicator }) => (indicator.isHeadline ? [indicator.id] : [])),
    hasWide: entries.some(isWide),
    coverage: new Map(entries.map((entry) => [entry.indicator.id, entry])),
  })
}

test("the preferred publisher of a measure is its headline", () => {
  expect([...headlines([bank(MANY), fund(MANY)])]).toEqual(["world-bank:NY.GDP.MKTP.PP.CD"])
  const newer = { ...fund(MANY), lastActualYear: 2030 }
  expect([...headlines([bank(MANY), newer])]).toEqual(["imf:PPPGDP"])
})

test("another publisher's indicator of the measure stands in for one of a single country", () => {
  expect([...headlines([bank(["KEN"]), fund(MANY)])]).toEqual(["imf:PPPGDP"])
})

test("without such a publisher an indicator of few countries is no headline", () => {
  const other = coverageOf({ name: "Population", countries: MANY })
  expect([...headlines([bank(["KEN"]), other])]).toEqual([])
})

test("in a small catalogue the codes alone decide", () => {
  expect([...headlines([bank(["KEN"]), fund(["KEN"])])]).toEqual(["world-bank:NY.GDP.MKTP.PP.CD"])
})
