import { redistributionSentence } from "#domain/indicators/redistribution.ts"
import { csvText } from "#exports/write-csv.ts"

import type { FactView } from "../fact-view.ts"

const COLUMNS =
  "country,code,indicator,period,value,unit,status,source,licence,date_of_data,address"

/** A fact as a header and one row, in the columns of every CSV of this site. */
export function writeFactCsv(fact: FactView): string {
  const { country, indicator, period, value, status, source, vintage, address } = fact
  const terms =
    source.redistribute === "non-commercial"
      ? `${source.licence}. ${redistributionSentence(source)}`
      : source.licence
  const row = [
    ...[country.name, country.code, indicator.name].map(csvText),
    period,
    String(value),
    csvText(indicator.unit),
    status,
    ...[source.attribution, terms, vintage, address].map(csvText),
  ]
  return [COLUMNS, row.join(","), ""].join("\r\n")
}
