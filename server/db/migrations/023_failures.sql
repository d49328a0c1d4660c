-- Errors in visitors' browsers by release (docs/decisions/0040): only words of a fixed list, and our own files. Purged by
-- age.
create table failure_counts (
  day date not null,
  release text not null,
  name text not null,
  message text not null,
  -- File of the site, line and column.
  place text not null,
  failures integer not null,
  primary key (day, release, name, message, place)
);
