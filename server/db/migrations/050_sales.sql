-- What was sold, by day, for the desk (docs/decisions/0075): plain counters without anything about the customer. They
-- outlive the purge of leads and orders, as order_counts does. Days are those of America/Sao_Paulo.
create table sale_counts (
  day date not null,
  campaign text not null,
  -- Where the lead was created: chat, pages, or - if it is not known.
  channel text not null,
  -- utm_source, utm_medium and utm_campaign of the lead, in lower case and cut to 80 characters; '' for none.
  source text not null,
  medium text not null,
  ad text not null,
  sku text not null,
  orders integer not null,
  -- Cents a month of these orders: in the promotion, and after it.
  cents bigint not null,
  cents_full bigint not null,
  primary key (day, campaign, channel, source, medium, ad, sku)
);

-- Leads by the day on which they were created: what orders are compared with where visits are not counted. `sku` is the
-- plan that was chosen, '' for none. Of a day's sources only the largest are kept apart; the others are '…'.
create table lead_counts (
  day date not null,
  campaign text not null,
  source text not null,
  medium text not null,
  ad text not null,
  sku text not null,
  leads integer not null,
  primary key (day, campaign, source, medium, ad, sku)
);
