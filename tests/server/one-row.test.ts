/** Databases from before an answer's key was stored in its event: none is forgotten. */
import { readFileSync } from 'node:fs'
import path from 'node:path'
import pg from 'pg'
import { describe, expect, it } from 'vitest'
import { useDatabase } from '../support/database.ts'

const MIGRATION = path.join(import.meta.dirname, '../../server/db/migrations/012_one_row_an_answer.sql')

const BEFORE = `
  create schema before;
  set search_path = before;
  create table leads (id uuid primary key);
  create table lead_events (lead_id uuid not null references leads (id) on delete cascade, seq integer not null,
    at timestamptz not null, what text not null, primary key (lead_id, seq));
  create table idempotency_keys (lead_id uuid not null references leads (id), key text not null,
    fingerprint text not null, version integer not null, created_at timestamptz not null,
    primary key (lead_id, key));
  insert into leads values ('00000000-0000-4000-8000-000000000001'), ('00000000-0000-4000-8000-000000000002');
  insert into lead_events values
    ('00000000-0000-4000-8000-000000000001', 1, '2026-01-01 10:00:00', 'created'),
    ('00000000-0000-4000-8000-000000000001', 2, '2026-01-01 10:00:01', 'answered'),
    ('00000000-0000-4000-8000-000000000001', 3, '2026-01-01 10:00:02', 'answered'),
    ('00000000-0000-4000-8000-000000000001', 4, '2026-01-01 10:00:02', 'answered'),
    ('00000000-0000-4000-8000-000000000001', 5, '2026-01-01 10:00:03', 'answered'),
    ('00000000-0000-4000-8000-000000000002', 1, '2026-01-01 10:00:01', 'answered');
  insert into idempotency_keys values
    ('00000000-0000-4000-8000-000000000001', 'first', 'f1', 1, '2026-01-01 10:00:01'),
    ('00000000-0000-4000-8000-000000000001', 'same-a', 'f2', 1, '2026-01-01 10:00:02'),
    ('00000000-0000-4000-8000-000000000001', 'same-b', 'f3', 2, '2026-01-01 10:00:02'),
    ('00000000-0000-4000-8000-000000000002', 'first', 'f4', 1, '2026-01-01 10:00:01')`

describe('keys of earlier answers', () => {
  const url = useDatabase()

  it('move into the history, each with its own answer', async () => {
    const client = new pg.Client({ connectionString: url() })
    await client.connect()
    try {
      await client.query(BEFORE)
      await client.query(readFileSync(MIGRATION, 'utf8'))
      const { rows } = await client.query({
        text: 'select right(lead_id::text, 1), seq, key, fingerprint, version from lead_events order by 1, 2',
        rowMode: 'array',
      })
      expect(rows).toEqual([
        ['1', 1, null, null, null],
        ['1', 2, 'first', 'f1', 1],
        ['1', 3, 'same-a', 'f2', 1],
        ['1', 4, 'same-b', 'f3', 2],
        ['1', 5, null, null, null],
        ['2', 1, 'first', 'f4', 1],
      ])
    } finally {
      await client.end()
    }
  })
})
