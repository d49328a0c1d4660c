/** Walks visits through journeys against the specification's test backend, with answers for each kind of visitor. */
import { afterAll, beforeAll, beforeEach, expect } from 'vitest'
import { completeAnswers } from '../../../scripts/example-answers.ts'
import { journeyParts as b } from '../../../src/app/journeys/b.ts'
import { journeyParts as collaborator } from '../../../src/app/journeys/collaborator.ts'
import { journeyParts as compact } from '../../../src/app/journeys/compact.ts'
import { journeyParts as coverage } from '../../../src/app/journeys/coverage.ts'
import { journeyParts as migration } from '../../../src/app/journeys/migration.ts'
import { journeyParts as mobile } from '../../../src/app/journeys/mobile.ts'
import type { JourneyParts } from '../../../src/app/journeys/register-journey.ts'
import { journeyParts as renewal } from '../../../src/app/journeys/renewal.ts'
import { journeyParts as standard } from '../../../src/app/journeys/standard.ts'
import { idText } from '../../../src/contract/convert-ids-to-text.ts'
import { capabilitiesOf } from '../../../src/contract/server-capabilities.ts'
import { idsOf, stepOf } from '../../../src/funnel/journey-registry.ts'
import { stepsAnsweredTogether } from '../../../src/funnel/next-previous-and-allowed-steps.ts'
import type { Mode, StepId, Values } from '../../../src/funnel/step-and-journey-types.ts'
import { answersSubmitted, draftChanged, retryRequested } from '../../../src/store/redux-actions.ts'
import { selectQuiz, selectSaves } from '../../../src/store/selectors.ts'
import { openVisit, type Visit, type VisitOptions } from '../visit-without-browser.ts'
import { startSpecificationBackend, type BackendOptions, type SpecificationBackend } from './server.ts'
import { CEPS, CODE, DOCUMENTS } from './plans-places-and-customers.ts'

export { renewal, migration, coverage, collaborator, compact, mobile, b, standard }

export const MODES = ['pages', 'chat'] as const satisfies readonly Mode[]

export type Answers = Readonly<Record<StepId, Values>>

export const house = (number: string): Values => ({ number, complement: '', is_block_allotment: 'false' })

/** Answers for every visitor; plans and offers are chosen by the ids that the backend gave them. */
export const answers: Answers = {
  ...Object.fromEntries(completeAnswers([], idsOf({ journey: standard.id }, 'pages'))),
  cep: { cep: CEPS.covered },
  'nr-imovel': house('1000'),
  planos: { idPlan: idText(601) },
  'consulta-telefone': { phone: '(11) 98765-4321' },
  nome: { name: 'Maria da Silva' },
  telefone: { phone: '(11) 98765-4321' },
  email: { email: 'maria@exemplo.com.br', accept_promotions: 'true' },
  'confirmacao-colaborador': { code: CODE },
  cpf: { person_type: 'pf', cpf: DOCUMENTS.approved },
  'data-de-vencimento': { due_date: '10' },
  'ativar-debito': { direct_debit: 'true' },
  'conta-debito': { bank: idText(1), agency: '0001', account_number: '12345-6' },
  'data-instalacao': { date: '23/11/2026', period: 'manha' },
  confirmacao: { accept_information: 'true' },
  endereco: { same_address: 'true' },
}
export const withoutDebit: Answers = { ...answers, 'ativar-debito': { direct_debit: 'false' } }
export const withDocument = (cpf: string, from: Answers = answers): Answers => ({
  ...from,
  cpf: { person_type: 'pf', cpf },
})
/** The employee offer needs an e-mail address of the company. */
export const employee: Answers = {
  ...answers,
  email: { email: 'maria@timbrasil.com.br', accept_promotions: 'false' },
}
export const renewing: Answers = {
  ...answers,
  'consulta-cpf': { cpf: DOCUMENTS.renewal },
  ofertas: { offer1: idText(702), offer2: '' },
}
export const migrating: Answers = {
  ...answers,
  'consulta-cpf': { cpf: DOCUMENTS.migration },
  ofertas: { idPlan: idText(802) },
}

/** What this backend can do beyond the specification. */
const NONE = capabilitiesOf([])

/** Friday, 20 November 2026 in São Paulo. */
const NOW = Date.parse('2026-11-20T15:00:00Z')

/** The answers to the quiz on the screen. The right ones have ids that end in 1. */
function quizAnswers(visit: Visit, how: 'right' | 'wrong'): Values {
  const { questions = [] } = selectQuiz(visit.state()) ?? {}
  return Object.fromEntries(
    questions.map(({ id, answers: given }) => [id, (how === 'right' ? given[0] : given[1])?.id ?? '']),
  )
}

export interface Walk {
  readonly says?: Answers
  /** Stops where this step can be answered. */
  readonly until?: StepId
  readonly quiz?: 'right' | 'wrong'
  /** Whether a failure is waited out, because the visitor tries again (`retrying`). */
  readonly isPatient?: boolean
}

/** Waits until a question can be answered, or the visitor can go no further. */
async function ready(visit: Visit, isPatient: boolean): Promise<StepId> {
  await visit.until('a question', ({ ui, order, parts }) => {
    if (ui.wait?.status === 'failed') return !isPatient
    if (ui.wait !== null || ui.phase !== 'ready' || ui.contact.notify === 'sending') return false
    const step = stepOf(order, ui.position)
    if (step.kind === 'wait') return false
    if (step.view === 'quiz') return ui.quiz !== null && parts.accepted[step.id] === undefined
    if (step.needs === 'dates') return order.facts.freeDates !== null
    return step.needs === 'code' ? order.facts.code?.sentTo != null : true
  })
  const { wait } = visit.ui()
  if (wait?.status === 'failed') throw new Error(`failed at ${visit.position()}: ${JSON.stringify(wait)}`)
  return visit.position()
}

