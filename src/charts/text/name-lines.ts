import { capitalize } from "#domain/format/capitalize.ts"

import { nameWithoutUnit } from "./series-text.ts"

type Named = {
  indicator: { name: string; unit: string }
  place: { name: string; slug: string }
}

/**
 * The names of two lines, short and with what tells them apart first: the places where these differ, else what follows
 * after the words that both indicators begin with.
 */
export function nameLines(first: Named, second: Named): readonly [string, string] {
  const isSamePlace = first.place.slug === second.place.slug
  if (first.indicator.name === second.indicator.name) return [first.place.name, second.place.name]
  const short = [first, second].map(({ indicator }) => nameWithoutUnit(indicator))
  const isSameName = short[0] === short[1]
  const [a = "", b = ""] = isSameName ? [first.indicator.name, second.indicator.name] : short
  const [ownA, ownB] = withoutSharedStart(a, b)
  if (isSamePlace) return [ownA, ownB]
  return [`${first.place.name}: ${ownA}`, `${second.place.name}: ${ownB}`]
}

/** Both texts without the leading parts, up to a comma or colon, that they share; whole where nothing would be left. */
function withoutSharedStart(a: string, b: string): readonly [string, string] {
  const [partsA, partsB] = [splitParts(a), splitParts(b)]
  let shared = 0
  while (shared < partsA.length && partsA[shared] === partsB[shared]) shared += 1
  const [restA, restB] = [partsA.slice(shared).join(""), partsB.slice(shared).join("")]
  return restA === "" || restB === "" ? [a, b] : [capitalize(restA), capitalize(restB)]
}

function splitParts(name: string): string[] {
  return name.split(/(?<=[,:] )/)
}
