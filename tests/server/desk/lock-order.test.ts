/** Colleagues who change orders while visitors place theirs wait for each other, and never in a circle (docs/decisions/0069). */
import { setTimeout } from 'node:timers/promises'
import { describe, expect, it } from 'vitest'
import { desk, type Person, tokenOf } from '../../support/desk-over-http.ts'
import { ANSWERS, FINISH, readyLead } from '../../support/create-leads.ts'
import { deskOrders } from '../../support/place-and-open-desk-orders.ts'
import { isFull } from '../../support/rows-to-run.ts'
import { useServer } from '../../support/server.ts'

const ROUNDS = isFull ? 12 : 2
const AT_ONCE = isFull ? 4 : 2
/** PostgreSQL reports its counters a second after a transaction. */
const REPORTED_MS = 1_500
/** Visits of one person in this test, far more than a shop lets them have. */
const MANY = {
  OPEN_VISITS_PER_PHONE: '1000',
  OPEN_VISITS_PER_BUILDING: '1000',
  OPEN_VISITS_PER_NETWORK: '1000',
}

describe('orders that colleagues change while visitors place theirs', () => {
  const server = useServer({ desk, env: MANY })
  const { order, agent, open } = deskOrders(server)

  const deadlocks = async (): Promise<number> => {
    await setTimeout(REPORTED_MS)
    const [row] = await server().sql(
      'select deadlocks::int as n from pg_stat_database where datname = current_database()',
    )
    return Number(row?.n)
  }

  it('are stored without a deadlock, and nobody gets an error', async () => {
    const people: Person[] = [await agent(), await agent()]
    const orders: Awaited<ReturnType<typeof order>>[] = []
    for (let at = 0; at < AT_ONCE; at += 1) orders.push(await order())
    const forms = await Promise.all(
      people.map(async (who) => {
        let csrf = ''
        for (const { path } of orders) csrf = tokenOf(await open(who, path))
        return { who, csrf }
      }),
    )
    const statuses: number[] = []
    for (let round = 0; round < ROUNDS; round += 1) {
      const leads: string[] = []
      for (let at = 0; at < AT_ONCE; at += 1) leads.push(await readyLead(server()))
      const gone = await order()
      const acts = orders.flatMap(({ path }, at) =>
        forms.flatMap(({ who, csrf }, by) => {
          const isUndone = (at + by + round) % 2 === 0
          return [
            isUndone
              ? who.post(`${path}/descancelar`, { csrf })
              : who.post(`${path}/cancelar`, { csrf, motivo: 'cliente', certeza: 'sim' }),
            who.post(`${path}/nota`, { csrf, nota: `nota ${round}` }),
            who.post(`${path}/${isUndone ? 'nao-ligar' : 'pode-ligar'}`, { csrf }),
            who.post(`${path}/contato`, {
              csrf,
              telefone: `119${round}${at}${by}00000`.padEnd(11, '0').slice(0, 11),
              motivo: 'cliente',
            }),
          ]
        }),
      )
      const replies = await Promise.all([
        ...acts,
        ...leads.map((id) => server().call('PUT', `/api/lead/${id}`, FINISH)),
        // sent twice, as by who presses again
        ...leads.map((id) => server().call('PUT', `/api/lead/${id}`, FINISH)),
        ...orders.map(() => server().call('POST', '/api/supportRequest', { telephone: ANSWERS.phone.phone })),
        server().call('DELETE', '/api/lead', { id: gone.id, phone: ANSWERS.phone.phone }),
      ])
      statuses.push(...replies.map(({ status }) => status))
    }
    expect(statuses.filter((status) => status >= 500)).toEqual([])
    expect(statuses.filter((status) => status < 400).length).toBeGreaterThan(statuses.length / 2)
    expect(await deadlocks()).toBe(0)
  })
})
