/**
 * PUT order/{id}/schedule moves the installation visit, until the day before it. This is the one exception to the
 * rule that a finished lead does not change (S10). Bookings respect what desk users set for a team.
 */
import { randomUUID } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { OrderSchedule } from '../../src/contract/finish-order-and-appointment.ts'
import { Schedule } from '../../src/contract/lead-answers/schedule-date.ts'
import { scheduleText } from '../../src/content/appointment-texts.ts'
import { brToIso } from '../../src/lib/iso-dates.ts'
import { uidInCalendar, visitInCalendar } from '../support/read-calendar-file.ts'
import { deliverAll } from '../support/deliver-outbox.ts'
import {
  ANSWERS,
  answeredLead,
  FINISH,
  PAULISTA,
  readyLead,
  freeDatesOf,
  spreadSlotOf,
  placeOrder,
} from '../support/create-leads.ts'
import { partOf } from '../support/smtp-server.ts'
import { useServer, useReceiver, webhookTo } from '../support/server.ts'
import { rowsToRun } from '../support/rows-to-run.ts'
import { itInFullRun } from '../support/sampled-tests.ts'

/** An address whose team makes one visit in each period (docs/test-people.md). */
const CAIUBI = { cep: '05010000', number: '10' }

const receiver = useReceiver()
const server = useServer(() => ({ env: webhookTo(receiver()) }))

type Wish = { date: string; period: string }
const datesOf = async (id: string) => (await freeDatesOf(server(), id)).map(({ date }) => date)
const order = async (place: object = PAULISTA) => {
  const id = await readyLead(server(), {}, place)
  const schedules = [await spreadSlotOf(server(), id, 0)]
  await server().call('PATCH', `/api/lead-v2/${id}/scheduleDate`, { schedules })
  const { body } = await server().call('PUT', `/api/lead/${id}`, FINISH)
  return { id, number: String(body.orderNumber), schedule: body.schedule as Wish, dates: await datesOf(id) }
}
const move = (id: string, wish: object, headers: Record<string, string> = {}) =>
  server().call('PUT', `/api/order/${id}/schedule`, wish, headers)
const booked = async (date: string, period: string) => {
  const [row] = await server().sql(
    "select sum(booked)::int as n from installation_slots where to_char(day, 'DD/MM/YYYY') = $1 and period = $2",
    [date, period],
  )
  return Number(row?.n ?? 0)
}
const MOVES_TOLD = "select 1 from outbox where subject_id = $1 and kind like 'order.rescheduled%'"

