/** What the receipt says of e-mails that do not go out, because their mailbox got many that day. */
import { describe, expect, it } from 'vitest'
import { orderActionRequested } from '../../src/store/events.ts'
import { answerAll, confirmation, goTo, journeyServer } from '../support/journey.ts'
import type { Visit } from '../support/visit.ts'

describe.each(['pages', 'chat'] as const)(
  'an order beyond the limit of its mailbox, in the %s (S44)',
  (mode) => {
    const journeys = journeyServer({ env: { RATE_LIMIT_ORDER_MAILS_PER_DAY: '2' } })

    async function ordered(): Promise<Visit> {
      const visit = journeys().open({ mode })
      await goTo(visit, 'confirmacao')
      await answerAll(visit, [confirmation])
      await visit.at('pedido-realizado')
      return visit
    }

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
      const first = await ordered()
      expect(first.order().finished).not.toHaveProperty('isUnmailed')
      await move(first, 3)
      expect(first.order().finished).not.toHaveProperty('isMoveUnmailed')
      await move(first, 4)
      expect(first.order().finished).toMatchObject({ isMoveUnmailed: true })
      expect(first.order().finished).not.toHaveProperty('isUnmailed')

      const second = await ordered()
      expect(second.order().finished?.orderNumber).toMatch(/^P/)
      expect(second.order().finished).toMatchObject({ isUnmailed: true })
      const again = journeys().open({ kept: second.kept, mode, step: 'pedido-realizado' })
      await again.at('pedido-realizado')
      expect(again.order().finished).toEqual(second.order().finished)
    })
  },
)
