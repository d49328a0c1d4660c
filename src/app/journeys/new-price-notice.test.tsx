/** The notice about a new price takes the visitor to it. */
import { configureStore, Tuple } from '@reduxjs/toolkit'
import { act, fireEvent, render, screen } from '@testing-library/react'
import { Provider } from 'react-redux'
import { expect, it, vi } from 'vitest'
import { wholeOrder } from '../../../tests/support/sample-orders.ts'
import { journeyParts } from './standard.ts'
import { journeyStarted, noticeRaised } from '../../store/redux-actions.ts'
import { rootReducer } from '../../store/root-reducer.ts'
import QuestionNotice from '../../questions/notices/QuestionNotice.tsx'

it('a new price is asked about where one looks, again at each try to order, and says what was changed (X24)', async () => {
  await journeyParts.later?.()
  const seen = vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(() => {})
  const store = configureStore({ reducer: rootReducer, middleware: () => new Tuple() })
  const order = wholeOrder({}, { 'ativar-debito': { direct_debit: 'false' } })
  store.dispatch(journeyStarted({ order, mode: 'pages', position: 'confirmacao', recordId: 'a-lead' }))
  const raised = { kind: 'price-changed', before: 109.99, now: 119.99, cause: 'payment' } as const
  store.dispatch(noticeRaised(raised))
  render(
    <Provider store={store}>
      <QuestionNotice />
      <button type="submit" name="accept_information">
        Confirmar pedido
      </button>
    </Provider>,
  )
  const notice = screen.getByRole('alert')
  const confirm = screen.getByRole('button', { name: 'Confirmar pedido' })
  expect(document.activeElement).toBe(notice)
  expect(notice.textContent).toMatch(
    /^A forma de pagamento mudou em outra aba.*agora é R\$\s119,99 por mês, sem débito automático\. Você aceita o novo preço\?/,
  )
  confirm.focus()
  act(() => void store.dispatch(noticeRaised({ ...raised })))
  expect(document.activeElement).toBe(notice)
  expect(seen.mock.contexts).toEqual([notice, notice])
  fireEvent.click(screen.getByRole('button', { name: 'Aceitar o novo preço' }))
  expect(screen.queryByRole('alert')).toBeNull()
  expect(document.activeElement).toBe(confirm)
})
