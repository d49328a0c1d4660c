/** SQL that stores what was removed from the shop's draft, so that it can be put back. */
import { statement, type Sql } from '../db/database.ts'

export type StoredRemoval = {
  readonly part: unknown
  readonly cause: 'removed' | 'discarded'
  readonly by: string
  readonly at: Date
}

/** For how long it can be put back; a clean-up then deletes it (services/delete-expired-data.ts). */
const KEPT = '7 days'

const ADD = statement(
  'removed-shop-parts.add',
  `insert into removed_shop_parts (place, name, part, cause, removed_by, removed_at) values ($1, $2, $3::json, $4, $5, now())
   on conflict (place) do update set name = $2, part = $3::json, cause = $4, removed_by = $5, removed_at = now()`,
)

/** Keeps what was removed. Callers hold `lockEditions`. */
export async function addRemoval(
  sql: Sql,
  removal: {
    readonly place: string
    readonly name: string
    readonly part: string
    readonly cause: StoredRemoval['cause']
    readonly by: string
  },
): Promise<void> {
  const { place, name, part, cause, by } = removal
  await sql.run(ADD, [place, name, part, cause, by])
}

const READ = statement(
  'removed-shop-parts.read',
  'select part, cause, removed_by as by, removed_at as at from removed_shop_parts where place = $1',
)

/** Finds what was last removed from a place; undefined if nothing was. */
export const readRemoval = (sql: Sql, place: string) => sql.row<StoredRemoval>(READ, [place])

const LIST = statement(
  'removed-shop-parts.list',
  `select place, name, removed_by as by, removed_at as at from removed_shop_parts
   where removed_at > now() - interval '${KEPT}' order by removed_at desc, place limit 50`,
)

/** Lists what was removed in the last days, the latest first. */
export const listRemovals = (sql: Sql) =>
  sql.rows<{ readonly place: string; readonly name: string; readonly by: string; readonly at: Date }>(LIST)

const FORGET = statement('removed-shop-parts.forget', 'delete from removed_shop_parts where place = $1')

/** Forgets what was removed from a place. Callers hold `lockEditions`. */
export const forgetRemoval = (sql: Sql, place: string) => sql.run(FORGET, [place])
