import type { Category } from "#domain/indicators/category.ts"

import type { DdfProfile, MappedMeasure, PublishedMeasure } from "../profile.ts"

/** The World Resources Institute's greenhouse gas emissions of countries. */
export const cait: DdfProfile = {
  packageName: "ddf--cait--historical_emissions",
  source: {
    id: "wri-cait",
    publisherId: "wri",
    publisher: "World Resources Institute",
    title: "CAIT country greenhouse gas emissions",
    licence: "CAIT terms of use (non-commercial in this release)",
    licenceUrl: null,
    attribution: "World Resources Institute: CAIT Climate Data Explorer",
    redistribute: "non-commercial",
    url: "https://www.climatewatchdata.org/data-explorer/historical-emissions",
  },
  // The package says no date; its figures are those of the release of June 2017.
  lastRelease: "2017-06-07",
  places: { korea_dem_rep_north: "PRK", korea_rep_south: "KOR" },
  makeCode: (measure) => measure,
  map,
}

function map({ measure, concept }: PublishedMeasure): MappedMeasure {
  const published = (concept["name"] ?? measure).replace("MtCO?e?", "MtCO2e")
  // The unit is the last bracket, which may hold another.
  const [, words = published, bracket = ""] =
    /^(.+?) \(((?:[^()]|\([^()]*\))+)\)$/.exec(published) ?? []
  const unit = UNITS[bracket] ?? bracket
  const gases = unit === UNITS["MtCO2"] ? "CO2 emissions" : "Greenhouse gas emissions"
  return {
    name: OTHER_NAMES[measure] ?? `${gases}, ${withoutCapitals(words)}`,
    unit,
    topics: [],
    category: chooseCategory(measure),
    aggregation: measure.startsWith("population") ? "last" : "sum",
    sourceNote: "World Resources Institute, CAIT",
  }
}

/** Measures that are not emissions. */
const OTHER_NAMES: Readonly<Record<string, string>> = {
  energy_use_thous_tonnes_oil_eq_ktoe: "Energy use",
  gdp_ppp_million_intl_2011: "GDP, PPP (constant 2011 international $)",
  gdp_usd_million_us_2010: "GDP (constant 2010 US$)",
  population_people: "Population",
}

/** `Total GHG Emissions Excluding Land-Use Change` in the middle of a name; CO2, CH4 and F-gas keep their capitals. */
function withoutCapitals(words: string): string {
  return words
    .replace(/\bGHG Emissions\b/, "of all gases")
    .replace(/\bEmissions\b/, "emissions")
    .replace(/\b[A-Z](?=[a-z]{2})/g, (letter) => letter.toLowerCase())
}

const UNITS: Readonly<Record<string, string>> = {
  MtCO2e: "million tonnes of CO2 equivalent",
  MtCO2: "million tonnes of CO2",
  "Thous. tonnes oil eq. (ktoe)": "thousand tonnes of oil equivalent",
  "Million US$ (2010)": "million constant 2010 US$",
  "Million Intl$ (2011)": "million constant 2011 international $",
  People: "people",
}

function chooseCategory(measure: string): Category {
  if (measure.startsWith("population")) return "population"
  return measure.startsWith("gdp") ? "economy" : "infrastructure"
}
