-- Experiments (docs/decisions/0053). The one that began last is the present one; servers make the first.
create table experiments (
  -- Days in America/Sao_Paulo; both belong to it. Null: it goes on.
  started_on date primary key,
  stopped_on date,
  name text not null,
  -- What versions A and B open: pages, chat.
  arm_a text not null,
  arm_b text not null,
  -- The plan: smallest difference of the rates worth knowing, rate expected of A, visitors of both with whom it ends.
  least_effect double precision not null,
  baseline double precision not null,
  horizon integer not null
);

-- Browsers by the day on which the draw first decided what they saw.
create table exposure_counts (
  day date not null,
  version text not null,
  visitors integer not null,
  primary key (day, version)
);

-- Their orders by that day; `age`: days from it to the order, 0 to 6.
create table exposed_order_counts (
  day date not null,
  version text not null,
  age integer not null,
  orders integer not null,
  primary key (day, version, age)
);
