/** Answers of several leads are written by one statement (docs/decisions 10): what one meets concerns no other. */
import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { describe, expect, it } from 'vitest'
import { ANSWERS, FINISH, openLead, readyLead } from '../support/lead.ts'
import { useServer } from '../support/server.ts'

describe('answers of many leads at the same moment', () => {
  const server = useServer()
  const answer = (id: string, body: object = ANSWERS.name, headers = {}) =>
    server().call('PATCH', `/api/lead-v2/${id}/name`, body, headers)
  const nameOf = async (id: string) => (await server().call('GET', `/api/lead/${id}`)).body.name

  it('are each stored for their own lead', async () => {
    const names = ['Ana Souza', 'Beatriz Lima', 'Clara Nunes', 'Davi Rocha', 'Elisa Prado']
    const ids = await Promise.all(names.map(() => openLead(server())))
    const replies = await Promise.all(
      ids.map((id, at) => answer(id, { name: names[at] }, { 'x-channel': at % 2 ? 'chat' : 'pages' })),
    )
    expect(replies.map((reply) => reply.body)).toEqual(names.map(() => ({ success: true, version: 1 })))
    expect(await Promise.all(ids.map(nameOf))).toEqual(names)
    const events = await server().sql(
      `select lead_id as id, channel, version from lead_events where lead_id = any($1) and what = 'answered'`,
      [ids],
    )
    expect(new Map(events.map((event) => [event.id, [event.channel, event.version]]))).toEqual(
      new Map(ids.map((id, at) => [id, [at % 2 ? 'chat' : 'pages', 1]])),
    )
  })

  it('are refused each for its own reason', async () => {
    const [free, versioned, finished] = [
      await openLead(server()),
      await openLead(server()),
      await readyLead(server()),
    ]
    await server().call('PUT', `/api/lead/${finished}`, FINISH)
    await answer(versioned)
    const replies = await Promise.all([
      answer(free),
      answer(versioned, ANSWERS.name, { 'if-match': '0' }),
      answer(finished),
      answer(randomUUID()),
      answer(free.toUpperCase(), { name: 'Joana Prado' }),
    ])
    expect(replies.map((reply) => reply.status)).toEqual([200, 409, 409, 404, 200])
    expect([replies[1]?.body.code, replies[2]?.body.code]).toEqual(['version_conflict', 'finished'])
    expect([replies[0]?.body.version, replies[4]?.body.version]).toEqual([1, 2])
    expect(await nameOf(free)).toBe('Joana Prado')
  })

  it('do not wait for the one whose lead somebody else holds', async () => {
    const held = await openLead(server())
    const others = await Promise.all(Array.from({ length: 5 }, () => openLead(server())))
    const locker = new pg.Client({ connectionString: server().url })
    await locker.connect()
    try {
      await locker.query('begin')
      await locker.query('select from leads where id = $1 for update', [held])
      const late = answer(held)
      const replies = await Promise.all(others.map((id) => answer(id)))
      expect(replies.map((reply) => reply.status)).toEqual(others.map(() => 200))
      await locker.query('rollback')
      expect((await late).body).toEqual({ success: true, version: 1 })
    } finally {
      await locker.end()
    }
  })
})
