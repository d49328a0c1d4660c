/** Finding the ranges that contain a CEP by their stems gives the same ranges as a plain comparison. */
import { describe, expect, it } from 'vitest'
import { rangeContainsCep } from '../../server/repositories/coverage.ts'
import { isFull } from '../support/rows-to-run.ts'
import { useServer } from '../support/server.ts'

/** How many CEPs are asked for, each of every range. */
const ASKED = isFull ? 250 : 30

/** Ranges at every boundary of tens, on both its sides and across it, nested and overlapping, with seeded noise. */
const RANGES = `
  select setseed(0.5);
  create temporary table ranges as
    with edges as (
      select distinct greatest(0, least(99999999, base * size + offs)) as cep
      from unnest(array[1, 10, 100, 1000, 10000, 100000, 1000000, 10000000]) as size,
        unnest(array[1, 9]) as base, unnest(array[-1, 0, 1]) as offs
    ), ends as (
      select a.cep as cep_from, b.cep as cep_to from edges a join edges b on b.cep >= a.cep
      union all
      select f, least(99999999, f + w) from (
        select floor(random() * 100000000)::int as f, floor(10 ^ (random() * 7))::int as w
        from generate_series(1, 300)) as r
    ) select row_number() over () as id, * from ends;
  create temporary table asked as
    select cep from (
      select cep_from as cep from ranges union all select cep_to from ranges where id % 3 = 0
      union all select floor(random() * 100000000)::int from generate_series(1, 100)
      union all values (0), (99999999)) as a group by cep
    order by random() limit ${ASKED}`

const server = useServer()

describe('a range of CEPs', () => {
  it('is found for each CEP in it and for no other', async () => {
    const client = await server().db.pool.connect()
    try {
      await client.query(RANGES)
      const { rows } = await client.query<{ ranges: string; asked: string; found: string; wrong: string }>(
        `select (select count(*) from ranges) as ranges, (select count(*) from asked) as asked,
           count(*) filter (where stems and plain) as found, count(*) filter (where stems <> plain) as wrong
         from (
           select ${rangeContainsCep('r', 'a.cep')} as stems, a.cep between r.cep_from and r.cep_to as plain
           from ranges r, asked a) as compared`,
      )
      const [{ ranges, asked, found, wrong } = { ranges: 0, asked: 0, found: 0, wrong: 1 }] = rows
      expect([Number(ranges) > 1000, Number(asked), Number(wrong)]).toEqual([true, ASKED, 0])
      expect(Number(found)).toBeGreaterThan(1000)
    } finally {
      client.release(true)
    }
  })

  it.each(['city_ranges', 'coverage_areas'])('is found by the index of %s', async (table) => {
    const client = await server().db.pool.connect()
    try {
      // As the only index of an empty copy: which of several the planner takes depends on what else is in the table.
      await client.query(`create temporary table copied (like ${table})`)
      const {
        rows: [index],
      } = await client.query<{ definition: string }>(
        `select replace(indexdef, 'public.${table} ', 'copied ') as definition from pg_indexes where indexname = '${table}_stem'`,
      )
      await client.query(index?.definition ?? '')
      await client.query('set enable_seqscan = off')
      const { rows } = await client.query<{ 'QUERY PLAN': string }>(
        `explain select * from copied where ${rangeContainsCep('copied', '1310100')}`,
      )
      expect(rows.map((row) => row['QUERY PLAN']).join('\n')).toContain(`${table}_stem`)
    } finally {
      client.release(true)
    }
  })
})
