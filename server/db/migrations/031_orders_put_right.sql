-- What an order was sold as, if its plan or price was changed since: sales count that (docs/decisions/0219).
alter table orders
  add column sold_sku text,
  add column sold_price integer,
  add column sold_price_full integer;
