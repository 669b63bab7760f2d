-- Staged rows bring what the merge compares, so that it need not read the figures.
truncate import_staging;
alter table import_staging
  add column last_index integer not null,
  add column figure_count integer not null,
  add column latest_value double precision not null,
  -- The planner needs to know how many rows there are, hardly what is in them.
  alter column import_id set statistics 10,
  alter column piece set statistics 0,
  alter column indicator_id set statistics 10,
  alter column country_code set statistics 10,
  alter column frequency set statistics 10,
  alter column start_index set statistics 0,
  alter column last_index set statistics 0,
  alter column figure_count set statistics 0,
  alter column latest_value set statistics 0,
  alter column values set statistics 0,
  alter column checksum set statistics 0;

-- Looking up three references of each row took longer than writing it. An import checks them once for all its rows.
alter table series
  drop constraint series_indicator_id_fkey,
  drop constraint series_source_id_fkey,
  drop constraint series_import_id_fkey;
alter table series_version
  drop constraint series_version_indicator_id_fkey,
  drop constraint series_version_source_id_fkey,
  drop constraint series_version_import_id_fkey;

-- What is held of each indicator is read from the key alone.
alter table series
  drop constraint series_pkey,
  add primary key (indicator_id, country_code, frequency)
    include (start_index, last_index, figure_count, is_published);

-- Imports that brought the same figures under other dates: one row of figures for all of them.
alter table series add column also_in bigint[] not null default '{}';
alter table series_version add column also_in bigint[] not null default '{}';

-- Over the figures as they are sent, not as they are written.
update series
  set checksum = left(encode(sha256(int4send(start_index) || array_send(values)), 'hex'), 32);
update series_version
  set checksum = left(encode(sha256(int4send(start_index) || array_send(values)), 'hex'), 32);
