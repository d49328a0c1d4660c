/** Every journey, on pages and in the chat, with a backend that offers only the calls of the specification. */
import { describe, expect } from 'vitest'
import { idText } from '../../../src/contract/convert-ids-to-text.ts'
import type { StepId } from '../../../src/funnel/step-and-journey-types.ts'
import {
  answers,
  b,
  collaborator,
  compact,
  employee,
  migrating,
  migration,
  mobile,
  MODES,
  renewal,
  renewing,
  specificationBackend,
  standard,
  walk,
  withDocument,
  withoutDebit,
  type Answers,
} from '../../support/specification-backend/walk-journeys.ts'
import { DOCUMENTS } from '../../support/specification-backend/plans-places-and-customers.ts'
import type { JourneyParts } from '../../../src/app/journeys/register-journey.ts'
import type { VisitOptions } from '../../support/visit-without-browser.ts'
import { rowsToRun } from '../../support/rows-to-run.ts'
import { itInTurn } from '../../support/sampled-tests.ts'

const backend = specificationBackend({ refusesUnknown: true })

interface Row {
  readonly name: string
  readonly parts: JourneyParts
  readonly says?: Answers
  readonly options?: VisitOptions
}

const ROWS: readonly Row[] = [
  { name: 'standard', parts: standard },
  { name: 'standard without debit', parts: standard, says: withoutDebit },
  {
    name: 'standard to a plan without a date',
    parts: standard,
    says: { ...answers, planos: { idPlan: idText(301) } },
  },
  { name: 'quiz', parts: standard, says: withDocument(DOCUMENTS.quiz) },
  { name: 'b', parts: b },
  { name: 'mobile', parts: mobile },
  { name: 'compact', parts: compact },
  { name: 'collaborator', parts: collaborator, says: employee },
  { name: 'renewal', parts: renewal, says: renewing },
  { name: 'migration', parts: migration, says: migrating },
  { name: 'livelo', parts: standard, options: { prefix: 'livelo' } },
  { name: 'premium', parts: standard, options: { prefix: 'premium' } },
]

describe.each(MODES)('in the %s', (mode) => {
  const test = itInTurn(MODES, mode)

  test.each(rowsToRun(ROWS, ({ name }) => name === 'standard' || name === 'premium'))(
    '$name reaches its receipt (D102, D103)',
    async ({ parts, says, options }) => {
      const visit = backend.open(parts, { mode, ...options })
      await walk(visit, { says })
      const { orders } = backend.now().shop
      expect(orders.map(({ orderNumber }) => String(orderNumber))).toEqual([
        visit.order().finished?.orderNumber,
      ])
      backend.expectClean(visit)
    },
  )

  const flagged = [
    ['an employee', { prefix: 'oferta-colaborador' }, { collaborator_special_offer: true }],
    ['livelo', { prefix: 'livelo' }, { from_livelo: true }],
    ['premium', { prefix: 'premium' }, { premium: true, premium_special_offer: true }],
    ['a link to a plan', { wish: { sku: 'd600s' } }, { winBack: false }],
  ] as const

  test.each(rowsToRun(flagged, ([name]) => name === 'livelo'))(
    'an order of %s says what it is, when it is opened and confirmed (F3.15, F3.16, D105)',
    async (name, options, flags) => {
      const [parts, says] = name === 'an employee' ? [collaborator, employee] : [standard, answers]
      const visit = backend.open(parts, { mode, ...options })
      await walk(visit, { says })
      for (const call of ['POST lead-v2', 'PUT lead-v2/{idLead}'])
        expect(backend.now().bodies(call)).toEqual([expect.objectContaining(flags)])
      backend.expectClean(visit)
    },
  )

  const winning = [
    ['by its link', { sku: 'd600wb' }, [true]],
    ['at the plans', {}, [undefined]],
  ] as const

  test.each(rowsToRun(winning, () => false))(
    'an order that wins a customer back says so when its plan is chosen %s (F3.16, D105)',
    async (_how, wish, opened) => {
      backend.now().change(/^GET cep.coverage$/, ({ plans, ...reply }) => ({
        ...reply,
        plans: (plans as { sku: string }[]).map((plan) => ({
          ...plan,
          sku: plan.sku === 'd600s' ? 'd600wb' : plan.sku,
        })),
      }))
      const visit = backend.open(standard, { mode, wish })
      await walk(visit)
      const said = (call: string) =>
        backend
          .now()
          .bodies(call)
          .map((body) => body?.winBack)
      expect([said('POST lead-v2'), said('PUT lead-v2/{idLead}')]).toEqual([opened, [true]])
      backend.expectClean(visit)
    },
  )

  const rejected: readonly [name: string, says: Answers, end: StepId][] = [
    ['a quiz that failed twice', withDocument(DOCUMENTS.quiz), 'erro2'],
    ['a document that is rejected', withDocument(DOCUMENTS.rejected), 'erro2'],
  ]

  test.each(rowsToRun(rejected, (_, at) => at === 1))(
    '%s ends at a person (D102, D103)',
    async (_name, says, end) => {
      const visit = backend.open(standard, { mode })
      const until = says.cpf?.cpf === DOCUMENTS.quiz ? 'erro1' : end
      await walk(visit, { says, quiz: 'wrong', until })
      expect(backend.now().shop.orders).toEqual([])
      backend.expectClean(visit)
    },
  )
})
