-- What new data have changed about a published check, the newest first: its feed.
alter table published_check add column changes jsonb not null default '[]';
