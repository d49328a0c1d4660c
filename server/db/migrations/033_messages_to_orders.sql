-- A sentence that goes by mail to all orders of a filter of the desk's list, once a second person has approved it. Whom it
-- means is kept from when it was asked for.
create table order_messages (
  id uuid primary key,
  sentence text not null,
  -- The parameters of the list's address.
  filter text not null,
  asked_by uuid not null,
  asked_at timestamptz not null,
  decided_by uuid,
  decided_at timestamptz,
  is_sent boolean not null default false
);
create table order_message_orders (
  message_id uuid not null references order_messages (id) on delete cascade,
  lead_id uuid not null references leads (id) on delete cascade,
  primary key (message_id, lead_id)
);
create index order_message_orders_lead on order_message_orders (lead_id);
