create table account (
  id uuid primary key,
  email text not null,
  -- The address as it is compared: lower case.
  email_key text not null unique,
  full_name text not null,
  password_hash text not null,
  image_url text,
  status text not null check (status in ('enabled', 'disabled')),
  disabled_by text check (disabled_by in ('owner', 'operator')),
  is_verified boolean not null,
  created_at timestamptz not null,
  updated_at timestamptz not null
);

-- Who is signed in. Of a token only its hash is kept.
create table session (
  id uuid primary key,
  token_hash text not null unique,
  account_id uuid not null references account (id) on delete cascade,
  device text not null,
  -- When the password or a code was given; changes that need a recent one go by it.
  signed_in_at timestamptz not null,
  last_used_at timestamptz not null,
  expires_at timestamptz not null
);
create index session_account on session (account_id);
create index session_expires on session (expires_at);

-- At most one code for an account and a purpose; a new one voids the old.
create table one_time_code (
  account_id uuid not null references account (id) on delete cascade,
  purpose text not null check (purpose in ('sign-up', 'reset', 'enable')),
  -- What the browser names besides the code: the account, or a random id where the account must not show.
  handle uuid not null,
  code_hash text not null,
  attempts integer not null,
  expires_at timestamptz not null,
  primary key (account_id, purpose),
  unique (handle, purpose)
);

-- When codes were mailed, for the limits of an account.
create table code_mail (
  account_id uuid not null references account (id) on delete cascade,
  sent_at timestamptz not null
);
create index code_mail_account on code_mail (account_id, sent_at);

create table reset_token (
  token_hash text primary key,
  account_id uuid not null references account (id) on delete cascade,
  expires_at timestamptz not null
);
create index reset_token_account on reset_token (account_id);
