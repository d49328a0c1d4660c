-- A proof proves one record (docs/decisions/0182): whether the code that was mailed has been typed, by which it is known that who
-- asks reads that mailbox, whatever else is known of them.
alter table data_requests add column has_mailbox boolean not null default false;
update data_requests set has_mailbox = true where proof = 'code';
-- Of links that are open today nobody can say whether they were mailed to an address that was mistyped: a person asks.
update data_requests set proof = null where proof = 'order' and closed_at is null;

-- HMAC of what was asked for which mailbox or order, so that a repeated request stands with the first one, which is the case.
alter table data_requests add column subject_lookup text;
alter table data_requests add column same_as uuid references data_requests (id) on delete cascade;
create index data_requests_subject on data_requests (subject_lookup) where closed_at is null;
create index data_requests_same on data_requests (same_as) where same_as is not null;

-- Whether a link that goes on with a lead left the browsers of its visitor: by mail, or by whoever sends links. What opens it is then
-- no more than who reads that mailbox or telephone.
alter table resume_codes add column is_sent boolean not null default true;
