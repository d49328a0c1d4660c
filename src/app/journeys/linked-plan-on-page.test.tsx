/** What a page shows of the plan that the visitor's link names. */
import { act, screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { wholeOrder } from '../../../tests/support/sample-orders.ts'
import CheckoutPage from '../../pages/checkout/CheckoutPage.tsx'
import { chatMemoryUpdated, noticeRaised, stepChanged } from '../../store/redux-actions.ts'
import { journeyParts } from './standard.ts'
import { showWith, storeAt } from '../../../tests/support/store-at-question.tsx'

it('the linked plan is shown below the question for the CEP, then above the next question, and is read out', async () => {
  // the parts that are loaded late
  await Promise.all([
    journeyParts.later?.(),
    import('../../questions/plans/LinkedPlan.tsx'),
    import('../../questions/notices/QuestionNotice.tsx'),
    import('../../questions/notices/QuestionNoticeAnnouncement.tsx'),
  ])
  const order = wholeOrder()
  const store = storeAt('cep', { order })
  store.dispatch(chatMemoryUpdated({ linkedPlan: order.facts.coverage?.plans[0] }))
  showWith(store, <CheckoutPage />)
  const main = () => screen.getByRole('main').textContent
  const shows = async (text: RegExp) => waitFor(() => expect(main()).toMatch(text))
  const isReadOut = async (text: RegExp) =>
    waitFor(() =>
      expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toContainEqual(
        expect.stringMatching(text),
      ),
    )
  await shows(/Consultar meu endereço\s*Você escolheu o Plano p500: R\$\s59,99 por mês/)
  await isReadOut(/^Você escolheu o Plano p500/)
  act(() => {
    const values = { plan: 'Plano p500', link: 'asked' }
    store.dispatch(noticeRaised({ kind: 'result', of: 'planos', tone: 'done', values }))
    store.dispatch(stepChanged({ to: 'nome', how: 'push' }))
  })
  await shows(
    /^Tem fibra na Avenida Paulista, 130\.\s*O Plano p500 que você escolheu chega até a sua casa\..*Qual é o seu nome/,
  )
  expect(main()).not.toContain('Você escolheu')
  await isReadOut(/^Tem fibra na Avenida Paulista, 130\. O Plano p500 que você escolheu/)
})
