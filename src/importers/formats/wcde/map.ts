import { makeSlug } from "#domain/places/country.ts"
import type { Source } from "#domain/indicators/source.ts"

import type { ImportedIndicator } from "../../importer.ts"
import { mapIndicator } from "../../indicators/map-indicator.ts"

export const WCDE: Source = {
  id: "wcde-education",
  publisherId: "wittgenstein-centre",
  publisher: "Wittgenstein Centre for Demography and Global Human Capital",
  title: "Population by age, sex and educational attainment",
  licence: "Terms of the Wittgenstein Centre Data Explorer; citation required",
  licenceUrl: null,
  attribution:
    "Wittgenstein Centre for Demography and Global Human Capital: Wittgenstein Centre Data Explorer, version 3",
  // The Explorer states no licence with its figures.
  redistribute: "no",
  url: "https://dataexplorer.wittgensteincentre.org/",
}

/** Whom a row counts, as the publisher writes it: `15-19`, `Lower Secondary`, `Female`. */
export type PopulationGroup = { age: string; education: string; sex: string }

/** Our code of a group; the publisher has none: `EPOP.lower-secondary.female.15-19`. */
export function groupCode({ age, education, sex }: PopulationGroup): string {
  return ["EPOP", makeSlug(education), makeSlug(sex), age].join(".")
}

/** The indicator of a group: `Female population aged 15 to 19 with lower secondary education`. */
export function mapGroup(group: PopulationGroup): ImportedIndicator {
  const { age, education, sex } = group
  const ages = age.endsWith("+") ? `${age.slice(0, -1)} and over` : age.replace("-", " to ")
  const level = LEVELS[education] ?? ` with ${education.toLowerCase()} education`
  return mapIndicator({
    publisherId: WCDE.publisherId,
    code: groupCode(group),
    name: `${sex} population aged ${ages}${level}`,
    unit: "thousands",
    definition:
      education === "Under 15"
        ? ""
        : "People by the highest level of education that they have completed, as reconstructed by the Wittgenstein Centre.",
    notes: "The file leaves out rows of 0, so that a year without a figure may mean nobody.",
    topics: ["Population", "Education"],
    category: education === "Under 15" ? "population" : "education",
    aggregation: "last",
  })
}

/** Levels that are not the word before "education". Children are not asked. */
const LEVELS: Readonly<Record<string, string>> = {
  "Under 15": "",
  "No Education": " without education",
  "Post Secondary": " with post-secondary education",
  "Short Post Secondary": " with short post-secondary education",
  Bachelor: " with a bachelor's degree",
  "Master and higher": " with a master's degree or a higher one",
}
