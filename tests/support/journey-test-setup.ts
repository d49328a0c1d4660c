/** Starts a server for a journey test, opens visits on it, and answers the questions of an order up to a given one. */
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll } from 'vitest'
import { checkoutSteps } from '../../src/app/journeys/standard/checkout-steps-and-texts.ts'
import { isStepOf, stepOf } from '../../src/funnel/journey-registry.ts'
import type { Step, StepId, Values } from '../../src/funnel/step-and-journey-types.ts'
import { selectQuiz } from '../../src/store/selectors.ts'
import { rightAnswers } from './people.ts'
import { startServer, type ServerOptions, type TestServer } from './server.ts'
import { openVisit, type Visit, type VisitOptions } from './visit-without-browser.ts'
import { confirmation, everyAnswer, type Answer } from './answers-to-every-question.ts'

export {
  answersBetween,
  confirmation,
  dates,
  questionAfter,
  payment,
  questionBefore,
  everyAnswer,
  type Answer,
} from './answers-to-every-question.ts'

/** A step of the checkout, whether or not a visit has loaded it. */
export const checkoutStep = (id: StepId): Step | undefined =>
  checkoutSteps.steps.map(([step]): Step => step).find((step) => step.id === id)

/** The names under which the server stores answers, in their order, each once. */
export const storedNamesOf = (answers: readonly Answer[]): string[] => [
  ...new Set(answers.flatMap(([id]) => checkoutStep(id)?.wire ?? [])),
]

/**
 * The calls that save answers, each sent alone. The due date goes with the risk check, the confirmation makes
 * the order.
 */
export const savingCallsOf = (answers: readonly Answer[]): string[] =>
  answers.flatMap((answer) => {
    const [id] = answer
    if (id === 'confirmacao') return ['PUT /lead/{id}']
    if (id === 'data-de-vencimento') return ['PUT /lead-v2/{id}']
    return storedNamesOf([answer]).map((name) => `PATCH /lead-v2/{id}/${name}`)
  })

/** Returns the table's answers before a step, before the receipt all of them; some may be replaced. */
export function answersBefore(step: StepId, changed: Partial<Record<StepId, Values>> = {}): Answer[] {
  const at = everyAnswer.findIndex(([id]) => id === step)
  return everyAnswer.slice(0, at < 0 ? undefined : at).map(([id, values]) => [id, changed[id] ?? values])
}

/**
 * Answers each question as soon as the visitor gets to it; those that the visitor's journey does not ask are left out.
 */
export async function answerAll(visit: Visit, answers: readonly Answer[]): Promise<void> {
  for (const [step, values] of answers) {
    if (!isStepOf(visit.order(), step)) continue
    await visit.answerAt(step, values)
  }
}

/** Confirms the review. */
export async function placeOrder(visit: Visit): Promise<void> {
  await answerAll(visit, [confirmation])
  await visit.at('pedido-realizado')
}

/** The answer to nr-imovel. */
export const house = (number: string, complement = ''): Values => ({
  number,
  complement,
  is_block_allotment: 'false',
})

/** Confirms that the house number still applies at a corrected CEP ("Sim, é o mesmo"). */
export async function sameNumber(visit: Visit): Promise<void> {
  await visit.at('nr-imovel')
  visit.answer('nr-imovel', visit.order().answers['nr-imovel']?.values ?? {})
}

/** Enters an address; stops where the check leads. */
export async function checkAddress(visit: Visit, cep: string, number: Values): Promise<void> {
  await answerAll(visit, [
    ['cep', { cep }],
    ['nr-imovel', number],
  ])
  await visit.until(
    'the check',
    ({ ui, order }) =>
      order.facts.coverage !== null && ui.wait === null && !stepOf(order, ui.position).isTransient,
  )
}

/** Goes up to a step, from an empty page. Past the payment, which is saved after the next question, all is stored. */
export async function goTo(visit: Visit, step: StepId, changed: Partial<Record<StepId, Values>> = {}) {
  await answerAll(visit, answersBefore(step, changed))
  await visit.at(step)
  if (step === 'data-instalacao' || step === 'confirmacao') await visit.saved()
}

/** The quiz on the screen, answered right or wrong (docs/test-people.md). */
export function quizAnswers(visit: Visit, how: 'right' | 'wrong'): Values {
  const quiz = selectQuiz(visit.state())
  if (!quiz) throw new Error('no quiz is asked')
  return Object.fromEntries(
    quiz.questions.map(({ id, answers }) => {
      const chosen = answers.find(({ text }) => rightAnswers.has(text) === (how === 'right'))
      return [id, (chosen ?? answers[0])?.id ?? '']
    }),
  )
}

export type JourneyServer = TestServer & {
  readonly open: (options?: VisitOptions) => Visit
  /** Opens a visit whose page, by default that of a step, leads to this step. */
  readonly openOn: (step: StepId, options?: VisitOptions) => Promise<Visit>
  /** Leaves the page, and opens it again in the same tab. */
  readonly reload: (visit: Visit, options?: VisitOptions) => Visit
  /** Opens a visit that has gone up to a step, or to the receipt, and of which all is stored. */
  readonly openAt: (step: StepId, options?: VisitOptions) => Promise<Visit>
  /** Returns columns of a visit's lead. */
  readonly leadOf: (visit: Visit, columns: string) => Promise<Record<string, unknown> | undefined>
  /** Returns columns of a visit's orders. */
  readonly ordersOf: (visit: Visit, columns?: string) => Promise<readonly Record<string, unknown>[]>
  /** Returns what the database stores of a lead. */
  readonly rows: (table: 'lead_events' | 'orders' | 'leads') => Promise<readonly Record<string, unknown>[]>
}

/** Starts a listening server for the calling suite; returns it once the tests run. */
export function journeyServer(options?: ServerOptions): () => JourneyServer {
  let found: JourneyServer | null = null
  let close: () => Promise<void> = async () => {}
  beforeAll(async () => {
    const server = await startServer(options)
    close = server.close
    await server.app.listen({ port: 0, host: '127.0.0.1' })
    const { port } = server.app.server.address() as AddressInfo
    const open = (more?: VisitOptions) =>
      openVisit(`http://127.0.0.1:${port}/api`, () => server.clock.now().getTime(), more)
    found = {
      ...server,
      open,
      async openOn(step, more) {
        const visit = open({ step, ...more })
        await visit.at(step)
        return visit
      },
      reload(visit, more) {
        visit.leave()
        return open({ kept: visit.kept, mode: visit.ui().mode, step: visit.position(), ...more })
      },
      async openAt(step, more) {
        const visit = open(more)
        await goTo(visit, step)
        await visit.saved()
        return visit
      },
      leadOf: async (visit, columns) =>
        (await server.sql(`select ${columns} from leads where id = $1`, [visit.ui().recordId]))[0],
      ordersOf: (visit, columns = 'number') =>
        server.sql(`select ${columns} from orders where lead_id = $1`, [visit.ui().recordId]),
      rows: (table) => server.sql(`select * from ${table}`),
    }
  })
  afterAll(() => close())
  return () => {
    if (!found) throw new Error('the server is there only while tests run')
    return found
  }
}
