-- Browsers are no longer counted by the day of their first visit, and orders by the days since: nobody decided by them.
drop table entry_counts;
drop table order_counts;
alter table erased_orders drop column entered;
