-- Texts that people have checked. The text is the editor's own tree, so that nothing in it is ever read as HTML.
create table document (
  id uuid primary key,
  account_id uuid not null references account (id) on delete cascade,
  title text not null,
  content jsonb not null,
  first_sentence text not null,
  claims jsonb not null,
  claim_count integer not null,
  -- How many verdicts became others when the data changed, until the author has seen them.
  changed_count integer not null,
  -- The day relative periods count from, and the data the claims were judged by.
  as_of date,
  checked_version bigint,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  revision integer not null
);
create index document_account on document (account_id, updated_at desc);
create index document_checked on document (checked_version) where claim_count > 0;
