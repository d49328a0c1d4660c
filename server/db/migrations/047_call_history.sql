-- The call centre (docs/decisions/0069): each call an operator took, and what came of it. Nothing in `calls` is about
-- the visitor; what is, is in `call_records`, a row for each record the call was about, and is deleted with that record.
create table calls (
  id uuid primary key,
  operator_id uuid not null,
  queue text not null,
  -- Since when the person waited for this call: the request, or the time that was agreed.
  waiting_since timestamptz not null,
  taken_at timestamptz not null,
  -- When it was noted, released, or taken over by someone else.
  ended_at timestamptz,
  -- Null: under way, released or taken over.
  result text,
  next_try timestamptz,
  -- The order that came of it.
  order_number text
);
create index calls_taken on calls (taken_at);
create index calls_operator on calls (operator_id, taken_at);
create unique index calls_order on calls (order_number) where order_number is not null;
create table call_records (
  call_id uuid not null references calls (id) on delete cascade,
  subject_id uuid not null,
  -- Sealed.
  note text,
  primary key (call_id, subject_id)
);
create index call_records_subject on call_records (subject_id);
