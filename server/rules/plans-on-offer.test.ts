import { describe, expect, it } from 'vitest'
import { campaigns } from '../../tests/support/first-shop.ts'
import type { Plan } from '../../src/contract/plan.ts'
import type { EditionCatalogue } from './catalogue-types.ts'
import {
  planFileOf,
  isForEmployees,
  planListOf,
  markForLink,
  planFile,
  plansFor,
  type PlanRequest,
} from './plans-on-offer.ts'

/** A plan with a service of its own, so that it is another thing than every other plan. */
const plan = (sku: string, more: Partial<Plan> = {}) =>
  ({
    id: `plan-${sku}`,
    sku,
    plan_type: null,
    showOnLanding: true,
    subscriptions: [],
    benefits: [{ slug: sku, benefit: sku }],
    ...more,
  }) as unknown as Plan

const mega = (sku: string, price_with_dacc: number, more: Partial<Plan> = {}) =>
  plan(sku, {
    plan_download: 500,
    plan_upload: 250,
    benefits: [],
    price: price_with_dacc + 10,
    price_with_dacc,
    ...more,
  })

const all = [
  plan('general'),
  plan('black'),
  plan('staff'),
  plan('best'),
  plan('south'),
  plan('es'),
  plan('extra'),
  plan('d500rs', { state: 'RS' }),
  plan('d700rs', { state: 'RS' }),
  plan('d600gles', { state: 'ES' }),
  plan('hidden', { showOnLanding: false }),
  plan('renewal', { plan_type: 'refidel' }),
  mega('mega', 60),
  mega('mega-cheap', 50),
  mega('mega-dear', 70),
  mega('mega-equal', 60),
  mega('mega-without-debit', 60, { price: 65 }),
  mega('mega-upload', 60, { plan_upload: 500 }),
  mega('mega-max', 60, { subscriptions: ['MAX'], benefits: [{ slug: 'MAX', benefit: 'HBO Max' }] }),
  mega('mega-staff', 40),
  mega('d600sp', 55, { state: 'SP' }),
]
const bySku = new Map(all.map((each) => [each.sku, each]))
const byId = new Map(all.map((each) => [each.id, each]))
const offer = (addon: string, checkout: string[], landing: string[] = []) =>
  [addon, { addon, checkout, landing }] as const

const edition = {
  campaigns,
  bySku,
  byId,
  offers: new Map([
    offer('plans', ['general', 'gone'], ['hidden', 'general']),
    offer('timblack', ['black', 'general'], ['black']),
    offer('oferta-colaborador', ['staff', 'mega-staff']),
    offer('premium', ['best']),
    offer('rs', ['south']),
    offer('es', ['es']),
    offer('own', ['extra']),
    offer('south', ['d500rs', 'd700rs', 'best']),
    offer('twice', ['mega', 'best']),
    offer('coast', ['general', 'd600gles', 'best']),
  ]),
  plansOf: (ids: readonly string[]) => ids.flatMap((id) => byId.get(id) ?? []),
} as Pick<EditionCatalogue, 'campaigns' | 'bySku' | 'byId' | 'offers' | 'plansOf'> as EditionCatalogue

const skusFor = (asked: Partial<PlanRequest>, region: string | null = null, state: string | null = 'SP') =>
  plansFor(campaigns, edition, { region, state }, { addon: '', ...asked }).map(({ sku }) => sku)

describe('the list for an addon', () => {
  it.each([
    ['timblack', 'timblack'],
    ['black', 'timblack'],
    ['own', 'own'],
    ['nobody', 'plans'],
    ['', 'plans'],
  ])('%j: %s', (addon, list) => {
    expect(planListOf(campaigns, edition, addon)).toBe(list)
  })
})

