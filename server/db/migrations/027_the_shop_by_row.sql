-- Who changed which value last, and when: {"plans.d500a.price": {"by": "ana@exemplo.com.br", "at": "2026-12-01T12:00:00Z"}}.
-- Of an edition, what its publication changed and what was put into it.
alter table shop_draft add column authors json not null default '{}';
alter table editions add column authors json not null default '{}';
-- A draft of which something was published goes on from that.
update shop_draft d set base = coalesce(
  (select r.edition from publication_requests r
   where r.decision = 'approved' and r.draft_version >= 0
     and r.draft_version <= d.version and r.draft_version >= d.version - 10000
   order by r.draft_version desc, r.id desc limit 1),
  base);
