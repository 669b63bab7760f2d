import type { DdfProfile, MappedMeasure, Part, PublishedMeasure } from "./profile.ts"

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
  codeOf: (measure, parts) =>
    ["TB", measure, ...parts.map(({ value }) => value.replace("_", "-"))].join("."),
  map,
}

function map({ measure, concept, parts }: PublishedMeasure): MappedMeasure {
  const definition = (concept["name"] ?? measure).replace(/\s+/g, " ").trim()
  const name = [nameOf(definition), ...parts.map(labelOf)].join(", ")
  const unit = unitOf(definition)
  return {
    name,
    ...(unit === "" ? {} : { unit }),
    topics: ["Health"],
    ...(isCode(definition) ? { aggregation: "last" as const } : {}),
    definition: definition === name ? "" : definition,
    notes: isCode(definition)
      ? "The figure is a code or an answer of the questionnaire, not a quantity."
      : "",
  }
}

/** The first sentence of the definition, without conditions on other variables. */
function nameOf(definition: string): string {
  const text = definition
    .replace(/^\(if [^)]*\) */i, "")
    .replace(/reported in rdxsurvey_newinc the number/, "in the survey, the number")
    .replace(/the TB cases in ptsurvey_newinc/, "the TB cases in the survey")
    .replace(
      / *\((but only|or all, if|This does not|e\.g\.|i\.e\.|for example|such as)[^()]*(\([^()]*\)[^()]*)*\)/g,
      "",
    )
  const sentence = /^.*?[.?](?= |$)/.exec(text)?.[0] ?? text
  const name = /\bTB\b|tubercul/i.test(sentence) ? sentence : `TB: ${sentence}`
  return name.replace(/[.]$/, "").replace(/\s+/g, " ")
}

function unitOf(definition: string): string {
  if (/percent|\bproportion|%/i.test(definition)) return /proportion/i.test(definition) ? "" : "%"
  const perMany = /per 100 ?000 population/i.exec(definition)
  if (perMany) return "per 100,000 population"
  return isCode(definition)
    ? "code"
    : /number of|\bcases\b|patients/i.test(definition)
      ? "number"
      : ""
}

/** Questions and sets of options are answered in codes; yes and no are 1 and 0. */
function isCode(definition: string): boolean {
  return (
    /^(Does|Do|Did|Is|Are|Was|Were|Has|Have|Had)\b|^The set of|^Source of|\?$/.test(definition) &&
    !/^Number/.test(definition)
  )
}

function labelOf({ dimension, value }: Part): string {
  return LABELS[`${dimension}:${value}`] ?? value.replace("plus", "+").replace("_", "-")
}
