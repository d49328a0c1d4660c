-- An answer writes two rows: the lead's own, and one of its history that keeps the key of its repetition too.
alter table lead_events add column key text;
alter table lead_events add column fingerprint text;
-- Of the step that was answered; what a repetition is told.
alter table lead_events add column version integer;

-- Both were written by one statement with one time; of several in one millisecond each takes a key of its own.
with e as (
  select lead_id, seq, at, row_number() over (partition by lead_id, at order by seq) as nth
  from lead_events where what = 'answered'
), k as (
  select *, row_number() over (partition by lead_id, created_at order by version, key) as nth
  from idempotency_keys
)
update lead_events set key = k.key, fingerprint = k.fingerprint, version = k.version
from e join k on k.lead_id = e.lead_id and k.created_at = e.at and k.nth = e.nth
where lead_events.lead_id = e.lead_id and lead_events.seq = e.seq;
drop table idempotency_keys;

-- One index finds the history of a lead and the key of a repetition. The history is written by the statement that
-- changes the lead, which holds its row; it is removed with the lead (server/repositories/erasure.ts). A foreign
-- key would look for that row once more, with every answer.
alter table lead_events drop constraint lead_events_pkey;
alter table lead_events drop constraint lead_events_lead_id_fkey;
create unique index lead_events_lead on lead_events (lead_id, key);
create index lead_events_keyed on lead_events (at) where key is not null;
