import { describe, expect, it } from 'vitest'
import { seed } from '../../server/db/seed.ts'
import { campaigns } from '../../src/campaigns/all-campaigns.ts'
import { makeCampaigns } from '../../src/campaigns/make-campaigns.ts'
import { PREFIXES } from '../../src/campaigns/prefix.ts'
import { PlanListReply } from '../../src/contract/plan.ts'
import { useServer } from '../support/server.ts'

/** Plans of the general landing page, in the order of M§2. */
const GENERAL = ['d300a', 'd500a', 'd500b', 'd1000a', 'd1000b', 'd2000b']

describe('the offers', () => {
  const server = useServer()

  const fileOf = async (name: string) => {
    const { status, body } = await server().call('GET', `/json/${name}.json`)
    expect(status).toBe(200)
    return PlanListReply.parse(body).plans
  }
  const shown = async (name: string) =>
    (await fileOf(name)).filter((plan) => plan.showOnLanding).map((plan) => plan.sku)

  it.each(PREFIXES)('of %s are those of its rules, in the database and in its file', async (prefix) => {
    const { checkout, excluded } = campaigns.rulesOf(prefix)
    const [row] = await server().sql('select checkout from offers where addon = $1', [prefix])
    expect(row?.checkout).toEqual(checkout)
    const own = prefix === 'migracao-ultrafibra' ? GENERAL : checkout
    // a list of exclusions keeps the catalogue's order
    const order = (skus: readonly string[]) => (excluded ? skus.toSorted() : skus)
    expect(order(await shown(prefix))).toEqual(order(own))
  })

  it('without a campaign show the plans of M§2 in their order, and sell others besides', async () => {
    expect(await shown('plans')).toEqual(GENERAL)
    const others = (await fileOf('plans')).filter((plan) => !plan.showOnLanding).map((plan) => plan.sku)
    expect(others).toEqual(['d600a', 'd600b', 'd600c', 'd600gl', 'd1000c'])
  })

  it.each(['', ...PREFIXES])('of “%s” can be asked for as they are sold (F7.7)', async (prefix) => {
    const { status, body } = await server().call('GET', `/json/${prefix || 'plans'}.json?sold=true`)
    expect(status).toBe(200)
    expect(PlanListReply.parse(body).plans.map(({ sku }) => sku)).toEqual(campaigns.rulesOf(prefix).checkout)
  })

  it('answer to the alias of a campaign too', async () => {
    expect(await fileOf('black')).toEqual(await fileOf('timblack'))
  })

  it('hide a plan from the page when the operator does, and still sell it', async () => {
    await server().sql("update plans set show_on_landing = false where sku = 'd600a'")
    server().clock.advance(6_000)
    expect(await shown('timblack')).not.toContain('d600a')
    expect((await fileOf('timblack')).map((plan) => plan.sku)).toContain('d600a')
    await server().sql("update plans set show_on_landing = true where sku = 'd600a'")
    server().clock.advance(6_000)
  })

  it('are rewritten at a start; the operator’s own lists stay', async () => {
    await server().sql("update offers set checkout = '{d300a}', landing = '{}' where addon = 'timblack'")
    await server().sql("insert into offers values ('bairro-novo', '{d300a}', '{d300a}')")
    await server().asOwner((db) => seed(db, 'catalogue'))
    server().clock.advance(6_000)
    expect(await shown('timblack')).toEqual(campaigns.rulesOf('timblack').checkout)
    expect(await shown('bairro-novo')).toEqual(['d300a'])
  })

  it('are not touched where nothing is to be seeded', async () => {
    await server().sql("update offers set checkout = '{d300a}' where addon = 'timpre'")
    await server().asOwner((db) => seed(db, 'none'))
    expect(await server().sql("select checkout from offers where addon = 'timpre'")).toEqual([
      { checkout: ['d300a'] },
    ])
    await server().asOwner((db) => seed(db, 'demo'))
  })

  it('take the campaigns that they are given', async () => {
    const one = makeCampaigns({
      default: { checkout: ['d500a'] },
      vila: { checkout: ['d600a', 'd700a'], excluded: ['d300a'] },
    })
    await server().asOwner((db) => seed(db, 'demo', one))
    const [row] = await server().sql("select landing, checkout from offers where addon = 'vila'")
    expect(row?.checkout).toEqual(['d600a', 'd700a'])
    expect(row?.landing).toContain('d2000b')
    expect(row?.landing).not.toContain('d300a')
  })
})
