/** Each call of an order, cut before and after it was carried out (X45). */
import { describe, expect, it } from 'vitest'
import {
  answers,
  collaborator,
  employee,
  migrating,
  migration,
  mobile,
  MODES,
  renewal,
  renewing,
  retrying,
  specificationBackend,
  standard,
  submit,
  walk,
  withDocument,
  type Answers,
} from '../../support/specification-backend/visits.ts'
import { DOCUMENTS } from '../../support/specification-backend/shop.ts'
import type { JourneyParts } from '../../../src/app/journeys/register.ts'
import { matrix } from '../../support/matrix.ts'

const MOMENTS = ['before', 'after'] as const

type Row = readonly [name: string, parts: JourneyParts, says: Answers, calls: readonly string[]]

const STEPS = [
  'plan',
  'name',
  'phone',
  'email',
  'birthDate',
  'motherName',
  'documentNumber',
  'dueDate',
  'bankInfo',
  'scheduleDate',
]

const ROWS: readonly Row[] = [
  [
    'standard',
    standard,
    withDocument(DOCUMENTS.quiz),
    [
      'GET cep/information/{cep}',
      'GET cep/coverage',
      'POST lead-v2',
      'GET banks',
      'GET tim-api/address-info/complementTypes',
      ...STEPS.map((step) => `PATCH lead-v2/{idLead}/${step}`),
      'PUT lead-v2/{idLead}',
      'PATCH lead-v2/{idLead}/riskValidation/QuizAnswer',
    ],
  ],
  ['mobile', mobile, answers, ['POST lead/createFromRenta']],
  [
    'collaborator',
    collaborator,
    employee,
    ['GET lead/collaborator/getNewcode/{id}', 'PATCH lead/collaborator/validate'],
  ],
  [
    'renewal',
    renewal,
    renewing,
    ['POST renewalBaseUser/documentNumber', 'PATCH renewalBaseUser/{id_renewal_request}'],
  ],
  [
    'migration',
    migration,
    migrating,
    ['POST fiber-migration/offers', 'GET fiber-migration/{idLead}', 'PATCH fiber-migration/plan/{idLead}'],
  ],
]

const escaped = (template: string) =>
  new RegExp(`^${template.replaceAll(/[.*+?^${}()|[\]\\/]/g, String.raw`\$&`)}$`)

const cases = ROWS.flatMap(([name, parts, says, calls]) =>
  calls.flatMap((call) => MOMENTS.map((when) => ({ name, parts, says, call, when }))),
)

const all = cases.flatMap((each, at) => MODES.map((mode, way) => ({ ...each, mode, way, at })))

/** In `npm test` each call once: at one of the two moments, by one of the two ways. */
const isSampled = ({ at, way }: (typeof all)[number]) => {
  const call = Math.floor(at / 2)
  return at % 2 === call % 2 && way === Math.floor(call / 2) % 2
}

describe('a call that is cut', () => {
  const backend = specificationBackend()

  it.each(matrix(all, isSampled))(
    '$name, $call, cut $when it was carried out: one order, no answer lost, in the $mode (X45, D103)',
    async ({ parts, says, call, when, mode }) => {
      const visit = backend.open(parts, { mode })
      retrying(visit)
      backend.now().cut(escaped(call), when)
      await walk(visit, { says, isPatient: true })
      const { orders } = backend.now().shop
      expect(orders.map(({ orderNumber }) => String(orderNumber))).toEqual([
        visit.order().finished?.orderNumber,
      ])
      backend.expectClean(visit)
    },
  )
})

const FINISHES = [
  { name: 'an order', parts: standard, says: answers, call: /^PUT lead\/\{leadId\}$/ },
  { name: 'a renewal', parts: renewal, says: renewing, call: /^PUT renewalBaseUser\/\{id\}$/ },
  { name: 'a migration', parts: migration, says: migrating, call: /^PUT lead\/\{leadId\}$/ },
] as const

describe('a finish that nobody can know of', () => {
  const backend = specificationBackend()

  it.each(MOMENTS.flatMap((when) => FINISHES.map((each) => ({ ...each, when }))))(
    '$name, cut $when it was carried out, is sent once, whatever the visitor does (X45, D103)',
    async ({ parts, says, call, when }) => {
      const visit = backend.open(parts)
      await walk(visit, { says, until: 'confirmacao' })
      backend.now().cut(call, when)
      submit(visit, 'confirmacao', says)
      const isTold = () =>
        visit.until(
          'the sentence',
          ({ ui }) => ui.wait?.status === 'failed' && ui.wait.problem.problem === 'pedido-incerto',
        )
      await isTold()
      // pressed again, in the same form and after a reload
      submit(visit, 'confirmacao', says)
      await isTold()
      const again = backend.reload(visit, parts)
      await again.until(
        'the sentence',
        ({ ui }) => ui.wait?.status === 'failed' && ui.wait.problem.problem === 'pedido-incerto',
      )
      const sent = backend
        .now()
        .lines()
        .filter((line) => call.test(line))
      expect(sent).toHaveLength(1)
      expect(backend.now().shop.orders).toHaveLength(when === 'after' ? 1 : 0)
      backend.expectClean(visit, again)
    },
  )
})

describe('a finish whose order the server can name', () => {
  const telling = specificationBackend({ tellsLead: true })

  it('reaches its receipt by GET lead (X45, D103)', async () => {
    const visit = telling.open(standard)
    await walk(visit, { until: 'confirmacao' })
    telling.now().cut(/^PUT lead\/\{leadId\}$/, 'after')
    submit(visit, 'confirmacao', answers)
    await visit.at('pedido-realizado')
    expect(telling.now().shop.orders.map(({ orderNumber }) => String(orderNumber))).toEqual([
      visit.order().finished?.orderNumber,
    ])
    telling.expectClean(visit)
  })
})
