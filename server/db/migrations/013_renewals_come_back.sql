-- A renewal is resumed as it was left, in another tab or browser too: the choice of offers has a version, and a
-- request that is sent again is known by its key.
alter table renewal_requests add column version integer not null default 0;
create table renewal_choices (
  renewal_id uuid not null references renewal_requests (id) on delete cascade,
  key text not null,
  fingerprint text not null,
  version integer not null,
  at timestamptz not null,
  primary key (renewal_id, key)
);
