-- Whether a plan has the loyalty period although it includes no streaming, and whether it is sold to companies alone.
-- Null is no: servers of the previous release add plans without these columns.
alter table plans add column loyalty_period boolean, add column company_only boolean;
update plans set company_only = true where sku = 'd1000cb';
