-- Links to previews of the shop that somebody has revoked: all links to the same preview that carry a smaller number than
-- `id`. Kept for as long as such a link would be valid.
create table revoked_shop_previews (
  id integer primary key,
  -- The edition, the version of the draft on top of it, and the campaign.
  preview text not null,
  revoked_at timestamptz not null
);
create index revoked_shop_previews_preview on revoked_shop_previews (preview, id);
