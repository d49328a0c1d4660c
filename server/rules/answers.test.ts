import { afterEach, describe, expect, it } from 'vitest'
import { consentVersions } from '../../src/content/consent-versions.ts'
import { answers } from '../../src/contract/lead-answers/answer-registry.ts'
import type { AnswerDeclaration } from '../../src/contract/lead-answers/answer-types.ts'
import type { LeadStep, StepBody } from '../../src/contract/lead.ts'
import type { EditionCatalogue } from './catalogue-types.ts'
import { isCorporateEmail, readAnswer, type AnswerContext } from './answers.ts'

const plan = { id: 'p', price: 100, price_with_dacc: 90, price_full: 120, name: 'not kept' }

const context: AnswerContext = {
  now: new Date('2026-11-20T12:00:00Z'),
  edition: {
    byId: new Map([['p', plan]]),
    banks: [
      { id: 'inter', code: '077', name: 'Inter' },
      { id: 'bb', code: '001', name: 'Banco do Brasil' },
    ],
  } as unknown as EditionCatalogue,
  seal: (plain) => `sealed ${plain}`,
  lookup: (plain) => `key of ${plain}`,
  corporateDomains: ['prosa.net.br'],
}

const answer = <S extends LeadStep>(step: S, body: StepBody<S>) => readAnswer(step, body, context)

/** A choice that may be skipped, and one that an order needs. */
const choices = { operator: 'optional', house: 'for-order' } as const
type Declared = Pick<AnswerDeclaration, 'askedBy' | 'required'> & { readonly fields: object }
const declared: Record<string, Declared | undefined> = answers

const account = { bank: '077', agency: '0001', account_number: '12345-6' }

describe('an answer as it is stored', () => {
  it.each([
    ['name', { name: ' ana  reis', webcare_tuid: 't' }, { name: 'Ana Reis', webcare_tuid: 't' }],
    ['birthDate', { birth_date: '20/11/2008' }, { sealedBirthDate: 'sealed 20/11/2008' }],
    ['motherName', { mothers_name: 'Eva Reis' }, { mothers_name: 'sealed Eva Reis' }],
  ] as const)('of a %s repeats the risk check', (step, body, values) => {
    expect(answer(step, body)).toEqual({ step, values, resetsRisk: true })
  })

  it('of a phone is sealed, and names a consent only where there was one', () => {
    const values = { phone: 'sealed 11987654321', lookup: 'key of 11987654321' }
    expect(answer('phone', { phone: '(11) 98765-4321', phone2: ' ' })).toEqual({ step: 'phone', values })
    expect(answer('phone', { phone: '11987654321' }).values).toEqual(values)
    expect(
      answer('phone', { phone: '11987654321', phone2: '1133334444', acceptPhoneContact: false }),
    ).toEqual({
      step: 'phone',
      values: { ...values, phone2: 'sealed 1133334444', acceptPhoneContact: false },
      consent: { acceptPhoneContact: false, text: consentVersions.acceptPhoneContact },
    })
  })

  it('of an e-mail is found in any case, and says where it is no collaborator’s', () => {
    const consent = { accept_promotions: true, text: consentVersions.accept_promotions }
    expect(answer('email', { email: 'Ana@uol.com.br', accept_promotions: true })).toEqual({
      step: 'email',
      values: { email: 'Ana@uol.com.br', accept_promotions: true, lookup: 'key of ana@uol.com.br' },
      notCorporate: true,
      consent,
    })
    expect(answer('email', { email: 'ana@prosa.net.br', accept_promotions: true })).not.toHaveProperty(
      'notCorporate',
    )
    expect(isCorporateEmail('"a@prosa.net.br"@uol.com.br', context.corporateDomains)).toBe(false)
  })

  it('of somebody without e-mail is that alone, with no consent to promotions (D108)', () => {
    const given = { email: '', no_email: true, accept_promotions: true } as const
    expect(answer('email', given)).toMatchObject({
      values: { no_email: true, accept_promotions: false },
      notCorporate: true,
    })
    expect(answer('email', given).values).not.toHaveProperty('email')
    expect(answer('email', given).values).not.toHaveProperty('lookup')
    expect(() => answer('email', { accept_promotions: true })).toThrow(/email/)
    expect(() => answer('email', { email: '', accept_promotions: true })).toThrow('Digite o e-mail')
  })

  it.each(['Não declarada', 'não sei', 'Mãe desconhecida'])(
    'of %j is no mother’s name (D108)',
    (mothers_name) => {
      expect(() => answer('motherName', { mothers_name })).toThrow('Aqui entra o nome de uma pessoa')
    },
  )

  it.each([
    [{ cpf: '529.982.247-25' }, 'cpf', '52998224725'],
    [{ cpf: '529.982.247-25', cnpj: ' ' }, 'cpf', '52998224725'],
    [{ cnpj: '12.abc.345/01de-35', cpf: '1' }, 'cnpj', '12ABC34501DE35'],
  ])('of a document is that of the company, where one is given: %j', (body, field, document) => {
    expect(answer('documentNumber', body)).toEqual({
      step: 'documentNumber',
      values: { [field]: `sealed ${document}`, lookup: `key of ${document}` },
      document: `key of ${document}`,
      resetsRisk: true,
    })
  })

  it('of an address is one line for each part, empty where none was given', () => {
    const noTexts = Object.fromEntries(Object.keys(answers.address.body.shape).map((name) => [name, '']))
    const { accessNotes: _, ...empty } = { ...noTexts, accessNotes: '', notFoundComplement: false }
    expect(answer('address', {})).toEqual({ step: 'address', values: empty })
    const given = { ...empty, notFoundComplement: true }
    expect(answer('address', { ...given, accessNotes: 'by the\n\tgate ' }).values).toEqual({
      ...given,
      sealedAccessNotes: 'sealed by the gate',
    })
  })

  it('of a plan has the catalogue’s prices (S7)', () => {
    expect(answer('plan', { idPlan: 'p' })).toEqual({
      step: 'plan',
      values: { idPlan: 'p', accepted: { price: 100, price_with_dacc: 90, price_full: 120 } },
      plan: 'p',
    })
    expect(() => answer('plan', { idPlan: 'q' })).toThrow('Esse plano não está mais disponível')
  })

  it('of a payment keeps an account only with direct debit, and through a repeated choice (F§5)', () => {
    const deviceInfo = { jsc: 'x' }
    expect(answer('bankInfo', { direct_debit: false, bankInfo: account, deviceInfo })).toEqual({
      step: 'bankInfo',
      values: { direct_debit: false, deviceInfo: 'sealed {"jsc":"x"}' },
    })
    expect(answer('bankInfo', { direct_debit: true })).toEqual({
      step: 'bankInfo',
      values: { direct_debit: true },
      adds: true,
    })
    expect(answer('bankInfo', { direct_debit: true, bankInfo: { ...account, bank: 'inter' } })).toEqual({
      step: 'bankInfo',
      values: { direct_debit: true, bankInfo: `sealed ${JSON.stringify(account)}` },
    })
  })

  it('of due date and visit is one of those on offer', () => {
    expect(answer('dueDate', { due_date: 25 })).toEqual({ step: 'dueDate', values: { due_date: 25 } })
    const schedules = [{ date: '23/11/2026', period: 'manha' as const }]
    expect(answer('scheduleDate', { schedules })).toEqual({ step: 'scheduleDate', values: { schedules } })
  })
})

