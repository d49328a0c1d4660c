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
