-- Codes mailed are counted by a keyed hash of the e-mail address: for addresses without an account alike,
-- and for an address whose sign-up was begun anew.
drop table code_mail;
create table code_mail (
  subject text not null,
  sent_at timestamptz not null
);
create index code_mail_subject on code_mail (subject, sent_at);

-- What happened to accounts. Each row carries the hash of the one before, so that a change shows.
create table audit_event (
  number bigint primary key,
  at timestamptz not null,
  kind text not null,
  -- Keyed hashes: of whom, and from where.
  subject text,
  address text,
  detail text,
  hash text not null
);

create function refuse_audit_change() returns trigger language plpgsql as $$
begin
  raise exception 'audit events are never changed';
end
$$;
create trigger audit_event_append_only before update or delete on audit_event
  for each row execute function refuse_audit_change();
