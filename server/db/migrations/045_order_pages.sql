-- An order that was cancelled stays; its visit and its network port are free again.
alter table orders add column cancelled_at timestamptz;

-- Whose data an operator has opened, and why. They are masked again half an hour later.
create table desk_openings (
  operator_id uuid not null references operators (id) on delete cascade,
  lead_id uuid not null references leads (id) on delete cascade,
  reason text not null,
  opened_at timestamptz not null,
  primary key (operator_id, lead_id)
);
create index desk_openings_lead on desk_openings (lead_id);

-- Who has looked at a record.
create index audit_log_subject on audit_log (subject, seq) where subject is not null;
