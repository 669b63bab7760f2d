import { FINANCE_SOURCES } from "./finance-sources.ts"
import { FOOD_SOURCES } from "./food-sources.ts"
import { HEALTH_SOURCES } from "./health-sources.ts"
import { OTHER_SOURCES } from "./other-sources.ts"
import type { RawSource } from "./raw-source.ts"
import { UNITED_NATIONS_SOURCES } from "./united-nations-sources.ts"
import { WORLD_BANK_SOURCES } from "./world-bank-sources.ts"

/** Every staged folder with figures, each with a reader of its own few lines. */
export const RAW_SOURCES: readonly RawSource[] = [
  ...WORLD_BANK_SOURCES,
  ...UNITED_NATIONS_SOURCES,
  ...FOOD_SOURCES,
  ...HEALTH_SOURCES,
  ...FINANCE_SOURCES,
  ...OTHER_SOURCES,
]

/** Folders that hold no figures to compare, and why. */
export const FOLDERS_WITHOUT_FIGURES: Readonly<Record<string, string>> = {
  "wb-wdi-bulk": "Descriptions of indicators and countries that go with the bulk file; no figures.",
  "wb-catalogue": "The World Bank's lists of indicators and countries; no figures.",
}
