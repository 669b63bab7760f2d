import { makeSlug } from "#domain/places/country.ts"
import { PERIODS_PER_YEAR, type Frequency } from "#domain/time/frequency.ts"
import type { Source } from "#domain/indicators/source.ts"

import type { ImportedIndicator } from "../../importer.ts"
import { mapIndicator } from "../../indicators/map-indicator.ts"
import { WORLD_BANK, worldBankSource } from "../world-bank/map.ts"
import { MONITOR, YEARS_OF_IMPORTS } from "./indicators.data.ts"

const TITLE = "Global Economic Monitor"

/** The Global Economic Monitor as a source. */
export const MONITOR_SOURCE: Source = {
  ...worldBankSource(TITLE),
  url: "https://databank.worldbank.org/source/global-economic-monitor-(gem)",
}

/** The share price indices of the monitor: their makers keep the rights, so that they are shown and not handed on. */
export const STOCK_MARKET_SOURCE: Source = {
  ...MONITOR_SOURCE,
  id: `${MONITOR_SOURCE.id}-stock-markets`,
  title: `${TITLE}: stock markets`,
  licence: "World Bank terms, with rights of the makers of the indices",
  licenceUrl: "https://www.worldbank.org/en/about/legal/terms-of-use-for-datasets",
  attribution: `The World Bank: ${TITLE}; indices of Datastream`,
  redistribute: "no",
}

/** Whether a workbook's figures are the property of the makers of the indices. */
export function isStockMarket(title: string): boolean {
  return title.startsWith("Stock Markets")
}

/** Whether the title is of a workbook that the monitor is known to hold. */
export function isKnownWorkbook(title: string): boolean {
  return MONITOR.has(title)
}

/** What the figures of a workbook's sheet are multiplied by, so that they are in the unit of its title. */
export function sheetFactor(title: string, frequency: Frequency): number {
  return title === YEARS_OF_IMPORTS && frequency === "yearly" ? PERIODS_PER_YEAR.monthly : 1
}

/** The indicator of a workbook; one that we do not know is described by its title alone. */
export function mapWorkbook(title: string): ImportedIndicator {
  const known = MONITOR.get(title)
  const sourceNote =
    "World Bank staff calculations based on Datastream and IMF International Financial Statistics data."
  if (!known)
    return mapIndicator({
      publisherId: WORLD_BANK,
      code: `GEM.${makeSlug(title).toUpperCase()}`,
      name: title,
      topics: [TITLE],
      sourceNote,
    })
  return mapIndicator({
    publisherId: WORLD_BANK,
    ...known,
    topics: [TITLE],
    notes: [
      `Published as "${title}". The file keeps the last thirty years; figures of years and quarters that were not over are left out.`,
      ...(title === YEARS_OF_IMPORTS
        ? [
            "Its yearly sheet counts in years of imports; these figures are given here times twelve.",
          ]
        : []),
    ].join(" "),
    sourceNote,
  })
}
