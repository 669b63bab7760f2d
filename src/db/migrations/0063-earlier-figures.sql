-- Whether a file is the publisher's whole edition of its series: years that it leaves out at the start are withdrawn.
alter table import_run add column is_full_edition boolean not null default false;

-- Earlier figures of a current series whose own file is an extract and begins later: up to `last_index` they are of
-- another import, whose figures of the periods that both have agree.
create table series_part (
  indicator_id text not null,
  country_code text not null,
  frequency text not null,
  last_index integer not null,
  import_id bigint not null,
  primary key (indicator_id, country_code, frequency, last_index)
);
