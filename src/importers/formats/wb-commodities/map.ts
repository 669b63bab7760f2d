import { makeSlug } from "#domain/places/country.ts"
import type { Source } from "#domain/indicators/source.ts"

import type { ImportedIndicator } from "../../importer.ts"
import { mapIndicator } from "../../indicators/map-indicator.ts"
import { WORLD_BANK, worldBankSource } from "../world-bank/map.ts"

/** The commodity prices ("Pink Sheet") as a source. */
export const COMMODITY_SOURCE: Source = {
  ...worldBankSource("Commodity Markets (Pink Sheet)"),
  url: "https://www.worldbank.org/en/research/commodity-markets",
}

const UNITS: Readonly<Record<string, string>> = {
  "$/bbl": "US$ per barrel",
  "$/cubic meter": "US$ per cubic meter",
  "$/dmtu": "US$ per dry metric ton unit",
  "$/kg": "US$ per kg",
  "$/mmbtu": "US$ per million British thermal units",
  "$/mt": "US$ per metric ton",
  "$/troy oz": "US$ per troy ounce",
  "cents/sheet": "US cents per sheet",
}

/** A column of the Pink Sheet: a price or an index of prices. */
export type CommodityColumn = { name: string; unit: string; code: string; isIndex: boolean }

/** The code of a column; the total index has none of its own. */
export function commodityCode({ code, name }: CommodityColumn): string {
  return `CMO.${code === "" ? makeSlug(name).toUpperCase() : code}`
}

/** The indicator of a column; footnote stars and doubled spaces are left out of its name. */
export function mapCommodity(column: CommodityColumn, remark: string): ImportedIndicator {
  const subject = column.name
    .replace(/\s*\*+/g, "")
    .replace(/\s+/g, " ")
    .trim()
  const unit = column.unit.replace(/^\(|\)$/g, "").trim()
  const isIndex = column.isIndex || /^\d{4} ?= ?100$/.test(unit)
  const base = /^(\d{4}) ?= ?100$/.exec(unit)?.[1] ?? "2010"
  return mapIndicator({
    publisherId: WORLD_BANK,
    code: commodityCode(column),
    name: isIndex
      ? `Commodity price index: ${subject.replace(/ index$/i, "")}`
      : `Commodity price: ${subject}`,
    unit: isIndex ? `index (${base} = 100)` : (UNITS[unit.toLowerCase()] ?? unit),
    topics: ["Prices", "Commodities"],
    category: "price",
    aggregation: "average",
    notes: remark,
  })
}
