import type { CountryCode } from "#domain/places/country.ts"
import { placeByM49 } from "#domain/places/m49.ts"

/** UNCTAD's own numbers of regions and groups that are those of M49 under another number, or known otherwise. */
const GROUPS: Readonly<Record<string, string>> = {
  "5100": "2",
  "5110": "15",
  "5120": "202",
  "5121": "14",
  "5122": "17",
  "5123": "18",
  "5124": "11",
  "5200": "19",
  "5210": "21",
  "5220": "419",
  "5221": "29",
  "5222": "13",
  "5223": "5",
  "5300": "142",
  "5310": "143",
  "5320": "34",
  "5330": "30",
  "5340": "145",
  "5350": "35",
  "5400": "150",
  "5410": "151",
  "5420": "154",
  "5430": "39",
  "5440": "155",
  "5500": "9",
  "5520": "53",
  "5703": "62",
  "1610": "199",
  "1620": "432",
  "1640": "722",
}

const CODES: Readonly<Record<string, CountryCode>> = {
  "0": "WLD",
  "3412": "EUU",
  "3905": "OED",
  "3916": "XGT",
}

/** In trade statistics some countries count with their territories, under numbers of their own. */
const REPORTERS: Readonly<Record<string, CountryCode>> = {
  "251": "FRA",
  "579": "NOR",
  "757": "CHE",
  "842": "USA",
  "926": "GBR",
}

/**
 * The place of a number of UNCTADstat, with or without leading zeros; a country with its territories only where the
 * table has the country in no other way. `undefined` for UNCTAD's groups by income and development.
 */
export function unctadPlace(number: string, hasReporters: boolean): CountryCode | undefined {
  const plain = number.trim().replace(/^0+(?=\d)/, "")
  const reporter = REPORTERS[plain]
  if (reporter !== undefined) return hasReporters ? reporter : undefined
  const known = CODES[plain]
  if (known !== undefined) return known
  const group = GROUPS[plain]
  if (group !== undefined) return placeByM49(group)
  // 1 and 2 are the world and Africa in M49, but kinds of economies here.
  return plain === "1" || plain === "2" || Number(plain) >= 900 ? undefined : placeByM49(plain)
}
