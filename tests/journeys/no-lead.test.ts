/** An address check whose reply contains no lead. */
import { describe, expect, it } from 'vitest'
import type { Mode } from '../../src/funnel/step-and-journey-types.ts'
import { retryRequested } from '../../src/store/redux-actions.ts'
import {
  answerAll,
  checkAddress,
  answersBefore,
  confirmation,
  dates,
  house,
  journeyServer,
  payment,
} from '../support/journey-test-setup.ts'
import { waitInWords } from '../support/problem-texts.ts'
import { rowsToRun } from '../support/rows-to-run.ts'

const journeys = journeyServer()

describe('an address that is checked and brings no lead (F§8)', () => {
  /** The server's reply to Avenida Paulista, with other ids. */
  async function replyWith(ids: { idLead: null; idLeadNoCoverage: string }): Promise<Response> {
    const visit = journeys().open()
    await checkAddress(visit, '01310-100', house('1000'))
    const body = { success: true, id: '', ...ids, cepCoverage: visit.order().facts.coverage }
    return Response.json(body)
  }
  const checks = (reply: Response) => (method: string, path: string) =>
    method === 'POST' && path === '/lead-v2' ? reply : null

  it.each(rowsToRun<Mode>(['chat', 'pages'], 1))(
    'to sell to: "Sem dados do usuário" where something is to be done with it, and a retry asks for the lead again, on %s (F8.14)',
    async (mode) => {
      const visit = journeys().open({ mode })
      visit.wire.disturb(checks(await replyWith({ idLead: null, idLeadNoCoverage: crypto.randomUUID() })))
      await answerAll(visit, [...answersBefore('data-de-vencimento'), ...payment])
      await visit.until('the failure', ({ ui }) => ui.wait?.status === 'failed')
      expect([visit.position(), waitInWords(visit.ui().wait)]).toEqual([
        'confirmando-dados',
        'Sem dados do usuário',
      ])
      visit.wire.disturb(null)
      visit.store.dispatch(retryRequested())
      await answerAll(visit, [dates, confirmation])
      await visit.at('pedido-realizado')
      const orders = await journeys().ordersOf(visit, 'sku')
      expect(orders).toEqual([{ sku: 'd600a' }])
    },
  )
})
