import { parseUnit } from "#domain/units/parse-unit.ts"
import type { Source } from "#domain/indicators/source.ts"
import { SHARE } from "#domain/units/unit-words.data.ts"

import type { DdfProfile, DimensionValue } from "../profile.ts"
import type { TableRow } from "../read-table.ts"

const SOURCE: Source = {
  id: "gapminder-systema-globalis",
  publisherId: "gapminder",
  publisher: "Gapminder",
  title: "Gapminder Systema Globalis",
  licence: "CC BY 4.0",
  licenceUrl: "https://www.gapminder.org/free-material/",
  attribution: "Based on free material from gapminder.org, CC BY 4.0",
  redistribute: "yes",
  url: "https://github.com/open-numbers/ddf--gapminder--systema_globalis",
}

/** Publishers behind Gapminder's compilation that keep commercial use to themselves, by name or address. */
const RESTRICTED =
  /\b(IHME|WHO|EM-DAT)\b|healthdata\.org|who\.int|emdat\.be|iea\.org|energyinst\.org/

/** Names that the package gives wrongly: the deaths have the name of the people affected. */
const RIGHT_NAMES: Readonly<Record<string, string>> = {
  all_forms_of_tb_number_of_new_cases_reported:
    "TB new and relapsed cases, reported, all forms of TB",
  extreme_temperature_deaths_annual_number: "Extreme temperature deaths annual number",
}

const GENDERS: Readonly<Record<string, string>> = { "0": "male", "1": "female" }

/** Gapminder's compilation of country figures from many publishers. */
export const systemaGlobalis: DdfProfile = {
  packageName: "ddf--gapminder--systema_globalis",
  source: SOURCE,
  restricted: {
    source: {
      ...SOURCE,
      id: "gapminder-systema-globalis-restricted",
      title: "Gapminder Systema Globalis, figures of publishers with terms of their own",
      licence: "CC BY 4.0 for the compilation; the publishers' terms for the figures",
      redistribute: "non-commercial",
    },
    isRestricted: (concept) => RESTRICTED.test(namePublisher(concept)),
  },
  // Both Germanies and today's Germany have figures for the same years.
  places: { deu_west: null },
  makeCode: (measure, parts) => [measure, ...parts.map(mapLabel)].join("."),
  map: ({ measure, concept, parts, tags }) => {
    const published = RIGHT_NAMES[measure] ?? concept["name"] ?? measure
    const name = [published, ...parts.map(mapLabel)].join(", ")
    const isPercent = concept["format"] === "percent" && ["", SHARE].includes(parseUnit(name))
    return {
      name,
      ...(isPercent ? { unit: "%" } : {}),
      topics: mapTopics(concept, tags),
      definition: joined([concept["description"], concept["description_long"]], "\n\n"),
      sourceNote: namePublisher(concept),
    }
  },
}

function mapLabel({ value }: DimensionValue): string {
  return GENDERS[value] ?? value
}

function namePublisher(concept: TableRow): string {
  return joined([concept["source_long"] || concept["source"], concept["source_url"]], ", ")
}

function mapTopics(concept: TableRow, tags: ReadonlyMap<string, readonly string[]>): string[] {
  return (concept["tags"] ?? "")
    .split(",")
    .map((tag) => tag.trim())
    .filter((tag) => tag !== "" && !tag.startsWith("_"))
    .flatMap((tag) => tags.get(tag) ?? [tag])
}

function joined(texts: readonly (string | undefined)[], separator: string): string {
  return texts.filter((text) => text !== undefined && text !== "").join(separator)
}
