import countries, { type Country as PublishedCountry } from "world-countries"

import {
  AMBIGUOUS_OFFICIAL_NAMES,
  COUNTRY_NAMES,
  LEFT_OUT,
  type CountryNames,
} from "./countries.data.ts"
import { makeSlug, type Continent, type Country } from "./country.ts"
import {
  FORMER_STATES,
  PUBLISHED_GROUPS,
  REGION_NAMES,
  UNITED_NATIONS_REGIONS,
  type RegionNames,
} from "./regions.data.ts"

/** Whether a text is a place's display name, another name of today, a former one, a word for its people, or a code. */
export type PlaceNameKind = "name" | "alias" | "former" | "demonym" | "code"

/** A place with every text that means it, before conflicts between places are resolved. */
export type PlaceNames = {
  country: Country
  /** Sovereign states come before territories where both claim a demonym. */
  isSovereign: boolean
  aliases: readonly string[]
  former: readonly string[]
  demonyms: readonly string[]
  /** ISO 3166 codes, or the World Bank's for regions: they win over any other code. */
  codes: readonly string[]
  /** Olympic and withdrawn codes. */
  otherCodes: readonly string[]
}

const CONTINENT_OF: Readonly<Record<string, Continent>> = {
  Africa: "africa",
  Americas: "americas",
  Asia: "asia",
  Europe: "europe",
  Oceania: "oceania",
}

/** Every country and territory in alphabetical order with its names and codes. */
export const COUNTRY_PLACES: readonly PlaceNames[] = [
  ...countries.filter(({ cca3 }) => !LEFT_OUT.includes(cca3)).map(mapCountry),
  channelIslands(),
].toSorted((a, b) => a.country.name.localeCompare(b.country.name, "en"))

/** Every region, group of countries and former state that publishers give figures for. */
export const REGION_PLACES: readonly PlaceNames[] = [
  ...REGION_NAMES,
  ...UNITED_NATIONS_REGIONS,
  ...PUBLISHED_GROUPS,
  ...FORMER_STATES,
].map(mapRegion)

function mapCountry(published: PublishedCountry): PlaceNames {
  // The table uses UNK for Kosovo; publishers agree on XKX.
  const code = published.cca3 === "UNK" ? "XKX" : published.cca3
  const names: CountryNames = COUNTRY_NAMES[code] ?? {}
  const { common, official } = published.name
  return {
    country: {
      code,
      code2: published.cca2,
      name: common,
      slug: makeSlug(common),
      kind: "country",
      continent: CONTINENT_OF[published.region] ?? null,
    },
    isSovereign: published.independent,
    aliases: [
      ...(AMBIGUOUS_OFFICIAL_NAMES.includes(official) ? [] : [official]),
      ...(names.aliases ?? []),
    ],
    former: names.former ?? [],
    demonyms: [...splitDemonym(published.demonyms.eng?.m ?? ""), ...(names.demonyms ?? [])],
    codes: [published.cca2, code],
    otherCodes: [...(published.cioc ? [published.cioc] : []), ...(names.codes ?? [])],
  }
}

/** Jersey and Guernsey together: the World Bank publishes them as one economy, without an ISO code. */
function channelIslands(): PlaceNames {
  return {
    country: {
      code: "CHI",
      code2: null,
      name: "Channel Islands",
      slug: "channel-islands",
      kind: "country",
      continent: "europe",
    },
    isSovereign: false,
    aliases: [],
    former: [],
    demonyms: ["Channel Islander"],
    codes: ["CHI"],
    otherCodes: ["JG"],
  }
}

function mapRegion(region: RegionNames): PlaceNames {
  const { code, name } = region
  return {
    country: { code, code2: null, name, slug: makeSlug(name), kind: "region", continent: null },
    isSovereign: false,
    aliases: region.aliases ?? [],
    former: region.former ?? [],
    demonyms: [],
    codes: region.code2 === undefined ? [code] : [code, region.code2],
    otherCodes: [],
  }
}

/** "Bosnian, Herzegovinian" and "Kittitian or Nevisian" are two words each. */
function splitDemonym(text: string): string[] {
  return text.split(/, | or /).filter((word) => word !== "")
}
