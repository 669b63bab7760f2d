import type { Category } from "#domain/indicators/category.ts"

/** Units of series whose name does not carry one in brackets, as the yearbook's technical notes give them. */
export const UNITS: readonly (readonly [name: RegExp, unit: string])[] = [
  [/^population density$/i, "people per square kilometre"],
  [/^(labour force participation|unemployment rate) - /i, "%"],
  [/^employment by industry: /i, "% of employed people"],
  [/^gross enrollment ratio - /i, "%"],
  [/^percentage of /i, "%"],
  [/^ratio of girls to boys /i, "ratio"],
  [/\((percent|percentage)\)$/i, "%"],
  [/rates? per 100,000( population)?$/i, "per 100,000 people"],
]

/** Categories of tables whose series do not all show them in their names. */
export const CATEGORIES: Readonly<Record<string, Category>> = {
  "Intentional homicides and other crimes": "economy",
  "International migrants and refugees": "population",
  "Health personnel": "health",
}
