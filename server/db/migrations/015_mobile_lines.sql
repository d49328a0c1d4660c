-- Mobile lines as the operator's own systems know them, found by the HMAC of their number. `bonus` is the id of the
-- plan that a line brings; without one it brings what its brand does (BONUS_TIMBLACK and the like).
create table mobile_lines (
  line_lookup text primary key,
  brand text not null check (brand in ('timcontrole', 'timblack', 'timpre')),
  bonus text
);
