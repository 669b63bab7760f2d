import { COMPARED_DATASET_KEYS } from "#domain/addresses/address-keys.ts"

/** What an address is to hold anew: null takes a key out. */
export type Change = Readonly<Record<string, string | null>>

/** One of the two columns: the keys of the second one end in 2. */
export type Column = "" | "2"

/** Whether two addresses name the same datasets. */
export function namesSameDatasets(a: URLSearchParams, b: URLSearchParams): boolean {
  return COMPARED_DATASET_KEYS.every((key) => a.get(key) === b.get(key))
}

/** The address with the first dataset alone. */
export function withoutSecond(query: URLSearchParams): URLSearchParams {
  const first = new URLSearchParams(query)
  for (const key of query.keys()) if (key.endsWith("2") || key === "layout") first.delete(key)
  return first
}

/** What follows from another country: indicator and years stay. */
export function countryChange(column: Column, country: string): Change {
  return { [`country${column}`]: country }
}

/** What follows from the first country of Data 02: as long as it has no indicator, it shows what Data 01 shows. */
export function secondCountryChange(country: string, query: URLSearchParams): Change {
  if ((query.get("indicator2") ?? "") !== "") return countryChange("2", country)
  const taken = ["indicator", "category", "startYear", "endYear"].map(
    (key) => [`${key}2`, query.get(key)] as const,
  )
  return { country2: country, ...Object.fromEntries(taken) }
}

/** What follows from another indicator: its category is known from the data. */
export function indicatorChange(column: Column, indicator: string, category: string): Change {
  return {
    [`indicator${column}`]: indicator,
    [`category${column}`]: category,
    ...freshYears(column),
    // Another indicator may come at other frequencies; that of the first one decides.
    ...(column === "" && { frequency: null }),
  }
}

function freshYears(column: Column): Change {
  return { [`startYear${column}`]: null, [`endYear${column}`]: null }
}
