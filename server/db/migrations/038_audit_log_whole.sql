-- Nobody empties the audit log either, and its head moves on by one entry at a time (S38). Its owner can still drop these
-- triggers: docs/decisions/0052 says what notices that.
create trigger audit_log_not_emptied before truncate on audit_log
  for each statement execute function audit_log_stays();
create function audit_head_moves_on() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' then
    if new.id = old.id and new.seq = old.seq + 1 then return new; end if;
  end if;
  raise exception 'the audit log is never changed';
end
$$;
create trigger audit_head_moves_on before update or delete on audit_head
  for each row execute function audit_head_moves_on();
create trigger audit_head_not_emptied before truncate on audit_head
  for each statement execute function audit_log_stays();
-- Also in a session that plays a replica, in which other triggers rest.
alter table audit_log enable always trigger audit_log_stays;
alter table audit_log enable always trigger audit_log_not_emptied;
alter table audit_head enable always trigger audit_head_moves_on;
alter table audit_head enable always trigger audit_head_not_emptied;
