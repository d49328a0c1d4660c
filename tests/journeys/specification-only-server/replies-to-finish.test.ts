/** Every reply that a backend of the specification may give to the request that makes an order (D138). */
import { describe, expect, it } from 'vitest'
import type { JourneyParts } from '../../../src/app/journeys/register-journey.ts'
import { idText } from '../../../src/contract/convert-ids-to-text.ts'
import type { Mode } from '../../../src/funnel/step-and-journey-types.ts'
import { retryRequested } from '../../../src/store/redux-actions.ts'
import { problemInWords, waitInWords } from '../../support/problem-texts.ts'
import { rowsToRun } from '../../support/rows-to-run.ts'
import { itInFullRun } from '../../support/sampled-tests.ts'
import {
  answers,
  migrating,
  migration,
  MODES,
  renewal,
  renewing,
  specificationBackend,
  standard,
  submit,
  walk,
  type Answers,
} from '../../support/specification-backend/walk-journeys.ts'
import type { Visit } from '../../support/visit-without-browser.ts'

interface Finish {
  readonly name: string
  readonly parts: JourneyParts
  readonly says: Answers
  readonly call: RegExp
  /** The call that says whether the order was made; null if there is none. */
  readonly look: RegExp | null
  /** The question to which a refusal leads. */
  readonly asks: string
}

const LEAD = { call: /^PUT lead\/\{leadId\}$/, look: /^GET lead\/\{idLead\}$/ }
const FINISHES: readonly Finish[] = [
  { name: 'an order with a date', parts: standard, says: answers, ...LEAD, asks: 'data-instalacao' },
  {
    name: 'an order without a date',
    parts: standard,
    says: { ...answers, planos: { idPlan: idText(301) } },
    ...LEAD,
    asks: 'confirmacao',
  },
  {
    name: 'a renewal',
    parts: renewal,
    says: renewing,
    call: /^PUT renewalBaseUser\/\{id\}$/,
    look: null,
    asks: 'confirmacao',
  },
  {
    name: 'a migration',
    parts: migration,
    says: migrating,
    call: LEAD.call,
    look: /^GET fiber-migration\/\{idLead\}$/,
    asks: 'confirmacao',
  },
]

type Reply = readonly [status: number, body: unknown, words: string]

const UNCERTAIN = /^O seu pedido pode já estar feito/
const FAILED = 'Erro no servidor. Por favor tente novamente mais tarde'

/** The server says that it made no order. */
const REFUSALS: readonly Reply[] = [
  [200, { success: false }, FAILED],
  [200, { success: false, message: 'A agenda fechou.' }, 'A agenda fechou.'],
  [200, { erro: 'A agenda fechou.' }, 'A agenda fechou.'],
  [400, { mensagem: 'A agenda fechou.' }, 'A agenda fechou.'],
  [401, {}, 'Erro HTTP 401 Unauthorized'],
  [404, { error: 'A agenda fechou.' }, 'A agenda fechou.'],
  [409, '', 'Erro HTTP 409 Conflict'],
  [410, { error: 'A agenda fechou.' }, 'A agenda fechou.'],
  [422, { success: false, error: { message: 'A agenda fechou.' } }, 'A agenda fechou.'],
]
/** The same, with a status that its own failure has too. */
const FAILURES: readonly Reply[] = [
  [500, { error: 'A agenda fechou.' }, 'A agenda fechou.'],
  [500, { success: false }, 'Erro HTTP 500 Internal Server Error'],
  [500, { erro: true }, 'Erro HTTP 500 Internal Server Error'],
  [501, { message: 'A agenda fechou.' }, 'A agenda fechou.'],
]
/** Nothing that says whether the order was made. */
const LOST: readonly (readonly [status: number, body: unknown])[] = [
  [200, ''],
  [200, '{"orderNum'],
  [200, 'null'],
  [200, { success: true }],
  [200, { success: true, orderNumber: 7, message: 'Pedido recebido.' }],
  [408, { error: 'Demorou.' }],
  [500, {}],
  [500, ''],
  [500, '{"err'],
  [502, { error: 'A agenda fechou.' }],
  [503, { success: false, message: 'A agenda fechou.' }],
  [504, ''],
]

const backend = specificationBackend({ tellsLead: true })

