/** SQL of what campaigns cost by day. */
import { columnsOf, statement, type Sql } from '../../db/database.ts'

/** What a campaign ('' for none) cost on a day (yyyy-mm-dd), in cents. */
export type CampaignCost = { readonly day: string; readonly campaign: string; readonly cents: number }

const STORE = statement(
  'costs.store',
  `insert into campaign_costs (day, campaign, cents) select * from unnest($1::date[], $2::text[], $3::bigint[])
   on conflict (day, campaign) do update set cents = excluded.cents`,
)
const DROP = statement('costs.drop', 'delete from campaign_costs where cents = 0')

/** Stores costs in the place of those that were known. What cost nothing is as if nobody had said anything. */
export async function storeCosts(sql: Sql, costs: readonly CampaignCost[]): Promise<void> {
  await sql.run(STORE, columnsOf(costs, 'day', 'campaign', 'cents'))
  await sql.run(DROP, [])
}

const LIST = statement(
  'costs.list',
  `select day::text as day, campaign, cents::float8 as cents from campaign_costs where day between $1 and $2
   order by campaign_costs.day desc, campaign`,
)

/** Returns the costs of a period, the latest day first. */
export const costsOfDays = (sql: Sql, from: string, to: string) => sql.rows<CampaignCost>(LIST, [from, to])
