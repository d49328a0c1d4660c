-- What is counted of visits (docs/decisions/0035): plain counters by day, without a visitor's id or address. They outlive the
-- purge of leads, and are all that the desk's pages read. `day` is the one on which the tab's visit began, in
-- America/Sao_Paulo, so that all of a visit stands in one row of each question.
create table step_counts (
  day date not null,
  journey text not null,
  -- The campaign's prefix, '' for none; '*' for the sum of all, which pages read unless they ask for one.
  campaign text not null,
  -- Where the visit saw the question first.
  channel text not null,
  device text not null,
  -- Of the experiment: A, B, or - for a visit that is left out of it.
  version text not null,
  step text not null,
  shown integer not null default 0,
  -- Visits that began here.
  entered integer not null default 0,
  answered integer not null default 0,
  -- shown + returned - gone is how many visits stand here: where they were left.
  returned integer not null default 0,
  gone integer not null default 0,
  corrected integer not null default 0,
  switched integer not null default 0,
  helped integer not null default 0,
  refused integer not null default 0,
  -- Answers by the time they took (src/lib/time-buckets.ts).
  t0 integer not null default 0,
  t1 integer not null default 0,
  t2 integer not null default 0,
  t3 integer not null default 0,
  t4 integer not null default 0,
  t5 integer not null default 0,
  t6 integer not null default 0,
  t7 integer not null default 0,
  t8 integer not null default 0,
  t9 integer not null default 0,
  t10 integer not null default 0,
  primary key (journey, campaign, day, step, channel, device, version)
);

-- Refused answers by the key of their text (src/content/problem-keys.ts).
create table problem_counts (
  day date not null,
  journey text not null,
  -- '*' for the sum of all, as in step_counts.
  campaign text not null,
  channel text not null,
  device text not null,
  step text not null,
  problem text not null,
  refused integer not null,
  primary key (journey, campaign, day, step, channel, device, problem)
);

-- Visits by the hour in which they began.
create table hour_counts (
  day date not null,
  hour integer not null,
  journey text not null,
  campaign text not null,
  channel text not null,
  device text not null,
  entered integer not null,
  primary key (day, hour, journey, campaign, channel, device)
);

-- Browsers by the day of their first exposure; with `order_counts` what the experiment and the cohorts are made of.
create table entry_counts (
  day date not null,
  version text not null,
  journey text not null,
  campaign text not null,
  device text not null,
  visitors integer not null,
  primary key (day, version, journey, campaign, device)
);

-- Orders by their day. `age`: days since the browser's first exposure, 7 for later, -1 where it is not known.
create table order_counts (
  day date not null,
  campaign text not null,
  version text not null,
  age integer not null,
  orders integer not null,
  primary key (day, campaign, version, age)
);
