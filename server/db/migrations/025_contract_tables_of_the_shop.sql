-- Benefits and lists of plans are those of the live edition (004); servers up to 1.0.0 copied them here.
drop table benefits, offers;
