-- The record of the migrations up to 0.4.0, which servers of that release read at their start (docs/decisions/0094).
drop table if exists schema_migrations;
