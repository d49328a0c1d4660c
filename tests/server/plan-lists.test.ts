/** The plan lists at /json/*.json: which plans each campaign shows on its page, which it sells, and in which order. */
import { describe, expect, it } from 'vitest'
import { campaigns } from '../support/first-shop.ts'
import { PlanListReply } from '../../src/contract/banks-regulations-and-plan-lists.ts'
import { useServer } from '../support/server.ts'
import { changePlan, publish } from '../support/publish-editions.ts'

/** Plans of the general landing page, in the order that docs/rules/marketing.md gives (M4.13). */
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

  it.each(campaigns.prefixes)('of %s are those of its rules', async (prefix) => {
    const { checkout, page } = campaigns.settingsOf(prefix)
    const own = prefix === 'migracao-ultrafibra' ? GENERAL : checkout
    expect(await shown(prefix)).toEqual(prefix === 'migracao-ultrafibra' ? own : (page ?? checkout))
  })

  it('without a campaign show six plans in the specified order, and sell others besides (M4.13)', async () => {
    expect(await shown('plans')).toEqual(GENERAL)
    const others = (await fileOf('plans')).filter((plan) => !plan.showOnLanding).map((plan) => plan.sku)
    expect(others).toEqual(['d600a', 'd600b', 'd600c', 'd600gl', 'd1000c'])
  })

  it.each(['', ...campaigns.prefixes])('of “%s” can be asked for as they are sold (F7.7)', async (prefix) => {
    const { status, body } = await server().call('GET', `/json/${prefix || 'plans'}.json?sold=true`)
    expect(status).toBe(200)
    expect(PlanListReply.parse(body).plans.map(({ sku }) => sku)).toEqual(
      campaigns.settingsOf(prefix).checkout,
    )
  })

  it.each([
    ['d600gles', 'ES'],
    ['d500em', undefined],
    ['d9999', undefined],
  ])('with the plan that a link to %s adds to them, wherever it is sold (D82)', async (sku, state) => {
    const { body } = await server().call('GET', `/json/plans.json?sold=true&sku=${sku}`)
    const sold = PlanListReply.parse(body).plans.slice(campaigns.settingsOf('').checkout.length)
    expect(sold.map((plan) => [plan.sku, plan.state])).toEqual(state ? [[sku, state]] : [])
  })

  it('answer to the alias of a campaign too', async () => {
    expect(await fileOf('black')).toEqual(await fileOf('timblack'))
  })

  it('hide a plan from the page when the operator does, and still sell it', async () => {
    await changePlan(server(), 'd600a', { showOnLanding: false })
    expect(await shown('timblack')).not.toContain('d600a')
    expect((await fileOf('timblack')).map((plan) => plan.sku)).toContain('d600a')
    await changePlan(server(), 'd600a', { showOnLanding: true })
  })

  it('may be a list of the operator’s own, which no campaign has (D118)', async () => {
    await publish(server(), (edition) => ({
      ...edition,
      lists: { 'bairro-novo': { page: ['d300a'], checkout: ['d300a', 'd500a'] } },
    }))
    expect(await shown('bairro-novo')).toEqual(['d300a'])
    expect((await fileOf('bairro-novo')).map((plan) => plan.sku)).toEqual(['d300a', 'd500a'])
  })

  it('name what a page shows: a plan that is new is shown where it is named, and nowhere else (D118)', async () => {
    await publish(server(), (edition) => {
      const [first] = edition.plans.filter(({ sku }) => sku === 'd600a')
      const own = first && {
        ...first,
        id: 'plan-natal',
        sku: 'natal',
        plan: 'Plano de Natal',
        plan_upload: 333,
      }
      return {
        ...edition,
        plans: [...edition.plans, ...(own ? [own] : [])],
        campaigns: {
          ...edition.campaigns,
          natal: { title: 'Natal', lpOrigin: 'LP Natal', checkout: ['d500a', 'natal'] },
        },
      }
    })
    expect(await shown('natal')).toEqual(['d500a', 'natal'])
    for (const prefix of ['', ...campaigns.prefixes])
      expect(await shown(prefix || 'plans')).not.toContain('natal')
  })
})
