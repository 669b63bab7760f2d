import {
  isAnswer,
  nameFromDefinition,
  unitFromDefinition,
} from "../../who-gtb/tuberculosis-definitions.ts"
import type { DdfProfile, MappedMeasure, DimensionValue, PublishedMeasure } from "../profile.ts"

const LABELS: Readonly<Record<string, string>> = {
  "sex:f": "female",
  "sex:m": "male",
  "risk_factor:alc": "attributable to harmful use of alcohol",
  "risk_factor:smk": "attributable to smoking",
  "risk_factor:dia": "attributable to diabetes",
  "risk_factor:hiv": "attributable to HIV",
  "risk_factor:und": "attributable to undernourishment",
}

/** The World Health Organization's tuberculosis figures. */
export const tuberculosis: DdfProfile = {
  packageName: "ddf--who--tb_burden_estimates",
  source: {
    id: "who-tb",
    publisherId: "who",
    publisher: "World Health Organization",
    title: "Global Tuberculosis Programme data",
    licence: "CC BY-NC-SA 3.0 IGO",
    licenceUrl: "https://creativecommons.org/licenses/by-nc-sa/3.0/igo/",
    attribution: "World Health Organization: Global Tuberculosis Programme",
    redistribute: "non-commercial",
    url: "https://www.who.int/teams/global-tuberculosis-programme/data",
  },
  totals: new Set(["age_group:all", "sex:a"]),
  makeCode: (measure, parts) =>
    ["TB", measure, ...parts.map(({ value }) => value.replace("_", "-"))].join("."),
  map,
}

function map({ measure, concept, parts }: PublishedMeasure): MappedMeasure {
  const definition = (concept["name"] ?? measure).replace(/\s+/g, " ").trim()
  const name = [nameFromDefinition(definition), ...parts.map(mapLabel)].join(", ")
  const unit = unitFromDefinition(definition)
  return {
    name,
    ...(unit === "" ? {} : { unit }),
    topics: ["Health"],
    ...(isAnswer(definition) ? { aggregation: "last" as const } : {}),
    definition: definition === name ? "" : definition,
    notes: isAnswer(definition)
      ? "The figure is a code or an answer of the questionnaire, not a quantity."
      : "",
  }
}

function mapLabel({ dimension, value }: DimensionValue): string {
  return LABELS[`${dimension}:${value}`] ?? value.replace("plus", "+").replace("_", "-")
}
