/** Birth date and notes about access are stored encrypted. */
import { describe, expect, it } from 'vitest'
import { outboxDeliverer } from '../support/deliver-outbox.ts'
import { FINISH, readyLead } from '../support/create-leads.ts'
import { useServer, useReceiver, webhookTo } from '../support/server.ts'

const BIRTH = '13/05/1990'
const NOTES = 'Portão azul, tocar no 12'

const receiver = useReceiver()
const server = useServer(() => ({ env: webhookTo(receiver()) }))

const inClear = () =>
  server().sql(
    `select id from leads where answers #> '{birthDate,birth_date}' is not null
       or answers #>> '{address,accessNotes}' <> ''`,
  )
const shown = async (id: string) => {
  const { body } = await server().call('GET', `/api/lead/${id}`)
  return [body.birth_date, (body.address as { accessNotes: string }).accessNotes]
}

describe('birth date and access notes (S23)', () => {
  it('are sealed at once, shown, sent with the order, and can be emptied', async () => {
    const id = await readyLead(server(), { address: { accessNotes: NOTES } })
    expect(await inClear()).toEqual([])
    expect(await shown(id)).toEqual([BIRTH, NOTES])
    expect((await server().call('PUT', `/api/lead/${id}`, FINISH)).status).toBe(200)
    await outboxDeliverer(server()).round()
    expect(receiver().deliveries.at(-1)?.body.data).toMatchObject({
      birth_date: BIRTH,
      address: { accessNotes: NOTES },
    })
    const other = await readyLead(server(), { address: { accessNotes: NOTES } })
    await server().call('PATCH', `/api/lead-v2/${other}/address`, {})
    expect((await shown(other))[1]).toBe('')
  })
})
