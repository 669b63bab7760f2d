/** Every import's figures of the indicator $1 and the country $2, present and past. */
export const HISTORY = buildHistorySql("$1", "$2")

/**
 * Every import's figures of an indicator and a country, each given as a term of SQL: present and past. Figures that
 * came several times are stored once, with the imports that brought them.
 */
export function buildHistorySql(indicator: string, country: string): string {
  return `
  select frequency, start_index, last_index, figure_count, values, checksum, changed_at,
    last_actual_index, came.import_id, came.import_id = c.import_id as is_present
  from series c
  cross join unnest(c.also_in || c.import_id) as came (import_id)
  where c.indicator_id = ${indicator} and c.country_code = ${country}
  union all
  select frequency, start_index, last_index, figure_count, values, checksum, changed_at,
    last_actual_index, came.import_id, false
  from series_version h
  cross join unnest(h.also_in || h.import_id) as came (import_id)
  where h.indicator_id = ${indicator} and h.country_code = ${country}`
}

/** `undatedValuesDate` of `domain/time/vintage.ts` in SQL where the file has no date, for figures `h` of the import `r`. */
export const VALUES_DATE = `(
  case when r.vintage_stated then r.vintage
    else last_day_of_period(h.frequency, coalesce(h.last_actual_index, h.start_index - 1)) end
) as figures_date`

/**
 * Which of several files' figures counts on a day when all of them were known: an order of rows `v` of the history
 * with their `VALUES_DATE`. The present figures come before all others.
 */
export const WINNING = `v.is_present desc, v.figures_date desc, coalesce(v.last_actual_index, -1) desc,
  v.figure_count desc, v.checksum collate "C" desc, v.changed_at desc`
