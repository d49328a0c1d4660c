-- What the keys must open and find again; compared at every start.
create table key_checks (
  id uuid primary key,
  sealed text not null,
  lookup text not null
);

-- The row that a server writes to learn whether writes work again.
create table write_checks (
  id integer primary key,
  at timestamptz not null
);
insert into write_checks values (1, now());

-- HMACs of the documents whose risk was checked for this lead.
alter table leads add column risk_documents text[] not null default '{}';
