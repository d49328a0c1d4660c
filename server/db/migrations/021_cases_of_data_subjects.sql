-- Who asks may also be confirmed by the person at the desk who answers.
alter table data_requests drop constraint data_requests_proof;
alter table data_requests
  add constraint data_requests_proof check (proof in ('order', 'code', 'person')) not valid;
