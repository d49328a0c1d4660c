/** Every call of every journey, refused once: the visitor reads why and goes on, and nothing is ordered twice (X45, D138). */
import { describe, expect, it } from 'vitest'
import { stepOf } from '../../../src/funnel/journey-registry.ts'
import { requestRecreatingExpiredLead } from '../../../src/funnel/request-recreating-expired-lead.ts'
import {
  newCodeRequested,
  orderActionRequested,
  restartRequested,
  retryRequested,
} from '../../../src/store/redux-actions.ts'
import type { Problem } from '../../../src/lib/problem-keys.ts'
import { problemInWords } from '../../support/problem-texts.ts'
import { rowsToRun } from '../../support/rows-to-run.ts'
import {
  escaped,
  JOURNEY_CALLS,
  type JourneyCalls,
} from '../../support/specification-backend/calls-of-journeys.ts'
import { MODES, specificationBackend, submit } from '../../support/specification-backend/walk-journeys.ts'
import type { Visit } from '../../support/visit-without-browser.ts'

const WORDS = 'Agora não dá. Volte às 10h.'

interface Refusal {
  readonly how: string
  readonly status: number
  readonly body: unknown
  readonly words: string | RegExp
  /** Whether it leaves open if the call was carried out. */
  readonly isLost?: true
  readonly headers?: Readonly<Record<string, string>>
}
const REFUSALS: readonly Refusal[] = [
  { how: '422 with words', status: 422, body: { mensagem: WORDS }, words: WORDS },
  { how: '404 with words', status: 404, body: { error: WORDS }, words: WORDS },
  {
    how: 'success false',
    status: 200,
    body: { success: false },
    words: 'Erro no servidor. Por favor tente novamente mais tarde',
  },
  { how: 'success false with words', status: 200, body: { success: false, message: WORDS }, words: WORDS },
  { how: '500 with words', status: 500, body: { erro: WORDS }, words: WORDS },
  {
    how: '503 without words',
    status: 503,
    body: '',
    words: 'Erro HTTP 503 Service Unavailable',
    isLost: true,
  },
  { how: '429', status: 429, body: { message: WORDS }, words: WORDS, headers: { 'retry-after': '1' } },
  { how: '400 with words', status: 400, body: { message: WORDS }, words: WORDS },
  { how: '408', status: 408, body: { message: WORDS }, words: WORDS, isLost: true },
  { how: '425', status: 425, body: { message: WORDS }, words: WORDS, headers: { 'retry-after': '1' } },
  {
    how: '500 without words',
    status: 500,
    body: '',
    words: 'Erro HTTP 500 Internal Server Error',
    isLost: true,
  },
  {
    how: '502 without words',
    status: 502,
    body: '<h1>Bad Gateway</h1>',
    words: 'Erro HTTP 502 Bad Gateway',
    isLost: true,
  },
  { how: 'an empty reply', status: 200, body: '', words: /vazia|corrompida|inválido/, isLost: true },
  { how: 'an unreadable reply', status: 200, body: '{"nao', words: /corrompida|inválido/, isLost: true },
]

const backend = specificationBackend()

/** Collects everything that the visitor is told. */
function listen(visit: Visit): Set<string> {
  const told = new Set<string>()
  const hear = (problem: Problem | null | undefined) => void (problem && told.add(problemInWords(problem)))
  visit.store.subscribe(() => {
    const { ui, saves, orderActions } = visit.state()
    if (ui.wait?.status === 'failed') hear(ui.wait.problem)
    for (const problems of Object.values(ui.problems)) for (const each of Object.values(problems)) hear(each)
    if (ui.notice && 'problem' in ui.notice) hear(ui.notice.problem)
    hear(ui.banksProblem)
    hear(saves.failure?.problem)
    hear(orderActions.problems.revive)
    if (ui.phase === 'lost') told.add('lost')
  })
  return told
}

/** Waits until the visitor can do something. */
const ready = (visit: Visit) =>
  visit.until('something to do', ({ ui, order, parts }) => {
    if (order.finished || ui.phase === 'lost' || ui.wait?.status === 'failed') return true
    if (ui.wait !== null || ui.phase !== 'ready') return false
    const step = stepOf(order, ui.position)
    if (step.kind === 'wait') return false
    if (step.view === 'quiz') return ui.quiz !== null && parts.accepted[step.id] === undefined
    if (step.needs === 'dates') return order.facts.freeDates !== null
    if (step.needs === 'code') return order.facts.code?.sentTo != null || step.id in ui.problems
    return true
  })

