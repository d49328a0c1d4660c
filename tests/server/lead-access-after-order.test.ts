/** What the id of a lead still gives access to once its order is over. */
import { describe, expect, it } from 'vitest'
import { Lead } from '../../src/contract/lead.ts'
import { brToIso } from '../../src/lib/iso-dates.ts'
import { ANSWERS, FINISH, readyLead, placeOrder } from '../support/create-leads.ts'
import { useServer } from '../support/server.ts'

const ORDERED = '2026-11-20T15:00:00Z'
const DAY_MS = 86_400_000
/** What the order's link shows of a person, all of it masked. */
const MASKS = {
  name: 'M**** S****',
  address: 'Aveni…, nº 1**, São Paulo/SP',
  phone: '(11) 9****-**21',
  email: 'm****@gmail.com',
}

describe('a finished order (S51)', () => {
  const server = useServer({ at: ORDERED })
  const load = async (id: string) => Lead.parse((await server().call('GET', `/api/lead/${id}`)).body)
  async function ordered() {
    server().clock.set(ORDERED)
    const { id } = await placeOrder(server())
    return { id, lead: await load(id) }
  }

  it('opens as before until the day of the visit is over, so that who ordered finds everything in place', async () => {
    const { id, lead } = await ordered()
    server().clock.set(`${brToIso(lead.schedule?.date ?? '')}T23:30:00-03:00`)
    expect(await load(id)).toMatchObject({
      name: ANSWERS.name.name,
      email: ANSWERS.email.email,
      orderLink: lead.orderLink,
      address: { cep: '01310100', number: '1000' },
    })
  })

  it('opens no more after the visit than its link showed before: a receipt with masks', async () => {
    const { id, lead } = await ordered()
    server().clock.advance(180 * DAY_MS)
    const over = await load(id)
    expect(over).toMatchObject({
      orderNumber: lead.orderNumber,
      schedule: lead.schedule,
      idPlan: lead.idPlan,
      due_date: lead.due_date,
      answered: lead.answered,
      name: null,
      email: null,
      birth_date: null,
      bank: null,
    })
    expect(over.masked).toEqual(MASKS)
    const text = JSON.stringify(over)
    const { birthDate, name, email, phone, motherName, documentNumber } = ANSWERS
    for (const value of [
      ...name.name.split(' ').filter((word) => word.length > 2),
      email.email,
      phone.phone,
      birthDate.birth_date,
      motherName.mothers_name,
      documentNumber.cpf,
      'Avenida Paulista',
      'Bela Vista',
      '01310',
      '/meu-pedido/',
    ])
      expect(text).not.toContain(value)
    // whatever else answers to the id
    const again = await server().call('PUT', `/api/lead/${id}`, FINISH)
    expect(again.text).not.toContain(name.name)
  })

  it('without a visit, or cancelled, is over thirty days after the order', async () => {
    const { id } = await ordered()
    await server().sql('update leads set schedule = null where id = $1', [id])
    server().clock.advance(30 * DAY_MS)
    expect((await load(id)).name).toBe(ANSWERS.name.name)
    server().clock.advance(DAY_MS)
    expect((await load(id)).masked).toEqual(MASKS)
  })

  it('that is open still is not masked, however old', async () => {
    server().clock.set(ORDERED)
    const id = await readyLead(server())
    server().clock.advance(20 * DAY_MS)
    expect((await load(id)).name).toBe(ANSWERS.name.name)
  })
})
