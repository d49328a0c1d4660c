-- What the desk notes on an order or a lead; the text is sealed.
create table order_notes (
  id uuid primary key,
  lead_id uuid not null references leads (id) on delete cascade,
  operator_id uuid not null,
  at timestamptz not null,
  note text not null
);
create index order_notes_lead on order_notes (lead_id, at);

-- Filters of the list of orders that an operator keeps: the parameters of the page's address.
create table kept_order_filters (
  operator_id uuid not null references operators (id) on delete cascade,
  name text not null,
  query text not null,
  primary key (operator_id, name)
);
-- Orders by the day of their visit.
create index orders_installation on orders (installation_day) where installation_day is not null;