describe('a wrong answer names its field', () => {
  const visit = (date: string) => () =>
    answer('scheduleDate', {
      schedules: [
        { date: '23/11/2026', period: 'manha' },
        { date, period: 'tarde' },
      ],
    })
  it.each<[string, () => unknown]>([
    ['name', () => answer('name', { name: 'Ana' })],
    ['phone', () => answer('phone', { phone: '1' })],
    ['phone2', () => answer('phone', { phone: '11987654321', phone2: '1' })],
    ['email', () => answer('email', { email: 'ana', accept_promotions: false })],
    ['birth_date', () => answer('birthDate', { birth_date: '21/11/2008' })],
    ['mothers_name', () => answer('motherName', { mothers_name: '' })],
    ['cpf', () => answer('documentNumber', { cpf: '' })],
    ['cnpj', () => answer('documentNumber', { cnpj: '1' })],
    ['due_date', () => answer('dueDate', { due_date: 7 })],
    ['bank', () => answer('bankInfo', { direct_debit: true, bankInfo: { ...account, bank: '999' } })],
    ['agency', () => answer('bankInfo', { direct_debit: true, bankInfo: { ...account, agency: '' } })],
    [
      'account_number',
      () => answer('bankInfo', { direct_debit: true, bankInfo: { ...account, account_number: '1' } }),
    ],
    ['date', visit('31/11/2026')],
    ['date', visit('29/11/2026')],
  ])('%s', (field, read) => {
    expect(read).toThrow(expect.objectContaining({ status: 400, code: 'invalid', more: { field } }))
  })

  it.each<[string, () => unknown]>([
    ['Escolha o melhor dia de vencimento', () => answer('dueDate', { due_date: 7 })],
    ['Data inválida: novembro de 2026 tem 30 dias', visit('31/11/2026')],
    ['Não há horário livre nesse dia. Escolha um dos dias marcados', visit('29/11/2026')],
    ['Digite o CPF', () => answer('documentNumber', { cpf: '' })],
    ['Propriedades não encontradas no pedido: cpf', () => answer('documentNumber', {})],
  ])('with %j beside it', (message, read) => {
    expect(read).toThrow(expect.objectContaining({ message }))
  })
})

describe('an answer that is chosen', () => {
  const values = ['claro', 'oi']
  const choose = (name: keyof typeof choices, value: string) => {
    declared[name] = {
      fields: { [name]: { options: values, kept: 'clear' } },
      askedBy: 'operadora',
      required: choices[name],
    }
    return answer(name as 'name', { [name]: value } as unknown as StepBody<'name'>)
  }
  afterEach(() => {
    for (const name of Object.keys(choices)) delete declared[name]
  })

  it('is one of those that its declaration names (D122)', () => {
    expect(choose('operator', 'oi').values).toEqual({ operator: 'oi' })
    expect(() => choose('operator', 'qualquer coisa')).toThrow(
      expect.objectContaining({
        status: 400,
        code: 'invalid',
        message: 'Escolha uma resposta para esta pergunta',
        more: { field: 'operator' },
      }),
    )
  })

  it('may be skipped if an order does not need it (D122)', () => {
    expect(choose('operator', '').values).toEqual({ operator: '' })
    expect(() => choose('house', '')).toThrow('Escolha uma resposta para esta pergunta')
  })
})
