/** The positions of the columns of a long table; -1 for a column that is missing. */
export type LongColumns = {
  indicator: number
  countryCode: number
  country: number
  period: number
  value: number
  unit: number
}

const NAMES: Readonly<Record<keyof LongColumns, readonly string[]>> = {
  indicator: ["indicator", "indicatorname", "series", "seriesname"],
  countryCode: ["countrycode", "iso3", "iso3code", "isocode", "code", "refarea"],
  country: ["country", "countryname", "entity", "location", "area", "geo"],
  period: ["period", "year", "date", "time", "month", "quarter", "timeperiod"],
  value: ["value", "figure", "obsvalue", "amount"],
  unit: ["unit", "units", "unitofmeasure", "metric"],
}

/** Finds the columns of a long table by their usual names, in any case and order. */
export function findLongColumns(header: readonly string[]): LongColumns {
  const keys = header.map((name) => name.toLowerCase().replace(/[^a-z0-9]/g, ""))
  const find = (column: keyof LongColumns) => {
    const name = NAMES[column].find((each) => keys.includes(each))
    return name === undefined ? -1 : keys.indexOf(name)
  }
  return {
    indicator: find("indicator"),
    countryCode: find("countryCode"),
    country: find("country"),
    period: find("period"),
    value: find("value"),
    unit: find("unit"),
  }
}
