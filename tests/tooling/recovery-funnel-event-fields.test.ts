/** Fields of the analytics event 'funil_recuperacao', which marketing uses to bring visitors back to unfinished orders. */
import { describe, expect, it } from 'vitest'
import { funnelFields, phoneForTracking } from '../../src/funnel/funil-recuperacao-event.ts'
import { isFunnelStep } from '../../src/lib/analytics-events.ts'
import { answerValues, street, wholeOrder } from '../support/sample-orders.ts'

const lot = {
  'nr-imovel': {
    ...answerValues['nr-imovel'],
    is_block_allotment: 'true',
    block_number: '3',
    allotment_number: '15',
  },
  instalacao: { ...street, customComplement: 'Fundos' },
}
const company = { cpf: { person_type: 'pj', cnpj: '12ABC34501DE35' } }
const person = wholeOrder({ finished: { orderNumber: 'P1', schedule: null } }, lot)

describe('the event funil_recuperacao', () => {
  it('adds these fields at each of its steps 1 to 14, and keeps the earlier ones (M7.5)', () => {
    const told = Array.from({ length: 14 }, (_, at) => Object.keys(funnelFields(at + 1, person)))
    const added = told.map((names, at) => names.filter((name) => !told[at - 1]?.includes(name)))
    expect({ funil_recuperacao: added }).toEqual({
      funil_recuperacao: [
        ['zip'],
        ['streetNr', 'blockNr', 'lotNr', 'planoAvailable', 'email', 'phone'],
        ['name'],
        ['acceptPhoneContact'],
        ['acceptEmailOffers'],
        ['birthDate'],
        ['motherName'],
        ['cpf'],
        ['complement', 'street'],
        ['dueDate'],
        ['directDebit'],
        ['bankId', 'bankAccountAgency', 'bankAccountNr'],
        ['installationSchedules'],
        ['accept_information'],
      ],
    })
    for (const [at, names] of told.entries())
      expect(names).toEqual(expect.arrayContaining(told[at - 1] ?? []))
    expect([0, 1, 14, 15].filter((step) => isFunnelStep(step))).toEqual([1, 14])
  })

  it('reports the values of the order, of a person, a company and a lot (M3.10)', () => {
    const { cpf, ...told } = funnelFields(13, person)
    expect(cpf).toBe('52998224725')
    expect(told).toEqual({
      zip: '01310100',
      streetNr: '130',
      blockNr: '3',
      lotNr: '15',
      planoAvailable: true,
      name: 'Maria da Silva',
      phone: '5511987654321',
      acceptPhoneContact: false,
      email: 'maria@exemplo.com.br',
      acceptEmailOffers: true,
      birthDate: '13/05/1990',
      motherName: 'Ana de Souza',
      complement: 'Fundos',
      street: 'Rua das Flores',
      dueDate: '10',
      directDebit: true,
      bankId: '341',
      bankAccountAgency: '1234',
      bankAccountNr: '12345-6',
      installationSchedules: [{ date: '27/11/2026', period: 'manha' }],
    })
    expect(funnelFields(8, wholeOrder({}, company))).toHaveProperty('cnpj', '12ABC34501DE35')
    for (const name of ['noComplement', 'planoSelected']) expect(told).not.toHaveProperty([name])
  })

  it('sends telephones as digits after 55 (M7.3)', () => {
    expect(phoneForTracking('(11) 98765-4321')).toBe('5511987654321')
    expect(phoneForTracking(undefined)).toBeUndefined()
  })
})
