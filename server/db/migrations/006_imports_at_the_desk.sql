-- Imports (docs/imports.md): the files that were read, what they change, and what the rows were before the last one.
create table imports (
  id uuid primary key,
  kind text not null check (kind in ('coverage', 'municipalities', 'ceps', 'streets', 'customers', 'lines')),
  -- Whether rows that are missing in the file are removed.
  is_replacing boolean not null,
  -- Of whole municipalities: who built their network, and how many visits a team makes in one period of a day.
  infra text,
  capacity integer,
  file_name text not null,
  requested_by text not null,
  created_at timestamptz not null,
  state text not null check (
    state in ('reading', 'wrong', 'ready', 'applying', 'applied', 'undoing', 'undone', 'discarded')),
  -- Why it did not go on: 'overtaken', 'stopped', …
  note text,
  -- Of the work that a server does for it now: which work, how far it is, and when that server last said so.
  run uuid,
  done integer not null default 0,
  total integer not null default 0,
  seen_at timestamptz not null default now(),
  row_count integer not null default 0,
  -- What is wrong with the file: the first problems, and how many there are.
  problems jsonb not null default '[]',
  problem_count integer not null default 0,
  -- What it changes: counts, examples, checksum of the rows that were compared.
  outcome jsonb,
  finished_by text,
  finished_at timestamptz,
  undone_by text,
  undone_at timestamptz
);
create index imports_created on imports (created_at);
-- One at a time, on all servers.
create unique index imports_at_work on imports ((true)) where state in ('reading', 'applying', 'undoing');

-- The rows of files that have not been imported yet, in the form of their table.
create table import_rows (
  import_id uuid not null references imports (id) on delete cascade,
  number integer not null,
  key text not null,
  fields jsonb not null,
  -- A customer's id, and the encrypted record that it opens.
  owner uuid,
  sealed text,
  -- The free ports that the area had when the file was read: orders go on taking them.
  base_ports integer,
  primary key (import_id, number)
);
create index import_rows_key on import_rows (import_id, key);

-- The rows that the last import has changed; `before` is null for new ones, `after` for removed ones.
create table import_undo (
  key text primary key,
  import_id uuid not null references imports (id) on delete cascade,
  before jsonb,
  after jsonb,
  -- Of a customer: the id, and the encrypted record as it was before.
  owner uuid,
  sealed text
);
create index import_undo_import on import_undo (import_id);
