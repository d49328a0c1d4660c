/** The plan cards of a landing page: which plans share one, and what each says. */
import { describe, expect, test } from 'vitest'
import { campaigns, landingOf, pageDataOf } from '../support/first-shop.ts'
import { plansAt } from '../../src/funnel/landing-plans.ts'
import {
  cardsOf,
  comparedPlans,
  withServicesOf,
  type CardRules,
} from '../../src/pages/landing/plans/build-plan-card-data.ts'

const rulesOf = (prefix: string): CardRules => ({
  ...landingOf(prefix),
  ...pageDataOf(prefix),
})
const plansUnder = (prefix: string) => plansAt(pageDataOf(prefix).plans, `/${prefix}/`)
const cardsUnder = (prefix: string, more: Partial<CardRules> = {}) =>
  cardsOf(plansUnder(prefix), { ...rulesOf(prefix), ...more })
const skusOf = (cards: ReturnType<typeof cardsUnder>) =>
  cards.map(({ plans }) => plans.map(({ sku }) => sku).join(' '))

describe('the cards of a plan list (M2.59)', () => {
  test('are one for each plan in the mode `all`, in the order of the page (M4.13)', () => {
    expect(skusOf(cardsUnder(''))).toEqual(['d300a', 'd500a', 'd500b', 'd1000a', 'd1000b', 'd2000b'])
  })

  test('are one for each group in the mode `group`, the cheapest first (M4.14)', () => {
    expect(skusOf(cardsUnder('black-friday'))).toEqual([
      'd300a',
      'd500a',
      'd600a',
      'd600b d600c d600gl',
      'd1000a d1000c d1000b',
    ])
  })

  test('are those without streaming and those with it in the mode `tabs`', () => {
    const cards = cardsUnder('timcontrole')
    expect(skusOf(cards)).toEqual(['d500a', 'd600a', 'd1000a', 'd600b d600c d600gl', 'd1000c d1000d'])
    expect(cards.map(({ hasStreaming }) => hasStreaming)).toEqual([false, false, false, true, true])
  })

  test('have their own addresses: #c and the digits of a sku, the first card of those digits (M2.43)', () => {
    expect(cardsUnder('').map(({ anchor }) => anchor)).toEqual(['c300', 'c500', null, 'c1000', null, 'c2000'])
  })
})

describe('what a card says of a plan', () => {
  const planUnder = (prefix: string, sku: string) =>
    cardsUnder(prefix)
      .flatMap(({ plans }) => plans)
      .find((plan) => plan.sku === sku)

  test('has badge, points and bonus of its campaign (M9.3, M9.4)', () => {
    expect(planUnder('', 'd1000a')?.badges).toEqual(['Melhor Custo Benefício'])
    expect(planUnder('black-friday', 'd600b')?.badges).toEqual(['OFERTA GAMER', 'ESCOLHA STREAMING'])
    expect(planUnder('livelo', 'd600gl')?.badges).toEqual(['OFERTA GAMER'])
    expect(planUnder('livelo', 'd500a')?.points).toBe(3000)
    expect(planUnder('', 'd500a')?.points).toBeNull()
    expect(planUnder('timblack', 'd600a')?.bonus).toBe('Até 30 GIGA')
    expect(planUnder('black-friday', 'd600a')?.text).toBe('600MB + 100MB Bônus vitalícios')
  })

  test('wears the lowest price once on a page (M4.14)', () => {
    for (const prefix of ['', ...campaigns.prefixes]) {
      const plans = cardsUnder(prefix).flatMap((card) => card.plans)
      // a single plan has none to be cheaper than
      const count = plans.length === 1 ? 0 : 1
      expect([prefix, plans.filter(({ isCheapest }) => isCheapest).length]).toEqual([prefix, count])
    }
  })

  test('wears it on a page of one service only if the start page sells none cheaper with it (D158)', () => {
    const labelled = (prefix: string) => {
      const plans = plansUnder(prefix)
      const cards = cardsOf(plans, rulesOf(prefix), withServicesOf(plans, plansUnder('')))
      return cards.flatMap((card) => card.plans).flatMap(({ isCheapest, sku }) => (isCheapest ? sku : []))
    }
    // the start page has 500 Mega HBO Max
    expect(labelled('hbo-max')).toEqual([])
    expect(labelled('paramount')).toEqual(['d600b'])
    expect(labelled('timblack')).toEqual(['d600a'])
  })

  test('holds no more than cards need', () => {
    const bytes = JSON.stringify(cardsUnder('')).length
    expect(bytes).toBeLessThan(JSON.stringify(plansUnder('')).length)
  })
})

test('the comparison has each plan, with the benefits of M4.10', () => {
  const plans = comparedPlans(plansUnder(''), rulesOf(''))
  const having = (slug: string) =>
    plans.filter(({ benefits }) => benefits.includes(slug)).map(({ sku }) => sku)
  expect(having('MAX')).toEqual(['d500b', 'd1000b', 'd2000b'])
  expect(having('deezer')).toEqual(['d500b', 'd1000b'])
})
