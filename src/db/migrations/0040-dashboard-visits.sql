-- Which dashboards are looked at, so that an operator knows which countries matter. A row for each person, country and
-- day; it names the person by a keyed hash of that day only, so nothing leads back to an account.
create table dashboard_visit (
  id text primary key,
  country_code text not null,
  visited_on date not null
);
create index dashboard_visit_by_day on dashboard_visit (visited_on);
