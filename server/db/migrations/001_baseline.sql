-- The whole schema as of 1.0.0. Later changes are migrations of their own, from 002 on (docs/operations.md, Migrations).

-- What is sold. Money is in cents; speeds are Mbps.
create table benefits (
  slug text primary key,
  position integer not null,
  name text not null,
  description text not null,
  -- A benefit's own id and its pictures, one for each theme. Rows that an operator has added have none.
  id text,
  image_light text,
  image_dark text
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

-- CEP ranges of the municipalities, both ends included.
create table city_ranges (
  cep_from integer not null,
  cep_to integer not null check (cep_to >= cep_from),
  ibge integer not null,
  name text not null,
  state char(2) not null,
  ddd text not null,
  primary key (cep_from, ibge)
);
-- The stem of a range: the leading digits that all of its CEPs share (server/repositories/cep-stems.ts).
create index city_ranges_stem on city_ranges ((
  case when cep_from = cep_to then cep_from
    when cep_from - cep_from % 10 = cep_to - cep_to % 10 then 100000000 + cep_from - cep_from % 10
    when cep_from - cep_from % 100 = cep_to - cep_to % 100 then 200000000 + cep_from - cep_from % 100
    when cep_from - cep_from % 1000 = cep_to - cep_to % 1000 then 300000000 + cep_from - cep_from % 1000
    when cep_from - cep_from % 10000 = cep_to - cep_to % 10000 then 400000000 + cep_from - cep_from % 10000
    when cep_from - cep_from % 100000 = cep_to - cep_to % 100000 then 500000000 + cep_from - cep_from % 100000
    when cep_from - cep_from % 1000000 = cep_to - cep_to % 1000000 then 600000000 + cep_from - cep_from % 1000000
    when cep_from - cep_from % 10000000 = cep_to - cep_to % 10000000 then 700000000 + cep_from - cep_from % 10000000
    else 800000000 end));

-- Address look-up. A town with one CEP has address and neighborhood ''.
create table streets (
  cep integer primary key,
  state char(2) not null,
  city text not null,
  neighborhood text not null,
  address text not null
);

-- Where the network is. Of the areas that contain a CEP only the narrowest ones count (server/rules/coverage.ts).
create table coverage_areas (
  id text primary key,
  name text not null,
  cep_from integer not null,
  cep_to integer not null check (cep_to >= cep_from),
  number_from integer,
  number_to integer,
  number_side text check (number_side in ('odd', 'even')),
  -- Quadra → lots, e.g. {"A": ["1-20", "22"]}; null: an address with street numbers.
  blocks jsonb,
  -- Who built the network there; null: a hole inside a wider area.
  infra text,
  -- Free ports of the splitter; 0 is full, null is not counted.
  free_ports integer check (free_ports >= 0),
  -- Offers of this region (see offers.addon); null: the general ones; 'none': network, nothing on sale yet.
  offer_region text,
  -- Whose installation teams come, and how many visits they make in one period of a day.
  team text not null,
  team_capacity integer not null check (team_capacity >= 0)
);
create index coverage_areas_stem on coverage_areas ((
  case when cep_from = cep_to then cep_from
    when cep_from - cep_from % 10 = cep_to - cep_to % 10 then 100000000 + cep_from - cep_from % 10
    when cep_from - cep_from % 100 = cep_to - cep_to % 100 then 200000000 + cep_from - cep_from % 100
    when cep_from - cep_from % 1000 = cep_to - cep_to % 1000 then 300000000 + cep_from - cep_from % 1000
    when cep_from - cep_from % 10000 = cep_to - cep_to % 10000 then 400000000 + cep_from - cep_from % 10000
    when cep_from - cep_from % 100000 = cep_to - cep_to % 100000 then 500000000 + cep_from - cep_from % 100000
    when cep_from - cep_from % 1000000 = cep_to - cep_to % 1000000 then 600000000 + cep_from - cep_from % 1000000
    when cep_from - cep_from % 10000000 = cep_to - cep_to % 10000000 then 700000000 + cep_from - cep_from % 10000000
    else 800000000 end));
create index coverage_areas_from on coverage_areas (cep_from);

-- Booked visits. A row appears with its first booking, or when a slot is given a capacity by hand.
create table installation_slots (
  team text not null,
  day date not null,
  period text not null check (period in ('manha', 'tarde')),
  capacity integer not null check (capacity >= 0),
  booked integer not null check (booked between 0 and capacity),
  -- The capacity that the team had when the slot was last booked. A `capacity` that differs from it was set by hand and
  -- stays, as does 0; all others follow their team.
  team_capacity integer,
  primary key (team, day, period)
);

-- A lead. Answers are kept per step under their wire names; what is only ever shown masked is sealed
-- (AES-256-GCM; docs/operations.md, Privacy). Room is left in each page so that an answer rewrites its row in place.
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
  finished_at timestamptz,
  -- What has been validated: {"collaborator": contact, "customer": contact}.
  verified jsonb not null default '{}',
  -- HMACs of the documents whose risk was checked for this lead.
  risk_documents text[] not null default '{}',
  -- Since when this order is stopped by a limit the visitor cannot lift: a person has to continue it (D89).
  held_at timestamptz,
  -- Whether the desk may contact the visitor of an open lead: with their consent, if the risk check rejected them or they
  -- got as far as the document. An index on `answers` itself would make every answer rewrite its row elsewhere; this
  -- value changes once or twice in an order.
  is_contactable boolean not null generated always as (
    coalesce(status = 'open' and answers->'phone'->>'acceptPhoneContact' = 'true'
      and (risk = 'rejected' or answers ? 'documentNumber'), false)
  ) stored
) with (fillfactor = 70);
comment on column leads.answers is 'birth date and access notes are sealed';
create index leads_created on leads (created_at);
-- For erasure and retention, like those below on a time column. None is on a column that an answer changes, so that
-- answers still rewrite their row in place.
create index leads_open_created on leads (created_at) where status = 'open';
create index leads_contactable on leads (created_at) where is_contactable;

