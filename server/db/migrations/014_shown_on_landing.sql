-- Until now a list beside the plans said what a landing page shows, and show_on_landing what the general one does.
-- From now on it says whether any landing page may show the plan; campaigns exclude what is not theirs.
update plans set show_on_landing = true where plan_type is null and sku not in ('d600wb', 'd1000cb');
