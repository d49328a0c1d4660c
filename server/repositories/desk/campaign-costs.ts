/** SQL of what campaigns and sources of visits cost by day. */
import { columnsOf, statement, type Sql } from '../../db/database.ts'

/** What a cost is of: a campaign ('' for none), or a source such as google. */
export type CostOf = 'campaign' | 'source'

/** What a campaign or a source cost on a day (yyyy-mm-dd), in cents. */
export type Cost = {
  readonly day: string
  readonly of: CostOf
  readonly key: string
  readonly cents: number
}

const statementsOf = (kind: CostOf) => ({
  store: statement(
    `costs.store.${kind}`,
    `insert into ${kind}_costs (day, ${kind}, cents) select * from unnest($1::date[], $2::text[], $3::bigint[])
     on conflict (day, ${kind}) do update set cents = excluded.cents`,
  ),
  drop: statement(`costs.drop.${kind}`, `delete from ${kind}_costs where cents = 0`),
})
const STATEMENTS = { campaign: statementsOf('campaign'), source: statementsOf('source') }

/** Stores costs in the place of those that were known. What cost nothing is as if nobody had said anything. */
export async function storeCosts(sql: Sql, costs: readonly Cost[]): Promise<void> {
  for (const kind of ['campaign', 'source'] as const) {
    const own = costs.filter((each) => each.of === kind)
    await sql.run(STATEMENTS[kind].store, columnsOf(own, 'day', 'key', 'cents'))
    await sql.run(STATEMENTS[kind].drop, [])
  }
}

const LIST = statement(
  'costs.list',
  `select day::text as day, of, key, cents::float8 as cents from (
     select day, 'campaign' as of, campaign as key, cents from campaign_costs
     union all select day, 'source', source, cents from source_costs) c
   where c.day between $1 and $2 order by c.day desc, of, key`,
)

/** Returns the costs of a period, the latest day first. */
export const costsOfDays = (sql: Sql, from: string, to: string) => sql.rows<Cost>(LIST, [from, to])
