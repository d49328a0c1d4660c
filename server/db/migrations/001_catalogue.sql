-- What is sold. Money is in cents; speeds are Mbps.
create table benefits (
  slug text primary key,
  position integer not null,
  name text not null,
  description text not null
);

create table plans (
  id text primary key,
  sku text not null unique,
  position integer not null,
  name text not null,
  description text not null,
  price_full integer not null check (price_full > 0),
  price integer not null check (price > 0),
  price_with_dacc integer not null check (price_with_dacc > 0),
  download integer not null,
  upload integer not null,
  installation_schedule boolean not null,
  plan_type text check (plan_type in ('refidel', 'migration')),
  subscriptions text[] not null,
  benefits text[] not null,
  regulations text not null,
  show_on_landing boolean not null,
  addon_bonus text[] not null,
  livelo_points integer,
  whatsapps jsonb not null,
  active boolean not null default true
);

-- Which plans an addon shows: `landing` answers /json/{addon}.json, `checkout` is offered at an address.
create table offers (
  addon text primary key,
  landing text[] not null,
  checkout text[] not null
);

create table regulations (
  id text primary key,
  position integer not null,
  kind text not null check (kind in ('regulation', 'summary', 'contract')),
  title text not null,
  body text not null,
  skus text[] not null,
  collaborator boolean not null
);

create table banks (
  id text primary key,
  position integer not null,
  code text not null,
  name text not null
);

-- Complement types that an infraco's own systems accept ('*': every infraco without rows of its own).
create table complement_types (
  infra text not null,
  id text not null,
  position integer not null,
  name text not null,
  primary key (infra, id)
);
