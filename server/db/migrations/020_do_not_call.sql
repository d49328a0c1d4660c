-- Telephones that nobody calls (D144), as HMACs: in no queue, until their person asks for a call again.
create table do_not_call (
  phone_lookup text primary key,
  at timestamptz not null,
  operator_id uuid not null
);
create function people_to_call_by_block() returns trigger language plpgsql as $$
begin
  insert into people_to_call_changes values (coalesce(new.phone_lookup, old.phone_lookup));
  return null;
end
$$;
create trigger people_to_call_block after insert or delete on do_not_call
  for each row execute function people_to_call_by_block();
create function people_to_call_asked_again() returns trigger language plpgsql as $$
begin
  delete from do_not_call where phone_lookup = new.phone_lookup;
  return null;
end
$$;
create trigger people_to_call_asked_again after insert or update of requests on support_requests
  for each row execute function people_to_call_asked_again();
