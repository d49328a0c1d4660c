/** The catalogue of plans and the lists: benefits, banks, regulations and complement types. */
import { describe, expect, it } from 'vitest'
import { firstEdition } from '../../src/edition/first-edition.ts'
import { CampaignPlansReply, Regulations } from '../../src/contract/banks-regulations-and-plan-lists.ts'
import { useServer } from '../support/server.ts'

/** Every sku of the spec, and the win-back offer. */
const SKUS = (
  'd300a d300r d400a d400rt d500a d500b d500rs d500ar d500br d500em d600a d600b d600c d600cb d600ar d600br ' +
  'd600gl d600gles d600ar3 d600sp d700a d700b d700rs d1000a d1000b d1000c d1000d d1000cb d1000em d2000b d600wb'
).split(' ')

describe('the catalogue', () => {
  const server = useServer()

  it('holds every sku of the spec', async () => {
    const rows = await server().sql('select sku from plans where plan_type is null')
    expect(new Set(rows.map((row) => row.sku))).toEqual(new Set(SKUS))
    expect(rows).toHaveLength(SKUS.length)
  })

  it.each([
    ['d500a', 59.99, 159.99],
    ['d600b', 119.99, 179.99],
    ['d600c', 119.99, 179.99],
    ['d600gl', 119.99, 179.99],
    ['d600gles', 109.99, 129.99],
    ['d600ar3', 109.99, 129.99],
    ['d1000a', 139.99, 189.99],
    ['d1000c', 149.99, 199.99],
    ['d1000d', 159.99, 219.99],
    ['d1000cb', 119.99, null],
  ])('prices %s as the spec does (M9.5)', async (sku, dacc, full) => {
    const [row] = await server().sql('select price_with_dacc, price_full from plans where sku = $1', [sku])
    expect(row?.price_with_dacc).toBe(Math.round(dacc * 100))
    if (full !== null) expect(row?.price_full).toBe(Math.round(full * 100))
  })

  it('lists plans as data.plans, with every field of a plan (F3.1, F7.7, M3.1, M7.2)', async () => {
    const reply = { data: (await server().call('GET', '/json/plans.json')).body }
    expect(reply).toHaveProperty('data.plans')
    for (const plan of reply.data.plans as object[])
      expect(plan).toMatchObject({
        id: expect.any(String),
        sku: expect.stringMatching(/^d\d+\w*$/),
        plan: expect.stringMatching(/Mega|Giga/),
        description: expect.any(String),
        discount: expect.any(Number),
        price_full: expect.any(Number),
        price_with_dacc: expect.any(Number),
        price: expect.any(Number),
        plan_download: expect.any(Number),
        plan_upload: expect.any(Number),
        installationSchedule: expect.any(Boolean),
        regulations: expect.any(String),
        subscriptions: expect.any(Array),
        showOnLanding: expect.any(Boolean),
        benefits: expect.arrayContaining([{ slug: expect.any(String), benefit: expect.any(String) }]),
        addonBonus: expect.any(Array),
        livelo_dacc_points: expect.toSatisfy((points) => points === null || Number.isInteger(points)),
        whatsApps: expect.arrayContaining([
          { origin_domain: expect.any(String), complete_link: expect.stringMatching(/^https:/) },
        ]),
      })
    const bonus = (await server().call('GET', '/json/timblack.json')).body
    expect(bonus).toHaveProperty('plans.0.addonBonus.0.addon_description', expect.any(String))
  })

  it('holds the benefits of the spec, each with name and description (F3.3, F3.4)', () => {
    const rows = firstEdition.benefits
    for (const { name, description } of rows) expect(`${name}${description}`).toMatch(/\p{L}{3}/u)
    const slugs =
      'MAX paramount-plus globo-play seguranca-digital babbel aya-books games-club looke ' +
      'aya-ensinah aya-bancah deezer band-sports band-news'
    expect(rows.map((row) => row.slug)).toEqual(expect.arrayContaining(slugs.split(' ')))
  })

  it('lists the benefits of the spec with their pictures, a dark one for Deezer and HBO Max (M3.3, M3.14)', async () => {
    const { body } = await server().call('GET', '/json/plans.json')
    const { benefits } = CampaignPlansReply.parse(body)
    for (const benefit of body.benefits as object[])
      expect(benefit).toEqual({
        id: expect.any(String),
        slug: expect.any(String),
        benefit: expect.any(String),
        description: expect.any(String),
        imageLight: expect.stringMatching(/^\//),
        imageDark: expect.stringMatching(/^\//),
      })
    expect(benefits.map(({ benefit }) => benefit).slice(0, 9)).toEqual([
      'Banca Virtual',
      'Audiobooks',
      'Segurança Digital',
      'Babel',
      'Games Club',
      'Paramount+',
      'Band Sports',
      'Band News',
      'Looke',
    ])
    expect(new Set(benefits.map(({ id }) => id)).size).toBe(benefits.length)
    const own = benefits.filter(({ imageLight, imageDark }) => imageLight !== imageDark)
    expect(own.map(({ slug }) => slug)).toEqual(['MAX', 'deezer'])
  })

  it('names the plan in its links to the chat app, for a host and in general (M3.1)', async () => {
    const { plans } = CampaignPlansReply.parse((await server().call('GET', '/json/paramount.json')).body)
    const [first] = plans
    expect(first?.whatsApps).toEqual([
      {
        origin_domain: 'tim.com.br',
        complete_link:
          'https://wa.me/558005551020?text=Ol%C3%A1!%20Vim%20do%20site%20da%20TIM%20e%20quero%20contratar%20o%20plano%20700%20Mega%20Paramount%2B.',
      },
      {
        origin_domain: '*',
        complete_link:
          'https://wa.me/558005551020?text=Ol%C3%A1!%20Quero%20contratar%20o%20plano%20700%20Mega%20Paramount%2B.',
      },
    ])
  })

  it('calls 600 Mega with the bonus 700 Mega', async () => {
    const [row] = await server().sql("select name, download from plans where sku = 'd600a'")
    expect(row).toEqual({ name: '700 Mega', download: 600 })
  })

  it.each(['/json/plans.json', '/api/json/plans.json', '/api/json/timblack.json', '/json/b/r.json'])(
    '%s answers with an ETag',
    async (path) => {
      const first = await server().call('GET', path)
      expect(first.status).toBe(200)
      expect(CampaignPlansReply.parse(first.body).plans.length).toBeGreaterThan(0)
      const again = await server().call('GET', path, undefined, {
        'if-none-match': String(first.headers.etag),
      })
      expect([again.status, again.text]).toEqual([304, ''])
      expect(first.headers['cache-control']).toContain('must-revalidate')
    },
  )

  it('has every plan that is sold to new customers in a list, the one for companies too (D106)', async () => {
    const { offers, plans } = server().shop.served().edition
    const lists = await Promise.all(
      [...offers.keys()].map(async (name) => (await server().call('GET', `/json/${name}.json`)).body),
    )
    const listed = lists.flatMap((body) => CampaignPlansReply.parse(body).plans.map(({ sku }) => sku))
    const sold = plans.filter(({ plan_type: type }) => type === null).map(({ sku }) => sku)
    expect(sold).toContain('d1000cb')
    expect(sold.filter((sku) => !listed.includes(sku))).toEqual([])
  })

  it.each(['/json/nada.json', '/json/plans', '/json/..%2fconfig.json', '/json/plans.json.bak'])(
    '%s is a 404',
    async (path) => {
      expect((await server().call('GET', path)).status).toBe(404)
    },
  )

  it('lists banks with id, code and name, the first one by structure only (F5.5, F7.25, M3.7)', async () => {
    const { body } = await server().call('GET', '/api/banks')
    const banks = body.banks as { code: string }[]
    for (const bank of banks)
      expect(bank).toMatchObject({
        id: expect.any(String),
        code: expect.stringMatching(/^\d{3}$/),
        name: expect.any(String),
      })
    expect(banks.length).toBeGreaterThan(5)
    expect(banks[0]).toEqual({ id: '077', code: '077', name: 'Banco Inter' })
    expect(banks.map((bank) => bank.code)).toContain('001')
  })

  it('shows the regulations, the collaborators’ only to them (F5.6, F7.26)', async () => {
    const path = '/api/plans/regulationsAndSummaries/getAll'
    const open = Regulations.parse((await server().call('GET', path)).body)
    expect(open.regulations.map((each) => each.id)).not.toContain('colaborador')
    expect(open.sumarries.length).toBeGreaterThan(0)
    const all = Regulations.parse((await server().call('GET', `${path}?collaborator=true`)).body)
    expect(all.regulations.map((each) => each.id)).toContain('colaborador')
  })

  it('knows the complement types of an infraco (F7.33)', async () => {
    const types = async (infraco: string) =>
      (await server().call('GET', `/api/tim-api/address-info/complementTypes?infraco=${infraco}`)).body
    expect(await types('V.TAL')).toMatchObject({
      complementTypes: expect.arrayContaining([{ id: 'CASA', name: 'Casa' }]),
    })
    expect(await types('I-SYSTEMS')).toEqual({ success: true, complementTypes: [] })
  })

  it('covers 190 cities', async () => {
    const [row] = await server().sql(
      "select count(distinct name)::int as cities from coverage_areas where name like '%/__'",
    )
    expect(row?.cities).toBe(190)
  })
})
