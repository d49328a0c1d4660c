-- What the servers' clocks are compared with before anything is deleted because of its age (docs/decisions/0146).
create table believed_clock (
  id integer primary key check (id = 1),
  -- The last time of a clock that was believed.
  believed_at timestamptz not null,
  -- Since a clock jumped ahead of it: when it was seen last, and for how many milliseconds it has gone on evenly.
  seen_at timestamptz,
  proven_ms bigint not null default 0
);
