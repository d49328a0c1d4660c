-- What a source of visits (google, meta …) cost by day, as campaign_costs has it for campaigns.
create table source_costs (
  day date not null,
  source text not null,
  cents bigint not null,
  primary key (day, source)
);
