-- What a key of the operator's own programs may read, and until when. Keys made before keep what they could read.
alter table figure_keys
  add column scopes text[] not null default '{funil,recusas,primeiras,pedidos}',
  add column expires_at timestamptz;
