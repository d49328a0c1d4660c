-- Customers as the operator's own systems know them. Found by the HMAC of their document; the rest is sealed.
create table customers (
  id uuid primary key,
  document_lookup text not null unique,
  flow text not null check (flow in ('renewal', 'migration')),
  content text not null,
  -- Skus that this customer may take; extras join one of them (renewal).
  offers text[] not null,
  extra_offers text[] not null
);

-- Renewal of a contract. Without customer: someone who has no offers, told so in the same shape.
create table renewal_requests (
  id uuid primary key,
  base_user uuid not null unique,
  customer_id uuid references customers (id) on delete cascade,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  origin jsonb not null,
  offer1 text,
  offer2 text,
  -- Cents a month, both offers together, as they were when chosen.
  price integer,
  order_number text,
  finished_at timestamptz,
  code_needed boolean not null,
  code_hash text,
  code_expires_at timestamptz,
  code_tries integer not null default 0,
  verified_at timestamptz
);
create index renewal_requests_created on renewal_requests (created_at);
