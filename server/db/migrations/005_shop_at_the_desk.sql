-- The shop at the desk: two roles for its people, publications that were withdrawn, the draft of the next edition, and
-- publications that wait for a second person.
alter table operators drop constraint if exists operators_role_check;
alter table operators add constraint operators_role_check
  check (role in ('atendimento', 'analise', 'publicacao', 'aprovacao', 'administracao'));

-- Publications that were withdrawn before their time. Like publications they are never changed.
create table withdrawn_publications (
  publication integer primary key references live_editions (id),
  withdrawn_by text not null,
  withdrawn_at timestamptz not null default now()
);
create trigger withdrawn_publications_stay before update or delete on withdrawn_publications
  for each row execute function editions_stay();

-- The next edition while it is written: at most one row. `json` keeps the order of fields.
create table shop_draft (
  id integer primary key check (id = 1),
  document json not null,
  -- Counts its changes.
  version integer not null,
  -- The edition from which it was begun.
  base integer not null references editions (number),
  changed_by text not null,
  changed_at timestamptz not null
);

-- Editions that somebody wants to publish, and what a second person decided.
create table publication_requests (
  id integer primary key,
  edition integer not null references editions (number),
  -- The version of the draft that became this edition.
  draft_version integer not null,
  -- From when to when it is to be live; null for the moment of the approval, and for no end.
  from_at timestamptz,
  until_at timestamptz,
  requested_by text not null,
  requested_at timestamptz not null default now(),
  decision text check (decision in ('approved', 'refused', 'withdrawn')),
  decided_by text,
  decided_at timestamptz
);
