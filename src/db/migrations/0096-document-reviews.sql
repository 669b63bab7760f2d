-- Documents that were sent to a second person. The address is kept until somebody with it answers.
create table document_review (
  -- Part of the address that the second person is sent.
  id text primary key,
  document_id uuid not null unique references document (id) on delete cascade,
  -- The second person's address as it is compared.
  reviewer_key text not null,
  asked_at timestamptz not null,
  -- What the document said then: only the same text is agreed to.
  text_hash text not null,
  decision text check (decision in ('agreed', 'returned')),
  note text not null default '',
  decided_at timestamptz
);
alter table published_check add column is_seconded boolean not null default false;
