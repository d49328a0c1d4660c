-- A lead. Answers are kept per step under their wire names; what is only ever shown masked is sealed
-- (AES-256-GCM, docs/operations.md). Room is left in each page so that an answer rewrites its row in place.
create table leads (
  id uuid primary key,
  status text not null default 'open' check (status in ('open', 'finished')),
  created_at timestamptz not null,
  updated_at timestamptz not null,
  -- Number of the last event.
  seq integer not null default 1,
  -- The checked address: cep, number, street, infra, area, team, offered plans.
  place jsonb not null,
  -- Where the visitor came from: addon, flags, tracking.
  origin jsonb not null,
  answers jsonb not null default '{}',
  -- step → how often it was answered.
  versions jsonb not null default '{}',
  risk text not null default 'none' check (risk in ('none', 'quiz', 'approved', 'retry', 'rejected')),
  quizzes integer not null default 0,
  order_number text,
  schedule jsonb,
  finished_at timestamptz
) with (fillfactor = 70);
create index leads_created on leads (created_at);

-- What happened to a lead, when, and from where. Names of answers, never their values.
create table lead_events (
  lead_id uuid not null references leads (id) on delete cascade,
  seq integer not null,
  at timestamptz not null,
  what text not null,
  steps text[] not null default '{}',
  channel text,
  primary key (lead_id, seq)
);

-- Replies of writes that may be sent again.
create table idempotency_keys (
  lead_id uuid not null references leads (id) on delete cascade,
  key text not null,
  fingerprint text not null,
  version integer not null,
  created_at timestamptz not null,
  primary key (lead_id, key)
);
create index idempotency_keys_created on idempotency_keys (created_at);

create table quizzes (
  lead_id uuid not null references leads (id) on delete cascade,
  id uuid not null,
  -- Sealed: questions with their right answers.
  content text not null,
  issued_at timestamptz not null,
  answered_at timestamptz,
  passed boolean,
  primary key (lead_id, id)
);

-- Those who want to be told when the network arrives; the contact is sealed.
create table no_coverage_leads (
  id uuid primary key,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  reason text not null,
  place jsonb not null,
  origin jsonb not null,
  contact text,
  phone_lookup text
);
create index no_coverage_leads_created on no_coverage_leads (created_at);

-- Creations that may be sent again: the key's hash finds what it made.
create table creation_keys (
  key_hash text primary key,
  made_id uuid not null,
  covered boolean not null,
  fingerprint text not null,
  created_at timestamptz not null
);
create index creation_keys_created on creation_keys (created_at);

-- Calls that visitors asked for; the telephone is sealed.
create table support_requests (
  id uuid primary key,
  created_at timestamptz not null,
  telephone text not null,
  phone_lookup text not null,
  channel text
);
create index support_requests_created on support_requests (created_at);
