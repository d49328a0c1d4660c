-- The operator's desk: who may enter, who is in, and what was done there (docs/decisions/0034).

-- People of the operator. Without a password nobody enters by one: the account waits for its setup code.
create table operators (
  id uuid primary key,
  -- In lower case.
  email text not null unique,
  role text not null check (role in ('atendimento', 'analise', 'administracao')),
  -- argon2id, in PHC format.
  password text,
  -- Sealed secret of the one-time codes; counts once a code of it was given.
  factor text,
  factor_since timestamptz,
  -- Time step of the last code that was used: each is good once.
  last_step bigint not null default 0,
  -- SHA-256 of a code that lets its holder set a password.
  setup_hash text,
  setup_expires_at timestamptz,
  -- Who this is for the provider of the single sign-on: issuer and subject, known since the first one.
  single_sign_on text,
  disabled_at timestamptz,
  created_at timestamptz not null
);

create table operator_sessions (
  -- SHA-256 of the token, which only the browser has.
  token_hash text primary key,
  operator_id uuid not null references operators (id) on delete cascade,
  -- 'code': the password was right, the second factor is asked for.
  stage text not null check (stage in ('code', 'in')),
  created_at timestamptz not null,
  expires_at timestamptz not null
);
create index operator_sessions_operator on operator_sessions (operator_id);

-- What was looked at, exported and changed, and by whom; nothing about visitors but the ids of their records. Each
-- entry is chained to the one before by an HMAC.
create table audit_log (
  seq bigint primary key,
  at timestamptz not null,
  operator_id uuid,
  -- E-mail address of the operator at that time; null: nobody who is known.
  operator text,
  role text,
  what text not null,
  -- Kind and id of the record it is about.
  subject text,
  detail jsonb not null,
  chain text not null
);
create index audit_log_operator on audit_log (operator_id, seq);

-- The last entry: whoever writes the next one holds this row.
create table audit_head (
  id integer primary key,
  seq bigint not null,
  chain text not null
);
insert into audit_head values (1, 0, '');

create function audit_log_stays() returns trigger language plpgsql as $$
begin
  raise exception 'the audit log is never changed';
end
$$;
create trigger audit_log_stays before update or delete on audit_log
  for each row execute function audit_log_stays();
