-- 007 has an index on the same column; of the two, this one is of 016.
drop index if exists orders_installation;
