/** Placing an order (finish): the last free slot, and prices that changed on the way. */
import { describe, expect, it } from 'vitest'
import { serverErrorMessages } from '../../src/content/server-error-messages.ts'
import { answeredLead, FINISH, readyLead, firstFreeSlotOf, placeOrder } from '../support/create-leads.ts'
import { useServer } from '../support/server.ts'
import { changePlan, endPriceHolds } from '../support/publish-editions.ts'
import { isFull } from '../support/rows-to-run.ts'

/** Its team makes one visit in each period of a day. */
const CAIUBI = { cep: '05010000', number: '10' }

/** How many want the same slot at the same moment. */
const RIVALS = isFull ? 20 : 6

const server = useServer()

describe('the last slot', () => {
  it(`goes to one of ${RIVALS} leads, the others are offered other dates (S11)`, async () => {
    const ids = await Promise.all(Array.from({ length: RIVALS }, () => readyLead(server(), {}, CAIUBI)))
    const replies = await Promise.all(ids.map((id) => server().call('PUT', `/api/lead/${id}`, FINISH)))
    const winners = replies.filter((reply) => reply.status === 200)
    const losers = replies.filter((reply) => reply.status === 409)
    expect([winners.length, losers.length]).toEqual([1, RIVALS - 1])
    expect(new Set(losers.map((reply) => reply.body.code))).toEqual(new Set(['slots_taken']))
    expect(await server().value('select count(*)::int as count from orders')).toBe(1)

    const loser = ids[replies.findIndex((reply) => reply.status === 409)] ?? ''
    const next = await firstFreeSlotOf(server(), loser)
    expect(next).not.toMatchObject({ date: '' })
    const { body } = await server().call('GET', `/api/lead-v2/${loser}/scheduleDate`)
    expect(body.dates).toContainEqual({ date: '23/11/2026', periods: ['tarde'] })
    await server().call('PATCH', `/api/lead-v2/${loser}/scheduleDate`, {
      schedules: [{ date: '23/11/2026', period: 'tarde' }],
    })
    expect((await server().call('PUT', `/api/lead/${loser}`, FINISH)).status).toBe(200)
  })

  it('is more when the team grows, and none when it stays away', async () => {
    const [one, two] = await Promise.all([readyLead(server(), {}, CAIUBI), readyLead(server(), {}, CAIUBI)])
    const schedules = [{ date: '30/11/2026', period: 'tarde' }]
    for (const id of [one, two])
      await server().call('PATCH', `/api/lead-v2/${id}/scheduleDate`, { schedules })
    await server().call('PUT', `/api/lead/${one}`, FINISH)
    expect((await server().call('PUT', `/api/lead/${two}`, FINISH)).body.code).toBe('slots_taken')
    const size = (visits: number) =>
      server().sql("update coverage_areas set team_capacity = $1 where id = 'caiubi-uma-visita'", [visits])
    await size(0)
    expect((await server().call('GET', `/api/lead-v2/${two}/scheduleDate`)).body.dates).toEqual([])
    await size(2)
    expect((await server().call('GET', `/api/lead-v2/${two}/scheduleDate`)).body.dates).toContainEqual({
      date: '30/11/2026',
      periods: ['manha', 'tarde'],
    })
    expect((await server().call('PUT', `/api/lead/${two}`, FINISH)).status).toBe(200)
    await size(1)
  })

  it('of a plan for companies alone is refused with a CPF, by the check before it and by the finish (M2.52)', async () => {
    const id = await readyLead(server())
    await changePlan(server(), 'd600a', { companyOnly: true })
    await endPriceHolds(server())
    for (const path of [`/api/lead-v2/${id}`, `/api/lead/${id}`]) {
      const { status, body } = await server().call('PUT', path, FINISH)
      expect([status, body.code, body.missing, body.message]).toEqual([
        409,
        'missing_steps',
        ['documentNumber'],
        serverErrorMessages.companyOnly,
      ])
    }
    await server().call('PATCH', `/api/lead-v2/${id}/documentNumber`, { cnpj: '12ABC34501DE35' })
    expect((await server().call('PUT', `/api/lead-v2/${id}`, {})).status).toBe(200)
    expect((await server().call('PUT', `/api/lead/${id}`, FINISH)).status).toBe(200)
    await changePlan(server(), 'd600a', { companyOnly: undefined })
  })

  it('is followed by the second wish', async () => {
    const [first, second] = await Promise.all([
      readyLead(server(), {}, CAIUBI),
      readyLead(server(), {}, CAIUBI),
    ])
    const wishes = [
      { date: '25/11/2026', period: 'manha' },
      { date: '26/11/2026', period: 'tarde' },
    ]
    for (const id of [first, second]) {
      await server().call('PATCH', `/api/lead-v2/${id}/scheduleDate`, { schedules: wishes })
    }
    const done = [
      await server().call('PUT', `/api/lead/${first}`, FINISH),
      await server().call('PUT', `/api/lead/${second}`, FINISH),
    ]
    expect(done.map((reply) => reply.body.schedule)).toEqual(wishes)
  })
})