describe('plans on offer', () => {
  it.each<[Partial<PlanRequest>, string | null, string[]]>([
    [{}, null, ['general']],
    [{}, 'none', []],
    [{ addon: 'black' }, null, ['black', 'general']],
    [{ collaborator: true }, 'es', ['staff', 'mega-staff']],
    [{ addon: 'oferta-colaborador' }, null, ['staff', 'mega-staff']],
    [{ premium: true }, 'es', ['best']],
    [{ rs: true }, 'es', ['south']],
    [{ collaborator: true, premium: true, rs: true }, null, ['staff', 'mega-staff']],
    [{ premium: true, rs: true }, null, ['best']],
  ])('%j in region %j: %j (D29, D44)', (asked, region, skus) => {
    expect(skusFor(asked, region)).toEqual(skus)
  })

  it.each<[Partial<PlanRequest>, string | null, string[]]>([
    [{}, 'es', ['es']],
    [{}, 'elsewhere', ['general']],
    [{ addon: 'black' }, 'es', ['black', 'general']],
    [{ addon: 'black', regionOffer: true }, 'es', ['es']],
    [{ addon: 'black', regionOffer: true }, null, ['black', 'general']],
    [{ addon: 'black', regionOffer: true }, 'elsewhere', ['black', 'general']],
  ])('are the region’s without a campaign or for a regional one: %j in %j: %j', (asked, region, skus) => {
    expect(skusFor(asked, region)).toEqual(skus)
  })

  it.each<[addon: string, region: string | null, state: string | null, skus: string[]]>([
    ['south', null, 'RS', ['d500rs', 'd700rs', 'best']],
    ['south', 'south', null, ['d500rs', 'd700rs', 'best']],
    ['coast', null, 'ES', ['general', 'd600gles', 'best']],
    ['coast', null, 'RS', ['general', 'best']],
    ['coast', null, null, ['general', 'best']],
    ['south', null, 'SP', ['general']],
  ])('of %s in region %j, state %s: %j (D82)', (addon, region, state, skus) => {
    expect(skusFor({ addon }, region, state)).toEqual(skus)
  })

  it('do not include a regional plan of another state, even if a link names it (D82)', () => {
    expect(skusFor({ sku: 'd500rs' }, null, 'SP')).toEqual(['general'])
    expect(skusFor({ sku: 'd500rs' }, null, 'RS')).toEqual(['general', 'd500rs'])
    expect(skusFor({ addon: 'south', sku: 'd600gles' }, 'south', 'RS')).toEqual(['d500rs', 'd700rs', 'best'])
  })

  it.each([
    ['extra', ['general', 'extra']],
    ['general', ['general']],
    ['unknown', ['general']],
    ['renewal', ['general']],
    ['staff', ['general']],
  ])('with the sku %s: %j', (sku, skus) => {
    expect(skusFor({ sku })).toEqual(skus)
  })

  it.each<[sku: string, plans: string[], insteadOf: string | undefined]>([
    ['mega', ['mega', 'best'], undefined],
    ['mega-cheap', ['mega-cheap', 'best'], undefined],
    ['mega-without-debit', ['mega-without-debit', 'best'], undefined],
    ['mega-dear', ['mega', 'best'], 'mega-dear'],
    ['mega-equal', ['mega', 'best'], 'mega-equal'],
    ['mega-upload', ['mega', 'best', 'mega-upload'], undefined],
    ['mega-max', ['mega', 'best', 'mega-max'], undefined],
    ['mega-staff', ['mega', 'best'], undefined],
    ['d600sp', ['d600sp', 'best'], undefined],
  ])('have the same thing once, at the lower price, with the sku %s: %j (D81)', (sku, skus, insteadOf) => {
    const plans = plansFor(campaigns, edition, { region: null, state: 'SP' }, { addon: 'twice', sku })
    expect(plans.map((each) => each.sku)).toEqual(skus)
    expect(plans.map((each) => each.insteadOf)).toEqual([insteadOf, ...skus.slice(1).map(() => undefined)])
    // as a stored order has them
    const stored = plans.flatMap(({ id }) => byId.get(id) ?? [])
    expect(markForLink(edition, stored, sku, 'SP')).toEqual(plans)
  })

  it('do not stand in for a regional plan of another state (D82)', () => {
    const plans = plansFor(
      campaigns,
      edition,
      { region: null, state: 'RS' },
      { addon: 'twice', sku: 'd600sp' },
    )
    expect(plans).toEqual([bySku.get('mega'), bySku.get('best')])
    expect(markForLink(edition, plans, 'd600sp', 'RS')).toBe(plans)
  })

  it('of campaigns that are not on now are sold by no flag of a request, and by no link (D118)', () => {
    const ended = {
      ...campaigns,
      settingsOf: (prefix: string) => ({
        ...campaigns.settingsOf(prefix),
        isOff: ['premium', 'rs', 'twice'].includes(prefix),
      }),
    }
    const skusOf = (asked: Partial<PlanRequest>) =>
      plansFor(
        ended,
        { ...edition, campaigns: ended },
        { region: null, state: 'SP' },
        { addon: '', ...asked },
      )
    for (const asked of [{ premium: true }, { rs: true }, { sku: 'south' }])
      expect(skusOf(asked).map(({ sku }) => sku)).toEqual(['general'])
    // one that another list has too, and one that no list has
    for (const sku of ['best', 'mega-max'])
      expect(skusOf({ sku }).map((each) => each.sku)).toEqual(['general', sku])
  })

  it('are none where no list is stored', () => {
    const NOWHERE = { region: null, state: null }
    const empty = { ...edition, offers: new Map() }
    expect(plansFor(campaigns, empty, NOWHERE, { addon: '' })).toEqual([])
    expect(plansFor(campaigns, empty, NOWHERE, { addon: '', sku: 'extra' })).toEqual([bySku.get('extra')])
  })

  it('need a code only where they are the collaborators’ (D6)', () => {
    expect(isForEmployees(campaigns, { addon: '', collaborator: true })).toBe(true)
    expect(isForEmployees(campaigns, { addon: 'oferta-colaborador' })).toBe(true)
    expect(isForEmployees(campaigns, { addon: 'black', collaborator: false })).toBe(false)
  })
})

describe('a campaign’s list file', () => {
  it('has the plans of its landing page, then the others it sells', () => {
    expect(planFileOf(edition, 'timblack')).toEqual([
      bySku.get('black'),
      { ...bySku.get('general'), showOnLanding: false },
    ])
    expect(planFileOf(edition, 'plans')).toEqual([bySku.get('general')])
    expect(planFileOf(edition, 'nobody')).toBeUndefined()
  })

  it('counts a plan as shown only where its exclusion list lets it be (D60)', () => {
    const [hidden, general] = [bySku.get('hidden'), bySku.get('general')] as [Plan, Plan]
    expect(planFile([hidden, general], [general, hidden])).toEqual([general, hidden])
    expect(planFile([], [])).toEqual([])
    const [black, staff] = [bySku.get('black'), bySku.get('staff')] as [Plan, Plan]
    expect(planFile([black, staff], [staff])).toEqual([black, staff])
  })
})
