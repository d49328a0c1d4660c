import { beforeAll, describe, expect, it } from 'vitest'
import { loadJourneys, situationAt } from '../../scripts/understand/visitor-state-at-question.ts'
import type { Doubt } from '../../src/understanding/reading.ts'
import { read } from '../../src/understanding/read.ts'
import { plansNamed } from '../../src/understanding/kinds/plan.ts'

const TODAY = '2026-11-20'
const at = (step: string) => situationAt(step, TODAY)
const planOf = (text: string) => read(text, at('planos')).answers.planos?.idPlan

beforeAll(loadJourneys)

describe('a plan on offer', () => {
  it.each([
    ['500', 'plan-d500a'],
    ['fechado no 700', 'plan-d600a'],
    ['o mais barato', 'plan-d300a'],
    ['o mais rápido que tiver', 'plan-d2000b'],
    ['700 com hbo', 'plan-d600c'],
    ['aquele que vem o max, mas o mais em conta', 'plan-d500b'],
    ['quero globoplay', 'plan-d600gl'],
    ['meio giga', 'plan-d500a'],
    ['aquele de 139 reais', 'plan-d1000a'],
    ['o segundo', 'plan-d500a'],
    ['meu vizinho tem o de 300, quero o de 500', 'plan-d500a'],
    ['não quero o de 700, quero o de 1 giga', 'plan-d1000a'],
    ['500 mega sem globoplay', 'plan-d500a'],
  ])('is chosen by words that fit it alone: %j (D152)', (text, id) => expect(planOf(text)).toBe(id))

  it.each([
    ['quero com paramount', 3],
    ['500 ou 700', 2],
  ])('is one of those that fit: %j (D152)', (text, count) => {
    const { answers, doubts } = read(text, at('planos'))
    expect(answers).toEqual({})
    expect(doubts).toMatchObject([{ why: 'either' }])
    expect(doubts[0]?.or).toHaveLength(count)
  })

  it.each([
    ['o de 400', '400'],
    ['quero com disney', 'outro'],
  ])('is never a neighbour of the one that is named: %j', (text, wish) =>
    expect(read(text, at('planos'))).toMatchObject({
      answers: {},
      doubts: [{ values: { wish }, why: 'unavailable' }],
    }),
  )

  it('for companies is told about as its topic is, also at a speed that companies cannot have', () =>
    expect(read('o empresarial de 500', at('planos'))).toMatchObject({
      answers: {},
      doubts: [],
      facts: ['empresa'],
    }))

  it('is chosen among those that were proposed', () => {
    const or = ['plan-d500b', 'plan-d600c', 'plan-d1000b'].map((idPlan) => ({ idPlan }))
    const doubt: Doubt = { step: 'planos', values: or[0] ?? {}, why: 'either', or }
    expect(read('o de 500', { ...at('planos'), doubt }).answers).toEqual({ planos: { idPlan: 'plan-d500b' } })
  })

  it('is changed where another question is open, if it is wanted (D154)', () => {
    expect(read('na verdade quero o de 300', at('email')).answers.planos).toEqual({ idPlan: 'plan-d300a' })
    expect(read('minha internet atual é 300 mega', at('email')).answers.planos).toBeUndefined()
  })
})

it.each([
  ['quero o mais barato', 'cheapest'],
  ['700 mega com hbo', '700 max'],
  ['quero com globoplay', 'globoplay'],
])('before coverage, %j is a wish', (text, wish) =>
  expect(read(`cep 01310-100, ${text}`, at('cep')).answers.planos).toEqual({ wish }),
)

it('names every plan of a comparison', () => {
  const plans = at('planos').order.facts.coverage?.plans ?? []
  expect(plansNamed('o de 500 ou o giga com paramount', plans).map(({ id }) => id)).toEqual([
    'plan-d500a',
    'plan-d1000c',
  ])
})
