-- Files that people uploaded. One whose account is gone, or that nothing shows any more, is removed soon.
create table upload (
  name text primary key,
  account_id uuid references account (id) on delete set null,
  bytes integer not null,
  created_at timestamptz not null
);
create index upload_account on upload (account_id);
