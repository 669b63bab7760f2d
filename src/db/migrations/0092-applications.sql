-- Applications for a position bring a file. It stands beside its enquiry, is written with it and goes with it; no page
-- and no address reads it.
alter table enquiry drop constraint enquiry_kind_check;
alter table enquiry add constraint enquiry_kind_check
  check (kind in ('ticket', 'organisation', 'request', 'application'));
create table enquiry_file (
  enquiry_id bigint primary key references enquiry (id) on delete cascade,
  name text not null,
  bytes bytea not null
);
