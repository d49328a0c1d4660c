-- When the person on the telephone agreed that an agent fills in the order that the link opens; null for links that are
-- sent. The lead keeps it in its origin.
alter table agent_links add column spoken_consent_at timestamptz;
