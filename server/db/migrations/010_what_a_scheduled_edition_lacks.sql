-- What a scheduled edition lacks of what was published since it was written.
-- The edition whose text the author had before them; null where that was not noted.
alter table editions add column base integer references editions (number);
-- The scheduled publication whose place this one takes.
alter table publication_requests add column replaces integer references live_editions (id);
