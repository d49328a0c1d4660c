import { describe, expect, it } from 'vitest'
import type { StoredAnswers, LeadRow } from './lead-row-types.ts'
import { isEmployeeValidated, stepsMissingForFinish, stepsMissingForRisk } from './missing-steps.ts'

type Row = Pick<LeadRow, 'place' | 'answers' | 'origin' | 'verified' | 'risk'>

const answers: StoredAnswers = {
  plan: { idPlan: 'p', accepted: { price: 1, price_with_dacc: 1, price_full: 1 } },
  name: { name: 'Ana Reis' },
  phone: { phone: 'sealed', lookup: 'p' },
  email: { email: 'ana@uol.com.br', accept_promotions: false, lookup: 'e' },
  birthDate: { birth_date: '13/05/1990' },
  motherName: { mothers_name: 'sealed' },
  documentNumber: { cpf: 'sealed', lookup: 'd' },
  dueDate: { due_date: 5 },
  bankInfo: { direct_debit: false },
  scheduleDate: { schedules: [{ date: '27/11/2026', period: 'manha' }] },
}

const place = {
  address: 'Avenida Paulista',
  number: '1000',
  is_block_allotment: false,
  infra: 'OWN',
  plans: ['p'],
} as LeadRow['place']

/** A lead that has everything required, except what is named. */
const row = ({
  place: where,
  answers: given,
  ...more
}: Partial<{ [K in keyof Row]: Partial<Row[K]> }> = {}) =>
  ({
    origin: { addon: '' },
    verified: {},
    risk: 'approved',
    ...more,
    place: { ...place, ...where },
    answers: { ...answers, ...given },
  }) as Row

describe('what the risk check still needs (D1, D21)', () => {
  it('is nothing of a whole lead, and every answer of an empty one', () => {
    expect(stepsMissingForRisk(row())).toEqual([])
    expect(stepsMissingForRisk({ ...row(), answers: {} })).toEqual(
      'plan name phone email birthDate motherName documentNumber dueDate'.split(' '),
    )
  })

  it.each<[Partial<Row['place']>, string[]]>([
    [{ infra: null }, ['coverage']],
    [{ plans: [] }, ['coverage']],
    [{ address: '' }, ['address']],
    [{ number: '' }, ['number']],
    [{ number: '', is_block_allotment: true }, []],
  ])('at a place with %j: %j', (where, missing) => {
    expect(stepsMissingForRisk(row({ place: where }))).toEqual(missing)
  })

  it('is the street of a whole-town CEP until it is answered', () => {
    const address = { address: 'Rua Um' } as StoredAnswers['address']
    expect(stepsMissingForRisk(row({ place: { address: '' }, answers: { address } }))).toEqual([])
    expect(
      stepsMissingForRisk(
        row({
          place: { address: '' },
          answers: { address: { ...address, address: '' } as StoredAnswers['address'] },
        }),
      ),
    ).toEqual(['address'])
  })

  it('names coverage first', () => {
    expect(stepsMissingForRisk({ ...row({ place: { infra: null } }), answers: {} })[0]).toBe('coverage')
  })

  it('is not how the customer pays', () => {
    expect(stepsMissingForRisk(row({ answers: { bankInfo: undefined } }))).toEqual([])
    expect(stepsMissingForRisk(row({ answers: { bankInfo: { direct_debit: true } } }))).toEqual([])
  })

  it('is a collaborator’s code, for the address given now (D6)', () => {
    const origin = { addon: '', collaborator: true }
    expect(stepsMissingForRisk(row({ origin }))).toEqual(['collaboratorCode'])
    expect(stepsMissingForRisk(row({ origin, verified: { collaborator: 'other' } }))).toEqual([
      'collaboratorCode',
    ])
    expect(stepsMissingForRisk(row({ origin, verified: { collaborator: 'e' } }))).toEqual([])
    expect(isEmployeeValidated({ answers: {}, verified: {} })).toBe(false)
    expect(isEmployeeValidated({ answers: {}, verified: { collaborator: 'e' } })).toBe(false)
  })
})

describe('what finish still needs', () => {
  it('is nothing of a whole lead', () => {
    expect(stepsMissingForFinish(row(), true)).toEqual([])
  })

  it('is how the customer pays, with the account of a direct debit', () => {
    expect(stepsMissingForFinish(row({ answers: { bankInfo: undefined } }), true)).toEqual(['bankInfo'])
    expect(stepsMissingForFinish(row({ answers: { bankInfo: { direct_debit: true } } }), true)).toEqual([
      'bankInfo',
    ])
    const bankInfo = { direct_debit: true, bankInfo: 'sealed' }
    expect(stepsMissingForFinish(row({ answers: { bankInfo } }), true)).toEqual([])
  })

  it('is approval, the customer’s code where one is required, and a visit where the plan has one', () => {
    expect(stepsMissingForFinish({ ...row(), risk: 'quiz' } as Row, true)).toEqual(['riskValidation'])
    const origin = { addon: '', codeNeeded: true }
    expect(stepsMissingForFinish(row({ origin }), true)).toEqual(['customerCode'])
    expect(stepsMissingForFinish(row({ origin, verified: { customer: 'c' } }), true)).toEqual([])
    const none = { scheduleDate: { schedules: [] } }
    expect(stepsMissingForFinish(row({ answers: none }), true)).toEqual(['scheduleDate'])
    expect(stepsMissingForFinish(row({ answers: { scheduleDate: undefined } }), true)).toEqual([
      'scheduleDate',
    ])
    expect(stepsMissingForFinish(row({ answers: none }), false)).toEqual([])
  })
})
