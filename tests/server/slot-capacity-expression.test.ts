/** Bookings respect the capacities and closed periods that desk users set for a team. */
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { brToIso } from '../../src/lib/iso-dates.ts'
import { FINISH, PAULISTA, readyLead } from '../support/create-leads.ts'
import { useServer } from '../support/server.ts'

type Wish = { date: string; period: string }

describe('a slot whose capacity was set by hand (D23)', () => {
  const server = useServer()
  const freeOf = async (id: string) => {
    const { body } = await server().call('GET', `/api/lead-v2/${id}/scheduleDate`)
    return body.dates as { date: string; periods: string[] }[]
  }
  const datesOf = async (id: string) => (await freeOf(id)).map(({ date }) => date)
  const order = async (place: object = PAULISTA) => {
    const id = await readyLead(server(), {}, place)
    const schedules = (await freeOf(id)).slice(0, 1).map(({ date, periods: [period] }) => ({ date, period }))
    await server().call('PATCH', `/api/lead-v2/${id}/scheduleDate`, { schedules })
    expect((await server().call('PUT', `/api/lead/${id}`, FINISH)).status).toBe(200)
    return { id, dates: await datesOf(id) }
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
