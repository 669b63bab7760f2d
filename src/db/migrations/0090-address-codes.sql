-- A code that proves another address of an account keeps that address until it is typed.
alter table one_time_code drop constraint one_time_code_purpose_check;
alter table one_time_code
  add constraint one_time_code_purpose_check
  check (purpose in ('sign-up', 'reset', 'enable', 'address'));
alter table one_time_code add column email text;
