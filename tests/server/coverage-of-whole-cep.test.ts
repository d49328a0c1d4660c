/** The look-up of a CEP promises no more about its houses than the check of each house would. */
import { describe, expect, it } from 'vitest'
import { useServer } from '../support/server.ts'
import { rowsToRun } from '../support/rows-to-run.ts'

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
