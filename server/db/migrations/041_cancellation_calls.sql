-- What a call request is about, if its page knows: the cancellation of the order in lead_id (D100). Null for any other.
alter table support_requests
  add column about text constraint support_requests_about check (about in ('cancellation'));
