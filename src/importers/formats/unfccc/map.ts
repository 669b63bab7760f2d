import { makeSlug } from "#domain/places/country.ts"
import type { Source } from "#domain/indicators/source.ts"

import type { ImportedIndicator } from "../../importer.ts"
import { mapIndicator } from "../../indicators/map-indicator.ts"

export const UNFCCC: Source = {
  id: "unfccc-ghg",
  publisherId: "unfccc",
  publisher: "UNFCCC",
  title: "Greenhouse gas inventories",
  licence: "Public domain; may be copied unchanged with the source acknowledged",
  licenceUrl: "https://unfccc.int/this-site/terms-of-use",
  attribution: "UNFCCC: Greenhouse Gas Inventory Data",
  redistribute: "yes",
  url: "https://di.unfccc.int/detailed_data_by_party",
}

/** Under which guidelines a party reports: numbers of categories mean other things in each. */
export type Scheme = "annex-one" | "non-annex-one"

/** A category of the inventories and a gas, in the publisher's words. */
export type InventoryEmission = { scheme: Scheme; category: string; gas: string; unit: string }

/** A category's number and title: `1.A.1  Energy Industries`; totals and memo items have no number. */
export function splitCategory(category: string): { number: string; title: string } {
  const [, number = "", title = category] = /^(\d[\w.]*?)\.?\s+(.+)$/.exec(category.trim()) ?? []
  return { number, title }
}

/** Our code: `CO2.1.A.1`, `NAI.CH4.4.C`; figures in CO2 equivalent of a single gas have one of their own. */
export function emissionCode({ scheme, category, gas, unit }: InventoryEmission): string {
  const { number, title } = splitCategory(category)
  const isEquivalent = unit.includes("equivalent") && /^(?:CO₂|CH₄|N₂O)$/.test(gas)
  const parts = [
    ...(scheme === "non-annex-one" ? ["NAI"] : []),
    `${makeSlug(plain(gas)).toUpperCase()}${isEquivalent ? "-CO2E" : ""}`,
    number === "" ? makeSlug(plain(title)) : number,
  ]
  return parts.join(".")
}

/** The titles of numbered categories, so that `Other` can be named after what it is a part of. */
export type Titles = ReadonlyMap<string, string>

/** The indicator of a gas from a category: `Methane (CH4) emissions, rice cultivation: irrigated`. */
export function mapEmission(emission: InventoryEmission, titles: Titles): ImportedIndicator {
  const { scheme, category, gas, unit } = emission
  const { number, title } = splitCategory(category)
  const substance = GASES[gas] ?? gas
  const words = number === "" ? totalWords(title) : categoryWords(number, title, titles)
  const isEquivalent = emissionCode(emission).includes("-CO2E")
  const name = [
    `${substance} emissions`,
    words,
    ...(isEquivalent ? ["in CO2 equivalent"] : []),
    ...(scheme === "non-annex-one" ? ["countries outside Annex I"] : []),
  ]
  return mapIndicator({
    publisherId: UNFCCC.publisherId,
    code: emissionCode(emission),
    name: name.join(", "),
    unit: plain(unit).replace(/^Gg\b/, "kt"),
    definition: describe(number, scheme),
    notes:
      "As reported by the parties. Removals from the atmosphere are negative. Categories included elsewhere, not estimated, not occurring or confidential have no figure.",
    topics: ["Greenhouse gas emissions", "Climate change"],
    category: "infrastructure",
    aggregation: "sum",
  })
}

function describe(number: string, scheme: Scheme): string {
  const guidelines =
    scheme === "annex-one" ? "2006 IPCC guidelines" : "revised 1996 IPCC guidelines"
  return number === ""
    ? `By the ${guidelines}.`
    : `Category ${number} of the ${guidelines}, net of removals.`
}

/** A category's title below that of its sub-sector: `field burning of agricultural residues: cereals: maize`. */
function categoryWords(number: string, title: string, titles: Titles): string {
  const words = pathWords(number, title, titles)
  const [sector = "", group = "", ...deeper] = number.split(".")
  const groupTitle = titles.get(`${sector}.${group}`)
  // Kinds of land say themselves what they were and are.
  if (groupTitle === undefined || deeper.length === 0 || sector === "4") return words
  const above = withoutCapitals(plain(groupTitle))
  return words.includes(above) ? words : `${above}: ${words}`
}

/** A title with the titles above it, as far as they are needed to distinguish it from others. */
function pathWords(number: string, title: string, titles: Titles): string {
  const own = withoutCapitals(plain(title))
  const isPlain = ![...titles].some(([other, name]) => other !== number && isSame(name, title))
  const parent = findParent(number, titles)
  if ((isPlain && !VAGUE.test(title)) || parent === undefined) return own
  return `${pathWords(parent, titles.get(parent) ?? "", titles)}: ${own}`
}

/** Titles that say nothing alone, also where only one category has them. */
const VAGUE =
  /^(?:other\b|oil$|gas$|combined$|irrigated$|rainfed$|deep water$|sheep$|swine$|cattle$|steel$|pellet$|sinter$|venting$|flaring$|production$|transport$|contained$|biogenic$|option|dairy|non-|open cells|closed cells|anaerobic|semi-aerobic|stationary$|mobile$)/i

function isSame(a: string, b: string): boolean {
  return plain(a).toLowerCase() === plain(b).toLowerCase()
}

function findParent(number: string, titles: Titles): string | undefined {
  const parts = number.split(".")
  for (let count = parts.length - 1; count > 0; count -= 1) {
    const parent = parts.slice(0, count).join(".")
    if (titles.has(parent)) return parent
  }
  return undefined
}

/** Totals and memo items with their abbreviations written out. */
function totalWords(title: string): string {
  return withoutCapitals(
    plain(title)
      .replace("Total GHG emissions", "total")
      .replace(/\bLULUCF\/LUCF\b|\bLULUCF\b/, "land use, land-use change and forestry")
      .replace("HWP in SWDS", "harvested wood products in solid waste disposal sites")
      .replace("HWP", "harvested wood products")
      .replace(/ of C (?=in )/, " of carbon ")
      .replace("Long-term C Storage", "long-term carbon storage"),
  )
}

/** Words in the middle of a name; CO2, HCFC-22 and the like keep their capitals. */
function withoutCapitals(words: string): string {
  return words.replace(/\b[A-Z](?=[a-z])/g, (letter) => letter.toLowerCase())
}

/** Signs below the line as plain digits: `CO₂` is `CO2`. */
export function plain(text: string): string {
  return text.replace(/[₀-₉]/g, (sign) => String(sign.charCodeAt(0) - 0x2080)).replace("ₓ", "x")
}

const GASES: Readonly<Record<string, string>> = {
  "Aggregate GHGs": "Greenhouse gas",
  "Aggregate F-gases": "Fluorinated gas",
  "CO₂": "CO2",
  "CH₄": "Methane (CH4)",
  "N₂O": "Nitrous oxide (N2O)",
  "SF₆": "Sulphur hexafluoride (SF6)",
  "SO₂": "Sulphur dioxide (SO2)",
  CO: "Carbon monoxide (CO)",
  "NH₃": "Ammonia (NH3)",
  NMVOC: "Volatile organic compounds other than methane",
  NOₓ: "Nitrogen oxides (NOx)",
  HFCs: "Hydrofluorocarbon (HFC)",
  PFCs: "Perfluorocarbon (PFC)",
}