describe('an appointment', () => {
  it('changes nothing else of a finished lead (S10)', async () => {
    const { id, number, dates } = await order()
    const before = (await server().call('GET', `/api/lead/${id}`)).body
    const wish = { date: dates[3] ?? '', period: 'tarde' }
    const { body } = await move(id, { ...wish, orderNumber: 'P1', due_date: 5 })
    expect(OrderSchedule.parse(body)).toEqual({ success: true, orderNumber: number, schedule: wish })
    const { reference: _same, ...after } = (await server().call('GET', `/api/lead/${id}`)).body
    expect({ ...before, schedule: wish }).toMatchObject(after)
    const refused = await server().call('PATCH', `/api/lead-v2/${id}/scheduleDate`, { schedules: [wish] })
    expect(refused.body.code).toBe('finished')
    expect((await server().call('PUT', `/api/lead/${id}`, FINISH)).body).toMatchObject(body)
  })

  it('that stays as it is frees and books nothing, and tells nobody', async () => {
    const { id, schedule } = await order()
    const before = await booked(schedule.date, schedule.period)
    expect((await move(id, schedule)).body).toMatchObject({ success: true, schedule })
    expect(await booked(schedule.date, schedule.period)).toBe(before)
    expect(await server().sql(MOVES_TOLD, [id])).toEqual([])
  })

  it('is left as it is for a page that shows an older one, in whichever order they come (D71)', async () => {
    const { id, schedule, dates } = await order()
    const [one, two] = [4, 6].map((at) => ({ date: dates[at] ?? '', period: 'tarde' }))
    const replies = await Promise.all([one, two].map((wish) => move(id, { ...wish, shown: schedule })))
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1)
    const now = Schedule.parse(replies.find(({ status }) => status === 200)?.body.schedule)
    const refused = replies.find(({ status }) => status === 409)?.body
    expect(refused).toMatchObject({ code: 'version_conflict' })
    expect(refused?.message).toContain(scheduleText(now))
    expect((await server().call('GET', `/api/lead/${id}`)).body.schedule).toEqual(now)
    // a browser of a release before says nothing of what it shows
    expect((await move(id, schedule)).body.schedule).toEqual(schedule)
    expect((await move(id, { ...one, shown: { date: 'x', period: 'tarde' } })).status).toBe(400)
  })

  it('is moved once for one key, and a late repetition moves nothing back (X11)', async () => {
    const { id, dates } = await order()
    const [first, second] = [
      { date: dates[4] ?? '', period: 'manha' },
      { date: dates[6] ?? '', period: 'manha' },
    ]
    const headers = { 'idempotency-key': randomUUID() }
    const tries = await Promise.all([1, 2, 3].map(() => move(id, first, headers)))
    expect(tries.map(({ body }) => body.schedule)).toEqual([first, first, first])
    await move(id, second)
    expect((await move(id, first, headers)).body).toMatchObject({ success: true, schedule: second })
    expect((await move(id, second, headers)).status).toBe(422)
    // each of the two moves once, to the operator and to the customer
    expect(await server().sql(MOVES_TOLD, [id])).toHaveLength(4)
  })

  it('cannot be moved to a period that is taken; what stood there stays (S11)', async () => {
    const [mine, other] = [await order(CAIUBI), await order(CAIUBI)]
    expect(mine.schedule).not.toEqual(other.schedule)
    const refused = await move(mine.id, other.schedule)
    expect([refused.status, refused.body.code]).toEqual([409, 'slots_taken'])
    expect((await server().call('GET', `/api/lead/${mine.id}`)).body.schedule).toEqual(mine.schedule)
    expect(await booked(mine.schedule.date, mine.schedule.period)).toBeGreaterThan(0)
  })

  it('finds its own slot among the free ones, though it was the last of it', async () => {
    const [mine, other] = [await order(CAIUBI), await order(CAIUBI)]
    const { date, period } = mine.schedule
    const periodsOf = async (id: string) =>
      (await freeDatesOf(server(), id)).find((day) => day.date === date)?.periods ?? []
    expect(await periodsOf(mine.id)).toContain(period)
    expect(await periodsOf(other.id)).not.toContain(period)
    expect((await move(mine.id, mine.schedule)).status).toBe(200)
  })

  it('is too late on the day itself, and so says the lead', async () => {
    const { id, schedule, dates } = await order()
    const [day = '', month = '', year = ''] = schedule.date.split('/')
    // São Paulo is three hours behind: 02:59 UTC of the day is the evening before.
    const eve = new Date(`${year}-${month}-${day}T02:59:00Z`)
    const now = server().clock.now()
    try {
      server().clock.set(new Date(eve.getTime() + 60_000).toISOString())
      const wish = { date: dates[8] ?? '', period: 'manha' }
      const late = await move(id, wish)
      expect([late.status, late.body.code]).toEqual([409, 'too_late'])
      expect((await server().call('GET', `/api/lead/${id}`)).body.can_reschedule).toBe(false)
      server().clock.set(eve.toISOString())
      expect((await server().call('GET', `/api/lead/${id}`)).body.can_reschedule).toBe(true)
      expect((await move(id, wish)).status).toBe(200)
    } finally {
      server().clock.set(now.toISOString())
    }
  })

  const neverFree = [
    ['a Sunday', { date: '29/11/2026', period: 'manha' }],
    ['tomorrow', { date: '21/11/2026', period: 'manha' }],
    ['no day', { date: '31/11/2026', period: 'manha' }],
  ] as const

  it.each(rowsToRun(neverFree, ([day]) => day === 'tomorrow'))('is not moved to %s', async (_what, wish) => {
    const { id } = await order()
    const { status, body } = await move(id, wish)
    expect([status, body.field]).toEqual([400, 'date'])
  })

  it('is none of a plan that is installed without one', async () => {
    const place = { ...PAULISTA, sku: 'd300a' }
    const id = await answeredLead(server(), { plan: { idPlan: 'plan-d300a' } }, place)
    await server().call('PUT', `/api/lead-v2/${id}`, {})
    await server().call('PUT', `/api/lead/${id}`, FINISH)
    const dates = await datesOf(id)
    const { status, body } = await move(id, { date: dates[0], period: 'manha' })
    expect([status, body.code]).toEqual([409, 'invalid'])
    expect((await server().call('GET', `/api/lead/${id}`)).body.can_reschedule).toBe(false)
  })

  it('that was moved goes to others when the lead is erased', async () => {
    const { id, dates } = await order()
    const wish = { date: dates[9] ?? '', period: 'tarde' }
    await move(id, wish)
    const before = await booked(wish.date, wish.period)
    await server().call('DELETE', '/api/lead', { id, ...ANSWERS.phone })
    expect(await booked(wish.date, wish.period)).toBe(before - 1)
  })
})

