import { describe, expect, it } from 'vitest'
import '../funnel/journeys/renewal.ts'
import { noFacts } from '../funnel/facts.ts'
import type { Order } from '../funnel/types.ts'
import { plan, wholeOrder } from '../../tests/support/orders.ts'
import { understand } from './spoken.ts'

const offers = {
  plans: [
    plan('m500', { plan: '500 Mega', price_with_dacc: 54.99 }),
    plan('m700', { plan: '700 Mega', plan_download: 600, price_with_dacc: 84.99 }),
  ],
  extras: [
    plan('globo', { plan: 'Globoplay', plan_download: 0, subscriptions: ['globo-play'] }),
    plan('max', { plan: 'HBO Max', plan_download: 0, subscriptions: ['MAX'] }),
  ],
}
const order: Order = {
  ...wholeOrder(),
  journey: 'renewal',
  answers: {},
  facts: { ...noFacts, offers },
}
const said = (text: string, draft = {}) => understand('ofertas', text, order, null, draft)

describe('what is said of the offers', () => {
  it.each([
    ['700 mega com globoplay', { offer1: 'm700', offer2: 'globo' }],
    ['quero o 500 mega e hbo max', { offer1: 'm500', offer2: 'max' }],
    ['o mais barato sem extra', { offer1: 'm500', offer2: '' }],
  ])('“%s” is a whole answer', (text, values) => {
    expect(said(text)).toEqual({ kind: 'answer', values })
  })

  it('a main offer alone waits for the extra', () => {
    expect(said('500 mega')).toEqual({ kind: 'part', values: { offer1: 'm500' } })
  })

  it.each(['nenhum', 'só isso', 'não', 'sem extra'])('“%s” goes on with the chosen one', (text) => {
    expect(said(text, { offer1: 'm500' })).toEqual({ kind: 'answer', values: { offer1: 'm500', offer2: '' } })
    // of two equal offers the more expensive one is preselected on the cards
    expect(said(text)).toEqual({ kind: 'answer', values: { offer1: 'm700', offer2: '' } })
  })

  it.each(['não entendi', 'qual a diferença?', 'bom dia'])('“%s” is none', (text) => {
    expect(said(text)).toEqual({ kind: 'unknown' })
  })

  it('a customer without extras says the main offer alone', () => {
    const plain = { ...order, facts: { ...noFacts, offers: { ...offers, extras: [] } } }
    expect(understand('ofertas', '700 mega', plain, null, {})).toMatchObject({
      kind: 'answer',
      values: { offer1: 'm700' },
    })
  })
})
