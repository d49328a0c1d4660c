-- Keys of the operator's own programs that read figures. Only their SHA-256 is kept.
create table figure_keys (
  id uuid primary key,
  key_hash text not null unique,
  name text not null,
  created_at timestamptz not null,
  used_at timestamptz
);
