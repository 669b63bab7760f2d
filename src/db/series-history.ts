/**
 * Every import's figures of the indicator $1 and the country $2, present and past. Figures that came several times
 * are stored once, with the imports that brought them.
 */
export const HISTORY = `
  select frequency, start_index, last_index, figure_count, values, checksum, changed_at,
    came.import_id, came.import_id = c.import_id as is_present
  from series c
  cross join unnest(c.also_in || c.import_id) as came (import_id)
  where indicator_id = $1 and country_code = $2
  union all
  select frequency, start_index, last_index, figure_count, values, checksum, changed_at,
    came.import_id, false
  from series_version h
  cross join unnest(h.also_in || h.import_id) as came (import_id)
  where indicator_id = $1 and country_code = $2`

/** Which of several files' figures of one day counts: an order of rows `v` of the history. */
export const WINNING = `v.is_present desc, v.last_index desc, v.figure_count desc,
  v.checksum collate "C" desc, v.changed_at desc`
