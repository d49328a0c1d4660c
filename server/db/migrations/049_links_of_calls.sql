-- The call from which an agent's link was made: the order that comes of the link is tied to that call.
alter table agent_links add column call_id uuid references calls (id) on delete set null;
create index agent_links_call on agent_links (call_id) where call_id is not null;
