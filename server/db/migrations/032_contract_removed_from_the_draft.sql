-- The list of what was lately removed from the shop's draft is gone: the history of the shop has it.
drop table removed_shop_parts;
