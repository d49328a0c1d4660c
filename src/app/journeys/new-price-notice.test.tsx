/** The notice about a new price takes the visitor to it. */
import { act, fireEvent, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { wholeOrder } from '../../../tests/support/sample-orders.ts'
import { journeyParts } from './standard.ts'
import { noticeRaised } from '../../store/redux-actions.ts'
import QuestionNotice from '../../questions/notices/QuestionNotice.tsx'
import { showWith, storeAt } from '../../../tests/support/store-at-question.tsx'

it('a new price is asked about where one looks, again at each try to order, and says what was changed (X24)', async () => {
  await journeyParts.later?.()
  const seen = vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(() => {})
  const order = wholeOrder({}, { 'ativar-debito': { direct_debit: 'false' } })
  const store = storeAt('confirmacao', { order, recordId: 'a-lead' })
  const raised = { kind: 'price-changed', before: 109.99, now: 119.99, cause: 'payment' } as const
  store.dispatch(noticeRaised(raised))
  showWith(
    store,
    <>
      <QuestionNotice />
      <button type="submit" name="accept_information">
        Confirmar pedido
      </button>
    </>,
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
