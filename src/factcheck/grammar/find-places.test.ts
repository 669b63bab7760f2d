import { expect, test } from "vitest"

import { findPlaces } from "./find-places.ts"

test.each([
  ["Korea alone", "Korea's fertility rate was 0.84.", ["KOR country"]],
  [
    "Korea beside the North",
    "North Korea is closed, and Korea's fertility rate was 0.84.",
    ["PRK country", "KOR ambiguous"],
  ],
  ["Congo", "Congo's inflation was 5%.", ["COD ambiguous"]],
])("the country of %s", (_name, text, expected) => {
  expect(findPlaces(text).map(({ code, kind }) => `${code} ${kind}`)).toEqual(expected)
})
