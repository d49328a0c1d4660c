-- From here on servers store birth date and access notes sealed, and seal those that are stored in clear; servers of the
-- release before cannot read them (docs/decisions/0086). Only servers have the keys, so no row changes here.
comment on column leads.answers is 'birth date and access notes are sealed';
