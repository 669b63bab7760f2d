-- Changes on the previous month or quarter make no coarser figures.
alter table indicator drop constraint indicator_aggregation_check;
alter table indicator add constraint indicator_aggregation_check
  check (aggregation in ('sum', 'average', 'last', 'none'));
