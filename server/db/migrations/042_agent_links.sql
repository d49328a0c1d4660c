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
