-- What is left of what was sold, what of it was installed (the order system says so), how often start pages were seen, and what
-- campaigns cost (docs/decisions/0194).
alter table orders
  add column installed_on date,
  -- When the order system said so: notices may arrive in any order.
  add column installed_told_at timestamptz;

alter table sale_counts
  add column cancelled integer not null default 0,
  add column cancelled_cents bigint not null default 0,
  add column installed integer not null default 0;

-- Cancellations and installations that are not yet counted, also those of a command and of an earlier release: 1, or -1 for one
-- that was taken back.
create table sale_changes (
  lead_id uuid not null,
  cancelled integer not null,
  installed integer not null
);
create function note_sale_change() returns trigger language plpgsql as $$
begin
  insert into sale_changes values (new.lead_id,
    (new.cancelled_at is not null)::int - (old.cancelled_at is not null)::int,
    (new.installed_on is not null)::int - (old.installed_on is not null)::int);
  return null;
end
$$;
create trigger note_sale_change after update of cancelled_at, installed_on on orders for each row
  when ((new.cancelled_at is null) <> (old.cancelled_at is null)
    or (new.installed_on is null) <> (old.installed_on is null))
  execute function note_sale_change();
insert into sale_changes select lead_id, 1, 0 from orders where cancelled_at is not null;

-- Views of the start page of each campaign ('' for none), by day in America/Sao_Paulo.
create table start_page_counts (
  day date not null,
  campaign text not null,
  views integer not null,
  primary key (day, campaign)
);

create table campaign_costs (
  day date not null,
  campaign text not null,
  cents bigint not null,
  primary key (day, campaign)
);