describe('the customer', () => {
  const folder = () => path.join(server().config.dataDir, 'mail')
  const mailsAbout = (number: string) =>
    readdirSync(folder())
      .map((file) => readFileSync(path.join(folder(), file), 'utf8'))
      .filter((raw) => partOf(raw, 'text/plain').includes(number))
  const newestAbout = (number: string) => mailsAbout(number).find((raw) => /mudou/.test(textIn(raw))) ?? ''
  const textIn = (raw: string) => partOf(raw, 'text/plain')

  it('gets a mail with the new appointment, which replaces the old one in the calendar', async () => {
    const { id, number, schedule, dates } = await order()
    await deliverAll(server())
    const [first = ''] = mailsAbout(number)
    server().clock.advance(60_000)
    const wish = { date: dates[5] ?? '', period: 'tarde' as const }
    await move(id, wish)
    await deliverAll(server())
    expect(mailsAbout(number)).toHaveLength(2)
    const raw = newestAbout(number)
    expect(raw).toMatch(/^To: maria\.silva@gmail\.com/m)
    const before = scheduleText({ date: schedule.date, period: schedule.period as 'manha' })
    for (const part of [textIn(raw), partOf(raw, 'text/html').replace(/<[^>]+>/g, '')]) {
      expect(part).toContain('Maria, a sua visita mudou de dia')
      expect(part).toContain(scheduleText(wish))
      expect(part).toContain(before)
      expect(part).toContain('Avenida Paulista, 1000')
    }
    const [old, fresh] = [first, raw].map((each) => partOf(each, 'text/calendar'))
    expect(visitInCalendar(fresh ?? '').start).toBe(`${brToIso(wish.date)}T12:00:00`)
    expect(uidInCalendar(fresh ?? '')).toBe(uidInCalendar(old ?? ''))
    for (const secret of ['52998224725', '12345-6', id]) expect(raw).not.toContain(secret)
  })

  itInFullRun('gets no more than five such mails an hour: then the change has to wait (S28)', async () => {
    const { id, dates } = await order()
    const moves = Array.from({ length: 5 }, (_, i) => ({ date: dates[i + 2] ?? '', period: 'tarde' }))
    for (const wish of moves) expect((await move(id, wish)).status).toBe(200)
    const refused = await move(id, { date: dates[9] ?? '', period: 'tarde' })
    expect([refused.status, refused.body.code]).toEqual([429, 'too_many'])
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(3_000)
    expect((await move(id, moves[4] ?? {})).status).toBe(200)
    server().clock.advance(3_600_001)
    expect((await move(id, { date: dates[9] ?? '', period: 'tarde' })).status).toBe(200)
    server().clock.advance(-3_600_001)
  })
})

