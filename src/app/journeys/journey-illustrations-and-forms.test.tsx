/** A journey shows only its own drawings, and none of another journey. */
import { renderToString } from 'react-dom/server'
import { Provider } from 'react-redux'
import { StaticRouter } from 'react-router'
import { describe, expect, it } from 'vitest'
import { cep as cepText } from '../../content/steps/cep.ts'
import { verificandoDisponibilidade as waitText } from '../../content/steps/verificando-disponibilidade.ts'
import { addJourney } from '../../funnel/journey-registry.ts'
import { cep } from '../../funnel/steps/cep.ts'
import { verificandoDisponibilidade } from '../../funnel/steps/verificando-disponibilidade.ts'
import type { JourneyId, Page, StepId } from '../../funnel/step-and-journey-types.ts'
import { wholeOrder } from '../../../tests/support/sample-orders.ts'
import CheckoutPage from '../../pages/checkout/CheckoutPage.tsx'
import { formPreloaders } from '../../questions/QuestionForm.tsx'
import OrderCard from '../../questions/order/OrderCard.tsx'
import { addPart } from '../../questions/journey-part-registry.ts'
import { journeyParts as standard } from './standard.ts'
import { storeAt } from '../../../tests/support/store-at-question.tsx'

const page = (id: StepId, layout: Page['layout']): Page => ({
  path: `/sem-desenho/${id}/`,
  layout,
  stage: 'disponibilidade',
  steps: [id],
})

const plain = addJourney({
  id: 'sem-desenho',
  root: '/sem-desenho',
  pages: [page('cep', 'checkout'), page('verificando-disponibilidade', 'loading')],
  recordKind: null,
})
addPart(plain.id, {
  steps: [
    [{ ...cep, view: 'line' }, cepText],
    [verificandoDisponibilidade, waitText],
  ],
  views: { line: async () => Promise.resolve({ default: () => <p>outra pergunta</p> }) },
})

/** What a new visitor of a journey sees at one of its steps. */
function at(journey: JourneyId, position: StepId): HTMLElement {
  const store = storeAt(position, { journey })
  const seen = document.createElement('div')
  seen.innerHTML = renderToString(
    <Provider store={store}>
      <StaticRouter location="/">
        <CheckoutPage />
      </StaticRouter>
    </Provider>,
  )
  return seen
}

describe('a journey', () => {
  it.each(['cep', 'verificando-disponibilidade'])('shows its own picture at %s, or none', (step) => {
    expect(at(standard.id, step).querySelectorAll('.scene')).toHaveLength(1)
    expect(at(plain.id, step).querySelector('.scene, .opener, .night > svg')).toBeNull()
  })

  it.each([
    ['pages', null, 0],
    ['pages', 'plan', 1],
    ['chat', null, 0],
    ['chat', 'plan', 0],
  ] as const)('draws the house once: by %s the news of the fibre has it (plan: %s)', (mode, plan, drawn) => {
    const { answers, ...order } = wholeOrder()
    const { planos, ...others } = answers
    const said = { ...order, answers: plan && planos ? { planos, ...others } : others }
    const store = storeAt('nome', { order: said, mode })
    const card = renderToString(
      <Provider store={store}>
        <StaticRouter location="/">
          <OrderCard />
        </StaticRouter>
      </Provider>,
    )
    expect(card.split('order__scene').length - 1).toBe(drawn)
    expect(card).toContain('Avenida')
  })

  it('brings the form of its own questions; another journey has the usual one for this view', async () => {
    for (const load of formPreloaders(plain.id)) await load()
    expect(at(plain.id, 'cep').querySelector('main')?.textContent).toContain('outra pergunta')
    expect(at(standard.id, 'cep').querySelector('form[data-step="cep"] input')).not.toBeNull()
  })
})