/**
 * A visitor who answers what is asked, and presses what is offered.
 * @returns how it ended: with a receipt, or with a person
 */
async function persist(visit: Visit, { says }: JourneyCalls): Promise<'receipt' | 'person'> {
  for (let move = 0; move < 60; move += 1) {
    await ready(visit)
    const { ui, order } = visit.state()
    if (order.finished) return 'receipt'
    if (ui.phase === 'lost') {
      const isKnown = requestRecreatingExpiredLead(order) !== null
      visit.store.dispatch(isKnown ? orderActionRequested({ what: 'revive' }) : restartRequested())
      await visit.until(
        'another beginning',
        (now) => now.ui.phase !== 'lost' || now.orderActions.states.revive === 'failed',
      )
      continue
    }
    if (ui.wait?.status === 'failed') {
      if (ui.wait.problem.problem === 'pedido-incerto') return 'person'
      const { wait } = ui
      visit.store.dispatch(retryRequested())
      await visit.until('another try', (now) => now.ui.wait !== wait)
      continue
    }
    const step = ui.position
    const { kind, needs } = stepOf(order, step)
    if (needs === 'code' && order.facts.code?.sentTo == null) {
      visit.store.dispatch(newCodeRequested())
      await visit.until('the code', (now) => now.order.facts.code?.sentTo != null)
    }
    if (kind === 'outcome') return 'person'
    submit(visit, step, says)
    await visit.until(
      `an answer to ${step}`,
      (now) =>
        now.ui.position !== step ||
        now.ui.refusals > ui.refusals ||
        now.ui.wait?.status === 'failed' ||
        now.ui.phase === 'lost' ||
        now.order.finished !== null,
    )
  }
  throw new Error(`no end: at ${visit.position()} ${JSON.stringify(visit.ui().wait)}`)
}

/** Failures of these are bridged: the page goes on without what they would have said. */
const BRIDGED = [
  'GET cep/information/{cep}',
  'GET tim-api/address-info/complementTypes',
  // whether a mobile number brings a bonus
  'GET lead/{idLead}',
]

const seen = new Set<string>()
/** Each call in the first journey that makes it. */
const CALLS = JOURNEY_CALLS.flatMap((row) =>
  [...row.calls, row.finish].flatMap((call) => {
    if (seen.has(call)) return []
    seen.add(call)
    return [{ ...row, row, call }]
  }),
)

const ROWS = CALLS.flatMap((each, at) =>
  REFUSALS.flatMap((refusal, nth) =>
    MODES.map((mode, side) => ({
      ...each,
      refusal,
      how: refusal.how,
      mode,
      // in `npm test` every third call: refusals and modes take turns
      isSampled: at % 3 === 0 && (at / 3) % REFUSALS.length === nth && (at / 3) % MODES.length === side,
    })),
  ),
)

describe('a call that is refused', () => {
  it.each(rowsToRun(ROWS, ({ isSampled }) => isSampled))(
    '$name, $call, $how: says so and goes on, in the $mode (X45, D138)',
    async ({ row, parts, call, mode, refusal: { status, body, words, isLost, headers = {} } }) => {
      const visit = backend.open(parts, { mode })
      const told = listen(visit)
      backend.now().refuse(escaped(call), status, body, { headers })
      const end = await persist(visit, row)
      const orders = backend.now().shop.orders.map(({ orderNumber }) => String(orderNumber))
      expect(orders).toEqual(end === 'receipt' ? [visit.order().finished?.orderNumber] : [])
      // a finish that may have been carried out, where nobody can know
      const isUnknown = isLost ?? (status === 500 && row.finish.startsWith('PUT renewal'))
      expect(end).toBe(call === row.finish && isUnknown ? 'person' : 'receipt')
      if (BRIDGED.includes(call) || end !== 'receipt') return backend.expectClean(visit)
      const expected = told.has('lost') ? 'lost' : words
      expect([...told], 'what was told').toContainEqual(
        typeof expected === 'string' ? expected : expect.stringMatching(expected),
      )
      backend.expectClean(visit)
    },
  )
})
