import { makeSlug } from "#domain/places/country.ts"
import type { Source } from "#domain/indicators/source.ts"
import { lowerFirst } from "#domain/format/lower-first.ts"

import type { ImportedIndicator } from "../../importer.ts"
import { mapIndicator } from "../../indicators/map-indicator.ts"

export const ACCESS_ALL_DATA: Source = {
  id: "undp-aad",
  publisherId: "undp",
  publisher: "UNDP",
  title: "Access All Data: informal employment, social protection, financial inclusion",
  licence: "ILO and World Bank: CC BY 4.0; the compilation of UNDP states no licence",
  licenceUrl: "https://creativecommons.org/licenses/by/4.0/",
  attribution: "UNDP: Access All Data, with figures of the ILO and the World Bank",
  redistribute: "no",
  url: "https://data.undp.org/access-all-data",
}

/** What the files say of an indicator: its name, and the set that it was prepared from, `ILO_SPF`. */
export type UndpDescription = { id: string; name: string; set: string }

/** UNDP's identifier of an indicator in letters, digits and hyphens. */
export function accessCode(id: string): string {
  return `AAD.${makeSlug(id)}`
}

/** The indicator of a file: `Informal employment, women, ages 15 to 24`, in thousands. */
export function mapAccess({ id, name, set }: UndpDescription): ImportedIndicator {
  const words = FULL_NAMES[name] ?? correct(name)
  const unit = unitFrom(words, set)
  const source = sourceFrom(set)
  return mapIndicator({
    publisherId: ACCESS_ALL_DATA.publisherId,
    code: accessCode(id),
    name: nameFrom(words),
    ...(unit === "" ? {} : { unit }),
    // Head counts of work, shares and means: none adds up over time.
    aggregation: "average",
    sourceNote: source?.name ?? "",
    topics: source ? [source.topic] : [],
  })
}

/** Names that say too little alone. */
const FULL_NAMES: Readonly<Record<string, string>> = {
  "Account (% age 15+)":
    "Account at a financial institution or with a mobile money service (% age 15+)",
  "Enterprises excluded":
    "Size of the enterprises excluded from employment protection rules (number of workers)",
}

/** The publisher's slips of the pen. */
function correct(name: string): string {
  return name
    .replace("Share of Employement", "Share of employment")
    .replace("Employement", "Employment")
    .replace("apension", "a pension")
    .replace("statutorypensionable", "statutory pensionable")
    .replace("::", ", ")
    .replace(" -- ", ", ")
    .trim()
}

const UNIT_BRACKET = /\s*\((%[^()]*|thousands|percent\w*[^()]*|number of workers|\$[^()]*)\)\s*/

/** The name without its unit and the list of what it is broken down by, and the parts in words. */
function nameFrom(words: string): string {
  const [, base = words, ending = ""] = /^(.*?\))((?:, [^()]+)?)$/.exec(words) ?? []
  const bare = base
    .replace(/,? by sex(?: and (?:age|economic activity|status in employment))?\b/, "")
    .replace(/\s*\((?:%[^()]*|thousands|percent\w*[^()]*|\$[^()]*|number of workers)\)/g, "")
    .replace(/\bFormal Sector\b/, "formal sector")
    .replace(/^Share of (?=[A-Z])(\w)/, (_, letter: string) => `Share of ${letter.toLowerCase()}`)
  const parts = ending.split(", ").flatMap(partWords)
  return [bare, ...parts].join(", ").replace(/, Females$/, "")
}

function partWords(part: string): string[] {
  if (part === "" || part === "Total") return []
  if (part in PARTS) return [PARTS[part] ?? part]
  const ages = /^(\d+)(?:-(\d+)| and above|\+)$/.exec(part)
  if (!ages) return [lowerFirst(part)]
  const [, from = "", to] = ages
  return [to === undefined ? `ages ${from} and over` : `ages ${from} to ${to}`]
}

const PARTS: Readonly<Record<string, string>> = {
  Female: "women",
  Male: "men",
  "Non-agriculture": "outside agriculture",
  "Not classified": "status not classified",
}

/** The unit in the name, or of the set: shares are shares whatever the bracket says, Findex counts from 0 to 1. */
function unitFrom(words: string, set: string): string {
  const bracket = UNIT_BRACKET.exec(words)?.[1] ?? ""
  if (set === "GLOBAL_FINDEX_DATABASE")
    return `share of people${/ages? .*$/.exec(bracket)?.[0].replace(/^ages? /, " ages ") ?? ""}, 0 to 1`
  if (/^(?:Share|Proportion) of/.test(words) || set === "ILO_SPF") return "%"
  return bracket.replace(/^percent$/, "%").replace(/^percentage of/, "% of")
}

function sourceFrom(set: string): { name: string; topic: string } | undefined {
  if (set.startsWith("ILO")) return { name: "International Labour Organization", topic: "Labour" }
  if (set === "GLOBAL_FINDEX_DATABASE")
    return { name: "World Bank: Global Findex Database", topic: "Financial Sector" }
  if (set === "HEFPI")
    return {
      name: "World Bank: Health Equity and Financial Protection Indicators",
      topic: "Health",
    }
  return set === "WDI"
    ? { name: "World Bank: World Development Indicators", topic: "Social Protection" }
    : undefined
}
