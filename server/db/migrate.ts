/** Applies the migrations (server/db/migrations) that a database does not have yet. */
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { ClientBase } from 'pg'
import { ConfigError } from '../config.ts'
import type { Db } from './database.ts'
import { withoutTimeout } from './run-without-timeout.ts'

const FOLDER = join(import.meta.dirname, 'migrations')

type Migration = { number: number; name: string; text: string; checksum: string; contracts: boolean }

function migrations(folder: string): Migration[] {
  return readdirSync(folder)
    .filter((file) => /^\d{3}_[a-z_]+\.sql$/.test(file))
    .sort()
    .map((file) => {
      const text = readFileSync(join(folder, file), 'utf8')
      return {
        number: Number.parseInt(file, 10),
        name: file,
        text,
        checksum: createHash('sha256').update(text).digest('hex'),
        contracts: /^\d{3}_contract_/.test(file),
      }
    })
}

const TABLES = `
  create table if not exists schema_lock (id integer primary key);
  insert into schema_lock values (1) on conflict do nothing;
  create table if not exists schema_history (
    number integer primary key, name text not null, checksum text not null, applied_at timestamptz not null default now()
  );`

/**
 * The names of the migrations that were applied, and of the migrations left for `npm run contract` to apply
 * later.
 */
export type Migrated = { applied: string[]; left: string[] }

/**
 * Locks all tables at once before any is changed: servers of the previous release go on writing them, each transaction
 * in its own order, so migrations that took one lock after the other would end in a deadlock. After a fifth of a second
 * in which a table is not free, all of them are released, so that its holder can finish.
 */
const LOCK_ALL = `do $$
declare
  names text := (select string_agg(format('%I.%I', schemaname, tablename), ', ') from pg_tables
    where schemaname = current_schema() and tablename not in ('schema_lock', 'schema_history'));
begin
  set local lock_timeout = '200ms';
  for attempt in 1..300 loop
    begin
      execute 'lock table ' || names || ' in access exclusive mode';
      exit;
    exception when lock_not_available or deadlock_detected then
      if attempt = 300 then
        raise;
      end if;
      perform pg_sleep(0.05);
    end;
  end loop;
  set local lock_timeout = 0;
end
$$`

/**
 * Brings the schema up to date: applies every missing migration, in order, all in one transaction. If several processes
 * start at once, a row lock lets one of them migrate, since not every compatible database has advisory locks.
 * @param how 'expand' leaves out migrations that would break servers of the previous release (`NNN_contract_….sql`;
 *   docs/operations.md, Migrations). A new database gets all of them, because no such server ever used it.
 * @param folder the folder of the migrations, by default those of this release
 * @throws Error if an applied migration was edited later
 * @throws ConfigError if the database is of a release before 1.0.0
 */
export async function migrate(db: Db, how: 'expand' | 'all', folder = FOLDER): Promise<Migrated> {
  await withoutTimeout(db, refuseOlder)
  await createTables(db)
  return withoutTimeout(db, async (client) => {
    await client.query('select id from schema_lock where id = 1 for update')
    const all = migrations(folder)
    const known = await knownMigrations(client)
    const isNew = known.size === 0
    const missing = all.filter((each) => !isApplied(each, known))
    const now = missing.filter(({ contracts }) => isNew || how === 'all' || !contracts)
    if (now.length > 0 && !isNew) await client.query(LOCK_ALL)
    for (const migration of now) {
      await client.query(migration.text)
      await record(client, migration)
    }
    return { applied: namesOf(now), left: namesOf(missing.filter((each) => !now.includes(each))) }
  })
}

/** Returns the names of the migrations that a database lacks, without changing it. */
export async function missingMigrations(db: Db, folder = FOLDER): Promise<string[]> {
  const { rows: tables } = await db.pool.query<{ is_known: boolean }>(
    "select to_regclass('schema_history') is not null as is_known",
  )
  if (tables[0]?.is_known !== true) return namesOf(migrations(folder))
  const { rows } = await db.pool.query<{ number: number; checksum: string }>(
    'select number, checksum from schema_history',
  )
  const known = new Map(rows.map((row) => [row.number, row.checksum]))
  return namesOf(migrations(folder).filter((each) => !isApplied(each, known)))
}

/** Returns the checksums of the migrations that were applied, by number. */
async function knownMigrations(client: ClientBase): Promise<ReadonlyMap<number, string>> {
  const { rows } = await client.query<{ number: number; checksum: string }>(
    'select number, checksum from schema_history',
  )
  return new Map(rows.map((row) => [row.number, row.checksum]))
}

/** Throws if a release before 1.0.0 made this database, which recorded its migrations elsewhere. */
async function refuseOlder(client: ClientBase): Promise<void> {
  const { rows } = await client.query<{ earlier: string | null; own: string | null }>(
    "select to_regclass('schema_migrations')::text as earlier, to_regclass('schema_history')::text as own",
  )
  const [found] = rows
  if (!found?.earlier) return
  const known = found.own === null ? new Map() : await knownMigrations(client)
  if (known.size === 0)
    throw new ConfigError(
      'The database is of a release before 1.0.0. Nothing was changed. Start 1.0.0 on it once, then this release (docs/operations.md, Upgrade).',
    )
}

function isApplied({ number, name, checksum }: Migration, known: ReadonlyMap<number, string>): boolean {
  const before = known.get(number)
  if (before !== undefined && before !== checksum) {
    throw new Error(`${name} was changed after it had been applied; add a new migration instead.`)
  }
  return before !== undefined
}

const record = (client: ClientBase, { number, name, checksum }: Migration) =>
  client.query('insert into schema_history (number, name, checksum) values ($1, $2, $3)', [
    number,
    name,
    checksum,
  ])

const namesOf = (list: readonly Migration[]) => list.map(({ name }) => name)

/**
 * Creates the tables that migrating needs. `create table if not exists` can fail if two servers start for the first
 * time together; a retry then finds the table.
 */
async function createTables(db: Db): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      await withoutTimeout(db, (client) => client.query(TABLES))
      return
    } catch (error) {
      if (attempt === 5) throw error
    }
  }
}