/**
 * Answers question after question.
 * @returns the steps that were seen, in order; the last one is on the screen, unanswered
 */
export async function walk(visit: Visit, options: Walk = {}): Promise<StepId[]> {
  const { says = answers, until = 'pedido-realizado', quiz = 'right', isPatient = false } = options
  const seen: StepId[] = []
  for (;;) {
    const step = await ready(visit, isPatient)
    seen.push(step)
    if (step === until) return seen
    const { kind } = stepOf(visit.order(), step)
    if (kind === 'outcome' || kind === 'receipt' || seen.length > 40) {
      const { problems } = visit.ui()
      throw new Error(`no way to ${until}: ${seen.join(', ')} ${JSON.stringify(problems)}`)
    }
    const before = visit.ui().refusals
    submit(visit, step, says, quiz)
    await visit.until(
      `an answer to ${step}`,
      ({ ui }) =>
        ui.position !== step || ui.refusals > before || (!isPatient && ui.wait?.status === 'failed'),
    )
    if (visit.ui().refusals > before) {
      const { problems } = visit.ui()
      throw new Error(`refused at ${step}: ${JSON.stringify(problems)}`)
    }
  }
}

/**
 * A visitor who presses "Tentar de novo" at every failure.
 * @returns what they were told meanwhile
 */
export function retrying(visit: Visit, times = 6): readonly string[] {
  const told: string[] = []
  let seen: object | null = null
  visit.store.subscribe(() => {
    const { wait } = visit.ui()
    const failure = wait?.status === 'failed' ? wait : selectSaves(visit.state()).failure
    if (!failure || failure === seen || told.length >= times) return
    seen = failure
    told.push(failure.problem.problem)
    // as a click, after the screen has changed
    setTimeout(() => visit.store.dispatch(retryRequested()), 1)
  })
  return told
}

/** Sends the form on the screen: one question, or all of a composed page. */
export function submit(visit: Visit, step: StepId, says: Answers, quiz: 'right' | 'wrong' = 'right'): void {
  const values = stepOf(visit.order(), step).view === 'quiz' ? quizAnswers(visit, quiz) : undefined
  const beside = stepsAnsweredTogether(visit.order(), step, visit.ui().mode)
  const given = Object.fromEntries(beside.map((id) => [id, values ?? says[id] ?? {}]))
  for (const [id, texts] of Object.entries(given))
    for (const [name, value] of Object.entries(texts))
      visit.store.dispatch(draftChanged({ step: id, name, value }))
  visit.store.dispatch(answersSubmitted({ answers: given }))
  // "É casa ou apartamento?": nothing more to say
  if (visit.order().answers[step]?.lacks) visit.store.dispatch(answersSubmitted({ answers: given }))
}

/** Starts a backend for the calling suite. Every violation that it records fails the test. */
export function specificationBackend(options?: BackendOptions) {
  let backend: SpecificationBackend | null = null
  const now = () => {
    if (!backend) throw new Error('the backend is there only while tests run')
    return backend
  }
  beforeAll(async () => {
    backend = await startSpecificationBackend(options)
  })
  afterAll(() => backend?.close())
  beforeEach(() => {
    now().violations.length = 0
    now().asked.length = 0
    now().shop.orders.length = 0
  })
  return {
    now,
    open: (journey: JourneyParts, more: VisitOptions = {}): Visit =>
      openVisit(now().base, () => NOW, { parts: journey, can: NONE, ...PREFIXED[journey.id], ...more }),
    /** Opens a visit and answers up to a question. */
    async openAt(until: StepId, journey: JourneyParts, { says, quiz, ...more }: VisitOptions & Walk = {}) {
      const visit = this.open(journey, more)
      await walk(visit, { says, quiz, until })
      return visit
    },
    /** How often a call was made. */
    count: (line: string) =>
      now()
        .lines()
        .filter((each) => each === line).length,
    /** Opens the same tab again after the page was left. */
    reload(visit: Visit, journey: JourneyParts, more: VisitOptions = {}): Visit {
      visit.leave()
      const { mode, position } = visit.ui()
      return this.open(journey, { kept: visit.kept, mode, step: position, ...more })
    },
    /** Expects one order, and that nothing else went wrong. */
    expectOneOrder(...visits: readonly Visit[]) {
      expect(now().shop.orders).toHaveLength(1)
      this.expectClean(...visits)
    },
    /** Expects that nothing went wrong in the browser, and that only calls of the specification were sent. */
    expectClean(...visits: readonly Visit[]) {
      expect(now().violations).toEqual([])
      for (const { errors } of visits) expect(errors).toEqual([])
    },
  }
}

const PREFIXED: Readonly<Record<string, VisitOptions>> = {
  [b.id]: { prefix: 'b/r' },
  [collaborator.id]: { prefix: 'oferta-colaborador' },
  [compact.id]: { prefix: 'c' },
  [mobile.id]: { prefix: 'timblack' },
  [migration.id]: { prefix: 'migracao-ultrafibra', step: 'consulta-cpf' },
}
