-- What each plan has cost since when: a row whenever a price changed. Cents a month, as in plans.
create table plan_prices (
  plan_id text not null references plans (id) on delete cascade,
  at timestamptz not null,
  price integer not null,
  price_with_dacc integer not null,
  price_full integer not null,
  primary key (plan_id, at)
);
