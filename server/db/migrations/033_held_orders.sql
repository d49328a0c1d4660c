-- An order that a limit stopped waits for a person, whole (D89): who asks for a call from within it says which order it
-- is, and the call list shows those first.
alter table leads add column held_at timestamptz;
alter table renewal_requests add column held_at timestamptz;
alter table support_requests
  add column lead_id uuid references leads (id) on delete cascade,
  add column renewal_id uuid references renewal_requests (id) on delete cascade,
  add column is_first boolean not null default false;
create index support_requests_lead on support_requests (lead_id) where lead_id is not null;
create index support_requests_renewal on support_requests (renewal_id) where renewal_id is not null;
