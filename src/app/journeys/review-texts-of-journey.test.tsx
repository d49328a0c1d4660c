/** The review of a journey that places no order has that journey's own texts. */
import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import '../../../tests/support/sample-orders.ts'
import { confirmacao as text } from '../../content/steps/confirmacao.ts'
import { confirmacao } from '../../funnel/steps/confirmacao.ts'
import { addPart } from '../../questions/journey-part-registry.ts'
import { QuestionForm } from '../../questions/QuestionForm.tsx'
import { showWith, storeAt } from '../../../tests/support/store-at-question.tsx'

it('a review says what its journey says: reason, agreement and button (D122)', async () => {
  const own = {
    why: 'Nada é enviado antes.',
    consent: 'Aceito que vocês liguem.',
    submit: 'Enviar indicação',
  }
  addPart('standard', { steps: [[confirmacao, { ...text, ...own }]] })
  const store = storeAt('confirmacao')
  showWith(store, <QuestionForm step="confirmacao" variant="page" />)
  expect(await screen.findByRole('button', { name: own.submit }, { timeout: 5000 })).toBeTruthy()
  for (const said of [own.why, own.consent]) expect(screen.getByText(said)).toBeTruthy()
  expect(screen.queryByText(/contratado|Confirmar pedido/)).toBeNull()
})
