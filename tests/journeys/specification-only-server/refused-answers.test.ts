/** Answers and contacts that such a backend refuses. Its other failures: tests/journeys/error-texts.test.ts. */
import { describe, expect } from 'vitest'
import { withdrawalRequested } from '../../../src/store/redux-actions.ts'
import { CEPS } from '../../support/specification-backend/plans-places-and-customers.ts'
import { questionAfter } from '../../support/journey-test-setup.ts'
import { rowsToRun } from '../../support/rows-to-run.ts'
import { itInTurn } from '../../support/sampled-tests.ts'
import { problemTexts, problemInWords } from '../../support/problem-texts.ts'
import {
  specificationBackend,
  MODES,
  standard,
  submit,
  walk,
  answers,
} from '../../support/specification-backend/walk-journeys.ts'

const backend = specificationBackend()

describe.each(MODES)('a backend of the specification, in the %s', (mode) => {
  const test = itInTurn(MODES, mode)

  test('a house that is put on the waiting list although plans are sold there is not sold to (D103)', async () => {
    const visit = backend.open(standard, { mode })
    backend.now().change(/^POST lead-v2$/, ({ id, cepCoverage }) => ({
      success: true,
      id,
      idLead: null,
      idLeadNoCoverage: id,
      cepCoverage,
    }))
    await walk(visit, { until: 'oferta-indisponivel' })
    backend.expectClean(visit)
  })

  test.each([
    [200, { success: false, message: 'Este e-mail não é aceito. Use outro.' }],
    [200, { success: false, data: { error: 'Este e-mail não é aceito. Use outro.' } }],
    [422, { mensagem: 'Este e-mail não é aceito. Use outro.' }],
  ])(
    'an answer refused with HTTP %i and the server’s words: its question says them at once (F8.17)',
    async (status, reply) => {
      const visit = await backend.openAt('email', standard, { mode })
      backend.now().refuse(/^PATCH lead-v2\/\{idLead\}\/email$/, status, reply)
      submit(visit, 'email', answers)
      await visit.until('the refusal', ({ ui }) => ui.problems.email !== undefined)
      await visit.at('email')
      expect(problemTexts(visit.ui().problems.email)).toEqual({
        email: 'Este e-mail não é aceito. Use outro.',
      })
      expect(backend.now().bodies('PATCH lead-v2/{idLead}/email')).toHaveLength(1)
      submit(visit, 'email', { email: { email: 'ana@exemplo.com.br', accept_promotions: 'false' } })
      await visit.at(questionAfter('email'))
      await visit.saved()
      expect(backend.now().bodies('PATCH lead-v2/{idLead}/email')).toHaveLength(2)
      backend.expectClean(visit)
    },
  )

  const refusals = [
    ['its own words', 422, { mensagem: 'Volte às 10h.' }, 'Volte às 10h.'],
    ['HTTP', 503, {}, 'Erro HTTP 503 Service Unavailable'],
    ['server failure', 200, { success: false }, 'Erro no servidor. Por favor tente novamente mais tarde'],
    ['missing properties', 200, { success: true }, 'Propriedades não encontradas na resposta: id'],
  ] as const

  test.each(rowsToRun(refusals, ([name]) => name === 'HTTP' || name === 'server failure'))(
    'the waiting list: %s, at each of its calls (F8.2, F8.7, F8.9, F8.17, D105)',
    async (_name, status, reply, text) => {
      const visit = backend.open(standard, { mode })
      const says = { ...answers, cep: { cep: CEPS.withoutNetwork } }
      await walk(visit, { says, until: 'oferta-indisponivel' })
      const said = () => problemInWords(visit.ui().contact.waitingListProblem)
      backend.now().refuse(/^PUT lead-no-coverage$/, status, reply)
      const contact = { name: 'Maria da Silva', email: 'maria@exemplo.com.br', phone: '(11) 98765-4321' }
      submit(visit, 'oferta-indisponivel', { 'oferta-indisponivel': contact })
      await visit.until('the failure', ({ ui }) => ui.contact.notify === 'failed')
      expect(said()).toBe(text)
      // the id of what was removed is not needed
      if ('success' in reply && reply.success) return
      backend.now().refuse(/^DELETE lead-no-coverage$/, status, reply)
      visit.store.dispatch(withdrawalRequested())
      await visit.until('the failure', ({ ui }) => ui.contact.withdraw === 'failed')
      expect(said()).toBe(text)
      visit.store.dispatch(withdrawalRequested())
      await visit.until('gone', ({ ui }) => ui.contact.withdraw === 'sent')
    },
  )
})
