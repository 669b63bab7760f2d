import { stemWord } from "../index/tokenize.ts"
import { CITY_WORDS } from "../tables/city-words.data.ts"
import { OPTIONAL_WORDS } from "../tables/stop-words.data.ts"

/** A word that narrows little, or a city: its country is looked for, and it is hardly ever in a name. */
export function isOptional(stem: string): boolean {
  return OPTIONAL_WORDS.has(stem) || CITY_STEMS.has(stem)
}

const CITY_STEMS = new Set([...CITY_WORDS.keys()].map(stemWord))
