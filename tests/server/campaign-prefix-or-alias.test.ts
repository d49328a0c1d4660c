/** Every call accepts a campaign by its full prefix, and by its alias with the prefix; a new campaign needs one folder. */
import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, it } from 'vitest'
import { PAULISTA } from '../support/create-leads.ts'
import { useServer } from '../support/server.ts'
import { readCampaign } from '../../src/app/boot/read-campaign.ts'
import { renderHere, rendererBy } from '../support/page-renderer.ts'
import { parsePage } from '../support/parse-page.ts'

type Property = { description?: string }
type Operation = {
  parameters?: ({ in: string; name: string } & Property)[]
  requestBody?: { content: Record<string, { schema: { properties?: Record<string, Property> } }> }
}

const WHOLE = { addon: 'b/timblack' }
const ALIAS = { addon: 'black', prefix: 'b/timblack' }
const LINE = '11922220001'

/** Calls that store a campaign: their path, body and table. */
const STORED: readonly [string, object, string][] = [
  ['/api/lead-v2', PAULISTA, 'leads'],
  ['/api/lead', { ...PAULISTA, name: 'Maria da Silva' }, 'leads'],
  ['/api/lead/createFromRenta', { phoneNumber: LINE }, 'leads'],
  ['/api/lead-no-coverage', { cep: '68800000', phone: '91987654321' }, 'no_coverage_leads'],
  ['/api/renewalBaseUser/documentNumber', { cpf: '30000000620' }, 'renewal_requests'],
  ['/api/fiber-migration/offers', { cpf: '30000000701' }, 'leads'],
  ['/api/supportRequest', { telephone: '11987654321' }, 'support_requests'],
]
/** Columns of a campaign that is no part of a record's origin. */
const COLUMNS: Readonly<Record<string, string>> = { support_requests: 'campaign' }

/** Calls that only ask. */
const ASKED = [
  '/api/cep/coverage?cep=01310100&number=1000',
  '/api/cep/information/01310100?coverage=true',
  '/api/faq?',
]

describe('a campaign in a request', () => {
  const server = useServer()
  let taking: string[] = []
  beforeAll(async () => {
    const { body } = await server().call('GET', '/api/openapi.json')
    const paths = Object.entries(body.paths as Record<string, Record<string, Operation>>)
    const described = (operation: Operation, name: string) =>
      operation.requestBody?.content['application/json']?.schema.properties?.[name] ??
      operation.parameters?.find((each) => each.in === 'query' && each.name === name)
    taking = paths.flatMap(([path, methods]) =>
      Object.values(methods).flatMap((operation) => {
        if (!described(operation, 'addon')) return []
        expect([path, described(operation, 'prefix')?.description]).toEqual([
          path,
          expect.stringContaining('counts only'),
        ])
        expect(JSON.stringify(described(operation, 'addon'))).toContain('alias')
        return [path]
      }),
    )
  })

  it('is described by every call that takes one, and each of them is tried here', () => {
    const tried = [...STORED.map(([path]) => path), ...ASKED.map((url) => url.replace(/\?.*/, ''))]
    const known = tried.map((path) => path.replace('/01310100', '/{cep}'))
    // PUT lead-no-coverage completes what POST has opened, and leaves the campaign alone.
    expect(new Set(taking)).toEqual(new Set(known))
  })

  it.each(STORED)('%s stores the whole prefix, whatever form it came in', async (path, body, table) => {
    const campaignOf = async (sent: object) => {
      const made = await server().call('POST', path, { ...body, ...sent })
      expect(made.status).toBe(200)
      const { idLead, id_renewal_request, id } = made.body
      const where = [idLead ?? id_renewal_request ?? id]
      const column = COLUMNS[table] ?? "origin->>'addon'"
      const [row] = await server().sql(`select ${column} as addon from ${table} where id = $1`, where)
      return row?.addon
    }
    expect(await campaignOf(WHOLE)).toBe('b/timblack')
    expect(await campaignOf(ALIAS)).toBe('b/timblack')
    expect(await campaignOf({ addon: 'black' })).toBe('timblack')
    expect(await campaignOf({ addon: 'black', prefix: 'livelo' })).toBe('timblack')
  })

  it.each([
    ['F4.21', 'timcontrole', 'controle'],
    ['F4.22', 'timblack', 'black'],
    ['F4.22', 'b/timblack', 'black'],
    ['F4.23', 'timpre', 'pre'],
  ])('%s: %s travels as %s and is stored whole', async (_rule, prefix, alias) => {
    const { body } = await server().call('POST', '/api/lead-v2', { ...PAULISTA, addon: alias, prefix })
    expect(
      await server().sql("select origin->>'addon' as addon from leads where id = $1", [body.idLead]),
    ).toEqual([{ addon: prefix }])
  })

  it.each(ASKED)('%s answers both forms alike', async (path) => {
    const ask = async (sent: Record<string, string>) =>
      (await server().call('GET', `${path}&${new URLSearchParams(sent)}`)).body
    expect(await ask({ addon: 'controle', prefix: 'timcontrole' })).toEqual(
      await ask({ addon: 'timcontrole' }),
    )
    expect(await ask({ addon: 'controle' })).toEqual(await ask({ addon: 'timcontrole' }))
    expect(await ask(ALIAS)).toEqual(await ask(WHOLE))
  })

  it('is one request in both forms, so that an old page and a new one repeat each other’s', async () => {
    const headers = { 'idempotency-key': randomUUID() }
    const send = (sent: object) => server().call('POST', '/api/lead-v2', { ...PAULISTA, ...sent }, headers)
    const [first, second] = [await send(WHOLE), await send(ALIAS)]
    expect([second.status, second.body.idLead]).toEqual([200, first.body.idLead])
  })

  it('brings the bonus of its brand by its alias', async () => {
    const bonus = async (sent: object) =>
      (await server().call('POST', '/api/lead/createFromRenta', { phoneNumber: LINE, ...sent })).body
        .idPlanAddonBonus
    expect(await bonus(ALIAS)).toBe(await bonus(WHOLE))
    expect(await bonus(ALIAS)).not.toBeNull()
  })
})

