-- Of which indicators anything has changed that the catalogue of a site is built from, so that a site that follows reads
-- only these again. Triggers note it: whoever changes a table, nothing is forgotten.
create table catalogue_change (
  -- The data version that brought the change; null until it is counted up.
  version bigint,
  indicator_ids text[] not null
);

create function note_indicators() returns trigger language plpgsql as $$
begin
  insert into catalogue_change (indicator_ids)
  select array_agg(distinct indicator_id) from changed having count(*) > 0;
  return null;
end
$$;
create trigger note_new_coverage after insert on series_coverage
  referencing new table as changed for each statement execute function note_indicators();
create trigger note_lost_coverage after delete on series_coverage
  referencing old table as changed for each statement execute function note_indicators();
create trigger note_new_facts after insert on fact
  referencing new table as changed for each statement execute function note_indicators();
create trigger note_lost_facts after delete on fact
  referencing old table as changed for each statement execute function note_indicators();
create trigger note_former_names after insert on indicator_former_name
  referencing new table as changed for each statement execute function note_indicators();
create trigger note_lost_names after delete on indicator_former_name
  referencing old table as changed for each statement execute function note_indicators();

-- Rows that are updated may be given to another indicator, so both are noted.
create function note_updated_indicators() returns trigger language plpgsql as $$
begin
  insert into catalogue_change (indicator_ids)
  select array_agg(distinct indicator_id)
  from (select * from before except select * from changed
    union all (select * from changed except select * from before)) as different
  having count(*) > 0;
  return null;
end
$$;
create trigger note_updated_coverage after update on series_coverage
  referencing old table as before new table as changed
  for each statement execute function note_updated_indicators();
create trigger note_updated_facts after update on fact
  referencing old table as before new table as changed
  for each statement execute function note_updated_indicators();
create trigger note_updated_names after update on indicator_former_name
  referencing old table as before new table as changed
  for each statement execute function note_updated_indicators();

create function note_own_indicators() returns trigger language plpgsql as $$
begin
  insert into catalogue_change (indicator_ids)
  select array_agg(id) from changed having count(*) > 0;
  return null;
end
$$;
create trigger note_new_indicators after insert on indicator
  referencing new table as changed for each statement execute function note_own_indicators();
create trigger note_lost_indicators after delete on indicator
  referencing old table as changed for each statement execute function note_own_indicators();

-- An import writes the words of all its indicators, most of them as they were.
create function note_described_indicators() returns trigger language plpgsql as $$
begin
  insert into catalogue_change (indicator_ids)
  select array_agg(changed.id)
  from changed
  join before on before.id = changed.id
  where changed is distinct from before
  having count(*) > 0;
  return null;
end
$$;
create trigger note_described_indicators after update on indicator
  referencing old table as before new table as changed
  for each statement execute function note_described_indicators();

-- A catalogue names the publisher beside each of its indicators.
create function note_publishers() returns trigger language plpgsql as $$
begin
  insert into catalogue_change (indicator_ids)
  select array_agg(indicator.id)
  from changed
  join before on before.id = changed.id
  join indicator on indicator.source_id = changed.id
  where changed.publisher <> before.publisher
  having count(*) > 0;
  return null;
end
$$;
create trigger note_publishers after update on source
  referencing old table as before new table as changed
  for each statement execute function note_publishers();

-- Whoever counts the version up holds its row until the end, so that no two do this at once. Changes of an import that is
-- still under way are not seen here, and get the version that it will bring.
create function note_version() returns trigger language plpgsql as $$
begin
  update catalogue_change set version = new.version where version is null;
  delete from catalogue_change where version <= new.version - 500;
  return null;
end
$$;
create trigger note_version after update on data_version
  for each row when (new.version <> old.version) execute function note_version();

-- What the slices of a change on the embedded database have noted is seen once all of them are committed, before anybody
-- else has a turn; the end of the change is that its row is deleted.
create function note_version_of_slices() returns trigger language plpgsql as $$
begin
  update catalogue_change set version = (select version from data_version) where version is null;
  return null;
end
$$;
create trigger note_version_of_slices after delete on sliced_change
  for each statement execute function note_version_of_slices();
