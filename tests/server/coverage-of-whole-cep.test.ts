/** The look-up of a CEP promises no more about its houses than the check of each house would, and finds its ranges. */
import { describe, expect, it } from 'vitest'
import { useServer } from '../support/server.ts'
import { rowsToRun, isFull } from '../support/rows-to-run.ts'
import { rangeContainsCep } from '../../server/repositories/coverage.ts'

type Coverage = { infra: string | null; plans: { sku: string }[]; address: object | null }

/** CEP, why nothing is said about all of its houses (docs/test-people.md) */
const UNCERTAIN = [
  ['04538133', 'numbers up to 3900 are covered'],
  ['04007001', 'one side is covered'],
  ['71615010', 'blocks and lots'],
  ['22021001', 'a full splitter'],
  ['30130010', 'network, nothing on sale yet'],
  ['01207001', 'a hole in a covered city'],
  ['68800000', 'a town without network'],
  ['01239999', 'an address that is not known to the street'],
] as const

/** What else decides the plans */
const ASKED = [
  {},
  { sku: 'd600wb' },
  { sku: 'd500em' },
  { addon: 'black' },
  { addon: 'b/r' },
  { addon: 'nonsense' },
  { addon: 'sp', regionOffer: 'true' },
  { premium: 'true' },
  { rs: 'true' },
] as const

describe('the coverage of every house of a CEP', () => {
  const server = useServer()

  const lookUp = async (cep: string, query: Record<string, string> = {}) => {
    const asked = new URLSearchParams({ coverage: 'true', ...query })
    const { status, body } = await server().call('GET', `/api/cep/information/${cep}?${asked}`)
    expect(status).toBe(200)
    return body.coverage as Coverage | undefined
  }

  it.each(rowsToRun(ASKED, 4))('is what the check of a house answers, asked with %j', async (asked) => {
    const found = await lookUp('01310100', asked)
    expect(found?.plans.length).toBeGreaterThan(0)
    for (const number of ['1', '1867', 'S/N']) {
      const body = Object.fromEntries(
        Object.entries(asked).map(([name, value]) => [name, value === 'true' ? true : value]),
      )
      const checked = await server().call('POST', '/api/lead-v2', { cep: '01310100', number, ...body })
      expect(checked.body.cepCoverage).toEqual(found)
    }
    await server().sql('delete from leads')
  })

  it.each(UNCERTAIN)('of %s is not told: %s', async (cep) => {
    expect(await lookUp(cep)).toBeUndefined()
  })

  it('is left out where two areas are equally narrow', async () => {
    await server().sql(
      `insert into coverage_areas select (a).* from (
         select jsonb_populate_record(c, '{"id": "other"}') as a from coverage_areas c
         where id = 'caiubi-uma-visita') as other`,
    )
    expect(await lookUp('05010000')).toBeUndefined()
    await server().sql(`delete from coverage_areas where id = 'other'`)
    expect(await lookUp('05010000')).toMatchObject({ infra: 'I-SYSTEMS' })
  })

  it('is left out once the last port is taken', async () => {
    const ports = (free: number | null) =>
      server().sql(`update coverage_areas set free_ports = $1 where id = 'caiubi-uma-visita'`, [free])
    await ports(1)
    expect(await lookUp('05010000')).toBeDefined()
    await ports(0)
    expect(await lookUp('05010000')).toBeUndefined()
    await ports(null)
  })

  it.each([
    ['collaborator', 'true'],
    ['addon', 'oferta-colaborador'],
  ] as const)('is not told to collaborators, whose offer takes a code (D6): %s=%s', async (name, value) => {
    expect(await lookUp('01310100', { [name]: value })).toBeUndefined()
  })

  it('is sent only on request', async () => {
    expect(await lookUp('01310100', { coverage: 'false' })).toBeUndefined()
    const { body } = await server().call('GET', '/api/cep/information/01310100?sku=d500a')
    expect(body).not.toHaveProperty('coverage')
  })

  it('records nothing', async () => {
    const rows = () =>
      server().sql(
        `select (select count(*) from leads) + (select count(*) from no_coverage_leads)
           + (select count(*) from lead_events) as rows`,
      )
    const before = await rows()
    await lookUp('01310100', { addon: 'black' })
    expect(await rows()).toEqual(before)
  })
})

/** How many CEPs are asked for, each of every range. */
const TIMES = isFull ? 250 : 30

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
    order by random() limit ${TIMES}`

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
      expect([Number(ranges) > 1000, Number(asked), Number(wrong)]).toEqual([true, TIMES, 0])
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
