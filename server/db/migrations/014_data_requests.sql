-- What people ask of the data about them (D144): a case with its deadline, for a person at the desk. The contact and what was
-- told are sealed.
create table data_requests (
  id uuid primary key,
  kind text not null constraint data_requests_kind check (kind in ('access', 'correction', 'erasure')),
  content text not null,
  created_at timestamptz not null,
  -- The last day on which the law allows the answer.
  due_on date not null,
  -- How the person proved who they are: by the link of an order, or by a code. Null: a person has to ask.
  proof text constraint data_requests_proof check (proof in ('order', 'code')),
  code_hash text,
  code_expires_at timestamptz,
  code_tries integer not null default 0,
  -- How it was answered, and when.
  outcome text,
  closed_at timestamptz
);
create index data_requests_open on data_requests (due_on) where closed_at is null;
create index data_requests_closed on data_requests (closed_at) where closed_at is not null;
