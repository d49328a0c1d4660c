-- How often a mail was handed to the mail server without a known refusal: at most twice (docs/decisions/0085).
alter table outbox add column handed_over integer not null default 0;
