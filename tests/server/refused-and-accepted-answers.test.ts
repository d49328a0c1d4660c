/** Refused answers: for each step and invalid value, the field and the text that the server returns. */
import { beforeAll, describe, expect, it } from 'vitest'
import { FINISH, openLead, freeDatesOf } from '../support/create-leads.ts'
import { useServer } from '../support/server.ts'

const WISHES = {
  schedules: [
    { date: '23/11/2026', period: 'manha' },
    { date: '19/12/2026', period: 'tarde' },
  ],
}

const bank = (more: object) => ({
  direct_debit: true,
  bankInfo: { bank: '077', agency: '0001', account_number: '12345-6', ...more },
})

/** step, what is wrong, body, field, the text beside it; every other one is a unit test's (server/rules/answers.test.ts) */
const REFUSED = [
  ['name', 'a digit', { name: 'Mar1a Silva' }, 'name', 'O nome não pode ter “1”. Use só letras.'],
  [
    'phone',
    'no such DDD',
    { phone: '20987654321' },
    'phone',
    'O DDD 20 não existe. Confira os 2 primeiros números.',
  ],
  [
    'email',
    'no @',
    { email: 'maria.gmail.com', accept_promotions: false },
    'email',
    'Falta o @ no e-mail. Digite o e-mail inteiro.',
  ],
  [
    'birthDate',
    'a child',
    { birth_date: '21/11/2008' },
    'birth_date',
    'Para contratar é preciso ter 18 anos ou mais. Confira o ano, ou peça com os dados de um adulto.',
  ],
  ['motherName', 'empty', { mothers_name: ' ' }, 'mothers_name', 'Digite o nome completo'],
  [
    'documentNumber',
    'wrong digit',
    { cpf: '529.982.247-24' },
    'cpf',
    'Esse CPF não é válido. Confira os números.',
  ],
  ['dueDate', 'another day', { due_date: 7 }, 'due_date', 'Escolha o melhor dia de vencimento'],
  ['bankInfo', 'an unknown bank', bank({ bank: '999' }), 'bank', 'Escolha o seu banco'],
  [
    'scheduleDate',
    'tomorrow',
    { schedules: [{ date: '21/11/2026', period: 'manha' }] },
    'date',
    'Não há horário livre nesse dia. Escolha um dos dias marcados',
  ],
] as const

/** step, body, what GET lead shows of it */
const TAKEN = [
  ['name', { name: '  josé   d’Ávila-Souza ' }, { name: "José d'Ávila-Souza" }],
  ['phone', { phone: '+55 (011) 3333-4444' }, { masked: { phone: '(11) 3***-**44' } }],
  [
    'email',
    { email: ' Ana@Gmail.COM ', accept_promotions: false },
    { email: 'Ana@gmail.com', accept_promotions: false },
  ],
  ['documentNumber', { cnpj: '12.abc.345/01de-35' }, { masked: { cnpj: '**.ABC.345/****-**' } }],
  ['bankInfo', { direct_debit: false }, { direct_debit: false, bank: null }],
  [
    'bankInfo',
    bank({ bank: '001', agency: '1584', account_number: '210169-6' }),
    { direct_debit: true, bank: '001' },
  ],
  ['scheduleDate', WISHES, WISHES],
  [
    'address',
    { complemento1: 'APARTAMENTO', complemento2: '42', accessNotes: 'portão\nazul' },
    { address: { complemento1: 'APARTAMENTO', complemento2: '42', accessNotes: 'portão azul' } },
  ],
] as const

const server = useServer()

describe('an answer', () => {
  let id = ''
  beforeAll(async () => {
    id = await openLead(server())
  })

  it.each(REFUSED)('%s is refused: %s', async (step, _what, body, field, message) => {
    const { status, body: reply } = await server().call('PATCH', `/api/lead-v2/${id}/${step}`, body)
    expect(status).toBe(400)
    expect(reply).toMatchObject({ success: false, code: 'invalid', field, message })
  })

  it.each(TAKEN)('%s is taken: %j', async (step, body, shown) => {
    const { status, text } = await server().call('PATCH', `/api/lead-v2/${id}/${step}`, body)
    expect([status, text]).toEqual([200, expect.stringContaining('"success":true')])
    expect((await server().call('GET', `/api/lead/${id}`)).body).toMatchObject(shown)
  })

  it('without a property names it', async () => {
    const { status, body } = await server().call('PATCH', `/api/lead-v2/${id}/name`, {})
    expect(status).toBe(400)
    expect(body).toMatchObject({ message: 'Propriedades não encontradas no pedido: name', missing: ['name'] })
  })

  it('of the wrong type names the field', async () => {
    const { status, body } = await server().call('PATCH', `/api/lead-v2/${id}/name`, { name: 5 })
    expect(status).toBe(400)
    expect(body).toMatchObject({ field: 'name', message: 'Valor inválido: name' })
  })

  it('that says yes to direct debit arrives before the account, and again after', async () => {
    const fresh = await openLead(server())
    await server().call('PATCH', `/api/lead-v2/${fresh}/bankInfo`, { direct_debit: true })
    expect((await server().call('PUT', `/api/lead/${fresh}`, FINISH)).body.missing).toContain('bankInfo')
    await server().call('PATCH', `/api/lead-v2/${fresh}/bankInfo`, bank({}))
    await server().call('PATCH', `/api/lead-v2/${fresh}/bankInfo`, { direct_debit: true })
    expect((await server().call('GET', `/api/lead/${fresh}`)).body).toMatchObject({ bank: '077' })
  })

  it('that turns direct debit off forgets the account', async () => {
    await server().call('PATCH', `/api/lead-v2/${id}/bankInfo`, bank({}))
    await server().call('PATCH', `/api/lead-v2/${id}/bankInfo`, {
      direct_debit: false,
      bankInfo: bank({}).bankInfo,
    })
    const [row] = await server().sql("select answers->'bankInfo' as bank from leads where id = $1", [id])
    expect(row?.bank).toEqual({ direct_debit: false })
  })
})

describe('free dates', () => {
  it('are the third to the thirtieth day, Monday to Saturday, no holidays, by the clock of São Paulo (X22)', async () => {
    const id = await openLead(server())
    // Already the 21st in London, still the 20th in São Paulo.
    server().clock.set('2026-11-21T02:30:00Z')
    const dates = (await freeDatesOf(server(), id)).map((day) => day.date)
    expect(dates[0]).toBe('23/11/2026')
    expect(dates.at(-1)).toBe('19/12/2026')
    expect(dates).not.toContain('29/11/2026')
    expect(dates).toHaveLength(24)
  })
})
