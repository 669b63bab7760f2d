import type { Category } from "#domain/indicators/category.ts"
import { makeSlug, type CountryCode } from "#domain/places/country.ts"
import type { Source } from "#domain/indicators/source.ts"

import type { ImportedIndicator } from "../../importer.ts"
import { mapIndicator } from "../../indicators/map-indicator.ts"
import type { PlaceFinder } from "../../tables/place-finder.ts"
import type { Comments } from "./parse-comments.ts"

export const FAOSTAT: Source = {
  id: "fao-faostat",
  publisherId: "fao",
  publisher: "FAO",
  title: "FAOSTAT",
  // The licence of these editions; FAO publishes newer ones under CC BY 4.0.
  licence: "CC BY-NC-SA 3.0 IGO",
  licenceUrl: "https://creativecommons.org/licenses/by-nc-sa/3.0/igo/",
  attribution: "FAO: FAOSTAT",
  redistribute: "non-commercial",
  url: "https://www.fao.org/faostat/en/#data",
}

/** What a row says of its figures. Codes are FAO's, empty where the row has none. */
export type FaostatMeasure = {
  item: string
  itemCode: string
  element: string
  elementCode: string
  unit: string
}

/** FAO's area codes where the name alone says something else: "China" is 41, the mainland, or 351, all of it. */
const BY_CODE: Readonly<Record<string, CountryCode>> = { "351": "QCH", "5503": "QMC" }

/** Names FAO gives without their apostrophe or in a form of its own. */
const BY_NAME: Readonly<Record<string, CountryCode>> = {
  "China, mainland": "CHN",
  "Cote dIvoire": "CIV",
  "Lao Peoples Democratic Republic": "LAO",
}

/** A finder of areas by FAO's code and name: the name decides, since some extracts have codes of other areas. */
export function mapFaoPlace(find: PlaceFinder): PlaceFinder {
  return (code, name = "") => BY_CODE[code] ?? BY_NAME[name] ?? find("", name)
}

/** The code of an indicator: FAO's codes of item and element, or their words where there are none. */
export function measureCode(
  { item, itemCode, element }: FaostatMeasure,
  elementCode: string,
): string {
  const parts = [itemCode || makeSlug(item), elementCode || makeSlug(element)]
  return parts.filter((part) => part !== "").join(".")
}

/** FAO counts these in thousands of head, while the extracts say heads. */
const IN_THOUSANDS: ReadonlySet<string> = new Set([
  "1057",
  "1068",
  "1072",
  "1079",
  "1083",
  "1140",
  "1150",
  "2029",
])

/** What else is known of a measure; `baseYear` is the year in which its index is 100. */
type Described = {
  code: string
  comments: Comments
  definition: string
  baseYear?: number | undefined
}

/** The indicator of an item's element: `Wheat, area harvested`. */
export function mapMeasure(
  measure: FaostatMeasure,
  { code, comments, definition, baseYear }: Described,
): ImportedIndicator {
  const { item, element } = measure
  // "Value US$, 2005 prices" names the money and not the base of the index.
  const said = isIndex(measure) ? element.replace(/^Value (\S+), .*$/, "in $1") : element
  const words = said
    .replace(/\s*\([^()]*\)\s*$/, "")
    .replace(/\b[A-Z](?=[a-z])/g, (letter) => letter.toLowerCase())
  const name = words === "" ? item : `${item}, ${words}`
  const isThousands = measure.unit === "Head" && IN_THOUSANDS.has(measure.itemCode)
  return mapIndicator({
    publisherId: FAOSTAT.publisherId,
    code,
    name: name.replace("value US$", "value in US$"),
    unit: isThousands ? "1000 head" : mapUnit(measure, comments, baseYear),
    definition,
    notes: isThousands
      ? "The file gives heads as the unit; FAO counts poultry and rabbits in thousands."
      : "",
    sourceNote: comments.source,
    topics: ["Agriculture"],
    category: chooseCategory(measure, comments),
  })
}

/** The unit in the row, in the brackets of the element, or above the table. */
function mapUnit(
  measure: FaostatMeasure,
  comments: Comments,
  baseYear: number | undefined,
): string {
  const { unit, element, item } = measure
  if (unit !== "") return unit === "Head" && item === "Beehives" ? "number" : unit.toLowerCase()
  if (isIndex(measure))
    return baseYear === undefined
      ? (/\d{4} ?= ?100/.exec(comments.title)?.[0] ?? "index")
      : `${String(baseYear)} = 100`
  const bracket = /\(([^()]*)\)\s*$/.exec(element)?.[1]
  return UNITS[bracket ?? comments.unit] ?? bracket ?? comments.unit
}

function isIndex({ item }: FaostatMeasure): boolean {
  return /deflator/i.test(item)
}

const UNITS: Readonly<Record<string, string>> = {
  tons: "tonnes",
  "1000 Ha": "1000 hectares",
  ha: "hectares",
  m3: "m³",
  "km^3": "km³",
  "USD/tonne": "US$ per tonne",
}

function chooseCategory({ element, item }: FaostatMeasure, { title }: Comments): Category {
  if (/price/i.test(element) || /deflator/i.test(item)) return "price"
  if (/^(import|export)/i.test(element)) return "trade"
  return /water/i.test(title) ? "infrastructure" : "agriculture"
}
