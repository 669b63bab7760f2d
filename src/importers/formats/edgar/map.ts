import type { Source } from "#domain/indicators/source.ts"
import { capitalize } from "#domain/format/capitalize.ts"

import type { ImportedIndicator } from "../../importer.ts"
import { mapIndicator } from "../../indicators/map-indicator.ts"

export const EDGAR: Source = {
  id: "jrc-edgar",
  publisherId: "jrc",
  publisher: "European Commission, Joint Research Centre",
  title: "Emissions Database for Global Atmospheric Research (EDGAR)",
  licence: "Free use with the source stated",
  licenceUrl: null,
  attribution:
    "European Commission, Joint Research Centre (JRC)/PBL Netherlands Environmental Assessment Agency: EDGAR",
  redistribute: "yes",
  url: "https://edgar.jrc.ec.europa.eu/",
}

/** The code of a gas from one of the IPCC's source categories: `CH4.4A`. */
export function emissionCode(gas: string, category: string): string {
  return `${gas}.${category}`
}

/** What the table of a gas says of one source category. */
export type EdgarEmission = {
  code: string
  gas: string
  words: string
  comments: readonly string[]
}

/** The indicator of a gas from a source category: `Methane (CH4) emissions, rice cultivation`. */
export function mapEmission({ code, gas, words, comments }: EdgarEmission): ImportedIndicator {
  const find = (key: string) =>
    comments
      .find((line) => line.startsWith(`${key}:`))
      ?.slice(key.length + 1)
      .trim() ?? ""
  const unit = find("Units").replace(/^Kt$/, "kt")
  const compound = COMPOUNDS[gas]
  const substance = compound === undefined ? gas : `${compound} (${gas})`
  const category = withoutCapitals(words).replace(/^memo: /, "")
  return mapIndicator({
    publisherId: EDGAR.publisherId,
    code,
    name: `${capitalize(substance)} emissions, ${category}`,
    unit,
    definition: `Emissions of ${substance} from the IPCC source category ${code.slice(gas.length + 1)}, ${category}.`,
    notes: find("Title"),
    sourceNote: find("Source"),
    topics: ["Environment"],
    category: "infrastructure",
    aggregation: "sum",
  })
}

/** `Inland Navigation` in the middle of a name; words such as `F-gas` and `SF6` stay. */
function withoutCapitals(words: string): string {
  return words.replace(/\b[A-Z](?=[a-z]{2})/g, (letter) => letter.toLowerCase())
}

const COMPOUNDS: Readonly<Record<string, string>> = {
  CH4: "methane",
  CO: "carbon monoxide",
  N2O: "nitrous oxide",
  NH3: "ammonia",
  NMVOC: "volatile organic compounds other than methane",
  NOx: "nitrogen oxides",
  SF6: "sulphur hexafluoride",
  SO2: "sulphur dioxide",
}
