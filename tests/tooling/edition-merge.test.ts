/** Merging two editions of the shop (docs/shop.md). */
import { describe, expect, it } from 'vitest'
import { firstEdition } from '../../src/edition/first-edition.ts'
import type { ExternalLinkName } from '../../src/content/landing/external-links.ts'
import { withCampaign, withCampaignMoved } from '../../src/edition/change-campaigns-in-edition.ts'
import { withoutPlan, withPlanAt, withPlanCopy } from '../../src/edition/change-plans-in-edition.ts'
import { withFields, type LackingField } from '../../src/edition/merge-editions.ts'
import { Edition } from '../../src/edition/edition-schema.ts'

const base = firstEdition
const copied = withPlanCopy(base, { of: 'd500a', sku: 'd500n', name: '500 Natal', campaign: 'black-friday' })
const [first] = base.news ?? []
function fieldsOf(changed: Edition, own: Edition) {
  const fields: string[] = []
  withFields({ base, changed, own }, ({ place, isContested }) => {
    fields.push(`${place}${isContested ? ' !' : ''}`)
    return true
  })
  return fields
}

describe('what has changed elsewhere', () => {
  const priced = (price_with_dacc: number): Edition => ({
    ...base,
    plans: base.plans.map((plan) => (plan.sku === 'd500a' ? { ...plan, price_with_dacc } : plan)),
  })
  const texts = (some: Edition['texts']): Edition => ({ ...base, texts: { ...base.texts, ...some } })
  const links = (name: ExternalLinkName): Edition => ({ ...base, links: { [name]: 'https://example.com' } })
  const banner = (heading: string) => withCampaign(base, 'premium', { landing: { banner: { heading } } })

  it.each([
    ['a price', priced(50), base, ['plans.d500a.price_with_dacc']],
    ['a price that both have changed', priced(50), priced(40), ['plans.d500a.price_with_dacc !']],
    ['a price that both have changed alike', priced(50), priced(50), []],
    ['a price that only the own edition has changed', base, priced(50), []],
    ['a price of a plan that is gone', priced(50), withoutPlan(base, 'd500a'), ['plans.d500a !']],
    ['the order of plans', withPlanAt(base, 'd500a', 1), base, ['plans.order']],
    [
      'the order of plans in both',
      withPlanAt(base, 'd500a', 1),
      withPlanAt(base, 'd700b', 1),
      ['plans.order !'],
    ],
    ['a text', texts({ plansTitle: 'Oi' }), texts({ newsTitle: 'Oi' }), ['texts.plansTitle']],
    ['a link where there was none', links('support'), links('states'), ['links.support']],
    ['a list that becomes empty', { ...base, news: [] }, base, base.news?.map(({ id }) => `news.${id}`)],
    ['a campaign that is new', withCampaign(base, 'natal', { title: 'Natal' }), base, ['campaigns.natal']],
    [
      'a heading',
      banner('Oi'),
      { ...base, news: [] },
      expect.arrayContaining(['campaigns.premium.landing.banner.heading']),
    ],
  ] as const)('is found: %s (D118)', (_, changed, own, places) => {
    expect(fieldsOf(changed as Edition, own as Edition)).toEqual(places)
  })

  it.each([
    ['a plan in its place', copied],
    ['a plan that is gone', withoutPlan(base, 'd2000b')],
    ['another order', withPlanAt(base, 'd2000b', 1)],
    ['a price', priced(50)],
    ['a heading', banner('Oi')],
    ['no news', { ...base, news: [] }],
    ['news in another order', { ...base, news: base.news?.toReversed() }],
    ['a text', texts({ plansTitle: 'Oi' })],
    ['a link', links('support')],
  ] as [string, Edition][])(
    'is all there once it was put into an edition that is as before: %s (D118)',
    (_, changed) => {
      const all = withFields({ base, changed, own: base }, () => true)
      expect(Edition.parse(all)).toEqual(changed)
      expect(Edition.parse(withFields({ base, changed, own: base }, () => false))).toEqual(base)
    },
  )

  it('comes to what the own edition says besides, a new plan behind the one that it follows (D118)', () => {
    const own = withPlanAt({ ...priced(40), news: first ? [first] : [] }, 'd2000b', 1)
    const { plans, news, campaigns } = Edition.parse(withFields({ base, changed: copied, own }, () => true))
    const order = plans.map(({ sku }) => sku)
    expect(order[0]).toBe('d2000b')
    expect(order[order.indexOf('d500n') - 1]).toBe('d500a')
    expect(plans.find(({ sku }) => sku === 'd500a')?.price_with_dacc).toBe(40)
    expect(news).toEqual([first])
    expect(campaigns['black-friday']).toEqual(copied.campaigns['black-friday'])
  })
})

describe('a campaign that gets another address (D142)', () => {
  const natal = withCampaign(
    withCampaign(
      withCampaign(base, 'natal', { title: 'Natal', checkout: ['d500a', 'd600a'] }),
      'natal/bairro',
      {
        title: 'Natal no bairro',
      },
    ),
    'natal-b',
    { title: 'Natal B', variantOf: 'natal' },
  )
  const move = (to: string) => ({ from: 'natal', to, until: '2097-01-01T00:00' })
  const moved = withCampaignMoved(natal, move('festas'))
  const changed = withCampaign(natal, 'natal', { title: 'Natal', checkout: ['d600a'] })
  const both = withCampaignMoved(changed, move('festas'))
  const uncontested = ({ isContested }: LackingField) => !isContested

  it('is found as one change, and has what others change of it, whichever comes first', () => {
    const asked: string[] = []
    const note = ({ place, isContested }: LackingField) => {
      if (isContested) asked.push(place)
      return true
    }
    expect(withFields({ base: natal, changed: moved, own: changed }, note)).toEqual(both)
    expect(withFields({ base: natal, changed, own: moved }, note)).toEqual(both)
    expect(asked).toEqual([])
  })

  it('has its address back once the move is taken back, with what others changed', () => {
    expect(withFields({ base: moved, changed: natal, own: both }, uncontested)).toEqual(changed)
    expect(withFields({ base: both, changed: moved, own: both }, uncontested)).toEqual(moved)
  })

  it('has the one of two that a person chooses', () => {
    const other = withCampaignMoved(natal, move('ano-novo'))
    const three = { base: natal, changed: moved, own: other }
    const asked: LackingField[] = []
    const answer = (isTaken: boolean) => (field: LackingField) => {
      asked.push(field)
      return isTaken
    }
    expect(withFields(three, answer(true))).toEqual(moved)
    expect(asked).toContainEqual({ place: 'campaigns.natal.prefix', isContested: true, own: 'ano-novo' })
    expect(withFields(three, answer(false))).toEqual(other)
  })

  it('takes no address that another campaign has', () => {
    const own = withCampaign(natal, 'festas', { title: 'Festas juninas' })
    const merged = Edition.parse(withFields({ base: natal, changed: moved, own }, uncontested))
    expect(merged.campaigns.festas).toEqual({ title: 'Festas juninas' })
  })
})
