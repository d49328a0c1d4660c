-- What the desk finds a lead, a place on the waiting list or a renewal by: HMACs of telephone, e-mail and document, and the
-- reference, which only the server can derive: it fills in those that are null (docs/decisions/0067).
create table search_keys (
  record_id uuid not null,
  kind text not null check (kind in ('reference', 'phone', 'email', 'document')),
  record text not null check (record in ('lead', 'no-coverage', 'renewal')),
  lookup text,
  primary key (record_id, kind)
);

-- Kept by triggers, so that a server of the release before writes them too.
create function search_keys_of_lead() returns trigger language plpgsql as $$
begin
  insert into search_keys (record_id, kind, record, lookup)
  select new.id, k.kind, 'lead', k.lookup from (values
    ('phone', new.answers->'phone'->>'lookup'),
    ('email', new.answers->'email'->>'lookup'),
    ('document', new.answers->'documentNumber'->>'lookup')) as k (kind, lookup)
  where k.lookup is not null
  on conflict (record_id, kind) do update set lookup = excluded.lookup
    where search_keys.lookup is distinct from excluded.lookup;
  return null;
end
$$;
create function search_keys_of_waiting() returns trigger language plpgsql as $$
begin
  insert into search_keys (record_id, kind, record, lookup)
  select new.id, 'phone', 'no-coverage', new.phone_lookup where new.phone_lookup is not null
  on conflict (record_id, kind) do update set lookup = excluded.lookup;
  return null;
end
$$;
create function search_keys_of_renewal() returns trigger language plpgsql as $$
begin
  insert into search_keys (record_id, kind, record, lookup)
  select new.id, 'document', 'renewal', c.document_lookup from customers c where c.id = new.customer_id
  on conflict do nothing;
  return null;
end
$$;
create function search_keys_begin() returns trigger language plpgsql as $$
begin
  insert into search_keys (record_id, kind, record) values (new.id, 'reference', tg_argv[0]) on conflict do nothing;
  return null;
end
$$;
create function search_keys_end() returns trigger language plpgsql as $$
begin
  delete from search_keys where record_id = old.id;
  return null;
end
$$;

-- Most rows are copied before the triggers lock their tables, and what was written meanwhile after that.
insert into search_keys (record_id, kind, record, lookup)
select l.id, k.kind, 'lead', k.lookup from leads l cross join lateral (values
  ('reference', null), ('phone', l.answers->'phone'->>'lookup'), ('email', l.answers->'email'->>'lookup'),
  ('document', l.answers->'documentNumber'->>'lookup')) as k (kind, lookup)
where k.kind = 'reference' or k.lookup is not null;

create trigger search_keys_lead_begin after insert on leads
  for each row execute function search_keys_begin('lead');
create trigger search_keys_lead_new after insert on leads
  for each row when (new.answers ?| array['phone', 'email', 'documentNumber']) execute function search_keys_of_lead();
create trigger search_keys_lead after update of answers on leads
  for each row when (
    new.answers->'phone'->>'lookup' is distinct from old.answers->'phone'->>'lookup'
    or new.answers->'email'->>'lookup' is distinct from old.answers->'email'->>'lookup'
    or new.answers->'documentNumber'->>'lookup' is distinct from old.answers->'documentNumber'->>'lookup')
  execute function search_keys_of_lead();
create trigger search_keys_lead_end after delete on leads for each row execute function search_keys_end();
create trigger search_keys_waiting_begin after insert on no_coverage_leads
  for each row execute function search_keys_begin('no-coverage');
create trigger search_keys_waiting after insert or update of phone_lookup on no_coverage_leads
  for each row execute function search_keys_of_waiting();
create trigger search_keys_waiting_end after delete on no_coverage_leads
  for each row execute function search_keys_end();
create trigger search_keys_renewal_begin after insert on renewal_requests
  for each row execute function search_keys_begin('renewal');
create trigger search_keys_renewal after insert on renewal_requests
  for each row execute function search_keys_of_renewal();
create trigger search_keys_renewal_end after delete on renewal_requests
  for each row execute function search_keys_end();

insert into search_keys (record_id, kind, record, lookup)
select l.id, k.kind, 'lead', k.lookup from leads l cross join lateral (values
  ('reference', null), ('phone', l.answers->'phone'->>'lookup'), ('email', l.answers->'email'->>'lookup'),
  ('document', l.answers->'documentNumber'->>'lookup')) as k (kind, lookup)
where l.updated_at > now() - interval '1 minute' and (k.kind = 'reference' or k.lookup is not null)
on conflict (record_id, kind) do update set lookup = coalesce(excluded.lookup, search_keys.lookup);
insert into search_keys (record_id, kind, record, lookup)
select id, 'reference', 'no-coverage', null from no_coverage_leads
union all select id, 'phone', 'no-coverage', phone_lookup from no_coverage_leads where phone_lookup is not null
union all select id, 'reference', 'renewal', null from renewal_requests
union all select r.id, 'document', 'renewal', c.document_lookup
  from renewal_requests r join customers c on c.id = r.customer_id;

create index search_keys_lookup on search_keys (lookup) where lookup is not null;
create index search_keys_missing on search_keys (record_id) where lookup is null;
