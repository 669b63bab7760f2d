-- The date of a file is the publisher's own. Where there is none, a file is known to be not from before the end of the
-- last actual period that it holds: the day on which it came to this disk says nothing.
create function last_day_of_period(frequency text, index integer) returns date language sql immutable as $$
  select case frequency
    when 'yearly' then make_date(index, 12, 31)
    when 'quarterly' then (make_date(index / 4, index % 4 * 3 + 1, 1) + interval '3 months - 1 day')::date
    else (make_date(index / 12, index % 12 + 1, 1) + interval '1 month - 1 day')::date
  end
$$;

-- The rules by which a file was read: files read by other ones than today's are read again, whatever their bytes.
alter table import_run add column rules smallint not null default 0;

-- The day by which the choice between files of a series goes: the file's date where the publisher states one, else the
-- end of the last actual period of the series.
alter table import_staging add column figures_date date not null;
alter table import_staging alter column figures_date set statistics 0;
alter table series add column figures_date timestamp;
alter table series alter column figures_date type date using vintage;
alter table series_version add column figures_date timestamp;
alter table series_version alter column figures_date type date using vintage;

update series s
set figures_date = last_day_of_period(s.frequency, coalesce(s.last_actual_index, s.start_index - 1))
from import_run r
where r.id = s.import_id and not r.vintage_stated;

update series_version v
set figures_date = last_day_of_period(v.frequency, coalesce(v.last_actual_index, v.start_index - 1))
from import_run r
where r.id = v.import_id and not r.vintage_stated;

create temporary table undated as
select r.id, r.vintage as retrieved, r.lineage, coalesce(max(h.held), '0001-01-01') as not_before
from import_run r
left join (
  select came.import_id, last_day_of_period(frequency, last_actual_index) as held
  from series cross join unnest(also_in || import_id) as came (import_id)
  where last_actual_index is not null
  union all
  select came.import_id, last_day_of_period(frequency, last_actual_index)
  from series_version cross join unnest(also_in || import_id) as came (import_id)
  where last_actual_index is not null
) h on h.import_id = r.id and h.held <= r.vintage
where not r.vintage_stated
group by r.id;

-- A file that came on several days without a date is one of the last of them now.
create temporary table marked as
select distinct on (f.indicator_id, f.country_code, f.frequency, u.not_before, f.lineage)
  f.indicator_id, f.country_code, f.frequency, u.not_before, f.lineage, f.start_index
from forecast f
join undated u on u.retrieved = f.vintage and u.lineage = f.lineage
order by f.indicator_id, f.country_code, f.frequency, u.not_before, f.lineage, u.id desc;
delete from forecast f using undated u where u.retrieved = f.vintage and u.lineage = f.lineage;
insert into forecast (indicator_id, country_code, frequency, vintage, lineage, start_index)
select indicator_id, country_code, frequency, not_before, lineage, start_index from marked
on conflict do nothing;

delete from series_version v
using undated u, series_version other, undated also
where u.id = v.import_id and also.id = other.import_id and other.import_id > v.import_id
  and other.indicator_id = v.indicator_id and other.country_code = v.country_code
  and other.frequency = v.frequency and other.lineage = v.lineage and other.checksum = v.checksum
  and also.not_before = u.not_before;
update series_version v set vintage = u.not_before from undated u where u.id = v.import_id;
update import_run r set vintage = u.not_before from undated u where u.id = r.id;

drop table undated, marked;
alter table series alter column figures_date set not null, drop column vintage;
alter table series_version alter column figures_date set not null;
