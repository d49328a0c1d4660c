-- Whether the desk may contact the visitor of an open lead: with their consent, if the risk check rejected them or they
-- got as far as the document. One open lead of sixteen is, and the call list reads those alone. An index on `answers`
-- itself would make every answer rewrite its row elsewhere; this value changes once or twice in an order.
alter table leads add column is_contactable boolean not null generated always as (
  coalesce(status = 'open' and answers->'phone'->>'acceptPhoneContact' = 'true'
    and (risk = 'rejected' or answers ? 'documentNumber'), false)
) stored;
create index leads_contactable on leads (created_at) where is_contactable;
