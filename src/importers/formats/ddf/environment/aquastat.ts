import { AQUASTAT_UNITS } from "./aquastat-units.data.ts"
import type { DdfProfile, MappedMeasure, PublishedMeasure } from "../profile.ts"

/** FAO's figures on water and irrigation. */
export const aquastat: DdfProfile = {
  packageName: "aquastat",
  source: {
    id: "fao-aquastat",
    publisherId: "fao",
    publisher: "FAO",
    title: "AQUASTAT",
    licence: "CC BY-NC-SA 3.0 IGO",
    licenceUrl: "https://creativecommons.org/licenses/by-nc-sa/3.0/igo/",
    attribution: "FAO: AQUASTAT",
    redistribute: "non-commercial",
    url: "https://data.apps.fao.org/aquastat/",
  },
  makeCode: (measure, _parts, concept) => `AQUASTAT.${concept["variable_id"] || measure}`,
  map,
}

function map({ measure, concept }: PublishedMeasure): MappedMeasure {
  const published = (concept["name"] ?? measure).replace(/\s+/g, " ").trim()
  const [, unit] = AQUASTAT_UNITS.find(([form]) => form.test(published)) ?? []
  return {
    name: published.replace(/^(MDG|SDG) [\d.]+\.? /, "").replace(/^% of/, "Percentage of"),
    ...(unit === undefined || unit === "" ? {} : { unit }),
    topics: [mapTopic(published)],
    notes: "Mostly published for every fifth year.",
  }
}

function mapTopic(name: string): string {
  if (/irrigat|harvested|cultivated|arable|crops?\b|agricultur|drained|undernourish/i.test(name))
    return "Agriculture"
  if (/population/i.test(name) && !/water/i.test(name)) return "Population"
  return /GDP|value added|development index|inequality/i.test(name) ? "Economy" : "Water"
}
