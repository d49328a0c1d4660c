-- At most one experiment runs (D92), also if two people start one at the same moment. Should two run already, the one
-- that began last goes on.
update experiments set stopped_on = greatest(started_on, (select max(started_on) from experiments) - 1)
  where stopped_on is null and started_on < (select max(started_on) from experiments);
create unique index experiments_running on experiments ((true)) where stopped_on is null;
