/**
 * Every import's figures of the indicator $1 and the country $2, present and past. Figures that came several times
 * are stored once, with the imports that brought them.
 */
export const HISTORY = `
  select frequency, start_index, last_index, figure_count, values, checksum, changed_at,
    last_actual_index, came.import_id, came.import_id = c.import_id as is_present
  from series c
  cross join unnest(c.also_in || c.import_id) as came (import_id)
  where indicator_id = $1 and country_code = $2
  union all
  select frequency, start_index, last_index, figure_count, values, checksum, changed_at,
    last_actual_index, came.import_id, false
  from series_version h
  cross join unnest(h.also_in || h.import_id) as came (import_id)
  where indicator_id = $1 and country_code = $2`

/** `undatedFiguresDate` of `domain/time/vintage.ts` in SQL where the file has no date, for figures `h` of the import `r`. */
export const FIGURES_DATE = `(
  case when r.vintage_stated then r.vintage
    else last_day_of_period(h.frequency, coalesce(h.last_actual_index, h.start_index - 1)) end
) as figures_date`

/**
 * Which of several files' figures counts on a day when all of them were known: an order of rows `v` of the history
 * with their `FIGURES_DATE`. The present figures come before all others.
 */
export const WINNING = `v.is_present desc, v.figures_date desc, coalesce(v.last_actual_index, -1) desc,
  v.figure_count desc, v.checksum collate "C" desc, v.changed_at desc`
