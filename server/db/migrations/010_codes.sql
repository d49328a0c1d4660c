-- Six-digit codes sent by mail. Only their HMAC is kept; a wrong answer takes the validation back.
create table lead_codes (
  lead_id uuid not null references leads (id) on delete cascade,
  purpose text not null check (purpose in ('collaborator', 'customer')),
  code_hash text not null,
  -- HMAC of the address it went to: another address needs another code.
  contact text not null,
  expires_at timestamptz not null,
  tries integer not null default 0,
  primary key (lead_id, purpose)
);

-- What has been validated: {"collaborator": contact, "customer": contact}.
alter table leads add column verified jsonb not null default '{}';

-- Single-use codes of the links that we send.
create table resume_codes (
  code_hash text primary key,
  lead_id uuid not null references leads (id) on delete cascade,
  expires_at timestamptz not null,
  used_at timestamptz
);
create index resume_codes_lead on resume_codes (lead_id);