-- What happened to a lead, when, and from where. Names of answers, never their values. Written by the statement that
-- changes the lead, which holds its row, and removed with it (server/repositories/erasure.ts): a foreign key would look
-- for that row once more, with every answer.
create table lead_events (
  lead_id uuid not null,
  seq integer not null,
  at timestamptz not null,
  what text not null,
  steps text[] not null default '{}',
  channel text,
  -- What a step says beyond its name: consents with the version of their wording, never an answer.
  detail jsonb,
  -- For an answer that may be resent: its key, what was sent, and the version that a retry is given.
  key text,
  fingerprint text,
  version integer
);
-- One index finds the history of a lead and the key of a retry.
create unique index lead_events_lead on lead_events (lead_id, key);
create index lead_events_keyed on lead_events (at) where key is not null;

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
create index quizzes_issued on quizzes (issued_at);

-- People who want to be notified when the network arrives; the contact is sealed.
create table no_coverage_leads (
  id uuid primary key,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  reason text not null,
  place jsonb not null,
  origin jsonb not null,
  contact text,
  phone_lookup text,
  -- Since when there is a network; null: there is none yet. Only then is anybody called.
  network_since timestamptz
);
create index no_coverage_leads_created on no_coverage_leads (created_at);
create index no_coverage_leads_network on no_coverage_leads (network_since) where network_since is not null;

-- Creations that may be resent: the key's hash finds what was created.
create table creation_keys (
  key_hash text primary key,
  made_id uuid not null,
  covered boolean not null,
  fingerprint text not null,
  created_at timestamptz not null
);
create index creation_keys_created on creation_keys (created_at);
create index creation_keys_made on creation_keys (made_id);

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
  installation_period text,
  -- A cancelled order stays; its visit and its network port are free again.
  cancelled_at timestamptz,
  -- Whether the confirmation of an order was not mailed, because its mailbox had had enough of them (docs/decisions/0089). The
  -- receipt and the desk say so; mailed later by an operator, it is false again.
  mail_withheld boolean not null default false
);
create index orders_created on orders (created_at);

-- What open visits have in common: telephone, mailbox, house, building and network, each as an HMAC
-- (docs/decisions/0087). The rows of an order are deleted when its visit is over, or is cancelled.
create table open_visit_keys (
  key text not null,
  -- phone, mailbox, house, building, network, network_home or network_wide.
  kind text not null,
  lead_id uuid not null,
  primary key (key, lead_id)
);
create index open_visit_keys_lead on open_visit_keys (lead_id);
-- Whoever books a visit holds the rows of its keys, so that what two orders have in common is counted one after the other.
create table open_visit_turns (key text primary key);

