/** Every journey, on pages and in the chat, against a backend that speaks the specification and nothing else. */
import { describe, expect, it } from 'vitest'
import { idText } from '../../../src/contract/id-text.ts'
import type { StepId } from '../../../src/funnel/types.ts'
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
} from '../../support/specification-backend/visits.ts'
import { DOCUMENTS } from '../../support/specification-backend/shop.ts'
import type { JourneyParts } from '../../../src/app/journeys/register.ts'
import type { VisitOptions } from '../../support/visit.ts'

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
  { name: 'livelo', parts: standard, options: { prefix: 'livelo', told: { from_livelo: true } } },
  {
    name: 'premium',
    parts: standard,
    options: { prefix: 'premium', told: { premium: true, premium_special_offer: true } },
  },
]

describe.each(MODES)('in the %s', (mode) => {
  it.each(ROWS)('$name reaches its receipt (D102, D103)', async ({ parts, says, options }) => {
    const visit = backend.open(parts, { mode, ...options })
    await walk(visit, { says })
    const { orders } = backend.now().shop
    expect(orders.map(({ orderNumber }) => String(orderNumber))).toEqual([
      visit.order().finished?.orderNumber,
    ])
    backend.expectClean(visit)
  })

  it.each<[name: string, says: Answers, end: StepId]>([
    ['a quiz that failed twice', withDocument(DOCUMENTS.quiz), 'erro2'],
    ['a document that is rejected', withDocument(DOCUMENTS.rejected), 'erro2'],
  ])('%s ends at a person (D102, D103)', async (_name, says, end) => {
    const visit = backend.open(standard, { mode })
    const until = says.cpf?.cpf === DOCUMENTS.quiz ? 'erro1' : end
    await walk(visit, { says, quiz: 'wrong', until })
    expect(backend.now().shop.orders).toEqual([])
    backend.expectClean(visit)
  })
})
