-- How much of a day's counts came from one address (docs/decisions/0054), as each server process saw it. No address is
-- stored, nor anything made of one: only how many counts the one with the most has made.
create table count_sources (
  day date not null,
  -- visits: everything that is counted of visits; exposures: first exposures of the experiment.
  figure text not null,
  process uuid not null,
  most integer not null,
  counts integer not null,
  -- Addresses of visitors were not seen: the requests came from a proxy that is not trusted.
  is_hidden boolean not null,
  primary key (day, figure, process)
);
