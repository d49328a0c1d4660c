-- What the desk counts of orders that were erased on a day that is still being counted: no id, no person, and the same values as
-- the counts (docs/decisions/0215). The counting job deletes them once their day is counted for the last time.
create table erased_orders (
  day date not null,
  campaign text not null,
  channel text not null,
  source text not null,
  medium text not null,
  ad text not null,
  sku text not null,
  price integer not null,
  price_full integer not null,
  -- The version of the experiment, the day on which the browser entered it and that on which it first decided; null for none.
  version text,
  entered date,
  exposed date
);
create index erased_orders_day on erased_orders (day);

-- Whether the order system has ever told of an installation: without it the page of sales read all counts until it found one.
create index sale_counts_installed on sale_counts (day) where installed > 0;

-- Leads as lead_counts has them, without the plan that they chose: what is summed up by source and ad has a third of the rows.
create table lead_source_counts (
  day date not null,
  campaign text not null,
  source text not null,
  medium text not null,
  ad text not null,
  leads integer not null,
  primary key (day, campaign, source, medium, ad)
);
insert into lead_source_counts
  select day, campaign, source, medium, ad, sum(leads) from lead_counts group by 1, 2, 3, 4, 5;

-- The orders of each colleague (their links, and orders by telephone).
create index leads_agent on leads ((origin->>'agent')) where origin->>'agent' is not null;
