-- The import whose different figures took the place of these: what that import changed.
-- Empty for figures that were never current and for those that only got a newer date.
alter table series_version add column replaced_by bigint;
create index series_version_replaced on series_version (replaced_by, indicator_id, country_code, frequency)
  where replaced_by is not null;
