-- What became of people to call (docs/decisions/0034): who talks to them now, what came of it, when to try again. A row
-- appears when somebody takes a call; it goes with the lead, the call request or the place on the waiting list that it
-- is about.
create table call_tasks (
  subject_id uuid primary key,
  taken_by uuid,
  taken_at timestamptz,
  tries integer not null default 0,
  -- What came of the last try.
  result text,
  -- Sealed.
  note text,
  next_try timestamptz,
  -- Nobody has to call any more.
  closed_at timestamptz,
  updated_at timestamptz not null
);
create index call_tasks_updated on call_tasks (updated_at);
