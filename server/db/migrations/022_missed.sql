-- What the chat did not understand (docs/decisions/0039): only words of fixed lists, counted by day and question. Purged
-- by age.
create table missed_counts (
  day date not null,
  step text not null,
  -- 'quero … no boleto': … stands for what is not told.
  words text not null,
  missed integer not null,
  primary key (day, step, words)
);
