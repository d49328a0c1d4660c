/** A number that is no speed on offer, but close to a price: 'o de 159 com hbo'. */
import { describe, expect, test } from 'vitest'
import '../../funnel/journeys/standard/journey.ts'
import { samplePlan, wholeOrder } from '../../../tests/support/sample-orders.ts'
import { addLazyReaderParts } from '../lazy-extractors-and-patterns.ts'
import { read } from '../read-message.ts'

addLazyReaderParts()

const costing = (id: string, speed: number, price: number, subscriptions: string[] = []) =>
  samplePlan(id, {
    plan: speed === 1000 ? '1 Giga' : `${speed} Mega`,
    plan_download: speed,
    price: price + 10,
    price_with_dacc: price,
    subscriptions,
  })
const plans = [
  costing('p300', 300, 49.99),
  costing('p700', 700, 109.99),
  costing('p700h', 700, 119.99, ['MAX']),
  costing('p1000', 1000, 139.99),
  costing('p1000h', 1000, 159.99, ['MAX']),
  costing('p1000p', 1000, 149.99, ['paramount-plus']),
]
const whole = wholeOrder()
const order = {
  ...whole,
  answers: { cep: whole.answers.cep!, 'nr-imovel': whole.answers['nr-imovel']! },
  facts: { ...whole.facts, coverage: { ...whole.facts.coverage!, plans } },
}
const readAtPlans = (text: string) =>
  read(text, { step: 'planos', order, quiz: null, banks: [], words: {}, doubt: null, draft: {} })

describe('a number beside a plan', () => {
  test.each([
    ['o de 159 com hbo', 'p1000h'],
    ['159 com hbo', 'p1000h'],
    ['esse de 159,90 com hbo max', 'p1000h'],
    ['quero o de 160 com hbo', 'p1000h'],
    ['o de 300', 'p300'],
  ])('is the price that it is close to, unless it is a speed on offer: %j', (text, idPlan) =>
    expect(readAtPlans(text)).toMatchObject({ answers: { planos: { idPlan } }, doubts: [] }),
  )

  test.each([
    ['nao quero o de 300, quero o maior', 'p1000'],
    ['o de 300 não, quero o maior', 'p1000'],
    ['não quero o de 300, quero o mais barato', 'p300'],
  ])('is a speed that is refused for another plan, which is proposed: %j', (text, idPlan) =>
    expect(readAtPlans(text)).toMatchObject({
      answers: {},
      doubts: [{ values: { idPlan }, why: 'confirm' }],
    }),
  )

  test('is a price of several plans', () =>
    expect(readAtPlans('o de 159').doubts).toMatchObject([
      { why: 'either', or: [{ idPlan: 'p1000h' }, { idPlan: 'p1000p' }] },
    ]))

  test.each(['o de 159 mega com hbo', 'o de 159 com globoplay', 'o de 400', 'o de 300 com hbo'])(
    'is a speed that is not on offer: %j',
    (text) =>
      expect(readAtPlans(text)).toMatchObject({
        answers: {},
        doubts: [{ step: 'planos', why: 'unavailable' }],
      }),
  )
})
