-- Orders without a booked day are a queue of people to call (server/repositories/desk/contact-reasons-and-call-queues.ts).
create index orders_to_arrange on orders (created_at)
  where cancelled_at is null and installation_day is null and installed_on is null;

-- Notes the person of an order whose visit is to be arranged, or no longer is.
create function people_to_call_by_order() returns trigger language plpgsql as $$
begin
  insert into people_to_call_changes
  select coalesce(answers->'phone'->>'lookup', id::text) from leads where id = coalesce(new.lead_id, old.lead_id);
  return null;
end
$$;
create trigger people_to_call_order_new after insert on orders
  for each row when (new.installation_day is null) execute function people_to_call_by_order();
create trigger people_to_call_order after update of cancelled_at, installation_day, installed_on on orders
  for each row when (
    (old.cancelled_at is null and old.installation_day is null and old.installed_on is null)
      <> (new.cancelled_at is null and new.installation_day is null and new.installed_on is null))
  execute function people_to_call_by_order();
create trigger people_to_call_order_end after delete on orders
  for each row when (old.installation_day is null) execute function people_to_call_by_order();
-- The telephone of an order that is corrected. That of a lead is noted by people_to_call_lead.
create trigger people_to_call_order_phone after update of answers on leads
  for each row when (new.status = 'finished'
    and old.answers->'phone'->>'lookup' is distinct from new.answers->'phone'->>'lookup')
  execute function people_to_call_by_lead();

create or replace function people_to_call_note_all() returns void language sql as $$
  insert into people_to_call_changes
  select phone_lookup from support_requests
  union select phone_lookup from no_coverage_leads where network_since is not null and phone_lookup is not null
  union select coalesce(answers->'phone'->>'lookup', id::text) from leads where is_contactable
  union select coalesce(l.answers->'phone'->>'lookup', l.id::text) from orders o join leads l on l.id = o.lead_id
    where o.cancelled_at is null and o.installation_day is null and o.installed_on is null
  union select number from people_to_call
$$;

-- A call that ended with such an order is not its visit.
update call_tasks set closed_at = null where closed_at is not null and subject_id in (
  select lead_id from orders where cancelled_at is null and installation_day is null and installed_on is null);
select people_to_call_note_all();
