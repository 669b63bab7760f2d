-- From which period on a publisher's file says that the figures of a series are forecasts. It belongs to the file, so
-- that every vintage of a series has its own.
create table forecast (
  indicator_id text not null,
  country_code text not null,
  frequency text not null,
  vintage date not null,
  lineage text not null,
  start_index integer not null,
  primary key (indicator_id, country_code, frequency, vintage, lineage)
);