describe('a slot whose capacity was set by hand (D23)', () => {
  const server = useServer()
  const freeOf = (id: string) => freeDatesOf(server(), id)
  const order = async () => {
    const { id } = await placeOrder(server())
    return { id, dates: (await freeOf(id)).map(({ date }) => date) }
  }
  const move = (id: string, wish: object) => server().call('PUT', `/api/order/${id}/schedule`, wish)

  /** Sets the capacity of the team's slot at which an order is. */
  const setCapacity = (id: string, { date, period }: Wish, capacity: number) =>
    server().sql(
      `insert into installation_slots (team, day, period, capacity, booked, set_capacity)
       select place->>'team', $2, $3, 0, 0, $4::int from leads where id = $1
       on conflict (team, day, period) do update set set_capacity = excluded.set_capacity`,
      [id, brToIso(date), period, capacity],
    )
  const capacityAt = async (id: string, { date, period }: Wish) => {
    const [row] = await server().sql(
      `select set_capacity, booked from installation_slots s join leads l on s.team = l.place->>'team'
       where l.id = $1 and s.day = $2 and s.period = $3`,
      [id, brToIso(date), period],
    )
    return row
  }

  it('closed as docs/imports.md says: nobody books it, whether or not it has visits', async () => {
    const page = readFileSync(path.resolve(import.meta.dirname, '../../docs/imports.md'), 'utf8')
    const documented =
      /```sql\n(insert into installation_slots[^`]+)```/.exec(page)?.[1] ?? expect.unreachable()
    const { id, dates } = await order()
    const [team] = await server().sql("select place->>'team' as key from leads where id = $1", [id])
    const close = (date: string) =>
      server().sql(
        documented.replace("'sp-centro'", `'${String(team?.key)}'`).replace('2026-12-24', brToIso(date)),
      )
    const [empty, booked] = [dates[13] ?? '', dates[14] ?? '']
    expect((await move(id, { date: booked, period: 'tarde' })).status).toBe(200)
    const other = await order()
    for (const date of [empty, booked]) {
      await close(date)
      expect((await move(other.id, { date, period: 'tarde' })).body.code).toBe('slots_taken')
    }
  })

  it('closed with 0: it is not offered, nobody books it, and no booking opens it again', async () => {
    const { id, dates } = await order()
    const closed = { date: dates[10] ?? '', period: 'tarde' }
    await setCapacity(id, closed, 0)
    expect((await freeOf(id)).find(({ date }) => date === closed.date)?.periods).toEqual(['manha'])
    const refused = await move(id, closed)
    expect([refused.status, refused.body.code]).toEqual([409, 'slots_taken'])
    expect(await capacityAt(id, closed)).toEqual({ set_capacity: 0, booked: 0 })
  })

  it('closed for more than the visits that it has, by the number of those', async () => {
    const [{ id, dates }, other] = [await order(), await order()]
    const slot = { date: dates[11] ?? '', period: 'tarde' }
    expect((await move(id, slot)).status).toBe(200)
    await setCapacity(id, slot, 1)
    expect((await freeOf(other.id)).find(({ date }) => date === slot.date)?.periods).toEqual(['manha'])
    expect((await move(other.id, slot)).body.code).toBe('slots_taken')
    // whoever leaves makes room for one, and for no more
    expect((await move(id, { date: dates[12] ?? '', period: 'tarde' })).status).toBe(200)
    expect((await move(other.id, slot)).status).toBe(200)
    expect((await move(id, slot)).body.code).toBe('slots_taken')
    expect(await capacityAt(id, slot)).toEqual({ set_capacity: 1, booked: 1 })
  })
})
