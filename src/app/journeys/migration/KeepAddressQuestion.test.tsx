/** Each wording of the question about the address has buttons that answer it. */
import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { wholeOrder } from '../../../../tests/support/sample-orders.ts'
import CheckoutPage from '../../../pages/checkout/CheckoutPage.tsx'
import { formPreloaders } from '../../../questions/QuestionForm.tsx'
import { journeyParts } from '../migration.ts'
import { showWith, storeAt } from '../../../../tests/support/store-at-question.tsx'

const onRecord = { address: 'Aveni…, nº 1**, São Paulo/SP' }
const another = 'Perguntamos o CEP e o número.'

it.each([
  [
    'covered',
    { onRecord },
    {},
    'A instalação é no endereço do seu cadastro?',
    ['Sim, é neste endereço', `Não, vai ser em outro endereço${another}`],
  ],
  [
    'without network',
    { onRecord, coverage: null },
    {},
    'Vamos levar a fibra a outro endereço?',
    [`Sim, em outro endereço${another}`],
  ],
  [
    'replaced before',
    { onRecord },
    { endereco: { same_address: 'false' }, cep: { cep: '04538133' } },
    'Quer trocar o endereço da instalação?',
    [`Sim, quero trocar${another}`, 'Não, fica este'],
  ],
])('an address that is %s', async (_what, facts, answers, heading, buttons) => {
  await journeyParts.later?.()
  await Promise.all(formPreloaders(journeyParts.id).map((load) => load()))
  const { answers: all, ...order } = wholeOrder({ journey: journeyParts.id, ...facts }, answers)
  // of the address only what this row says
  const kept = Object.entries(all).filter(([id]) => id in answers || (id !== 'cep' && id !== 'endereco'))
  const store = storeAt('endereco', { order: { ...order, answers: Object.fromEntries(kept) } })
  showWith(store, <CheckoutPage />)
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(heading)
  expect([...document.querySelectorAll('button.choice')].map(({ textContent }) => textContent)).toEqual(
    buttons,
  )
})
