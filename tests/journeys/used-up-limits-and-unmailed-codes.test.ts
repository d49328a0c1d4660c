/** What visitors see when others have used up a limit, and when codes cannot be mailed. */
import { describe, expect, it } from 'vitest'
import { journeyParts as migration } from '../../src/app/journeys/migration.ts'
import { journeyParts } from '../../src/app/journeys/renewal.ts'
import { callRequested, retryRequested, orderActionRequested } from '../../src/store/redux-actions.ts'
import { answerAll, answersBefore, journeyServer, quizAnswers } from '../support/journey-test-setup.ts'
import { fromAddress, repeatCall } from '../support/low-rate-limits.ts'
import { PEOPLE } from '../support/create-leads.ts'
import { fakeMail } from '../support/fake-mail.ts'
import type { VisitOptions } from '../support/visit-without-browser.ts'
import { rowsToRun } from '../support/rows-to-run.ts'

const RENEWAL = '30000000620'

describe.each(rowsToRun(['pages', 'chat'] as const, 1))(
  'where no code can be mailed, in the %s (D88)',
  (mode) => {
    const journeys = journeyServer({ env: { CUSTOMER_CODES: 'on' } })

    it.each([
      ['renewal', { parts: journeyParts }],
      ['migration', { parts: migration, prefix: 'migracao-ultrafibra' }],
    ] satisfies [string, VisitOptions][])(
      '%s says so before the document is asked',
      async (_which, options) => {
        const visit = journeys().open({ ...options, mode })
        await visit.at('sem-ofertas')
        expect(visit.order().facts.isUnavailable).toBe(true)
        expect(visit.order().answers['consulta-cpf']).toBeUndefined()
        expect(visit.wire.lines()).toEqual([])
      },
    )
  },
)

describe.each(rowsToRun(['chat', 'pages'] as const, 1))(
  'a document that very many ask for, in the %s (D89)',
  (mode) => {
    const mail = fakeMail('smtp')
    const journeys = journeyServer({
      env: { TRUST_PROXY: '1', RATE_LIMIT_DOCUMENT_PER_HOUR: '3' },
      providers: { mail: mail.provider },
    })

    it('gets to its offers by a mailed code, keeping the input', async () => {
      const path = '/api/renewalBaseUser/documentNumber'
      await repeatCall(4, (at) =>
        journeys().call('POST', path, { cpf: RENEWAL }, fromAddress(`10.50.0.${at}`)),
      )
      const visit = journeys().open({ parts: journeyParts, mode })
      visit.answer('consulta-cpf', { cpf: '300.000.006-20' })
      await visit.until('a code is offered', ({ ui }) => ui.wait?.help?.by === 'code')
      visit.store.dispatch(orderActionRequested({ what: 'send-code' }))
      await visit.until('it is sent', ({ orderActions }) => orderActions.sent !== null)
      visit.store.dispatch(orderActionRequested({ what: 'check-code', code: '000000' }))
      await visit.until('it is wrong', ({ orderActions }) => orderActions.states['check-code'] === 'failed')
      visit.store.dispatch(
        orderActionRequested({ what: 'check-code', code: mail.codeTo('renata.prado@example.com') }),
      )
      await visit.at('ofertas')
    })
  },
)

describe('a code that no longer arrives (D89)', () => {
  const mail = fakeMail('smtp')
  const journeys = journeyServer({
    env: { RATE_LIMIT_CODES_PER_HOUR: '1' },
    providers: { mail: mail.provider },
  })

  it('is a call request that holds the renewal; it is erased with it (D90)', async () => {
    const first = journeys().open({ parts: journeyParts })
    await answerAll(first, [
      ['consulta-cpf', { cpf: RENEWAL }],
      ['ofertas', { offer1: 'plan-rf600' }],
    ])
    await first.until('a code is sent', ({ order }) => order.facts.code?.sentTo != null)
    const visit = journeys().open({ parts: journeyParts })
    await answerAll(visit, [
      ['consulta-cpf', { cpf: RENEWAL }],
      ['ofertas', { offer1: 'plan-rf600' }],
    ])
    await visit.until('a person is offered', ({ ui }) => ui.wait?.help?.by === 'call')
    visit.store.dispatch(retryRequested())
    await visit.until('still', ({ ui }) => ui.wait?.help?.by === 'call')
    // the telephone on record
    visit.store.dispatch(callRequested({ telephone: '(11) 91234-0006' }))
    await visit.until('it is asked for', ({ ui }) => ui.contact.call === 'sent')
    const calls = () =>
      journeys().sql('select is_first, renewal_id is not null as held from support_requests')
    expect(await calls()).toEqual([{ is_first: true, held: true }])
    expect(visit.kept.get('calls')).toMatch(/^[\da-f-]{36}@[\da-f-]{36}$/)
    // a call is owed: whoever asks again cancels it (D163)
    visit.store.dispatch(orderActionRequested({ what: 'erase', phone: '' }))
    await visit.until('it is told', ({ orderActions }) => orderActions.states.erase === 'failed')
    expect(visit.state().orderActions.problems.erase).toEqual({ problem: 'ligacao-esperada' })
    expect(await calls()).toHaveLength(1)
    visit.store.dispatch(orderActionRequested({ what: 'erase', phone: '' }))
    await visit.until('erased', () => !visit.kept.has('calls'))
    expect(await calls()).toEqual([])
  })
})

describe.each(rowsToRun(['chat', 'pages'] as const, 1))(
  'a document whose quizzes others have failed, in the %s (D115)',
  (mode) => {
    const journeys = journeyServer({ limits: { failedQuizzesPerDay: 1 } })
    const atQuiz = async () => {
      const visit = journeys().open({ mode: 'pages' })
      await answerAll(
        visit,
        answersBefore('data-instalacao', { cpf: { person_type: 'pf', cpf: PEOPLE.quiz } }),
      )
      await visit.at('validacao')
      return visit
    }

    it('leads to a person, who gets the whole order', async () => {
      const begun = await atQuiz()
      const stranger = await atQuiz()
      stranger.answer('validacao', quizAnswers(stranger, 'wrong'))
      await stranger.at('erro1')
      // one who has the questions before them already
      begun.answer('validacao', quizAnswers(begun, 'right'))
      await begun.until('a person is offered', ({ ui }) => ui.wait?.help?.by === 'call')
      const visit = journeys().open({ mode })
      await answerAll(
        visit,
        answersBefore('data-instalacao', { cpf: { person_type: 'pf', cpf: PEOPLE.quiz } }),
      )
      await visit.until('a person is offered', ({ ui }) => ui.wait?.help?.by === 'call')
      visit.store.dispatch(callRequested({}))
      await visit.until('it is asked for', ({ ui }) => ui.contact.call === 'sent')
      const calls = await journeys().sql('select lead_id, is_first from support_requests')
      expect(calls).toEqual([{ lead_id: visit.ui().recordId, is_first: true }])
      expect(visit.errors).toEqual([])
    })
  },
)
