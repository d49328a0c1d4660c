-- Plans, campaigns, questions and news that were removed from the shop's draft: who did it, and what they were, for
-- whoever still has their form open or wants them back. One row for each place; kept for seven days.
create table removed_shop_parts (
  -- 'plans.d500n', 'campaigns.natal', 'faq.general.instalacao', 'news.natal'
  place text primary key,
  name text not null,
  -- What it was, with where it stood. `json` keeps the order of fields.
  part json not null,
  -- Whether it was removed alone ('removed') or with the whole draft ('discarded').
  cause text not null check (cause in ('removed', 'discarded')),
  removed_by text not null,
  removed_at timestamptz not null
);
