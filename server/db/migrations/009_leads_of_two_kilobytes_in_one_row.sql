-- A lead with its answers and where its visitor came from is a little larger than the 2 kB from which PostgreSQL moves
-- columns out of a row; each further answer then wrote two rows and their index, 70 µs or a sixth more per answer.
alter table leads set (toast_tuple_target = 4080);
