import { makeSlug } from "#domain/places/country.ts"
import type { Source } from "#domain/indicators/source.ts"

import type { ImportedIndicator } from "../../importer.ts"
import { mapIndicator } from "../../indicators/map-indicator.ts"
import { GROUPS, REGIONS } from "./labels.data.ts"

export const IPC: Source = {
  id: "indec-ipc",
  publisherId: "indec",
  publisher: "Instituto Nacional de Estadística y Censos (INDEC)",
  title: "Consumer price index of Argentina by division and region",
  licence: "CC BY 4.0",
  licenceUrl: "https://creativecommons.org/licenses/by/4.0/",
  attribution: "INDEC: Índice de precios al consumidor",
  redistribute: "yes",
  url: "https://www.indec.gob.ar/indec/web/Nivel4-Tema-3-5-31",
}

/** One of the three figures of a row. */
export type PriceMeasure = { column: string; suffix: string; name: string; unit: string }

export const MEASURES: readonly PriceMeasure[] = [
  {
    column: "Indice_IPC",
    suffix: "",
    name: "Consumer price index",
    unit: "December 2016 = 100",
  },
  {
    column: "v_m_IPC",
    suffix: "VM",
    name: "Consumer prices, change on the previous month",
    unit: "%",
  },
  {
    column: "v_i_a_IPC",
    suffix: "VIA",
    name: "Consumer prices, change on the same month of the previous year",
    unit: "%",
  },
]

/** A group of goods in a region, as the table names them. */
export type GoodsGroup = { code: string; words: string; classifier: string; region: string }

const NATIONAL = "Nacional"

/** The office's code of the group, the region unless it is the nation, and the figure: `IPC.01.cuyo.VM`. */
export function priceCode({ code, region }: GoodsGroup, measure: PriceMeasure): string {
  const part = /^[\w.]+$/.test(code) ? code : makeSlug(code)
  return ["IPC", part, region === NATIONAL ? "" : makeSlug(region), measure.suffix]
    .filter((each) => each !== "")
    .join(".")
}

/** The indicator of a group of goods in a region, in English; groups that are new keep the office's words. */
export function mapPrices(group: GoodsGroup, measure: PriceMeasure): ImportedIndicator {
  const goods = GROUPS[group.code] ?? (group.words || group.code)
  const region = REGIONS[group.region] ?? group.region
  const place = group.region === NATIONAL ? "" : `, ${region} (region of Argentina)`
  return mapIndicator({
    publisherId: IPC.publisherId,
    code: priceCode(group, measure),
    name: `${measure.name}, ${goods}${place}`,
    unit: measure.unit,
    definition: group.words === "" ? "" : `The office's group "${group.words}".`,
    notes: group.region === NATIONAL ? "" : "Prices of a part of Argentina.",
    sourceNote: group.classifier,
    topics: ["Prices"],
    category: "price",
    aggregation: "average",
  })
}
