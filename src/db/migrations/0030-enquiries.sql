-- What people wrote to the operator by a form of the site. A row is written before anything is mailed, so that nothing
-- is lost while mail is down; `mailed_at` says that it went out.
create table enquiry (
  id bigint generated always as identity primary key,
  kind text not null check (kind in ('ticket', 'organisation', 'request')),
  fields jsonb not null,
  created_at timestamptz not null,
  mailed_at timestamptz,
  attempts integer not null default 0,
  next_attempt_at timestamptz not null
);
create index enquiry_to_mail on enquiry (next_attempt_at) where mailed_at is null;
