/** What the receipt says about e-mails that are not sent because their mailbox already got many that day. */
import { describe, expect, it } from 'vitest'
import { corporateEmail } from '../../src/funnel/journeys/collaborator/email.ts'
import { stepOf } from '../../src/funnel/journey-registry.ts'
import { answerText } from '../../src/questions/format-answer-as-text.ts'
import { reviewOf } from '../../src/questions/order/build-review-rows.ts'
import { correctionRequested, orderActionRequested } from '../../src/store/redux-actions.ts'
import { selectCan } from '../../src/store/selectors.ts'
import { migrationSteps } from '../../src/funnel/journeys/migration/adapted-checkout-steps.ts'
import { answerAll, journeyServer, everyAnswer } from '../support/journey-test-setup.ts'
import type { Visit } from '../support/visit-without-browser.ts'
import { rowsToRun } from '../support/rows-to-run.ts'

describe.each(rowsToRun(['pages', 'chat'] as const, 1))(
  'an order beyond the limit of its mailbox, in the %s (S44)',
  (mode) => {
    const journeys = journeyServer({ limits: { orderMailsPerDay: 2 } })

    /** Moves the visit to the free day at this place of the list. */
    async function move(visit: Visit, at: number) {
      visit.store.dispatch(orderActionRequested({ what: 'dates' }))
      await visit.until('the dates', ({ orderActions }) => orderActions.states.dates === 'done')
      const { date = '', periods = [] } = visit.order().facts.freeDates?.[at] ?? {}
      const [period = 'manha'] = periods
      visit.store.dispatch(orderActionRequested({ what: 'reschedule', schedule: { date, period } }))
      await visit.until('the move', ({ order }) => order.finished?.schedule?.date === date)
    }

    it('is taken, and says that no e-mail goes out, also after a reload and of a moved visit', async () => {
      const first = await journeys().openAt('pedido-realizado', { mode })
      expect(first.order().finished).not.toHaveProperty('isUnmailed')
      await move(first, 3)
      expect(first.order().finished).not.toHaveProperty('isMoveUnmailed')
      await move(first, 4)
      expect(first.order().finished).toMatchObject({ isMoveUnmailed: true })
      expect(first.order().finished).not.toHaveProperty('isUnmailed')

      const second = await journeys().openAt('pedido-realizado', { mode })
      expect(second.order().finished?.orderNumber).toMatch(/^P/)
      expect(second.order().finished).toMatchObject({ isUnmailed: true })
      const again = await journeys().openOn('pedido-realizado', { kept: second.kept, mode })
      expect(again.order().finished).toEqual(second.order().finished)
    })
  },
)

describe.each(rowsToRun(['chat', 'pages'] as const, 1))(
  'an order without an e-mail address, in the %s (D108)',
  (mode) => {
    const journeys = journeyServer()

    it('is stored as answered, asked no more after a reload, and mailed to nobody', async () => {
      const visit = await journeys().openAt('email', { mode })
      const { none } = stepOf(visit.order(), 'email')
      expect(none && selectCan(visit.state(), none.needs)).toBe(true)
      visit.answer('email', none?.values ?? {})
      await visit.at('data-nascimento')
      await visit.saved()

      const again = await journeys().openOn('data-nascimento', { kept: visit.kept, mode })
      expect(answerText(again.order(), 'email')).toBe('Não tenho e-mail')
      await answerAll(again, everyAnswer.slice(everyAnswer.findIndex(([id]) => id === 'data-nascimento')))
      await again.at('pedido-realizado')
      const rows = reviewOf(again.order()).flatMap((group) => group.rows)
      expect(rows).toContainEqual({ label: 'E-mail', value: 'Não tenho e-mail', step: 'email' })
      const kinds = await journeys().sql(`select kind from outbox where subject_id = $1`, [
        again.ui().recordId,
      ])
      expect(kinds.map(({ kind }) => kind)).toEqual(['order.created'])
    })

    it('takes the address that is given after all', async () => {
      const visit = await journeys().openAt('email', { mode })
      visit.answer('email', { email: '', no_email: 'true' })
      await visit.at('data-nascimento')
      visit.store.dispatch(correctionRequested({ step: 'email' }))
      visit.answer('email', { email: 'maria@exemplo.com.br', no_email: 'true' })
      await visit.at('data-nascimento')
      expect(visit.order().answers.email?.values).toEqual({
        email: 'maria@exemplo.com.br',
        accept_promotions: 'false',
      })
    })
  },
)

it('nobody is offered to have none where a code goes by e-mail (D108)', () => {
  expect(stepOf({ journey: 'standard' }, 'email').none).toBeDefined()
  const steps = [corporateEmail, ...migrationSteps.filter(({ id }) => id === 'email')]
  expect(steps.map(({ id, none }) => [id, none])).toEqual([
    ['email', undefined],
    ['email', undefined],
  ])
})
