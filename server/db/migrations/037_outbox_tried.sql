-- When a notice was tried first: the time for which it is tried counts from then on, however long it had waited for a
-- receiver to be configured.
alter table outbox add column tried_at timestamptz;
