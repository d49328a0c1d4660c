/** SQL for the API keys of other programs that read the desk's figures. */
import { statement, type Sql } from '../../db/database.ts'

const ADD = statement(
  'figurekeys.add',
  'insert into figure_keys (id, key_hash, name, created_at, scopes, expires_at) values ($1, $2, $3, $4, $5, $6)',
)
const LIST = statement(
  'figurekeys.list',
  'select id, name, created_at, used_at, scopes, expires_at from figure_keys order by created_at',
)
const DROP = statement('figurekeys.drop', 'delete from figure_keys where id = $1 returning name')
// The time of use is stored at most once a minute, so that a program with many requests causes few writes.
const USE = statement(
  'figurekeys.use',
  `with found as (select id, name, scopes from figure_keys
       where key_hash = $1 and (expires_at is null or expires_at > $2::timestamptz)),
     touched as (update figure_keys k set used_at = $2 from found
       where k.id = found.id and (k.used_at is null or k.used_at < $2::timestamptz - interval '1 minute'))
   select id, name, scopes from found`,
)

/** What is shown about an API key for the desk's figures; the key itself is not included. */
export type FigureKey = {
  readonly id: string
  readonly name: string
  readonly created_at: Date
  readonly used_at: Date | null
  /** The data sets that it may read. */
  readonly scopes: readonly string[]
  /** Null: without end, as keys of earlier releases. */
  readonly expires_at: Date | null
}

/** Stores a new API key. Only its hash is stored. */
export const addFigureKey = (
  sql: Sql,
  key: { id: string; hash: string; name: string; at: Date; scopes: readonly string[]; expiresAt: Date },
) => sql.run(ADD, [key.id, key.hash, key.name, key.at, key.scopes, key.expiresAt])

/** Returns all API keys, oldest first. */
export const figureKeys = (sql: Sql) => sql.rows<FigureKey>(LIST)

/** Deletes an API key and returns its name; undefined if there is no such key. */
export const dropFigureKey = async (sql: Sql, id: string): Promise<string | undefined> =>
  (await sql.row<{ name: string }>(DROP, [id]))?.name

/** Who uses an API key, and what it may read. */
export type KeyHolder = { readonly id: string; readonly name: string; readonly scopes: readonly string[] }

/**
 * Records that the API key with this hash was used at the time `at`, and returns whose it is; undefined if the
 * key is unknown or has expired.
 */
export const noteFigureKey = (sql: Sql, hash: string, at: Date): Promise<KeyHolder | undefined> =>
  sql.row<KeyHolder>(USE, [hash, at])
