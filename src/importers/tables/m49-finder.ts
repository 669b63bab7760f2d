import { placeByM49 } from "#domain/places/m49.ts"

import { createPlaceFinder, type PlaceFinder } from "./place-finder.ts"

/** Makes a finder of places by their number in the United Nations' list (M49), else by their name. */
export function createM49Finder(): PlaceFinder {
  const find = createPlaceFinder()
  const byNumber = new Map<string, ReturnType<typeof placeByM49>>()
  return (number, name = "") => {
    if (!byNumber.has(number)) byNumber.set(number, placeByM49(number))
    return byNumber.get(number) ?? find("", name)
  }
}
