-- The capacity that the team had when a slot was last booked. A `capacity` that differs from it was set by hand and stays,
-- as does 0; all others follow their team.
alter table installation_slots add column team_capacity integer;
update installation_slots set team_capacity = capacity where capacity > 0;
