import { foldAccents } from "#domain/text/fold-accents.ts"

import type { PickedCountry } from "./load-countries.server.ts"

/**
 * Which countries a text finds: those whose name or other name holds every word of it, in any case and with or
 * without diacritics. An empty text finds all.
 */
export function countryMatcher(text: string): (country: PickedCountry) => boolean {
  const words = fold(text).split(/\s+/).filter(Boolean)
  return ({ name, alsoCalled }) => {
    if (words.length === 0) return true
    const names = [name, ...alsoCalled.split(";")].map(fold)
    return names.some((one) => words.every((word) => one.includes(word)))
  }
}

function fold(text: string): string {
  return foldAccents(text).replace(/[’‘ʼ]/g, "'")
}
