-- Whether the confirmation of an order was not mailed, because its mailbox had had enough of them (docs/decisions/0089). The
-- receipt and the desk say so; mailed later by an operator, it is false again.
alter table orders add column mail_withheld boolean not null default false;
