-- A mailed code opens one more risk check of a document that was checked too often (D89).
alter table lead_codes drop constraint lead_codes_purpose_check,
  add constraint lead_codes_purpose_check check (purpose in ('collaborator', 'customer', 'risk'));
