/** A page that is shown again because the server has refused an answer has the focus at what is wrong. */
import { act, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { wholeOrder } from '../../../tests/support/sample-orders.ts'
import { problemWithServerText } from '../../lib/problem-keys.ts'
import CheckoutPage from '../../pages/checkout/CheckoutPage.tsx'
import { SeveralQuestionsForm } from '../../questions/QuestionForm.tsx'
import { saveRefused, stepChanged } from '../../store/redux-actions.ts'
import { journeyParts as compact } from './compact.ts'
import { journeyParts as standard } from './standard.ts'
import { showWith, storeAt } from '../../../tests/support/store-at-question.tsx'

it.each([standard, compact])('the digit of an account in the journey $id', async ({ id: journey, later }) => {
  await Promise.all([later?.(), SeveralQuestionsForm.preload()])
  const order = { ...wholeOrder(), journey }
  const store = storeAt('nome', { order })
  showWith(store, <CheckoutPage />)
  const step = 'conta-debito'
  const values = { bank: '001', agency: '1584', account_number: '210169-7' }
  const problem = problemWithServerText('O dígito não confere com a conta.')
  act(() => {
    store.dispatch(saveRefused({ key: 'a-save', step, problem, values, field: 'account_number' }))
    store.dispatch(stepChanged({ to: step, how: 'push' }))
  })
  const field = screen.getByRole('textbox', { name: 'Conta com dígito' })
  expect(field.getAttribute('aria-invalid')).toBe('true')
  expect(document.activeElement).toBe(field)
})
