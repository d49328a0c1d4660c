-- Counters of rate-limiter-flexible. Keys are HMACs of addresses and subjects; `expire` is milliseconds.
create table rate_limits (
  key varchar(255) primary key,
  points integer not null default 0,
  expire bigint
);
create index rate_limits_expire on rate_limits (expire);
