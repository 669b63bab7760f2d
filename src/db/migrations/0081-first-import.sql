-- The import of headline indicators that a new site makes by itself: one row at most, from the first indicator that has
-- landed on. Once it has ended it never runs again.
create table first_import (
  only_one boolean primary key default true check (only_one),
  begun_at timestamptz not null,
  ended_at timestamptz
);
