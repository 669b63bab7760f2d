import type { Source } from "#domain/indicators/source.ts"

import type { ImportedIndicator } from "../../importer.ts"
import { mapIndicator } from "../../indicators/map-indicator.ts"
import type { PlaceFinder } from "../../tables/place-finder.ts"

export const TOURISM: Source = {
  id: "un-tourism",
  publisherId: "un-tourism",
  publisher: "UN Tourism (UNWTO)",
  title: "UNWTO Tourism Statistics Database",
  licence: "UNWTO copyright, no open licence",
  licenceUrl: null,
  attribution: "World Tourism Organization (UNWTO): UNWTO Tourism Statistics Database, Madrid",
  redistribute: "no",
  url: "https://www.unwto.org/tourism-statistics/tourism-statistics-database",
}

/** A finder of countries in capitals, some with an accent for an apostrophe ("COTE D´IVOIRE"). */
export function mapTourismPlace(find: PlaceFinder): PlaceFinder {
  return (code, name = "") => find(code, name.replaceAll("\u00b4", "'").replace(" (CZECHIA)", ""))
}

/** The code of a series: the report numbers them, `1.1` to `1.4` for inbound arrivals. */
export function tourismCode(number: string): string {
  return number
}

/** The indicator of a series of inbound arrivals. */
export function mapTourism({
  code,
  label,
  unit,
}: {
  code: string
  label: string
  unit: string
}): ImportedIndicator {
  return mapIndicator({
    publisherId: TOURISM.publisherId,
    code,
    name: `Inbound tourism, ${NAMES[label] ?? label}`,
    unit: unit.toLowerCase(),
    notes:
      "Countries count visitors at borders or in hotels and other accommodation; figures of different countries may not be comparable. Those of the Caribbean Netherlands are of Bonaire alone.",
    sourceNote: TOURISM.attribution,
    topics: ["Tourism"],
    category: "tourism",
    aggregation: "sum",
  })
}

/** The report's labels as parts of a name; a cruise passenger is a kind of same-day visitor. */
const NAMES: Readonly<Record<string, string>> = {
  "Total arrivals": "total arrivals",
  "Overnights visitors (tourists)": "overnight visitors (tourists)",
  "Same-day visitors (excursionists)": "same-day visitors (excursionists)",
  "of which, cruise passengers": "cruise passengers",
}
