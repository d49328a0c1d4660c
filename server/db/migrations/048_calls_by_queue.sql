-- What a request for a call knows of its visit, if no lead says it: the campaign, the question, the plan and the city.
alter table support_requests
  add column campaign text,
  add column step text,
  add column plan_id text,
  add column city text;
-- Since when there is a network at a place on the waiting list; null: there is none yet. Only then is anybody called.
alter table no_coverage_leads add column network_since timestamptz;
create index no_coverage_leads_network on no_coverage_leads (network_since) where network_since is not null;
