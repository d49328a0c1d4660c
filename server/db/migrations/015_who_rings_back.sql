-- Whoever rings back is found (D143): also by name, and the calls that were asked for.
alter table search_keys drop constraint search_keys_kind_check, drop constraint search_keys_record_check;
alter table search_keys
  add constraint search_keys_kind_check
    check (kind in ('reference', 'phone', 'email', 'document', 'name', 'person')) not valid,
  add constraint search_keys_record_check check (record in ('lead', 'no-coverage', 'renewal', 'call')) not valid;
-- By the beginning of a name: 'name' is what the visitor answered, 'person' whom a call is to ask for. Both are folded,
-- and no HMACs, of which no beginning could be found.
create index search_keys_name on search_keys (lookup text_pattern_ops) where kind in ('name', 'person');

-- Lower case without accents, one space between words, as `foldName` does (server/rules/match-street-names.ts).
create function search_keys_folded_name(name text) returns text language sql immutable as $$
  select trim(regexp_replace(lower(translate(name,
    'ÁÀÂÃÄÉÈÊËÍÌÎÏÓÒÔÕÖÚÙÛÜÇÑáàâãäéèêëíìîïóòôõöúùûüçñ',
    'AAAAAEEEEIIIIOOOOOUUUUCNaaaaaeeeeiiiiooooouuuucn')), '[^a-z0-9]+', ' ', 'g'))
$$;

create or replace function search_keys_of_lead() returns trigger language plpgsql as $$
begin
  insert into search_keys (record_id, kind, record, lookup)
  select new.id, k.kind, 'lead', k.lookup from (values
    ('phone', new.answers->'phone'->>'lookup'),
    ('email', new.answers->'email'->>'lookup'),
    ('document', new.answers->'documentNumber'->>'lookup'),
    ('name', search_keys_folded_name(new.answers->'name'->>'name'))) as k (kind, lookup)
  where k.lookup is not null
  on conflict (record_id, kind) do update set lookup = excluded.lookup
    where search_keys.lookup is distinct from excluded.lookup;
  return null;
end
$$;
create or replace trigger search_keys_lead_new after insert on leads
  for each row when (new.answers ?| array['phone', 'email', 'documentNumber', 'name'])
  execute function search_keys_of_lead();
create or replace trigger search_keys_lead after update of answers on leads
  for each row when (
    new.answers->'phone'->>'lookup' is distinct from old.answers->'phone'->>'lookup'
    or new.answers->'email'->>'lookup' is distinct from old.answers->'email'->>'lookup'
    or new.answers->'documentNumber'->>'lookup' is distinct from old.answers->'documentNumber'->>'lookup'
    or new.answers->'name'->>'name' is distinct from old.answers->'name'->>'name')
  execute function search_keys_of_lead();

create function search_keys_of_call() returns trigger language plpgsql as $$
begin
  insert into search_keys (record_id, kind, record, lookup) values (new.id, 'phone', 'call', new.phone_lookup)
  on conflict (record_id, kind) do update set lookup = excluded.lookup;
  return null;
end
$$;
create trigger search_keys_call_begin after insert on support_requests
  for each row execute function search_keys_begin('call');
create trigger search_keys_call after insert or update of phone_lookup on support_requests
  for each row execute function search_keys_of_call();
create trigger search_keys_call_end after delete on support_requests for each row execute function search_keys_end();

insert into search_keys (record_id, kind, record, lookup)
select id, 'name', 'lead', search_keys_folded_name(answers->'name'->>'name') from leads where answers ? 'name'
union all select id, 'phone', 'call', phone_lookup from support_requests
union all select id, 'reference', 'call', null from support_requests;

-- Who agreed on a time to call again, and whom to ask for then.
alter table call_tasks add column agreed_by uuid, add column ask_for text;
update call_tasks t set agreed_by = (
    select c.operator_id from call_records r join calls c on c.id = r.call_id
    where r.subject_id = t.subject_id and c.result = 'de-novo' order by c.taken_at desc limit 1)
  where closed_at is null and result = 'de-novo';
create index call_tasks_agreed on call_tasks (next_try) where closed_at is null and result = 'de-novo';