-- Keeps order numbers unique across leads, sharded by the number itself.
create table order_numbers (
  number text primary key,
  lead_id uuid not null
);

-- What others must be notified of; delivered at least once. The payload is sealed, and dropped once delivered.
create table outbox (
  -- Whose data a row carries (a lead, a call request, a place on the waiting list): erasure finds it by that.
  subject_id uuid not null,
  id uuid not null,
  kind text not null,
  payload text not null,
  created_at timestamptz not null,
  next_at timestamptz not null,
  attempts integer not null default 0,
  last_error text,
  delivered_at timestamptz,
  -- Each channel has its own queue: what waits for one does not hold up the other.
  target text not null generated always as (case when kind like '%.mail' then 'mail' else 'webhook' end) stored,
  -- Given up on: a person has to look at it (docs/operations.md, When it fails).
  failed_at timestamptz,
  -- When it was first tried: the retry period starts then.
  tried_at timestamptz,
  -- How often a mail was handed to the mail server without a known refusal: at most twice (docs/decisions/0085).
  handed_over integer not null default 0,
  primary key (subject_id, id)
);
create index outbox_due on outbox (target, next_at) where delivered_at is null and failed_at is null;
create index outbox_failed on outbox (target) where failed_at is not null;
create index outbox_created on outbox (created_at);

-- Counters of rate-limiter-flexible. Keys are HMACs of addresses and subjects; `expire` is milliseconds.
create table rate_limits (
  key varchar(255) primary key,
  points integer not null default 0,
  expire bigint
);
create index rate_limits_expire on rate_limits (expire);

-- Six-digit codes sent by mail. Only their HMAC is kept; a wrong answer revokes the validation.
create table lead_codes (
  lead_id uuid not null references leads (id) on delete cascade,
  purpose text not null check (purpose in ('collaborator', 'customer', 'risk')),
  code_hash text not null,
  -- HMAC of the address it went to: another address needs another code.
  contact text not null,
  expires_at timestamptz not null,
  tries integer not null default 0,
  primary key (lead_id, purpose)
);

-- Single-use codes of the links that we send.
create table resume_codes (
  code_hash text primary key,
  lead_id uuid not null references leads (id) on delete cascade,
  expires_at timestamptz not null,
  used_at timestamptz
);
create index resume_codes_lead on resume_codes (lead_id);

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

-- Renewal of a contract. Without customer: someone who has no offers and gets the same shape of reply.
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
  verified_at timestamptz,
  -- A renewal is resumed as it was left, in another tab or browser too.
  version integer not null default 0,
  -- As in leads.
  held_at timestamptz,
  -- What was agreed to at the end, when, and which version of the wording.
  consent jsonb
);
create index renewal_requests_created on renewal_requests (created_at);

-- Calls that visitors asked for; the telephone is sealed.
create table support_requests (
  id uuid primary key,
  created_at timestamptz not null,
  telephone text not null,
  phone_lookup text not null,
  channel text,
  -- The order it was asked for in, a lead or a renewal: with it the request is erased.
  lead_id uuid references leads (id) on delete cascade,
  renewal_id uuid references renewal_requests (id) on delete cascade,
  -- The order is held: a person has to continue it, before anyone else is called (D89).
  is_first boolean not null default false,
  -- What the call is about, if its page knows: the cancellation of the order in lead_id (D100). Null for any other.
  about text constraint support_requests_about check (about in ('cancellation')),
  -- What the request knows of its visit, if no lead says it: the campaign, the question, the plan and the city.
  campaign text,
  step text,
  plan_id text,
  city text,
  -- Of all requests for a telephone, one is announced to the operator until it is settled or old.
  is_announced boolean not null default false,
  -- How many requests this row stands for.
  requests integer not null default 1,
  -- Its network has requested too many calls: everybody else is called first.
  is_last boolean not null default false
);
create unique index support_requests_announced on support_requests (phone_lookup) where is_announced;
create index support_requests_created on support_requests (created_at);
create index support_requests_phone on support_requests (phone_lookup);
create index support_requests_lead on support_requests (lead_id) where lead_id is not null;
create index support_requests_renewal on support_requests (renewal_id) where renewal_id is not null;

