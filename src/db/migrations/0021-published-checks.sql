-- Checks that their authors have published: what the page shows, judged by the server. Taken back, the row goes.
create table published_check (
  id text primary key,
  document_id uuid not null unique references document (id) on delete cascade,
  title text not null,
  -- The text as it was when it was published; it is read again when the data changes and is not shown.
  text text not null,
  claims jsonb not null,
  as_of date not null,
  checked_version bigint not null,
  published_at timestamptz not null,
  checked_at timestamptz not null
);
create index published_check_version on published_check (checked_version);
