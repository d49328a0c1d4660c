-- What the shop sells and says: one document for each edition (src/edition/schema.ts). `json` keeps the order of fields,
-- which is the order of the campaigns. The tables plans, benefits and offers follow the live edition, for joins and for
-- servers of the previous release.
create table editions (
  number integer primary key,
  document json not null,
  -- Who wrote it: 'release' for the code's own, 'database' for what the tables had before there were editions.
  author text not null,
  note text not null,
  created_at timestamptz not null default now()
);

-- Which edition is live from when to when. Of several at an instant the one that began last counts.
create table live_editions (
  -- Counted by the statement that adds a row: not every compatible database has sequences.
  id integer primary key,
  edition integer not null references editions (number),
  from_at timestamptz not null,
  until_at timestamptz check (until_at > from_at),
  published_by text not null,
  approved_by text,
  published_at timestamptz not null default now()
);
create index live_editions_from on live_editions (from_at desc, id desc);

create function editions_stay() returns trigger language plpgsql as $$
begin
  raise exception 'an edition and its publication are never changed';
end
$$;
create trigger editions_stay before update or delete on editions for each row execute function editions_stay();
create trigger live_editions_stay before update or delete on live_editions
  for each row execute function editions_stay();
