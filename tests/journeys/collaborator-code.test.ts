/** The code of the employee offer: wrong, expired, used up, sent again, lost on the way. */
import { describe, expect, it } from 'vitest'
import { newCodeRequested, retryRequested } from '../../src/store/redux-actions.ts'
import {
  callsMatching,
  CHECK_CODE_CALL,
  CODE_STEP,
  employeeJourneyServer,
  corporateAddress as address,
  EMAIL_STEP,
  house,
  SEND_CODE_CALL,
  codeSent,
} from '../support/employee-journey-test-setup.ts'
import { problemTexts, waitInWords } from '../support/problem-texts.ts'
import { answerAll } from '../support/journey-test-setup.ts'
import type { Visit } from '../support/visit-without-browser.ts'
import { always, errorResponse } from '../support/faulty-connection.ts'
import { rowsToRun } from '../support/rows-to-run.ts'

const { journeys, mail, open, prove, upToCode } = employeeJourneyServer()

const wrong = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0')
const code = (visit: Visit) => visit.order().facts.code
const problem = (visit: Visit) => problemTexts(visit.ui().problems[CODE_STEP]).code ?? ''

describe('the code', () => {
  it('is sent once on arrival, after the e-mail is stored, and shows where it went', async () => {
    const visit = open()
    const email = await upToCode(visit)
    expect(code(visit)).toEqual({
      isNeeded: true,
      isVerified: false,
      sentTo: `${email.charAt(0)}****@timbrasil.com.br`,
      sentAt: journeys().clock.now().getTime(),
      minutes: 10,
    })
    visit.link(EMAIL_STEP)
    await visit.answerAt(EMAIL_STEP, { email, accept_promotions: 'false' })
    await codeSent(visit)
    expect(callsMatching(visit, SEND_CODE_CALL)).toHaveLength(1)
  })

  const replies = [
    ['pages', 'no lead', '{"success":true,"lead":null}', 'Sem cobertura'],
    ['chat', 'no lead', '{"success":true,"lead":null}', 'Sem cobertura'],
    ['pages', 'nothing', '', 'Resposta vazia do servidor'],
  ] as const
  it.each(rowsToRun(replies, ([mode]) => mode === 'chat'))(
    'by %s, whose look-up is answered with %s, shows what that means and can be asked for again (F5.9, F8.11)',
    async (mode, _what, reply, text) => {
      const visit = open({ mode })
      const headers = { 'content-type': 'application/json' }
      visit.wire.disturb((_method, path) =>
        SEND_CODE_CALL.test(path) ? new Response(reply, { headers }) : null,
      )
      const email = address()
      await answerAll(visit, [...house, [EMAIL_STEP, { email, accept_promotions: 'false' }]])
      await visit.until('the failure', ({ ui }) => ui.wait?.status === 'failed')
      expect([visit.position(), waitInWords(visit.ui().wait)]).toEqual([CODE_STEP, text])
      visit.wire.disturb(null)
      visit.store.dispatch(retryRequested())
      await codeSent(visit)
      expect(callsMatching(visit, SEND_CODE_CALL)).toEqual(['GET /lead/collaborator/getNewcode/{id}'])
      expect(mail.codeTo(email)).toMatch(/^\d{6}$/)
    },
  )

  it('is spent after five tries, and another one works', async () => {
    const visit = open()
    const email = await upToCode(visit)
    for (let tries = 1; tries <= 5; tries += 1) {
      const { refusals } = visit.ui()
      visit.answer(CODE_STEP, { code: wrong(mail.codeTo(email)) })
      await visit.until('refused', ({ ui }) => ui.refusals > refusals)
      if (tries === 4) expect(problem(visit)).toBe('O código não confere. Você ainda tem 1 tentativa.')
    }
    expect(problem(visit)).toBe('Foram muitas tentativas. Peça outro código.')
    visit.store.dispatch(newCodeRequested())
    await visit.until('sent again', ({ ui }) => ui.wait === null)
    await expect.poll(() => callsMatching(visit, SEND_CODE_CALL).length).toBe(2)
    await codeSent(visit)
    expect(problem(visit)).toBe('')
    await prove(visit, email)
  })

  it('is expired after ten minutes', async () => {
    const visit = open()
    const email = await upToCode(visit)
    journeys().clock.advance(10 * 60_000 + 1)
    visit.answer(CODE_STEP, { code: mail.codeTo(email) })
    await visit.until('refused', () => problem(visit) !== '')
    expect(problem(visit)).toBe('O código venceu. Peça outro.')
  })

  it('of another shape is not sent at all', async () => {
    const visit = open()
    await upToCode(visit)
    visit.answer(CODE_STEP, { code: '123' })
    expect(problem(visit)).toBe('O código tem seis números; você digitou 3')
    expect(callsMatching(visit, CHECK_CODE_CALL)).toHaveLength(0)
  })

  it('that cannot be sent for an answer’s sake brings back to that answer', async () => {
    const visit = open()
    await upToCode(visit)
    const text = 'Esse e-mail não recebe.'
    visit.wire.disturb(
      always(SEND_CODE_CALL, errorResponse(400, { message: text, code: 'invalid', field: 'email' })),
    )
    visit.store.dispatch(newCodeRequested())
    await visit.at(EMAIL_STEP)
    expect(problemTexts(visit.ui().problems[EMAIL_STEP])).toEqual({ email: text })
  })

  it('can be asked for again five times an hour; then the server says so, and the last one still works', async () => {
    const visit = open()
    const email = await upToCode(visit)
    const text = 'Muitos códigos. Tente mais tarde.'
    visit.wire.disturb(always(SEND_CODE_CALL, errorResponse(429, { message: text, code: 'too_many' })))
    visit.store.dispatch(newCodeRequested())
    await visit.until('refused', () => problem(visit) !== '')
    expect(problem(visit)).toBe(text)
    expect(visit.ui().wait).toBeNull()
    await prove(visit, email)
  })

  it('whose mail came despite a lost reply may be typed right away', async () => {
    const visit = open()
    const email = address()
    visit.wire.disturb(always(SEND_CODE_CALL, 'lost-reply'))
    await answerAll(visit, [...house, [EMAIL_STEP, { email, accept_promotions: 'false' }]])
    await visit.until('the failure', ({ ui }) => ui.wait?.status === 'failed')
    visit.answer(CODE_STEP, { code: mail.codeTo(email) })
    // the failure no longer counts
    expect(visit.ui().wait?.status).not.toBe('failed')
    await visit.at('planos')
    expect(callsMatching(visit, SEND_CODE_CALL)).toHaveLength(1)
  })
})

describe('an e-mail that is not corporate', () => {
  it.each(rowsToRun(['pages', 'chat'] as const, 1))(
    'is brought back with the server’s text (%s)',
    async (mode) => {
      const visit = open({ mode })
      await answerAll(visit, [
        ...house,
        [EMAIL_STEP, { email: 'maria@exemplo.com.br', accept_promotions: 'false' }],
      ])
      await visit.until('brought back', ({ ui }) => ui.problems[EMAIL_STEP] !== undefined)
      await visit.at(EMAIL_STEP)
      expect(problemTexts(visit.ui().problems[EMAIL_STEP]).email).toContain('e-mail corporativo')
      const email = address()
      visit.answer(EMAIL_STEP, { email, accept_promotions: 'false' })
      await codeSent(visit)
      await prove(visit, email)
      expect(visit.position()).toBe('planos')
    },
  )
})
