-- What is held of each indicator. Whoever changes series keeps it: counting all of them anew took seconds after each import.
create table series_coverage (
  indicator_id text not null,
  frequency text not null,
  source_id text not null,
  places text not null,
  last_indexes text not null,
  figure_counts text not null,
  start_index integer not null,
  last_index integer not null,
  series_count integer not null,
  figure_count integer not null,
  primary key (indicator_id, frequency, source_id)
);

insert into series_coverage (indicator_id, frequency, source_id, places, last_indexes,
  figure_counts, start_index, last_index, series_count, figure_count)
select indicator_id, frequency, source_id, string_agg(country_code, ','),
  string_agg(last_index::text, ','), string_agg(figure_count::text, ','), min(start_index),
  max(last_index), count(*), sum(figure_count)
from series
where is_published
group by indicator_id, frequency, source_id;
