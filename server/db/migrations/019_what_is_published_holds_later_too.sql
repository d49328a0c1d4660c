-- What is published is put into each publication that begins later: as a row with the same beginning, on top of it.
-- The publication in whose place this one stands; null for one of its own.
alter table live_editions add column part_of integer references live_editions (id);
-- What the person who asked chose where a scheduled edition has another value, by publication and field.
alter table publication_requests add column answers jsonb not null default '{}';
-- Why a second person did not approve.
alter table publication_requests add column reason text;
