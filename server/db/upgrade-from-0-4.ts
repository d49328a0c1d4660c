/**
 * Prepares a database of release 0.4.0 for the migrations of this release, because that release numbered its migrations
 * differently (docs/decisions/0094).
 */
import type { ClientBase } from 'pg'
import { ConfigError } from '../config.ts'

/** The number of the last migration of 0.4.0. */
const LAST = 62
/**
 * The migration that its servers leave to `npm run contract`: once they find it recorded, they encrypt the birth dates
 * and access notes that they store. It has no other effect.
 */
const CONTRACTING = {
  number: 57,
  name: '057_contract_seal_more_answers.sql',
  checksum: 'c08127306a9ed2acfaf8a49ef8538d599af74af50d69189ee943a08dc7fe23c0',
}

/**
 * Returns whether 0.4.0 has made this database. Its record stays as it was, so that its servers can still start. If
 * `npm run contract` was forgotten, this does what it would have done.
 * @throws ConfigError if the database is older
 */
export async function upgradeFrom04(client: ClientBase): Promise<boolean> {
  const { rows: tables } = await client.query(
    "select from information_schema.tables where table_schema = current_schema() and table_name = 'schema_migrations'",
  )
  if (tables.length === 0) return false
  const { rows } = await client.query<{ number: number; name: string }>(
    'select number, name from schema_migrations order by number desc limit 1',
  )
  const [last] = rows
  if (!last) return false
  if (last.number < LAST)
    throw new ConfigError(
      `The database is of a release before 0.4.0 (its last migration is ${last.name}). Nothing was changed. Start 0.4.0 on it once, then this release (docs/operations.md, Upgrade).`,
    )
  const { number, name, checksum } = CONTRACTING
  await client.query(
    'insert into schema_migrations (number, name, checksum) values ($1, $2, $3) on conflict do nothing',
    [number, name, checksum],
  )
  return true
}
