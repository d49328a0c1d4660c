-- In which browser somebody has logged in to the desk, as its owner would call it ('Firefox, Windows').
alter table operator_sessions add column browser text;
