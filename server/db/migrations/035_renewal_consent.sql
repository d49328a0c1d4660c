-- What the customer agreed to at the end of a renewal, when, and which version of the words, as the history of a lead
-- keeps it. Null: not finished, or finished by a server that did not record it yet.
alter table renewal_requests add column consent jsonb;
