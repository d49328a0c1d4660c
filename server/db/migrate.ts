import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Db } from './database.ts'
import { withoutTimeout } from './without-timeout.ts'

const FOLDER = join(import.meta.dirname, 'migrations')

type Migration = { number: number; name: string; text: string; checksum: string }

function migrations(): Migration[] {
  return readdirSync(FOLDER)
    .filter((file) => /^\d{3}_[a-z_]+\.sql$/.test(file))
    .sort()
    .map((file) => {
      const text = readFileSync(join(FOLDER, file), 'utf8')
      return {
        number: Number.parseInt(file, 10),
        name: file,
        text,
        checksum: createHash('sha256').update(text).digest('hex'),
      }
    })
}

const TABLES = `
  create table if not exists schema_lock (id integer primary key);
  insert into schema_lock values (1) on conflict do nothing;
  create table if not exists schema_migrations (
    number integer primary key, name text not null, checksum text not null, applied_at timestamptz not null default now()
  );`

/**
 * Brings the schema up to date: every migration once, in order, all in one transaction. Several processes may start
 * at once; a row lock lets one of them migrate. (Not every compatible engine has advisory locks.) Throws if an
 * applied migration has been edited since.
 */
export async function migrate(db: Db): Promise<string[]> {
  await createTables(db)
  return withoutTimeout(db, async (client) => {
    await client.query('select id from schema_lock where id = 1 for update')
    const done = await client.query<{ number: number; checksum: string }>(
      'select number, checksum from schema_migrations',
    )
    const known = new Map(done.rows.map((row) => [row.number, row.checksum]))
    const applied: string[] = []
    for (const migration of migrations()) {
      const checksum = known.get(migration.number)
      if (checksum === undefined) {
        await client.query(migration.text)
        await client.query('insert into schema_migrations (number, name, checksum) values ($1, $2, $3)', [
          migration.number,
          migration.name,
          migration.checksum,
        ])
        applied.push(migration.name)
      } else if (checksum !== migration.checksum) {
        throw new Error(
          `${migration.name} was changed after it had been applied; add a new migration instead.`,
        )
      }
    }
    return applied
  })
}

/** `create table if not exists` can still collide between two first starts; the retry finds the table. */
async function createTables(db: Db): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      await db.script(TABLES)
      return
    } catch (error) {
      if (attempt === 5) throw error
    }
  }
}
