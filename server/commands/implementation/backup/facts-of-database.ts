/** Reads what a backup and its restore are compared by, and names a database in a sentence. */
import * as z from 'zod'
import type { Config } from '../../../config.ts'
import type { Db } from '../../../db/database.ts'
import { databaseHosts } from '../../../parse-database-url.ts'
import { onlyRow, statement } from '../../../db/database.ts'

/** What a database holds, as far as the one who restores it needs to know. */
export const DatabaseFacts = z.object({
  orders: z.number(),
  /** The number of the newest order; null if there is none. */
  lastOrder: z.nullable(z.string()),
  /** When the last thing happened to a lead; null if nothing did. */
  lastEvent: z.nullable(z.string()),
  /** The number of the last migration that was applied; 0 before 1.0.0. */
  schema: z.number(),
})
export type DatabaseFacts = z.infer<typeof DatabaseFacts>

const FACTS = statement(
  'backup.facts',
  `select (select count(*) from orders)::int as orders,
     (select number from orders order by created_at desc, number limit 1) as "lastOrder",
     (select to_char(max(updated_at) at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') from leads) as "lastEvent"`,
)
const HAS_HISTORY = statement('backup.has_history', "select to_regclass('schema_history') is not null as yes")
const SCHEMA = statement('backup.schema', 'select max(number) as schema from schema_history')

export async function factsOf(db: Db): Promise<DatabaseFacts> {
  const facts = await onlyRow<Omit<DatabaseFacts, 'schema'>>(db, FACTS)
  const { yes } = await onlyRow<{ yes: boolean }>(db, HAS_HISTORY)
  return { ...facts, ...(yes ? await onlyRow<{ schema: number }>(db, SCHEMA) : { schema: 0 }) }
}

export const factsText = ({ orders, lastOrder, lastEvent }: DatabaseFacts): string =>
  orders === 0
    ? 'no orders'
    : `${orders} orders, the newest is ${lastOrder}; the last change of any is of ${lastEvent}`

/** Names the database of the settings, with its user and without its password. */
export function nameOfDatabase({ database, dataDir }: Pick<Config, 'database' | 'dataDir'>): string {
  if (database.url === undefined)
    return `the database "prosa" of the embedded PostgreSQL in ${dataDir}, as its user "prosa" (the password is in ${dataDir}/postgres.json)`
  const urls = databaseHosts(database.url).urls.map((each) => new URL(each))
  const name = decodeURIComponent(urls[0]?.pathname.slice(1) ?? '')
  const user = decodeURIComponent(urls[0]?.username ?? '')
  return `the database "${name}" on ${urls.map(({ host }) => host).join(', ')}, as the user "${user}" (DATABASE_URL)`
}
