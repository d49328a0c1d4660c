/** What a page shows of the plan that the visitor's link names. */
import { configureStore, Tuple } from '@reduxjs/toolkit'
import { act, render, screen, waitFor } from '@testing-library/react'
import { Provider } from 'react-redux'
import { MemoryRouter } from 'react-router'
import { expect, it } from 'vitest'
import { wholeOrder } from '../../../tests/support/sample-orders.ts'
import CheckoutPage from '../../pages/checkout/CheckoutPage.tsx'
import { LinkedPlan, QuestionNotice } from '../../questions/lazy-checkout-questions.tsx'
import { chatMemoryUpdated, journeyStarted, noticeRaised, stepChanged } from '../../store/redux-actions.ts'
import { rootReducer } from '../../store/root-reducer.ts'
import { browserBundle } from './standard/browser-bundle.ts'

it('the linked plan is shown below the question for the CEP, then above the next question, and is read out', async () => {
  await Promise.all([browserBundle.later?.(), LinkedPlan.preload(), QuestionNotice.preload()])
  const order = wholeOrder()
  const store = configureStore({ reducer: rootReducer, middleware: () => new Tuple() })
  store.dispatch(journeyStarted({ order, mode: 'pages', position: 'cep', recordId: null }))
  store.dispatch(chatMemoryUpdated({ linkedPlan: order.facts.coverage?.plans[0] }))
  render(
    <MemoryRouter>
      <Provider store={store}>
        <CheckoutPage />
      </Provider>
    </MemoryRouter>,
  )
  const main = () => screen.getByRole('main').textContent
  const isReadOut = async (text: RegExp) =>
    waitFor(() =>
      expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toContainEqual(
        expect.stringMatching(text),
      ),
    )
  expect(main()).toMatch(/Consultar meu endereço\s*Você escolheu o Plano p500: R\$\s59,99 por mês/)
  await isReadOut(/^Você escolheu o Plano p500/)
  act(() => {
    const values = { plan: 'Plano p500', link: 'asked' }
    store.dispatch(noticeRaised({ kind: 'result', of: 'planos', tone: 'done', values }))
    store.dispatch(stepChanged({ to: 'nome', how: 'push' }))
  })
  expect(main()).toMatch(
    /^Tem fibra na Avenida Paulista, 130\.\s*O Plano p500 que você escolheu chega até a sua casa\..*Qual é o seu nome/,
  )
  expect(main()).not.toContain('Você escolheu')
  await isReadOut(/^Tem fibra na Avenida Paulista, 130\. O Plano p500 que você escolheu/)
})
