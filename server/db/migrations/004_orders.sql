create table orders (
  lead_id uuid primary key references leads (id),
  number text not null,
  created_at timestamptz not null,
  plan_id text not null,
  sku text not null,
  -- Cents a month: in the promotion (as accepted), and after it.
  price integer not null,
  price_full integer not null,
  direct_debit boolean not null,
  due_day integer not null,
  installation_day date,
  installation_period text
);
create index orders_created on orders (created_at);

-- Keeps order numbers unique across leads, sharded by the number itself.
create table order_numbers (
  number text primary key,
  lead_id uuid not null
);

-- What others must be told about; delivered at least once. The payload is sealed.
create table outbox (
  lead_id uuid not null references leads (id) on delete cascade,
  id uuid not null,
  kind text not null check (kind in ('order.created', 'order.mail')),
  payload text not null,
  created_at timestamptz not null,
  next_at timestamptz not null,
  attempts integer not null default 0,
  last_error text,
  delivered_at timestamptz,
  primary key (lead_id, id)
);
create index outbox_due on outbox (next_at) where delivered_at is null;
