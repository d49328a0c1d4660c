import { expect, it } from 'vitest'
import { samplePlan, wholeOrder } from '../../../tests/support/sample-orders.ts'
import type { Plan } from '../../contract/plan.ts'
import { journeyStarted } from '../../store/redux-actions.ts'
import { rootReducer } from '../../store/root-reducer.ts'
import { recommend } from './recommend-plan-for-household.ts'

/** Returns the advice where two plans are on offer. */
function adviceFor(plans: readonly Plan[]): string {
  const order = wholeOrder()
  const { coverage } = order.facts
  const sold = { ...order, facts: { ...order.facts, coverage: coverage && { ...coverage, plans } } }
  const started = journeyStarted({ order: sold, mode: 'chat', position: 'planos', recordId: null })
  const text = recommend(rootReducer(undefined, started), { people: 'few' })?.text ?? ''
  return text.replaceAll('\u00a0', ' ')
}

const small = (price_full: number) =>
  samplePlan('d300', { plan: '300 Mega', plan_download: 300, price_with_dacc: 49.99, price_full })
const next = (price_full: number) =>
  samplePlan('d500', { plan: '500 Mega', plan_download: 500, price_with_dacc: 59.99, price_full })

it.each([
  ['rises', 139.99, 159.99, 'por mais R$ 10,00 por mês nos primeiros 12 meses e mais R$ 20,00 depois.'],
  ['stays', 139.99, 149.99, 'por mais R$ 10,00 por mês.'],
  ['is less', 139.99, 99.99, 'por mais R$ 10,00 por mês nos primeiros 12 meses e menos R$ 40,00 depois.'],
  ['stays, because the shop has set no later prices', 0, 0, 'por mais R$ 10,00 por mês.'],
])(
  'says what the next plan up costs more, and where that %s after the promotion (D136)',
  (_, one, other, said) => {
    expect(adviceFor([small(one), next(other)])).toContain(said)
  },
)

it('says that the next plan up costs the same', () => {
  const same = { ...next(0), price_with_dacc: 49.99 }
  expect(adviceFor([small(0), same])).toContain('vale o 500 Mega, pelo mesmo preço.')
})
