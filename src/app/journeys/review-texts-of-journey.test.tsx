/** The review of a journey that places no order has that journey's own texts. */
import { configureStore, Tuple } from '@reduxjs/toolkit'
import { render, screen } from '@testing-library/react'
import { Provider } from 'react-redux'
import { expect, it } from 'vitest'
import '../../../tests/support/sample-orders.ts'
import { confirmacao as text } from '../../content/steps/confirmacao.ts'
import { confirmacao } from '../../funnel/steps/confirmacao.ts'
import { addPart } from '../../questions/journey-part-registry.ts'
import { QuestionForm } from '../../questions/QuestionForm.tsx'
import { journeyStarted } from '../../store/redux-actions.ts'
import { emptyOrder } from '../../store/order.ts'
import { rootReducer } from '../../store/root-reducer.ts'

it('a review says what its journey says: reason, agreement and button (D122)', async () => {
  const own = {
    why: 'Nada é enviado antes.',
    consent: 'Aceito que vocês liguem.',
    submit: 'Enviar indicação',
  }
  addPart('standard', { steps: [[confirmacao, { ...text, ...own }]] })
  const store = configureStore({ reducer: rootReducer, middleware: () => new Tuple() })
  const order = emptyOrder({ journey: 'standard', prefix: '', wish: {}, today: '2026-11-20' })
  store.dispatch(journeyStarted({ order, mode: 'pages', position: 'confirmacao', recordId: null }))
  render(
    <Provider store={store}>
      <QuestionForm step="confirmacao" variant="page" />
    </Provider>,
  )
  expect(await screen.findByRole('button', { name: own.submit }, { timeout: 5000 })).toBeTruthy()
  for (const said of [own.why, own.consent]) expect(screen.getByText(said)).toBeTruthy()
  expect(screen.queryByText(/contratado|Confirmar pedido/)).toBeNull()
})