/** The folder. */
const vila = {
  lpOrigin: 'LP Vila',
  title: 'Fibra na sua vila',
  flags: { regionOffer: true as const },
  checkout: ['d700a', 'd2000b'],
  footer: { sales: false },
  robots: 'noindex' as const,
}

describe('a campaign that is one folder more', () => {
  const server = useServer({
    renderer: rendererBy(renderHere),
    edition: (edition) => ({
      ...edition,
      campaigns: { ...edition.campaigns, vila, 'vila/timpre': {} },
    }),
  })

  const open = async (address: string) => {
    const { status, headers, text } = await server().call('GET', address)
    return { status, headers, page: parsePage(text) }
  }
  const skus = (body: Readonly<Record<string, unknown>>) =>
    (body.plans as { sku: string; showOnLanding: boolean }[]).map(({ sku }) => sku)

  it('has plans: on its page and at an address', async () => {
    const { body } = await server().call('GET', '/json/vila.json')
    expect(skus(body)).toEqual(['d700a', 'd2000b'])
    const covered = await server().call('GET', '/api/cep/coverage?cep=01310100&number=1000&addon=vila')
    expect(skus(covered.body)).toEqual(['d700a', 'd2000b'])
  })

  it('has a page with its title, its footer, and its prefix in the links', async () => {
    const { status, page } = await open('/vila/')
    expect([status, page.title]).toEqual([
      200,
      expect.stringMatching(/^Fibra na sua vila: .* · TIM Ultrafibra$/),
    ])
    const hrefs = [...page.querySelectorAll('footer a')].map((link) => link.getAttribute('href'))
    expect(hrefs).not.toContain('tel:08005551020')
    expect(hrefs).toEqual(expect.arrayContaining(['tel:10341', '/vila/regulamentos/']))
  })

  it('keeps search engines out, in the header and in the page', async () => {
    const { headers, page } = await open('/vila/checkout/nome/')
    expect(headers['x-robots-tag']).toBe('noindex')
    expect(page.querySelector('meta[name=robots]')?.getAttribute('content')).toBe('noindex')
  })

  it('is no address where nobody has added it, and neither is one below it', async () => {
    expect((await open('/aldeia/')).status).toBe(404)
    const below = await open('/vila/nada')
    expect([below.status, readCampaign(below.page).prefix]).toEqual([404, 'vila'])
  })
})