const asked = (kind: RegExp | null) =>
  backend
    .now()
    .lines()
    .filter((line) => kind?.test(line)).length

const orders = () => backend.now().shop.orders.map(({ orderNumber }) => String(orderNumber))

const confirm = (visit: Visit, { says }: Finish) => submit(visit, 'confirmacao', says)

/** Waits until the visitor is told something, at the question where it stands. */
async function told(visit: Visit): Promise<string> {
  const { state } = visit
  await visit.until(
    'the words',
    ({ ui }) => ui.wait?.status === 'failed' || ui.notice?.kind === 'order-refused',
  )
  const { notice, wait } = state().ui
  return notice?.kind === 'order-refused' ? problemInWords(notice.problem) : waitInWords(wait)
}

/** Goes back to the review from where the refusal has led, and confirms again. */
async function confirmAgain(visit: Visit, finish: Finish) {
  if (finish.asks !== 'confirmacao') await walk(visit, { says: finish.says, until: 'confirmacao' })
  confirm(visit, finish)
}

async function atReview(finish: Finish, mode: Mode) {
  const visit = backend.open(finish.parts, { mode })
  await walk(visit, { says: finish.says, until: 'confirmacao' })
  await visit.saved()
  return visit
}

const rowsOf = <T>(replies: readonly T[]) =>
  FINISHES.flatMap((finish) =>
    MODES.flatMap((mode) => replies.map((reply) => ({ ...finish, mode, reply, finish }))),
  )

/** In `npm test` three replies: by which finish and in which way takes turns. */
const inTurn = <T>(replies: readonly T[]) => {
  const all = rowsOf(replies)
  const chosen = rowsToRun([...replies.keys()], 3).map(
    (at, turn) => all[((turn * 5) % (FINISHES.length * 2)) * replies.length + at],
  )
  return rowsToRun(all, (row) => chosen.includes(row))
}

describe('a refusal of the finish', () => {
  it.each(inTurn(REFUSALS))(
    '$name: $reply.0 $reply.1 shows its words and may be sent again in the $mode (D138)',
    async ({ finish, mode, reply: [status, body, words] }) => {
      const visit = await atReview(finish, mode)
      backend.now().refuse(finish.call, status, body)
      confirm(visit, finish)
      expect([await told(visit), visit.position()]).toEqual([words, finish.asks])
      await confirmAgain(visit, finish)
      await visit.at('pedido-realizado')
      expect([asked(finish.call), orders()]).toEqual([2, [visit.order().finished?.orderNumber]])
      backend.expectClean(visit)
    },
  )

  it.each(inTurn(FAILURES))(
    '$name: $reply.0 $reply.1 shows its words, and is sent again where the server can say that there is no order, in the $mode (D138)',
    async ({ finish, mode, reply: [status, body, words] }) => {
      const visit = await atReview(finish, mode)
      backend.now().refuse(finish.call, status, body)
      confirm(visit, finish)
      expect([await told(visit), visit.position()]).toEqual([words, finish.asks])
      const looks = asked(finish.look)
      await confirmAgain(visit, finish)
      if (finish.look === null) {
        await visit.until('the sentence', ({ ui }) => UNCERTAIN.test(waitInWords(ui.wait)))
        expect([asked(finish.call), orders()]).toEqual([1, []])
      } else {
        await visit.at('pedido-realizado')
        expect(asked(finish.look)).toBe(looks + 1)
        expect([asked(finish.call), orders()]).toEqual([2, [visit.order().finished?.orderNumber]])
      }
      backend.expectClean(visit)
    },
  )

  const made = rowsOf([REFUSALS[1], FAILURES[0]]).filter(({ look }) => look !== null)

  it.each(
    rowsToRun(
      made,
      ({ reply, mode, name }) => reply?.[0] === 500 && mode === 'chat' && name === 'a migration',
    ),
  )(
    '$name, made although it was refused with $reply.0, is found before it is sent again, in the $mode (D138, X45)',
    async ({ finish, mode, reply }) => {
      const [status = 500, body] = reply ?? []
      const visit = await atReview(finish, mode)
      backend.now().refuse(finish.call, status, body, { isCarriedOut: true })
      confirm(visit, finish)
      await told(visit)
      await confirmAgain(visit, finish)
      await visit.at('pedido-realizado')
      expect([asked(finish.call), orders()]).toEqual([1, [visit.order().finished?.orderNumber]])
      backend.expectClean(visit)
    },
  )

  const unread = rowsOf([503, 404, 200]).filter(({ look }) => look !== null)

  it.each(
    rowsToRun(
      unread,
      ({ reply, mode, name }) => reply === 503 && mode === 'pages' && name.includes('with a'),
    ),
  )(
    '$name, refused with 500, is not sent again while the look for it fails with $reply, in the $mode (D138, X45)',
    async ({ finish, mode, reply }) => {
      const visit = await atReview(finish, mode)
      backend.now().refuse(finish.call, 500, { error: 'A agenda fechou.' }, { isCarriedOut: true })
      confirm(visit, finish)
      await told(visit)
      if (finish.look) backend.now().refuse(finish.look, reply, {})
      await confirmAgain(visit, finish)
      await visit.until('the sentence', ({ ui }) => UNCERTAIN.test(waitInWords(ui.wait)))
      expect(asked(finish.call)).toBe(1)
      visit.store.dispatch(retryRequested())
      await visit.at('pedido-realizado')
      expect([asked(finish.call), orders()]).toEqual([1, [visit.order().finished?.orderNumber]])
      backend.expectClean(visit)
    },
  )

  it.each(rowsToRun(rowsOf([422]), () => false))(
    '$name, refused with $reply, is sent again although the look for it fails, in the $mode (D138)',
    async ({ finish, mode, reply }) => {
      const visit = await atReview(finish, mode)
      backend.now().refuse(finish.call, reply, { error: 'A agenda fechou.' })
      confirm(visit, finish)
      await told(visit)
      if (finish.look) backend.now().refuse(finish.look, 503, {})
      await confirmAgain(visit, finish)
      await visit.at('pedido-realizado')
      expect(orders()).toEqual([visit.order().finished?.orderNumber])
      backend.expectClean(visit)
    },
  )
})

