-- Publishers' data sets and the terms under which their figures are shown.
create table source (
  id text primary key,
  publisher_id text not null,
  publisher text not null,
  title text not null,
  licence text not null,
  licence_url text,
  attribution text not null,
  redistribute text not null check (redistribute in ('yes', 'non-commercial', 'no')),
  url text not null
);

-- One row a file that was imported, or tried.
create table import_run (
  id bigint generated always as identity primary key,
  source_id text not null references source,
  -- The file within its source: a later file of the same lineage and date replaces the earlier one.
  lineage text not null,
  file_name text not null,
  file_checksum text not null,
  -- The publisher's own date of the file, else the day it was retrieved.
  vintage date not null,
  vintage_stated boolean not null,
  retrieved_at timestamptz not null,
  started_at timestamptz not null,
  finished_at timestamptz,
  state text not null check (state in ('running', 'done', 'failed')),
  report jsonb not null default '{}'
);

create table indicator (
  -- publisher:code
  id text primary key,
  publisher_id text not null,
  source_id text not null references source,
  code text not null,
  name text not null unique,
  -- The name as the publisher writes it, before a shared name gets its publisher in brackets.
  published_name text not null,
  -- Lower case, letters and digits only: the symbol-free look-up.
  name_key text not null,
  category text not null,
  unit text not null,
  currency text,
  definition text not null,
  notes text not null,
  source_note text not null,
  aggregation text not null check (aggregation in ('sum', 'average', 'last')),
  decimals smallint,
  topics text[] not null,
  is_headline boolean not null,
  -- Describing words come from the newest vintage that has them.
  described_by date not null
);
create index indicator_by_name_key on indicator (name_key);

-- Names an indicator had before: their addresses redirect for ever.
create table indicator_former_name (
  name_key text not null,
  name text not null,
  indicator_id text not null references indicator,
  primary key (name_key, indicator_id)
);

-- The current figures of one indicator, country and frequency. values[k] belongs to period start_index + k.
create table series (
  indicator_id text not null references indicator,
  country_code text not null,
  frequency text not null check (frequency in ('yearly', 'quarterly', 'monthly')),
  start_index integer not null,
  last_index integer not null,
  figure_count integer not null,
  latest_value double precision not null,
  values double precision[] not null,
  checksum text not null,
  vintage date not null,
  lineage text not null,
  source_id text not null references source,
  import_id bigint not null references import_run,
  is_published boolean not null default true,
  changed_at timestamptz not null,
  primary key (indicator_id, country_code, frequency)
);
create index series_by_country on series (country_code, indicator_id);

-- Figures of other vintages of a series, readable by asOf.
create table series_version (
  indicator_id text not null references indicator,
  country_code text not null,
  frequency text not null,
  start_index integer not null,
  last_index integer not null,
  figure_count integer not null,
  latest_value double precision not null,
  values double precision[] not null,
  checksum text not null,
  vintage date not null,
  lineage text not null,
  source_id text not null references source,
  import_id bigint not null references import_run,
  changed_at timestamptz not null,
  primary key (indicator_id, country_code, frequency, vintage, lineage, checksum)
);

-- Figures whose source gives no date: shown with their source, without a period and without a chart.
create table fact (
  indicator_id text not null references indicator,
  country_code text not null,
  value double precision not null,
  source_id text not null references source,
  import_id bigint not null references import_run,
  primary key (indicator_id, country_code)
);

-- Rows of a running import before they take effect; a killed run leaves rows here that the next start removes.
create unlogged table import_staging (
  import_id bigint not null,
  -- Pieces of one series are joined in this order before they take effect.
  piece integer not null,
  indicator_id text not null,
  country_code text not null,
  frequency text not null,
  start_index integer not null,
  values double precision[] not null,
  checksum text not null
);

-- What people asked, so that related terms can be shown and clicks learned from.
create table search_query (
  id uuid primary key,
  text text not null,
  asked_at timestamptz not null,
  -- A keyed hash that changes daily; enough to count visitors, useless to find one.
  visitor text not null,
  result_count integer not null,
  country_code text,
  category text,
  clicked boolean not null default false,
  dataset_id text
);
create index search_query_text on search_query (text);

-- One row: the number counts up with each change of the catalogue or its figures.
create table data_version (
  only_row boolean primary key default true check (only_row),
  version bigint not null,
  changed_at timestamptz not null
);
insert into data_version (version, changed_at) values (0, '2000-01-01');
