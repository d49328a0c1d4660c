/** The chat says in words when the answer about direct debit changes the price (D99). */
import { expect, it } from 'vitest'
import { transcriptOf } from '../../src/conversation/transcript.ts'
import { planOf } from '../../src/funnel/chosen-and-requested-plan.ts'
import { formatBRL } from '../../src/lib/money.ts'
import { correctionAsked } from '../../src/store/events.ts'
import { goTo, journeyServer } from '../support/journey.ts'
import type { Visit } from '../support/visit.ts'

const journeys = journeyServer()

const words = { greeting: 'Oi!', none: 'Não tem' }

/** What the assistant says about the monthly payment. */
function pricesSaid(visit: Visit): string[] {
  const { dialogue, flow } = visit.state()
  return transcriptOf(visit.order(), flow.position, flow.returnTo, dialogue, words).flatMap((line) =>
    line.kind === 'message' && line.text.includes('mensalidade fica')
      ? [line.text.replaceAll('\u00a0', ' ')]
      : [],
  )
}

it.each(['true', 'false'])('what an answer %s about debit does to the price is said', async (first) => {
  const visit = journeys().open({ mode: 'chat' })
  await goTo(visit, 'ativar-debito')
  expect(pricesSaid(visit)).toEqual([])
  visit.answer('ativar-debito', { direct_debit: first })
  await visit.until('the next question', ({ flow }) => flow.position !== 'ativar-debito')
  const plan = planOf(visit.order())
  const price = (reais = 0) => formatBRL(reais).replaceAll('\u00a0', ' ')
  expect(plan?.price).toBeGreaterThan(plan?.price_with_dacc ?? 0)
  const without = [`Sem débito automático, a mensalidade fica em ${price(plan?.price)}.`]
  expect(pricesSaid(visit)).toEqual(first === 'true' ? [] : without)

  const other = first === 'true' ? 'false' : 'true'
  visit.store.dispatch(correctionAsked({ step: 'ativar-debito' }))
  visit.answer('ativar-debito', { direct_debit: other })
  await visit.until('the change', ({ flow }) => flow.position !== 'ativar-debito')
  const back = [`Com débito automático, a mensalidade fica em ${price(plan?.price_with_dacc)}.`]
  expect(pricesSaid(visit)).toEqual(other === 'true' ? back : without)
})
