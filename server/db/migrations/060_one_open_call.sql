-- One open call for each telephone (docs/decisions/0088). Of all requests for a telephone, one is announced to the operator
-- until it is settled or old; further ones only count.
alter table support_requests
  add column is_announced boolean not null default false,
  -- How many requests this row stands for.
  add column requests integer not null default 1,
  -- Its network has requested too many calls: everybody else is called first.
  add column is_last boolean not null default false;
create unique index support_requests_announced on support_requests (phone_lookup) where is_announced;
-- Null in rows of a server of the release before: as false.
alter table people_to_call add column is_last boolean;
