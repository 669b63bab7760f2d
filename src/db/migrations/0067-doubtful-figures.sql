-- Figures that cannot be right as they were published. They belong to the figures themselves: every version of a
-- series has its own, and those of figures that are gone mark nothing.
create table doubtful (
  indicator_id text not null,
  country_code text not null,
  frequency text not null,
  checksum text not null,
  periods integer[] not null,
  reasons text[] not null,
  primary key (indicator_id, country_code, frequency, checksum),
  check (cardinality(periods) = cardinality(reasons))
);
