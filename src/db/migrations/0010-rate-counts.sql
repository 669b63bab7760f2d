-- Counters of the abuse limits, shared by all processes. A key is a keyed hash, never an address or a name.
create table rate_count (
  limit_name text not null,
  key text not null,
  window_start timestamptz not null,
  count integer not null,
  primary key (limit_name, key, window_start)
);
create index rate_count_window_start on rate_count (window_start);
