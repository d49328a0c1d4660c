/**
 * Returns SQL that selects the publication that is live at an instant. If several are, the one that began last wins.
 */
export const livePublicationSql = (instant: string): string =>
  `select id, edition, until_at from live_editions
   where from_at <= ${instant} and (until_at is null or until_at > ${instant})
     and not exists (select from withdrawn_publications w where w.publication = live_editions.id)
   order by from_at desc, id desc limit 1`
