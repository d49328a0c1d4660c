-- The outbox also tells of what belongs to no lead: call requests, the waiting list. `subject_id` is whose
-- data a row carries; erasure finds it by that, and a payload is dropped once it has been delivered.
alter table outbox drop constraint outbox_lead_id_fkey;
alter table outbox drop constraint outbox_kind_check;
alter table outbox rename column lead_id to subject_id;
-- Each way out has a queue of its own: what waits for one does not hold up the other.
alter table outbox add column target text not null
  generated always as (case when kind like '%.mail' then 'mail' else 'webhook' end) stored;
-- Given up: to be looked at by a person (docs/operations.md).
alter table outbox add column failed_at timestamptz;
drop index outbox_due;
create index outbox_due on outbox (target, next_at) where delivered_at is null and failed_at is null;
create index outbox_failed on outbox (target) where failed_at is not null;
create index outbox_created on outbox (created_at);

-- What a step of the history says beyond its name: consents with the version of their words, never an answer.
alter table lead_events add column detail jsonb;

-- For erasure and retention. None of them is on a column that an answer changes, so that answers still
-- rewrite their row in place.
create index leads_open_created on leads (created_at) where status = 'open';
create index creation_keys_made on creation_keys (made_id);
create index support_requests_phone on support_requests (phone_lookup);
create index quizzes_issued on quizzes (issued_at);
