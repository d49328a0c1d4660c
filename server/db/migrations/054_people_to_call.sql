-- The people whom the desk may call, one row per telephone, so that no page of the call list groups all their records
-- (docs/decisions/0083). A row holds what the list is counted and sorted by, and until when: a person enters the list, or
-- leaves it, also by the passing of time.
create table people_to_call (
  -- HMAC of the telephone, or the id of a lead without one.
  number text primary key,
  -- Null: none of the person's records is due now, but one may be later.
  queue integer,
  is_first boolean,
  since timestamptz,
  value float8,
  promised timestamptz,
  waits timestamptz,
  -- When an operator took the call last, unless it was noted or released.
  taken_at timestamptz,
  -- From then on the row no longer holds, and the person is read from their records.
  changes_at timestamptz not null
);
create index people_to_call_changes_at on people_to_call (changes_at);
-- The people whose records have changed since their row was written, once for each change. Rows are only added and
-- removed, so that no visitor waits for another.
create table people_to_call_changes (number text not null);
-- Whoever writes `people_to_call` holds this row, so that nothing is overwritten with what was read before.
create table people_to_call_turn (id integer primary key);
insert into people_to_call_turn values (1);

-- Noted by triggers, so that nothing that changes a record can forget it, nor a server of the release before.
create function people_to_call_by_lookup() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' and old.phone_lookup is not null then
    insert into people_to_call_changes values (old.phone_lookup);
  end if;
  if tg_op = 'INSERT' or tg_op = 'UPDATE' and new.phone_lookup is distinct from old.phone_lookup then
    if new.phone_lookup is not null then
      insert into people_to_call_changes values (new.phone_lookup);
    end if;
  end if;
  return null;
end
$$;
create function people_to_call_by_lead() returns trigger language plpgsql as $$
begin
  insert into people_to_call_changes select distinct coalesce(answers->'phone'->>'lookup', id)
  from (values (old.answers, old.id::text), (new.answers, new.id::text)) as l (answers, id) where id is not null;
  return null;
end
$$;
create function people_to_call_by_plan_of_lead() returns trigger language plpgsql as $$
begin
  insert into people_to_call_changes select phone_lookup from support_requests where lead_id = new.id;
  return null;
end
$$;
create function people_to_call_by_plan() returns trigger language plpgsql as $$
begin
  insert into people_to_call_changes
  select distinct phone_lookup from support_requests where plan_id = coalesce(new.id, old.id);
  return null;
end
$$;
create function people_to_call_by_task() returns trigger language plpgsql as $$
declare
  subject uuid := coalesce(new.subject_id, old.subject_id);
begin
  insert into people_to_call_changes
  select phone_lookup from support_requests where id = subject
  union all select phone_lookup from no_coverage_leads where id = subject and phone_lookup is not null
  union all select coalesce(answers->'phone'->>'lookup', id::text) from leads where id = subject;
  return null;
end
$$;

-- Notes everybody, so that the servers write all rows anew.
create function people_to_call_note_all() returns void language sql as $$
  insert into people_to_call_changes
  select phone_lookup from support_requests
  union select phone_lookup from no_coverage_leads where network_since is not null and phone_lookup is not null
  union select coalesce(answers->'phone'->>'lookup', id::text) from leads where is_contactable
  union select number from people_to_call
$$;
create function people_to_call_emptied() returns trigger language plpgsql as $$
begin
  perform people_to_call_note_all();
  return null;
end
$$;

create trigger people_to_call_request after insert or update or delete on support_requests
  for each row execute function people_to_call_by_lookup();
create trigger people_to_call_waiting_new after insert on no_coverage_leads
  for each row when (new.network_since is not null) execute function people_to_call_by_lookup();
create trigger people_to_call_waiting after update on no_coverage_leads
  for each row when ((old.network_since is not null or new.network_since is not null)
    and (old.phone_lookup, old.network_since is null, old.created_at)
      is distinct from (new.phone_lookup, new.network_since is null, new.created_at))
  execute function people_to_call_by_lookup();
create trigger people_to_call_waiting_end after delete on no_coverage_leads
  for each row when (old.network_since is not null) execute function people_to_call_by_lookup();
create trigger people_to_call_lead_new after insert on leads
  for each row when (new.is_contactable) execute function people_to_call_by_lead();
-- A lead is due half an hour after its last answer. An answer before that only puts that off, so the row of its person,
-- which holds for half an hour from the answer before, need not be written again.
create trigger people_to_call_lead after update on leads
  for each row when ((old.is_contactable or new.is_contactable) and not (
    old.is_contactable and new.is_contactable
    and new.updated_at > old.updated_at and new.updated_at < old.updated_at + interval '10 minutes'
    and new.answers->'phone'->>'lookup' is not distinct from old.answers->'phone'->>'lookup'))
  execute function people_to_call_by_lead();
create trigger people_to_call_lead_end after delete on leads
  for each row when (old.is_contactable) execute function people_to_call_by_lead();
create trigger people_to_call_lead_plan after update of answers on leads
  for each row when (old.answers->'plan' is distinct from new.answers->'plan')
  execute function people_to_call_by_plan_of_lead();
create trigger people_to_call_plan after insert or delete on plans
  for each row execute function people_to_call_by_plan();
create trigger people_to_call_price after update on plans
  for each row when (old.price <> new.price) execute function people_to_call_by_plan();
create trigger people_to_call_task after insert or update or delete on call_tasks
  for each row execute function people_to_call_by_task();
create trigger people_to_call_no_requests after truncate on support_requests
  for each statement execute function people_to_call_emptied();
create trigger people_to_call_no_waiting after truncate on no_coverage_leads
  for each statement execute function people_to_call_emptied();
create trigger people_to_call_no_leads after truncate on leads
  for each statement execute function people_to_call_emptied();
create trigger people_to_call_no_tasks after truncate on call_tasks
  for each statement execute function people_to_call_emptied();

select people_to_call_note_all();
