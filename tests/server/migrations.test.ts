/** Migrations, seed and imports: a large database needs longer for them than a visitor may wait. */
import pg from 'pg'
import { describe, expect, it } from 'vitest'
import { openDatabase, type Db } from '../../server/db/database.ts'
import { migrate } from '../../server/db/migrate.ts'
import { seed } from '../../server/db/seed.ts'
import { STREETS, storeRows } from '../../server/imports/store.ts'
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

describe('what takes longer than a visitor may wait', () => {
  const url = useDatabase()

  it.each([
    ['migrations', 'select id from schema_lock for update', (db: Db) => migrate(db, 'expand')],
    ['seed', 'select id from schema_lock for update', (db: Db) => seed(db, 'catalogue')],
    [
      'import',
      'lock table streets',
      (db: Db) => storeRows(db, STREETS, [], { replace: false, progress: () => undefined }),
    ],
  ])('the %s of one process waits for another, however long that takes', async (_what, hold, work) => {
    const first = new pg.Client({ connectionString: url() })
    await first.connect()
    const db = openDatabase({ url: url(), pool: 2, timeoutMs: TIMEOUT_MS })
    try {
      await first.query('begin')
      await first.query(hold)
      const second = work(db)
      second.catch(() => undefined)
      await wait(TIMEOUT_MS + 1_500)
      await first.query('commit')
      await second
    } finally {
      await first.end()
      await db.close()
    }
  })

  it('is done once by migrations of two processes that start at the same moment', async () => {
    await query(url(), BEFORE_012)
    const dbs = [1, 2].map(() => openDatabase({ url: url(), pool: 2, timeoutMs: TIMEOUT_MS }))
    try {
      const applied = await Promise.all(dbs.map((db) => migrate(db, 'expand')))
      expect(applied.flatMap((each) => each.applied)).toEqual(['012_one_row_an_answer.sql'])
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

describe('a catalogue of an earlier release', () => {
  const url = useDatabase()

  it('gets pictures for its benefits and links to the chat app, and keeps what the operator has given', async () => {
    await query(
      url(),
      `delete from schema_migrations where number = 16;
       alter table benefits drop column id, drop column image_light, drop column image_dark;
       insert into benefits (slug, position, name, description) values ('clube', 99, 'Clube', 'Do operador');
       update plans set whatsapps = '[]';
       update plans set whatsapps = '[{"origin_domain": "*", "complete_link": "https://wa.me/1"}]' where sku = 'd500a'`,
    )
    const db = openDatabase({ url: url(), pool: 1, timeoutMs: TIMEOUT_MS })
    try {
      expect((await migrate(db, 'expand')).applied).toEqual(['016_benefit_pictures.sql'])
    } finally {
      await db.close()
    }
    const benefits = await query(
      url(),
      "select id, image_light, image_dark from benefits where slug in ('MAX', 'looke', 'clube') order by lower(slug)",
    )
    expect(benefits).toEqual([
      { id: null, image_light: null, image_dark: null },
      { id: 'benefit-looke', image_light: '/beneficios/looke.svg', image_dark: '/beneficios/looke.svg' },
      { id: 'benefit-max', image_light: '/beneficios/max.svg', image_dark: '/beneficios/max-dark.svg' },
    ])
    const links = await query(
      url(),
      `select sku, whatsapps -> 0 ->> 'complete_link' as link from plans
       where sku in ('d500a', 'd600b', 'rf600') order by sku`,
    )
    expect(links).toEqual([
      { sku: 'd500a', link: 'https://wa.me/1' },
      {
        sku: 'd600b',
        link: 'https://wa.me/558005551020?text=Olá!%20Quero%20contratar%20o%20plano%20700%20Mega%20Paramount%2B.',
      },
      { sku: 'rf600', link: null },
    ])
  })
})
