/**
 * Helpers for journey tests of the employee offer: a server that e-mails codes, an employee's answers, and the calls
 * that send and check a code.
 */
import { journeyParts } from '../../src/app/journeys/collaborator.ts'
import { completeAnswers } from '../../scripts/example-answers.ts'
import { idsOf } from '../../src/funnel/journey-registry.ts'
import type { StepId } from '../../src/funnel/step-and-journey-types.ts'
import { answerAll, confirmation, dates, journeyServer, payment, type Answer } from './journey-test-setup.ts'
import { fakeMail } from './fake-mail.ts'
import type { Visit, VisitOptions } from './visit-without-browser.ts'

export const CODE_STEP: StepId = 'confirmacao-colaborador'
export const EMAIL_STEP: StepId = 'email'
export const SEND_CODE_CALL = /getNewcode/
export const CHECK_CODE_CALL = /collaborator\/validate/

let visitors = 0
/** Returns a separate address for every visitor, because codes are counted by address. */
export const corporateAddress = () => `colaborador.${(visitors += 1)}@timbrasil.com.br`

export const house: readonly Answer[] = [
  ['cep', { cep: '01310-100' }],
  ['nr-imovel', { number: '1000', complement: '', is_block_allotment: 'false' }],
]
export const answersAfterCode: readonly Answer[] = completeAnswers(
  [
    ['planos', { idPlan: 'plan-d500em' }],
    ['nome', { name: 'Maria da Silva' }],
    ['telefone', { phone: '(11) 98765-4321' }],
    ['cpf', { person_type: 'pf', cpf: '529.982.247-25' }],
    ...payment,
    dates,
    confirmation,
  ],
  idsOf({ journey: journeyParts.id }, 'pages'),
)

export const callsMatching = (visit: Visit, kind: RegExp) =>
  visit.wire.lines().filter((line) => kind.test(line))

/** Waits until a code has been sent to the visitor, who can then type it. */
export async function codeSent(visit: Visit): Promise<void> {
  await visit.at(CODE_STEP)
  await visit.until('a code sent', ({ ui, order }) => ui.wait === null && Boolean(order.facts.code?.sentTo))
}

/** Starts a server that e-mails codes, and opens visits of the employee offer on it. */
export function employeeJourneyServer() {
  const mail = fakeMail()
  const journeys = journeyServer({ providers: { mail: mail.provider } })
  const open = (more: VisitOptions = {}) =>
    journeys().open({
      parts: journeyParts,
      prefix: 'oferta-colaborador',
      told: { collaborator: true },
      ...more,
    })
  return {
    mail,
    journeys,
    open,
    /** A reload of the tab. */
    reload: (visit: Visit, step: StepId | null = visit.position()) =>
      open({ kept: visit.kept, mode: visit.ui().mode, step }),
    /** Goes up to the code, which has then been sent; returns the address. */
    async upToCode(visit: Visit, email = corporateAddress()): Promise<string> {
      await answerAll(visit, [...house, [EMAIL_STEP, { email, accept_promotions: 'false' }]])
      await codeSent(visit)
      return email
    },
    async prove(visit: Visit, email: string): Promise<void> {
      visit.answer(CODE_STEP, { code: mail.codeTo(email) })
      await visit.until('the code checked', ({ ui }) => ui.position !== CODE_STEP)
    },
  }
}