describe('the price', () => {
  it('that changed on the way must be accepted again (X24)', async () => {
    const id = await readyLead(server())
    await changePlan(server(), 'd600a', { price_with_dacc: 114.99 })
    await endPriceHolds(server())
    const refused = await server().call('PUT', `/api/lead/${id}`, FINISH)
    expect(refused.status).toBe(409)
    expect(refused.body).toMatchObject({ code: 'price_changed', price: { before: 109.99, now: 114.99 } })
    const seen = await server().call('PUT', `/api/lead/${id}`, { ...FINISH, price: 114.99 })
    expect(seen.status).toBe(200)
    expect(await server().value('select price from orders where lead_id = $1', [id])).toBe(11499)
    await changePlan(server(), 'd600a', { price_with_dacc: 109.99 })
  })

  it('comes from the catalogue, whatever is sent (S7)', async () => {
    const id = await readyLead(server())
    await server().call('PATCH', `/api/lead-v2/${id}/plan`, {
      idPlan: 'plan-d600a',
      price: 1,
      accepted: { price: 1, price_with_dacc: 1, price_full: 1 },
    })
    await server().call('PATCH', `/api/lead-v2/${id}/scheduleDate`, {
      schedules: [await firstFreeSlotOf(server(), id)],
    })
    const cheap = await server().call('PUT', `/api/lead/${id}`, { ...FINISH, price: 1 })
    expect(cheap.body).toMatchObject({ code: 'price_changed', price: { before: 1, now: 109.99 } })
    await server().call('PUT', `/api/lead/${id}`, FINISH)
    expect(await server().value('select price from orders where lead_id = $1', [id])).toBe(10999)
  })

  it('without direct debit is the other one', async () => {
    const id = await readyLead(server(), { bankInfo: { direct_debit: false } })
    await server().call('PUT', `/api/lead/${id}`, { ...FINISH, price: 119.99 })
    const [order] = await server().sql('select price, direct_debit from orders where lead_id = $1', [id])
    expect(order).toEqual({ price: 11999, direct_debit: false })
  })
})

describe('a plan', () => {
  it('that is not on offer at the address is refused', async () => {
    const id = await answeredLead(server())
    for (const idPlan of ['plan-d500em', 'plan-d400a', 'nothing']) {
      const refused = await server().call('PATCH', `/api/lead-v2/${id}/plan`, { idPlan })
      expect([refused.status, refused.body.code]).toEqual([409, 'plan_unavailable'])
    }
  })

  it('that changes forgets the dates; the same plan again does not', async () => {
    const id = await readyLead(server())
    await server().call('PATCH', `/api/lead-v2/${id}/plan`, { idPlan: 'plan-d600a' })
    expect((await server().call('GET', `/api/lead/${id}`)).body.schedules).toHaveLength(1)
    await server().call('PATCH', `/api/lead-v2/${id}/plan`, { idPlan: 'plan-d1000a' })
    expect((await server().call('GET', `/api/lead/${id}`)).body.schedules).toEqual([])
  })

  it('finds no port left when the splitter has filled up', async () => {
    const id = await readyLead(server())
    await server().sql("update coverage_areas set free_ports = 1 where id = 'sao-paulo-sp-1'")
    await placeOrder(server())
    const late = await server().call('PUT', `/api/lead/${id}`, FINISH)
    expect([late.status, late.body.code]).toEqual([409, 'plan_unavailable'])
    await server().sql("update coverage_areas set free_ports = null where id = 'sao-paulo-sp-1'")
  })
})
