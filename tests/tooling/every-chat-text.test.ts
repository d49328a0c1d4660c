/** Every chat text with empty, long and unusual values: no broken sentence, no unresolved placeholder. */
import { configureStore } from '@reduxjs/toolkit'
import fc from 'fast-check'
import { beforeAll, describe, expect, it } from 'vitest'
import { catalogue } from '../support/first-shop.ts'
import { journeyParts as standard } from '../../src/app/journeys/standard.ts'
import { clarifyingQuestion } from '../../src/content/clarifying-questions.ts'
import { questionsRefinedByRemark } from '../../src/content/visitor-remarks.ts'
import { visitorQuestions } from '../../src/content/visitor-questions.ts'
import type { Plan } from '../../src/contract/plan.ts'
import { preparedAnswer } from '../../src/conversation/prepared-answers.ts'
import { askedOf } from '../../src/conversation/topic-answers.ts'
import { planNotOnOffer } from '../../src/conversation/plan-buttons.ts'
import { idsOf } from '../../src/funnel/journey-registry.ts'
import type { Order } from '../../src/funnel/step-and-journey-types.ts'
import { journeyStarted, chatMemoryUpdated } from '../../src/store/redux-actions.ts'
import { rootReducer } from '../../src/store/root-reducer.ts'
import {
  ADDITIONS,
  faultsIn,
  functionsIn,
  maybe,
  some,
  TEXTS,
  VALUES,
} from '../support/find-faults-in-chat-texts.ts'
import { reached } from '../support/orders-at-step.ts'

const RUNS = { numRuns: process.env.FULL ? 2000 : 15 }

const textsOf = (value: unknown): readonly string[] =>
  typeof value === 'string' ? [value] : (value as readonly string[])

/** Marks that a value brings along are no fault of the text. */
const withoutOdd = (text: string) => text.replaceAll('“aspas”', 'aspas')

describe('the texts of the chat (D99, U-chat)', () => {
  const all = functionsIn(TEXTS)

  it('are all rendered here: a new function needs a row in tests/support/find-faults-in-chat-texts.ts', () => {
    expect(all.map(([at]) => at).toSorted()).toEqual(Object.keys(VALUES).toSorted())
  })

  it.each(all)('%s is whole with any value', (at, text) => {
    fc.assert(
      fc.property(fc.tuple(...(VALUES[at] ?? [])), (values) => {
        for (const each of textsOf(text(...values))) {
          const shown = withoutOdd(each)
          expect([shown, ...faultsIn(ADDITIONS.has(at) ? shown.trim() : shown)]).toEqual([shown])
        }
      }),
      RUNS,
    )
  })

  const KINDS = ['either', 'confirm', 'typo', 'surname', 'ddd', 'part', 'invalid', 'unavailable'] as const
  it.each(KINDS)('ask back in whole sentences, if a value is unsure: %s', (kind) => {
    fc.assert(
      fc.property(
        fc.constantFrom(...idsOf({ journey: 'standard' }, 'chat')),
        maybe,
        maybe,
        (step, said, lacks) => {
          const text = withoutOdd(clarifyingQuestion(step, kind, said, lacks))
          expect([text, ...faultsIn(text)]).toEqual([text])
        },
      ),
      RUNS,
    )
  })
})

/** Plans as a desk user might enter them: odd names, services that nobody knows, equal prices, no upload. */
const plans = fc.uniqueArray(
  fc.record({
    base: fc.constantFrom(...catalogue.filter(({ plan_type: type }) => type === null)),
    name: fc.option(some),
    sku: fc.option(fc.constantFrom('x1', 'd0', 'promo-2027')),
    subscriptions: fc.option(fc.subarray(['MAX', 'globo-play', 'paramount-plus', 'novo-servico'])),
    price: fc.option(fc.constantFrom(0, 59.99, 1234.5)),
    plan_upload: fc.option(fc.constantFrom(0, 33)),
  }),
  { maxLength: 6, selector: ({ base }) => base.id },
)

const planOf = ({ base, name, sku, subscriptions, price, plan_upload }: PlanValues): Plan => ({
  ...base,
  plan: name ?? base.plan,
  sku: sku ?? base.sku,
  subscriptions: subscriptions ?? base.subscriptions,
  ...(price === null ? {} : { price, price_with_dacc: price, price_full: price }),
  plan_upload: plan_upload ?? base.plan_upload,
})
type PlanValues = typeof plans extends fc.Arbitrary<readonly (infer T)[]> ? T : never

const TALK = [
  '',
  'tá caro',
  'a vivo faz por 80',
  'qual a diferença do 500 pro 700?',
  'comparar 1 giga e 2 giga',
  'somos 4 e meu filho joga',
  'o 500 dá pra gente?',
  'o de 300 com netflix',
  'e o globoplay?',
]

describe('the answers of the chat with any catalogue', () => {
  beforeAll(async () => {
    await standard.later?.()
  })

  const ids = [...Object.keys(visitorQuestions), ...Object.keys(questionsRefinedByRemark)]
  const places = fc.constantFrom('cep', 'planos', 'nome', 'cpf', 'ativar-debito', 'confirmacao')

  const orderOf = (place: string, offered: readonly Plan[], chosen: boolean): Order => {
    const order = reached(place)
    const { coverage } = order.facts
    const [first] = offered
    const { planos: _planos, ...answers } = order.answers
    return {
      ...order,
      facts: { ...order.facts, coverage: coverage && { ...coverage, plans: offered } },
      answers:
        chosen && first && coverage ? { ...answers, planos: { values: { idPlan: first.id } } } : answers,
    }
  }

  it.each(ids)('%s is whole', (id) => {
    fc.assert(
      fc.property(
        plans,
        places,
        fc.boolean(),
        fc.boolean(),
        fc.constantFrom(...TALK),
        (drawn, place, chosen, isPriced, message) => {
          const offered = drawn.map(planOf)
          const store = configureStore({
            reducer: rootReducer,
            middleware: (defaults) =>
              defaults({ thunk: false, serializableCheck: false, immutableCheck: false }),
          })
          const order = orderOf(place, offered, chosen)
          store.dispatch(journeyStarted({ order, mode: 'chat', position: place, recordId: null }))
          const [low, high = low] = offered
          if (isPriced) store.dispatch(chatMemoryUpdated({ range: low && high ? [low, high] : null }))
          const answer = preparedAnswer(askedOf(store.getState(), message), id)
          const buttons = answer?.actions?.map(({ label }) => label) ?? []
          for (const text of [...(answer?.text.split('\n') ?? []), ...buttons])
            expect([text, ...faultsIn(withoutOdd(text))]).toEqual([text])
        },
      ),
      RUNS,
    )
  })

  it('about a plan that is not on offer are whole', () => {
    fc.assert(
      fc.property(plans, fc.constantFrom('400', '600 max', 'globoplay', '2000 outro', ''), (drawn, wish) => {
        const missing = planNotOnOffer(orderOf('planos', drawn.map(planOf), false), wish)
        for (const text of [missing.text, ...missing.actions.map(({ label }) => label)])
          expect([text, ...faultsIn(withoutOdd(text))]).toEqual([text])
      }),
      RUNS,
    )
  })
})
