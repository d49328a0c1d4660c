-- The calendar of the teams at the desk: what somebody has set for a slot stands in columns of its own. Servers of the
-- release before see it in `capacity` with a `team_capacity` that no team has, which to them was set by hand.
create table slot_changes (
  -- Counted by the statement that adds a row. Row 0 is locked by whoever changes slots.
  id integer primary key,
  changed_by text not null,
  changed_at timestamptz not null
);
insert into slot_changes values (0, 'release', now());

alter table installation_slots
  -- How many visits somebody has set; null: as many as its team makes.
  add column set_capacity integer check (set_capacity >= 0),
  -- A closed slot takes no further visit, and keeps the number above for the day on which it is opened again.
  add column is_closed boolean not null default false,
  add column closed_reason text,
  -- The last change (slot_changes), and what was set before it.
  add column change integer,
  add column set_before jsonb,
  -- How many visits it had when its capacity was set below them: they stay.
  add column kept_visits integer not null default 0;

update installation_slots set is_closed = capacity = 0, set_capacity = nullif(capacity, 0), team_capacity = -1
  where capacity = 0 or capacity <> team_capacity;

alter table installation_slots drop constraint installation_slots_check;
alter table installation_slots add constraint installation_slots_booked
  check (booked between 0 and greatest(capacity, kept_visits));

create index orders_installation_day on orders (installation_day);
