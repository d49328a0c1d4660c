/** The calls of the marketing site, as the rules state them word for word. */
import { describe, expect, it } from 'vitest'
import { useServer } from '../support/server.ts'

describe('the lists', () => {
  const server = useServer()
  const get = async (path: string) => (await server().call('GET', path)).body

  it('of plans come as data.plans, with every field of a plan (M7.2, M3.1)', async () => {
    const reply = { data: await get('/json/plans.json') }
    expect(reply).toHaveProperty('data.plans')
    for (const plan of reply.data.plans as object[])
      expect(plan).toMatchObject({
        sku: expect.stringMatching(/^\w+$/),
        plan: expect.stringMatching(/Mega|Giga/),
        description: expect.any(String),
        price_full: expect.any(Number),
        price_with_dacc: expect.any(Number),
        price: expect.any(Number),
        showOnLanding: expect.any(Boolean),
        benefits: expect.arrayContaining([{ slug: expect.any(String), benefit: expect.any(String) }]),
        addonBonus: expect.any(Array),
        livelo_dacc_points: expect.toSatisfy((points) => points === null || Number.isInteger(points)),
        whatsApps: expect.arrayContaining([
          { origin_domain: expect.any(String), complete_link: expect.stringMatching(/^https:/) },
        ]),
      })
    const bonus = await get('/json/timblack.json')
    expect(bonus).toHaveProperty('plans.0.addonBonus.0.addon_description', expect.any(String))
  })

  it('of benefits hold every field of a benefit (M3.3)', async () => {
    const { benefits } = await get('/json/plans.json')
    for (const benefit of benefits as object[])
      expect(benefit).toEqual({
        id: expect.any(String),
        slug: expect.any(String),
        benefit: expect.any(String),
        description: expect.any(String),
        imageLight: expect.stringMatching(/^\//),
        imageDark: expect.stringMatching(/^\//),
      })
    const dark = (benefits as { slug: string; imageLight: string; imageDark: string }[]).filter(
      ({ imageLight, imageDark }) => imageLight !== imageDark,
    )
    expect(dark.map(({ slug }) => slug).toSorted()).toEqual(['MAX', 'deezer'])
  })

  it('of banks hold id, code and name (M3.7)', async () => {
    const { banks } = await get('/api/banks')
    for (const bank of banks as object[])
      expect(bank).toMatchObject({
        id: expect.any(String),
        code: expect.stringMatching(/^\d{3}$/),
        name: expect.any(String),
      })
    expect((banks as object[]).length).toBeGreaterThan(5)
  })
})

describe('the look-up of a CEP', () => {
  const server = useServer()

  it('GET cep/information/{cep} answers UF, city, neighborhood and address, and the zip (M3.8, M7.1)', async () => {
    for (const query of ['', '?sku=d600a']) {
      const { status, body } = await server().call('GET', `/api/cep/information/01310100${query}`)
      expect(status).toBe(200)
      expect(body).toMatchObject({
        cep: '01310100',
        UF: 'SP',
        city: 'São Paulo',
        neighborhood: 'Bela Vista',
        address: 'Avenida Paulista',
      })
    }
    const { status, body } = await server().call('GET', '/api/cep/information/00000000')
    expect([status >= 400, Object.keys(body)]).toEqual([true, expect.arrayContaining(['message'])])
  })
})
