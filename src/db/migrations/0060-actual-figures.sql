-- Which figures of a series are actual. A figure is a forecast when its publisher marks it, or when its period had not
-- ended on the day of the data.
truncate import_staging;
alter table import_staging
  add column forecast_start integer,
  add column last_actual_index integer,
  add column latest_actual_value double precision;
alter table import_staging
  alter column forecast_start set statistics 0,
  alter column last_actual_index set statistics 0,
  alter column latest_actual_value set statistics 0;

-- Almost all series are actual to their end. A change of types with an expression writes each row once, where an
-- update of every row would leave as many dead ones behind.
alter table series
  add column forecast_start integer,
  add column last_actual_index bigint,
  add column latest_actual_value real;
alter table series
  alter column last_actual_index type integer using last_index,
  alter column latest_actual_value type double precision using latest_value;
alter table series_version
  add column forecast_start integer,
  add column last_actual_index bigint,
  add column latest_actual_value real;
alter table series_version
  alter column last_actual_index type integer using last_index,
  alter column latest_actual_value type double precision using latest_value;

-- The period that the next day lies in is the first that had not ended.
create function first_unended(frequency text, day date) returns integer language sql immutable as $$
  select case frequency
    when 'yearly' then extract(year from day + 1)::integer
    when 'quarterly' then extract(year from day + 1)::integer * 4 + extract(quarter from day + 1)::integer - 1
    else extract(year from day + 1)::integer * 12 + extract(month from day + 1)::integer - 1
  end
$$;

create temporary table foretold as
select s.ctid as row, greatest(s.start_index, least(f.start_index, first_unended(s.frequency, s.vintage))) as first
from series s
left join forecast f using (indicator_id, country_code, frequency, vintage, lineage)
where least(f.start_index, first_unended(s.frequency, s.vintage)) <= s.last_index;

update series s
set forecast_start = o.first,
  last_actual_index = a.last,
  latest_actual_value = s.values[a.last - s.start_index + 1]
from foretold o
left join lateral (
  select max(k) - 1 + held.start_index as last
  from series held, generate_subscripts(held.values, 1) k
  where held.ctid = o.row and held.values[k] is not null and held.start_index + k - 1 < o.first
  group by held.start_index
) a on true
where s.ctid = o.row;

drop table foretold;
create temporary table foretold as
select v.ctid as row, greatest(v.start_index, least(f.start_index, first_unended(v.frequency, v.vintage))) as first
from series_version v
left join forecast f using (indicator_id, country_code, frequency, vintage, lineage)
where least(f.start_index, first_unended(v.frequency, v.vintage)) <= v.last_index;

update series_version v
set forecast_start = o.first,
  last_actual_index = a.last,
  latest_actual_value = v.values[a.last - v.start_index + 1]
from foretold o
left join lateral (
  select max(k) - 1 + held.start_index as last
  from series_version held, generate_subscripts(held.values, 1) k
  where held.ctid = o.row and held.values[k] is not null and held.start_index + k - 1 < o.first
  group by held.start_index
) a on true
where v.ctid = o.row;

drop table foretold;
drop function first_unended(text, date);

-- Of each place the last actual period, empty where all are forecasts; and the last of all places.
alter table series_coverage
  add column last_actual_indexes text,
  add column last_actual_index integer;

create temporary table counted as
select indicator_id, frequency, source_id, string_agg(country_code, ',') as places,
  string_agg(last_index::text, ',') as last_indexes, string_agg(figure_count::text, ',') as figure_counts,
  string_agg(coalesce(last_actual_index::text, ''), ',') as last_actual_indexes,
  max(last_actual_index) as last_actual_index
from series
where is_published
group by indicator_id, frequency, source_id;

-- The lists of a row must be in one order, so that they are written anew together.
update series_coverage held
set places = c.places, last_indexes = c.last_indexes, figure_counts = c.figure_counts,
  last_actual_indexes = c.last_actual_indexes, last_actual_index = c.last_actual_index
from counted c
where held.indicator_id = c.indicator_id and held.frequency = c.frequency and held.source_id = c.source_id;
drop table counted;

alter table series_coverage alter column last_actual_indexes set not null;
