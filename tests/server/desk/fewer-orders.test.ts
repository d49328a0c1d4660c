/** The start page warns if far fewer orders came today than by the same hour of that weekday before. */
import { beforeAll, describe, expect, it } from 'vitest'
import { countNewOrders } from '../../../server/services/desk/update-daily-order-and-lead-counts.ts'
import { home as words } from '../../../src/content/desk/home-page.ts'
import { desk, signedIn, type Person } from '../../support/desk-over-http.ts'
import { PAULISTA, placeOrder } from '../../support/create-leads.ts'
import { useServer } from '../../support/server.ts'

describe('a day with few orders', () => {
  const server = useServer({ desk, at: '2026-11-13T12:00:00Z' })
  let analyst: Person
  let caller: Person

  const order = async () => {
    await placeOrder(server(), {}, PAULISTA)
  }
  const isTold = async (who: Person) => (await who.open('/operador')).text.includes(words.fewerMore(7))

  beforeAll(async () => {
    for (let orders = 0; orders < 7; orders += 1) await order()
    server().clock.set('2026-11-20T13:00:00Z')
    analyst = await signedIn(server(), 'analise')
    caller = await signedIn(server(), 'atendimento')
  })

  it('needs attention, of those who may see figures', async () => {
    expect(await isTold(analyst)).toBe(true)
    expect(await isTold(caller)).toBe(false)
  })

  it('does not where chance explains it, or the orders of last week came later in the day', async () => {
    server().clock.set('2026-11-20T11:00:00Z')
    expect(await isTold(analyst)).toBe(false)
    server().clock.set('2026-11-20T13:00:00Z')
    await order()
    // each minute
    await countNewOrders(server())
    expect(await isTold(analyst)).toBe(false)
  })
})
