/** Bringing a database up to date, which may take longer than a statement for a visitor may. */
import pg from 'pg'
import { describe, expect, it } from 'vitest'
import { openDb } from '../../server/db/database.ts'
import { migrate } from '../../server/db/migrate.ts'
import { useDatabase } from '../support/database.ts'
import { query } from '../support/sql.ts'

const TIMEOUT_MS = 300
const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

/** A database as 011 left it, so large that 012 takes a second. */
const BEFORE_012 = `
  delete from schema_migrations where number = 12;
  drop index lead_events_lead;
  alter table lead_events drop column key, drop column fingerprint, drop column version,
    add primary key (lead_id, seq), add foreign key (lead_id) references leads (id) on delete cascade;
  create table idempotency_keys (lead_id uuid not null references leads (id) on delete cascade, key text not null,
    fingerprint text not null, version integer not null, created_at timestamptz not null,
    primary key (lead_id, key));
  with l as (
    insert into leads (id, created_at, updated_at, place, origin)
    values (gen_random_uuid(), now(), now(), '{}', '{}') returning id
  ), k as (
    insert into idempotency_keys select id, 'a key', 'a fingerprint', 1, now() from l
  ) insert into lead_events (lead_id, seq, at, what)
    select id, seq, now(), what from l, (values (1, 'created'), (2, 'answered')) as e (seq, what);
  create function take_long() returns trigger language plpgsql as 'begin perform pg_sleep(1); return new; end';
  create trigger take_long before update on lead_events for each row execute function take_long()`

describe('migrations', () => {
  const url = useDatabase()

  it('of one process are waited for by the other, however long they take', async () => {
    const first = new pg.Client({ connectionString: url() })
    await first.connect()
    const db = openDb({ url: url(), pool: 2, timeoutMs: TIMEOUT_MS })
    try {
      await first.query('begin')
      await first.query('select id from schema_lock where id = 1 for update')
      const second = migrate(db)
      second.catch(() => undefined)
      await wait(TIMEOUT_MS * 6)
      await first.query('commit')
      expect(await second).toEqual([])
    } finally {
      await first.end()
      await db.close()
    }
  })

  it('rewrite what is there once, when two start at the same moment and it takes long', async () => {
    await query(url(), BEFORE_012)
    const dbs = [1, 2].map(() => openDb({ url: url(), pool: 2, timeoutMs: TIMEOUT_MS }))
    try {
      const applied = await Promise.all(dbs.map((db) => migrate(db)))
      expect(applied.flat()).toEqual(['012_one_row_an_answer.sql'])
    } finally {
      for (const db of dbs) await db.close()
    }
    const events = await query(url(), 'select key, version from lead_events order by seq')
    expect(events).toEqual([
      { key: null, version: null },
      { key: 'a key', version: 1 },
    ])
  })
})
