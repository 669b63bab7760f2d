-- No statement asks for a country alone, and a third of an import's writing went into this index.
drop index series_by_country;

-- Pieces of series are found in one pass, however many there are.
create index import_staging_series
  on import_staging (import_id, indicator_id, country_code, frequency, piece);
