-- What the administration has ticked of the list before going live (D146): what no server can see by itself.
create table go_live_ticks (
  item text primary key,
  ticked_by text not null,
  ticked_at timestamptz not null
);
