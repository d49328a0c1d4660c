/** SQL that counts views of start pages. */
import { columnsOf, statement, type Sql } from '../../db/database.ts'
import { storeNetworkShares, type NetworkShareRow } from './write-visit-counters.ts'

/** How often the start page of a campaign ('' for none) was seen on a day (yyyy-mm-dd). */
export type StartPageViews = { readonly day: string; readonly campaign: string; readonly views: number }

const ADD = statement(
  'counts.start_pages',
  `insert into start_page_counts (day, campaign, views)
   select * from unnest($1::date[], $2::text[], $3::int[]) as seen(day, campaign, views) order by day, campaign
   on conflict (day, campaign) do update set views = start_page_counts.views + excluded.views`,
)

/** Adds views, and stores how many of a day's came from the busiest IP network. */
export async function addStartPageViews(
  sql: Sql,
  rows: readonly StartPageViews[],
  shares: readonly NetworkShareRow[],
): Promise<void> {
  await sql.run(ADD, columnsOf(rows, 'day', 'campaign', 'views'))
  await storeNetworkShares(sql, shares)
}