describe('a finish that comes too early or too often', () => {
  it.each(
    rowsToRun(
      rowsOf([425, 429]),
      ({ reply, mode, name }) => reply === 429 && mode === 'chat' && name.includes('with a'),
    ),
  )(
    '$name, $reply: is sent again by itself after the wait, in the $mode (D138)',
    async ({ finish, mode, reply }) => {
      const visit = await atReview(finish, mode)
      backend
        .now()
        .refuse(finish.call, reply, { error: 'Espere um instante.' }, { headers: { 'retry-after': '1' } })
      confirm(visit, finish)
      expect([await told(visit), visit.position()]).toEqual(['Espere um instante.', 'confirmacao'])
      await visit.at('pedido-realizado')
      expect([asked(finish.call), orders()]).toEqual([2, [visit.order().finished?.orderNumber]])
      backend.expectClean(visit)
    },
  )
})

describe('a reply to the finish that says nothing', () => {
  it.each(inTurn(LOST))(
    '$name: $reply.0 $reply.1 leads to a person, and nothing is sent twice, in the $mode (D138, X45)',
    async ({ finish, mode, reply: [status, body] }) => {
      const visit = await atReview(finish, mode)
      backend.now().refuse(finish.call, status, body)
      confirm(visit, finish)
      expect(await told(visit)).toMatch(UNCERTAIN)
      visit.store.dispatch(retryRequested())
      const again = backend.reload(visit, finish.parts)
      expect(await told(again)).toMatch(UNCERTAIN)
      expect([asked(finish.call), orders()]).toEqual([1, []])
      backend.expectClean(visit, again)
    },
  )

  itInFullRun('is no new order where the lead is gone by then (X45)', async () => {
    for (const { mode, finish } of rowsOf([null]).filter(({ look }) => look !== null)) {
      backend.now().shop.orders.length = 0
      const visit = await atReview(finish, mode)
      backend.now().refuse(finish.call, 503, {}, { isCarriedOut: true })
      confirm(visit, finish)
      const again = backend.reload(visit, finish.parts)
      if (finish.look) backend.now().refuse(finish.look, 404, { error: 'Pedido encerrado.' }, { left: 3 })
      expect(await told(again)).toMatch(UNCERTAIN)
      expect(again.ui().phase).not.toBe('lost')
      backend.now().refuse(/never/, 404, {})
      backend.expectClean(visit, again)
    }
  })
})
