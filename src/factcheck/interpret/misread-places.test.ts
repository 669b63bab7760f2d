import { expect, test } from "vitest"

import type { FoundClaim } from "../claims/find-claims.ts"
import { ALL_SAID } from "../discourse/said-slots.ts"
import { withMisreadPlaces } from "./misread-places.ts"
import type { ReadClaim } from "./neighbours.ts"
import { placeOf, readClaim } from "./read-claims.fixture.ts"

type Found = ReadClaim & { claim: FoundClaim }

/** What is published in two countries. */
const PUBLISHED: Readonly<Record<string, readonly number[]>> = {
  DEU: [1.5, 2.5, 3.5],
  KEN: [4.9, 7.6, 7.7],
}
const YEARS = [2021, 2022, 2023]

/** Statements of a text, as of Germany, which names Germany and Kenya. */
async function countryOf(stated: readonly number[], isNamed = false): Promise<string[]> {
  const places = ["DEU", "KEN"].map((code, at) => ({ value: placeOf(code), at }))
  const readAs = (one: Found, place: string): Found => {
    const year = one.claim.period?.to ?? 0
    const actual = PUBLISHED[place]?.[YEARS.indexOf(year)] ?? 0
    const { claim, figure } = readClaim({ place, year, stated: one.claim.value ?? 0, actual })
    const said = { ...ALL_SAID, place: isNamed }
    const mentions = { places, measures: [], years: [], home: null }
    return { claim: { ...claim, said, mentions }, figure } as unknown as Found
  }
  const read = stated.map((value, k) =>
    readAs({ claim: { value, period: { to: YEARS[k] } } } as unknown as Found, "DEU"),
  )
  const found = await withMisreadPlaces(read, (one, { code }) => Promise.resolve(readAs(one, code)))
  return found.map(({ claim }) => claim.place?.code ?? "")
}

test("statements in a row that are all figures of another country are of that one, a wrong one among them too", async () => {
  expect(await countryOf([4.9, 7.6, 7.7])).toEqual(["KEN", "KEN", "KEN"])
  expect(await countryOf([4.9, 7.6, 17.7])).toEqual(["KEN", "KEN", "KEN"])
})

test("one right figure, or too few of the other country, leave the country as it was read", async () => {
  expect(await countryOf([4.9, 7.6, 3.5])).toEqual(["DEU", "DEU", "DEU"])
  expect(await countryOf([4.9, 17.6, 17.7])).toEqual(["DEU", "DEU", "DEU"])
})

test("what names its country is of it", async () => {
  expect(await countryOf([4.9, 7.6, 7.7], true)).toEqual(["DEU", "DEU", "DEU"])
})
