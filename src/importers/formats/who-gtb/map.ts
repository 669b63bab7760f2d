import type { Source } from "#domain/indicators/source.ts"

import type { ImportedIndicator } from "../../importer.ts"
import { mapIndicator } from "../../indicators/map-indicator.ts"
import { isAnswer, nameFromDefinition, unitFromDefinition } from "./tuberculosis-definitions.ts"

export const TUBERCULOSIS: Source = {
  id: "who-gtb",
  publisherId: "who",
  publisher: "World Health Organization",
  title: "Global Tuberculosis Programme: country tables",
  licence: "CC BY-NC-SA 3.0 IGO",
  licenceUrl: "https://creativecommons.org/licenses/by-nc-sa/3.0/igo/",
  attribution: "World Health Organization: Global Tuberculosis Programme",
  redistribute: "no",
  url: "https://www.who.int/teams/global-tuberculosis-programme/data",
}

/** What the dictionary says of a variable. */
export type DictionaryVariable = {
  definition: string
  section: string
  codes: string
  notes: string
}

/** How the answers of a variable are read: as they are, as yes and no, or not at all. */
export type Answers = "quantity" | "yes-no" | "codes"

/** Kinds of answers by the dictionary's list of codes; a question without a list is answered by yes or no. */
export function answersTo({ definition, codes }: DictionaryVariable): Answers {
  if (codes === "") return isAnswer(definition) ? "yes-no" : "quantity"
  return /^0 ?= ?No; ?1 ?= ?Yes/i.test(codes) ? "yes-no" : "codes"
}

/** WHO's variable as in its other tables; those of drug resistance surveys repeat names for other figures. */
export function variableCode(variable: string, isSurvey: boolean): string {
  return isSurvey ? `TB.DRS.${variable}` : `TB.${variable}`
}

/** The indicator of a variable, named and explained by the dictionary. */
export function mapVariable(
  name: string,
  variable: DictionaryVariable,
  isSurvey: boolean,
): ImportedIndicator {
  const definition = variable.definition.replace(/\s+/g, " ").trim()
  const words = nameFromDefinition(definition)
  const isYesNo = answersTo(variable) === "yes-no"
  const unit = isYesNo ? "1 = yes, 0 = no" : quantityUnit(definition)
  return mapIndicator({
    publisherId: TUBERCULOSIS.publisherId,
    code: variableCode(name, isSurvey),
    // First, because long names are cut at their end.
    name: isSurvey
      ? `Drug resistance surveys: ${words.replace(/^Drug resistance surveillance: /, "")}`
      : words,
    ...(unit === "" ? {} : { unit }),
    definition: definition === words ? "" : definition,
    notes: variable.notes,
    sourceNote: "World Health Organization, Global Tuberculosis Programme",
    topics: ["Health", SECTIONS[variable.section] ?? variable.section].filter(
      (text) => text !== "",
    ),
    category: "health",
    ...(isYesNo ? { aggregation: "last" } : unit === "%" ? { aggregation: "average" } : {}),
  })
}

function quantityUnit(definition: string): string {
  if (/^Estimated (?:total )?population/.test(definition)) return "people"
  if (/\bNmb of\b/.test(definition)) return "number"
  return moneyUnit(definition) || unitFromDefinition(definition)
}

function moneyUnit(definition: string): string {
  return /\bUS ?\$|\bUSD\b|\bUS dollars\b/i.test(definition) ? "US$" : ""
}

const SECTIONS: Readonly<Record<string, string>> = {
  finance: "Finance",
  notif_old: "Notification",
  EUR_notifs: "Notification",
  strat_old: "Strategy",
  "[deprecated variable]": "",
  "(data collection form only)": "",
}

/** Variables of the tables that the dictionary lacks, in WHO's words elsewhere. */
export const MORE_VARIABLES: Readonly<Record<string, DictionaryVariable>> = {
  c_notified: {
    definition: "Total number of TB cases notified, new, relapse and previously treated",
    section: "Notification",
    codes: "",
    notes: "",
  },
}

/** The monthly and quarterly notifications, which have a table of their own. */
export const NOTIFICATIONS: DictionaryVariable = {
  definition: "Number of TB cases notified, provisional figures of months and quarters",
  section: "Provisional notification",
  codes: "",
  notes: "Reported by month or by quarter, as the country chooses.",
}
