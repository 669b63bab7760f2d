import { prefixDistance } from "../format/edit-distance.ts"
import type { Country } from "./country.ts"
import { placeKey, placeNames } from "./find-country.ts"

const LONGEST_NAME = 60

/** Up to `limit` places whose names look most like a text that names none; empty when nothing is near. */
export function closestCountries(text: string, limit: number): Country[] {
  const wanted = placeKey(text).slice(0, LONGEST_NAME)
  if (wanted.length < 2) return []
  const best = new Map<Country, number>()
  for (const name of placeNames()) {
    if (name.kind === "code" || name.kind === "demonym") continue
    const distance = measureDistance(wanted, placeKey(name.text))
    if (distance < (best.get(name.country) ?? Infinity)) best.set(name.country, distance)
  }
  return (
    [...best]
      .filter(([, distance]) => distance <= Math.max(1, wanted.length * 0.4))
      // Of two as near, the longer name: letters are left out more often than added.
      .sort(
        ([a, near], [b, far]) =>
          near - far || rankKind(a) - rankKind(b) || b.name.length - a.name.length,
      )
      .slice(0, limit)
      .map(([country]) => country)
  )
}

function rankKind({ kind }: Country): number {
  return kind === "country" ? 0 : 1
}

/** A name that begins with the text or holds it as a word is near whatever follows. */
function measureDistance(wanted: string, name: string): number {
  if (wanted.length > 2 && name.startsWith(wanted)) return 0.5
  if (wanted.length > 3 && ` ${name} `.includes(` ${wanted} `)) return 1
  if (Math.abs(wanted.length - name.length) > wanted.length * 0.4 + 1) return Infinity
  return prefixDistance(wanted, name).whole
}