-- Links with which an agent sends a customer into the chat with what is known already (D97). The content is sealed; only
-- a hash of the link's key is stored, which no key change affects.
create table agent_links (
  id uuid primary key,
  key_hash text not null unique,
  agent text not null,
  content text not null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  revoked_at timestamptz,
  -- When the customer said that the link is theirs, and the lead that came of it.
  accepted_at timestamptz,
  lead_id uuid references leads (id) on delete cascade
);
create index agent_links_created on agent_links (created_at);
create index agent_links_lead on agent_links (lead_id) where lead_id is not null;

-- A resent choice of offers is recognised by its key.
create table renewal_choices (
  renewal_id uuid not null references renewal_requests (id) on delete cascade,
  key text not null,
  fingerprint text not null,
  version integer not null,
  at timestamptz not null,
  primary key (renewal_id, key)
);

-- Mobile lines as the operator's own systems know them, found by the HMAC of their number. `bonus` is the id of the
-- plan that a line brings; without one it brings what its brand does (BONUS_TIMBLACK and the like).
create table mobile_lines (
  line_lookup text primary key,
  brand text not null check (brand in ('timcontrole', 'timblack', 'timpre')),
  bonus text
);

-- What is counted of visits (docs/decisions/0035): plain counters by day, without a visitor's id or address. They
-- outlive the purge of leads, and are all that the desk's pages read. `day` is the one on which the tab's visit began,
-- in America/Sao_Paulo, so that all of a visit is in one row of each question.
create table step_counts (
  day date not null,
  journey text not null,
  -- The campaign's prefix, '' for none; '*' for the sum of all, which pages read unless they ask for one.
  campaign text not null,
  -- Where the visit saw the question first.
  channel text not null,
  device text not null,
  -- Of the experiment: A, B, or - for a visit excluded from it.
  version text not null,
  step text not null,
  shown integer not null default 0,
  -- Visits that began here.
  entered integer not null default 0,
  answered integer not null default 0,
  -- shown + returned - gone is how many visits are here: where they were abandoned.
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

-- Browsers by the day of their first exposure; with `order_counts` the basis of the experiment and the cohorts.
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

-- Experiments (docs/decisions/0053). The one that began last is the current one; servers create the first.
create table experiments (
  -- Days in America/Sao_Paulo; both included. Null: still running.
  started_on date primary key,
  stopped_on date,
  name text not null,
  -- What versions A and B open: pages, chat.
  arm_a text not null,
  arm_b text not null,
  -- The plan: smallest difference of the rates worth knowing, rate expected of A, visitors of both at which it ends.
  least_effect double precision not null,
  baseline double precision not null,
  horizon integer not null
);

-- At most one runs (D92), also if two people start one at the same moment.
create unique index experiments_running on experiments ((true)) where stopped_on is null;

-- Browsers by the day on which the draw first decided what they see.
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

-- How much of a day's counts came from one address (docs/decisions/0054), as each server process saw it. No address is
-- stored, nor anything derived from one: only how many counts came from the one with the most.
create table count_sources (
  day date not null,
  -- visits: everything that is counted of visits; exposures: first exposures of the experiment.
  figure text not null,
  process uuid not null,
  most integer not null,
  counts integer not null,
  -- Visitors' addresses were not visible: the requests came from an untrusted proxy.
  is_hidden boolean not null,
  primary key (day, figure, process)
);

-- What the chat did not understand (docs/decisions/0039): only words of fixed lists, counted by day and question. Purged
-- by age.
create table missed_counts (
  day date not null,
  step text not null,
  -- 'quero … no boleto': … replaces what is not stored.
  words text not null,
  missed integer not null,
  primary key (day, step, words)
);

-- Errors in visitors' browsers by release (docs/decisions/0040): only words of a fixed list, and our own files. Purged by
-- age.
create table failure_counts (
  day date not null,
  release text not null,
  name text not null,
  message text not null,
  -- File of the site, line and column.
  place text not null,
  failures integer not null,
  primary key (day, release, name, message, place)
);

-- What each plan has cost since when: a row whenever a price changed. Cents a month, as in plans.
create table plan_prices (
  plan_id text not null references plans (id) on delete cascade,
  at timestamptz not null,
  price integer not null,
  price_with_dacc integer not null,
  price_full integer not null,
  primary key (plan_id, at)
);

-- Keys of the operator's own programs that read figures. Only their SHA-256 is kept.
create table figure_keys (
  id uuid primary key,
  key_hash text not null unique,
  name text not null,
  created_at timestamptz not null,
  used_at timestamptz,
  -- The data sets that it may read, and until when; null: without end, as keys of earlier releases.
  scopes text[] not null default '{funil,recusas,primeiras,pedidos}',
  expires_at timestamptz
);

-- What the keys must open and find again; compared at every start.
create table key_checks (
  id uuid primary key,
  sealed text not null,
  lookup text not null
);

-- The row that a server writes to learn whether writes work again.
create table write_checks (
  id integer primary key,
  at timestamptz not null
);
insert into write_checks values (1, now());

-- The operator's desk: who may enter, who is in, and what was done there (docs/decisions/0034).

-- The operator's staff. Without a password nobody can log in with one: the account waits for its setup code.
create table operators (
  id uuid primary key,
  -- In lower case.
  email text not null unique,
  role text not null check (role in ('atendimento', 'analise', 'administracao')),
  -- argon2id, in PHC format.
  password text,
  -- Sealed secret of the one-time codes; valid once one of its codes was entered.
  factor text,
  factor_since timestamptz,
  -- Time step of the last code that was used: each is valid once.
  last_step bigint not null default 0,
  -- SHA-256 of a code that lets its holder set a password.
  setup_hash text,
  setup_expires_at timestamptz,
  -- Who this is to the single sign-on provider: issuer and subject, known since the first sign-on.
  single_sign_on text,
  disabled_at timestamptz,
  created_at timestamptz not null
);

create table operator_sessions (
  -- SHA-256 of the token, which only the browser has.
  token_hash text primary key,
  operator_id uuid not null references operators (id) on delete cascade,
  -- 'code': the password was correct, the second factor is still required.
  stage text not null check (stage in ('code', 'in')),
  created_at timestamptz not null,
  expires_at timestamptz not null,
  -- As its owner would call it: 'Firefox, Windows'.
  browser text
);
create index operator_sessions_operator on operator_sessions (operator_id);

-- What was looked at, exported and changed, and by whom; nothing about visitors but the ids of their records. Each
-- entry is chained to the one before by an HMAC.
create table audit_log (
  seq bigint primary key,
  at timestamptz not null,
  operator_id uuid,
  -- E-mail address of the operator at that time; null: nobody known.
  operator text,
  role text,
  what text not null,
  -- Kind and id of the record it is about.
  subject text,
  detail jsonb not null,
  chain text not null
);
create index audit_log_operator on audit_log (operator_id, seq);
-- Who has looked at a record.
create index audit_log_subject on audit_log (subject, seq) where subject is not null;

-- The last entry: the writer of the next one locks this row.
create table audit_head (
  id integer primary key,
  seq bigint not null,
  chain text not null
);
insert into audit_head values (1, 0, '');

create function audit_log_stays() returns trigger language plpgsql as $$
begin
  raise exception 'the audit log is never changed';
end
$$;
create trigger audit_log_stays before update or delete on audit_log
  for each row execute function audit_log_stays();
create trigger audit_log_not_emptied before truncate on audit_log
  for each statement execute function audit_log_stays();
create function audit_head_moves_on() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' then
    if new.id = old.id and new.seq = old.seq + 1 then return new; end if;
  end if;
  raise exception 'the audit log is never changed';
end
$$;
create trigger audit_head_moves_on before update or delete on audit_head
  for each row execute function audit_head_moves_on();
create trigger audit_head_not_emptied before truncate on audit_head
  for each statement execute function audit_log_stays();
-- Also in a session acting as a replica, in which other triggers do not fire.
alter table audit_log enable always trigger audit_log_stays;
alter table audit_log enable always trigger audit_log_not_emptied;
alter table audit_head enable always trigger audit_head_moves_on;
alter table audit_head enable always trigger audit_head_not_emptied;

-- What became of people to call (docs/decisions/0034): who is talking to them now, the result, when to try again. A row
-- appears when an operator takes a call; it is deleted with the lead, the call request or the place on the waiting list
-- that it is about.
create table call_tasks (
  subject_id uuid primary key,
  taken_by uuid,
  taken_at timestamptz,
  tries integer not null default 0,
  -- The result of the last try.
  result text,
  -- Sealed.
  note text,
  next_try timestamptz,
  -- No further call is needed.
  closed_at timestamptz,
  updated_at timestamptz not null
);
create index call_tasks_updated on call_tasks (updated_at);

-- The call centre (docs/decisions/0069): each call an operator took, and what came of it. Nothing in `calls` is about
-- the visitor; what is, is in `call_records`, a row for each record the call was about, and is deleted with that record.
create table calls (
  id uuid primary key,
  operator_id uuid not null,
  queue text not null,
  -- Since when the person waited for this call: the request, or the time that was agreed.
  waiting_since timestamptz not null,
  taken_at timestamptz not null,
  -- When it was noted, released, or taken over by someone else.
  ended_at timestamptz,
  -- Null: under way, released or taken over.
  result text,
  next_try timestamptz,
  -- The order that came of it.
  order_number text
);
create index calls_taken on calls (taken_at);
create index calls_operator on calls (operator_id, taken_at);
create unique index calls_order on calls (order_number) where order_number is not null;
create table call_records (
  call_id uuid not null references calls (id) on delete cascade,
  subject_id uuid not null,
  -- Sealed.
  note text,
  primary key (call_id, subject_id)
);
create index call_records_subject on call_records (subject_id);
-- The call from which an agent's link was made: the order that comes of the link is tied to that call.
alter table agent_links add column call_id uuid references calls (id) on delete set null;
create index agent_links_call on agent_links (call_id) where call_id is not null;

-- Towns and streets are found by name without accents, for visitors who do not know their CEP (D98). The expressions
-- are those of server/repositories/towns-and-streets-by-name.ts.
create index city_ranges_folded on city_ranges ((lower(translate(name, 'ÁÀÂÃÄÉÈÊËÍÌÎÏÓÒÔÕÖÚÙÛÜÇÑáàâãäéèêëíìîïóòôõöúùûüçñ-''’.', 'AAAAAEEEEIIIIOOOOOUUUUCNaaaaaeeeeiiiiooooouuuucn    '))));
create index streets_folded_city on streets ((lower(translate(city, 'ÁÀÂÃÄÉÈÊËÍÌÎÏÓÒÔÕÖÚÙÛÜÇÑáàâãäéèêëíìîïóòôõöúùûüçñ-''’.', 'AAAAAEEEEIIIIOOOOOUUUUCNaaaaaeeeeiiiiooooouuuucn    '))), state);

-- What the desk finds a lead, a place on the waiting list or a renewal by: HMACs of telephone, e-mail and document, and the
-- reference, which only the server can derive: it fills in those that are null (docs/decisions/0067).
create table search_keys (
  record_id uuid not null,
  kind text not null check (kind in ('reference', 'phone', 'email', 'document')),
  record text not null check (record in ('lead', 'no-coverage', 'renewal')),
  lookup text,
  primary key (record_id, kind)
);
create index search_keys_lookup on search_keys (lookup) where lookup is not null;
create index search_keys_missing on search_keys (record_id) where lookup is null;
-- Kept by triggers, so that nothing that writes a record can forget them.
create function search_keys_of_lead() returns trigger language plpgsql as $$
begin
  insert into search_keys (record_id, kind, record, lookup)
  select new.id, k.kind, 'lead', k.lookup from (values
    ('phone', new.answers->'phone'->>'lookup'),
    ('email', new.answers->'email'->>'lookup'),
    ('document', new.answers->'documentNumber'->>'lookup')) as k (kind, lookup)
  where k.lookup is not null
  on conflict (record_id, kind) do update set lookup = excluded.lookup
    where search_keys.lookup is distinct from excluded.lookup;
  return null;
end
$$;
create function search_keys_of_waiting() returns trigger language plpgsql as $$
begin
  insert into search_keys (record_id, kind, record, lookup)
  select new.id, 'phone', 'no-coverage', new.phone_lookup where new.phone_lookup is not null
  on conflict (record_id, kind) do update set lookup = excluded.lookup;
  return null;
end
$$;
create function search_keys_of_renewal() returns trigger language plpgsql as $$
begin
  insert into search_keys (record_id, kind, record, lookup)
  select new.id, 'document', 'renewal', c.document_lookup from customers c where c.id = new.customer_id
  on conflict do nothing;
  return null;
end
$$;
create function search_keys_begin() returns trigger language plpgsql as $$
begin
  insert into search_keys (record_id, kind, record) values (new.id, 'reference', tg_argv[0]) on conflict do nothing;
  return null;
end
$$;
create function search_keys_end() returns trigger language plpgsql as $$
begin
  delete from search_keys where record_id = old.id;
  return null;
end
$$;
create trigger search_keys_lead_begin after insert on leads
  for each row execute function search_keys_begin('lead');
create trigger search_keys_lead_new after insert on leads
  for each row when (new.answers ?| array['phone', 'email', 'documentNumber']) execute function search_keys_of_lead();
create trigger search_keys_lead after update of answers on leads
  for each row when (
    new.answers->'phone'->>'lookup' is distinct from old.answers->'phone'->>'lookup'
    or new.answers->'email'->>'lookup' is distinct from old.answers->'email'->>'lookup'
    or new.answers->'documentNumber'->>'lookup' is distinct from old.answers->'documentNumber'->>'lookup')
  execute function search_keys_of_lead();
create trigger search_keys_lead_end after delete on leads for each row execute function search_keys_end();
create trigger search_keys_waiting_begin after insert on no_coverage_leads
  for each row execute function search_keys_begin('no-coverage');
create trigger search_keys_waiting after insert or update of phone_lookup on no_coverage_leads
  for each row execute function search_keys_of_waiting();
create trigger search_keys_waiting_end after delete on no_coverage_leads
  for each row execute function search_keys_end();
create trigger search_keys_renewal_begin after insert on renewal_requests
  for each row execute function search_keys_begin('renewal');
create trigger search_keys_renewal after insert on renewal_requests
  for each row execute function search_keys_of_renewal();
create trigger search_keys_renewal_end after delete on renewal_requests
  for each row execute function search_keys_end();

-- Whose data an operator has opened, and why. They are masked again half an hour later.
create table desk_openings (
  operator_id uuid not null references operators (id) on delete cascade,
  lead_id uuid not null references leads (id) on delete cascade,
  reason text not null,
  opened_at timestamptz not null,
  primary key (operator_id, lead_id)
);
create index desk_openings_lead on desk_openings (lead_id);

-- The people whom the desk may call, one row per telephone, so that no page of the call list groups all their records
-- (docs/decisions/0083). A row holds what the list is counted and sorted by, and until when: a person enters the list, or
-- leaves it, also by the passing of time.
create table people_to_call (
  -- HMAC of the telephone, or the id of a lead without one.
  number text primary key,
  -- Null: none of the person's records is due now, but one may be later.
  queue integer,
  is_first boolean,
  since timestamptz,
  value float8,
  promised timestamptz,
  waits timestamptz,
  -- When an operator took the call last, unless it was noted or released.
  taken_at timestamptz,
  -- From then on the row no longer holds, and the person is read from their records.
  changes_at timestamptz not null,
  is_last boolean
);
create index people_to_call_changes_at on people_to_call (changes_at);
-- The people whose records have changed since their row was written, once for each change. Rows are only added and
-- removed, so that no visitor waits for another.
create table people_to_call_changes (number text not null);
-- Whoever writes `people_to_call` holds this row, so that nothing is overwritten with what was read before.
create table people_to_call_turn (id integer primary key);
insert into people_to_call_turn values (1);

-- Noted by triggers, so that nothing that changes a record can forget it.
create function people_to_call_by_lookup() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' and old.phone_lookup is not null then
    insert into people_to_call_changes values (old.phone_lookup);
  end if;
  if tg_op = 'INSERT' or tg_op = 'UPDATE' and new.phone_lookup is distinct from old.phone_lookup then
    if new.phone_lookup is not null then
      insert into people_to_call_changes values (new.phone_lookup);
    end if;
  end if;
  return null;
end
$$;
create function people_to_call_by_lead() returns trigger language plpgsql as $$
begin
  insert into people_to_call_changes select distinct coalesce(answers->'phone'->>'lookup', id)
  from (values (old.answers, old.id::text), (new.answers, new.id::text)) as l (answers, id) where id is not null;
  return null;
end
$$;
create function people_to_call_by_plan_of_lead() returns trigger language plpgsql as $$
begin
  insert into people_to_call_changes select phone_lookup from support_requests where lead_id = new.id;
  return null;
end
$$;
create function people_to_call_by_plan() returns trigger language plpgsql as $$
begin
  insert into people_to_call_changes
  select distinct phone_lookup from support_requests where plan_id = coalesce(new.id, old.id);
  return null;
end
$$;
create function people_to_call_by_task() returns trigger language plpgsql as $$
declare
  subject uuid := coalesce(new.subject_id, old.subject_id);
begin
  insert into people_to_call_changes
  select phone_lookup from support_requests where id = subject
  union all select phone_lookup from no_coverage_leads where id = subject and phone_lookup is not null
  union all select coalesce(answers->'phone'->>'lookup', id::text) from leads where id = subject;
  return null;
end
$$;

-- Notes everybody, so that the servers write all rows anew.
create function people_to_call_note_all() returns void language sql as $$
  insert into people_to_call_changes
  select phone_lookup from support_requests
  union select phone_lookup from no_coverage_leads where network_since is not null and phone_lookup is not null
  union select coalesce(answers->'phone'->>'lookup', id::text) from leads where is_contactable
  union select number from people_to_call
$$;
create function people_to_call_emptied() returns trigger language plpgsql as $$
begin
  perform people_to_call_note_all();
  return null;
end
$$;

create trigger people_to_call_request after insert or update or delete on support_requests
  for each row execute function people_to_call_by_lookup();
create trigger people_to_call_waiting_new after insert on no_coverage_leads
  for each row when (new.network_since is not null) execute function people_to_call_by_lookup();
create trigger people_to_call_waiting after update on no_coverage_leads
  for each row when ((old.network_since is not null or new.network_since is not null)
    and (old.phone_lookup, old.network_since is null, old.created_at)
      is distinct from (new.phone_lookup, new.network_since is null, new.created_at))
  execute function people_to_call_by_lookup();
create trigger people_to_call_waiting_end after delete on no_coverage_leads
  for each row when (old.network_since is not null) execute function people_to_call_by_lookup();
create trigger people_to_call_lead_new after insert on leads
  for each row when (new.is_contactable) execute function people_to_call_by_lead();
-- A lead is due half an hour after its last answer. An answer before that only puts that off, so the row of its person,
-- which holds for half an hour from the answer before, need not be written again.
create trigger people_to_call_lead after update on leads
  for each row when ((old.is_contactable or new.is_contactable) and not (
    old.is_contactable and new.is_contactable
    and new.updated_at > old.updated_at and new.updated_at < old.updated_at + interval '10 minutes'
    and new.answers->'phone'->>'lookup' is not distinct from old.answers->'phone'->>'lookup'))
  execute function people_to_call_by_lead();
create trigger people_to_call_lead_end after delete on leads
  for each row when (old.is_contactable) execute function people_to_call_by_lead();
create trigger people_to_call_lead_plan after update of answers on leads
  for each row when (old.answers->'plan' is distinct from new.answers->'plan')
  execute function people_to_call_by_plan_of_lead();
create trigger people_to_call_plan after insert or delete on plans
  for each row execute function people_to_call_by_plan();
create trigger people_to_call_price after update on plans
  for each row when (old.price <> new.price) execute function people_to_call_by_plan();
create trigger people_to_call_task after insert or update or delete on call_tasks
  for each row execute function people_to_call_by_task();
create trigger people_to_call_no_requests after truncate on support_requests
  for each statement execute function people_to_call_emptied();
create trigger people_to_call_no_waiting after truncate on no_coverage_leads
  for each statement execute function people_to_call_emptied();
create trigger people_to_call_no_leads after truncate on leads
  for each statement execute function people_to_call_emptied();
create trigger people_to_call_no_tasks after truncate on call_tasks
  for each statement execute function people_to_call_emptied();
