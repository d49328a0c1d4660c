-- The city of an order, folded, so that the desk's list of a city reads no leads
-- (server/repositories/desk/order-list.ts).
alter table orders add column city text;
update orders o set city = search_keys_folded_name(l.place->>'city') from leads l where l.id = o.lead_id;
