/** Repeated writes take effect once, by their idempotency key. */
import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { ANSWERS, FINISH, openLead, PAULISTA, readyLead } from '../support/create-leads.ts'
import { useServer } from '../support/server.ts'
import { rowsToRun } from '../support/rows-to-run.ts'

describe('writes that are sent again', () => {
  const server = useServer()

  it('make one lead for one key', async () => {
    const headers = { 'idempotency-key': randomUUID() }
    const replies = await Promise.all(
      Array.from({ length: 10 }, () => server().call('POST', '/api/lead-v2', PAULISTA, headers)),
    )
    expect(new Set(replies.map((reply) => reply.status))).toEqual(new Set([200]))
    expect(new Set(replies.map((reply) => reply.body.idLead)).size).toBe(1)
  })

  it('store an answer once for one key, also at the same moment', async () => {
    const id = await openLead(server())
    const headers = { 'idempotency-key': randomUUID() }
    const replies = await Promise.all(
      Array.from({ length: 10 }, () =>
        server().call('PATCH', `/api/lead-v2/${id}/name`, ANSWERS.name, headers),
      ),
    )
    expect(replies.map((reply) => reply.body)).toEqual(replies.map(() => ({ success: true, version: 1 })))
    const [events] = await server().sql(
      "select count(*)::int as count from lead_events where lead_id = $1 and what = 'answered'",
      [id],
    )
    expect(events?.count).toBe(1)
  })

  it('do not bring an old answer back', async () => {
    const id = await openLead(server())
    const first = { 'idempotency-key': randomUUID() }
    await server().call('PATCH', `/api/lead-v2/${id}/dueDate`, { due_date: 5 }, first)
    await server().call(
      'PATCH',
      `/api/lead-v2/${id}/dueDate`,
      { due_date: 20 },
      { 'idempotency-key': randomUUID() },
    )
    const late = await server().call('PATCH', `/api/lead-v2/${id}/dueDate`, { due_date: 5 }, first)
    expect(late.body).toEqual({ success: true, version: 1 })
    expect((await server().call('GET', `/api/lead/${id}`)).body.due_date).toBe(20)
  })

  it('are refused when the key belongs to another answer', async () => {
    const id = await openLead(server())
    const headers = { 'idempotency-key': randomUUID() }
    await server().call('PATCH', `/api/lead-v2/${id}/dueDate`, { due_date: 5 }, headers)
    const other = await server().call('PATCH', `/api/lead-v2/${id}/dueDate`, { due_date: 20 }, headers)
    expect(other.status).toBe(422)
    const create = { 'idempotency-key': randomUUID() }
    await server().call('POST', '/api/lead-v2', PAULISTA, create)
    const elsewhere = await server().call('POST', '/api/lead-v2', { ...PAULISTA, number: '7' }, create)
    expect(elsewhere.status).toBe(422)
  })

  it('without a key are no repetitions of each other, also where the key is empty', async () => {
    const id = await openLead(server())
    const { body } = await server().call('PATCH', `/api/lead-v2/${id}/batch`, {
      items: [
        { step: 'name', body: ANSWERS.name, key: '' },
        { step: 'dueDate', body: ANSWERS.dueDate, key: '' },
      ],
    })
    expect(body.results).toMatchObject([{ version: 1 }, { version: 1 }])
    const lead = await server().call('GET', `/api/lead/${id}`)
    expect(lead.body).toMatchObject({ ...ANSWERS.name, ...ANSWERS.dueDate })
  })

  it('that lack something say so in a batch as they do alone', async () => {
    const id = await openLead(server())
    const alone = await server().call('PATCH', `/api/lead-v2/${id}/email`, { accept_promotions: true })
    const { body } = await server().call('PATCH', `/api/lead-v2/${id}/batch`, {
      items: [{ step: 'email', body: { accept_promotions: true } }],
    })
    expect(alone.body.message).toBe('Propriedades não encontradas no pedido: email')
    const { message, code, field, missing } = alone.body
    expect(body.results).toEqual([{ step: 'email', success: false, message, code, field, missing }])
  })

  it('are known in a batch by the key of their own call', async () => {
    const id = await openLead(server())
    const key = randomUUID()
    await server().call('PATCH', `/api/lead-v2/${id}/name`, ANSWERS.name, { 'idempotency-key': key })
    const { body } = await server().call('PATCH', `/api/lead-v2/${id}/batch`, {
      items: [
        { step: 'name', body: ANSWERS.name, key },
        { step: 'dueDate', body: { due_date: 3 } },
        { step: 'email', body: ANSWERS.email, key: randomUUID() },
      ],
    })
    expect(body.results).toEqual([
      { step: 'name', success: true, version: 1 },
      {
        step: 'dueDate',
        success: false,
        message: 'Escolha o melhor dia de vencimento',
        code: 'invalid',
        field: 'due_date',
      },
      { step: 'email', success: true, version: 1 },
    ])
  })

  it('make one order of 50 finishes at once (S9, X12)', async () => {
    const id = await readyLead(server())
    const replies = await Promise.all(
      Array.from({ length: 50 }, () => server().call('PUT', `/api/lead/${id}`, FINISH)),
    )
    expect(new Set(replies.map((reply) => reply.text)).size).toBe(1)
    expect(replies[0]?.body).toMatchObject({ success: true })
    const [orders] = await server().sql('select count(*)::int as count from orders where lead_id = $1', [id])
    const [numbers] = await server().sql(
      'select count(*)::int as count from order_numbers where lead_id = $1',
      [id],
    )
    const [slots] = await server().sql('select sum(booked)::int as count from installation_slots')
    expect([orders?.count, numbers?.count, slots?.count]).toEqual([1, 1, 1])
  })
})

describe('what a visitor leaves is kept once for one key (X11)', () => {
  const server = useServer()
  const CALLS = [
    ['/api/supportRequest', 'support_requests', { telephone: '11987654321' }, { telephone: '11987654322' }],
    ['/api/lead-no-coverage', 'no_coverage_leads', { email: 'a@example.com' }, { email: 'b@example.com' }],
    ['/api/lead/createFromRenta', 'leads', { phoneNumber: '11987654321' }, { phoneNumber: '11987654322' }],
  ] as const

  it.each(rowsToRun(CALLS, ([path]) => path !== '/api/lead/createFromRenta'))(
    '%s',
    async (path, table, body, other) => {
      const headers = { 'idempotency-key': randomUUID() }
      const tries = await Promise.all(
        Array.from({ length: 5 }, () => server().call('POST', path, body, headers)),
      )
      tries.push(await server().call('POST', path, body, headers))
      expect(tries.map((each) => each.status)).toEqual(tries.map(() => 200))
      expect(new Set(tries.map((each) => each.body.id)).size).toBe(1)
      expect(await server().value(`select count(*)::int as count from ${table}`)).toBe(1)
      expect((await server().call('POST', path, other, headers)).status).toBe(422)
      expect((await server().call('POST', path, body)).body.id).not.toBe(tries[0]?.body.id)
    },
  )
})

describe('a creation whose coverage changes between two tries', () => {
  const server = useServer()
  /** docs/test-people.md: network, all ports taken. */
  const ATLANTICA = { cep: '22021001', number: '1' }

  const setPorts = (ports: number) =>
    server().sql(
      `update coverage_areas set free_ports = $1 where $2::int between cep_from and cep_to
         and free_ports is not null`,
      [ports, Number(ATLANTICA.cep)],
    )
  const counted = async () => {
    const [row] = await server().sql(
      'select (select count(*)::int from leads) as leads, (select count(*)::int from no_coverage_leads) as others',
    )
    return [row?.leads, row?.others]
  }
  const open = (request: object, headers: Readonly<Record<string, string>>) =>
    server().call('POST', '/api/lead-v2', request, headers)

  const changes: [how: string, before: number, after: number][] = [
    ['from none to some', 0, 5],
    ['from some to none', 5, 0],
  ]

  it.each(rowsToRun(changes, ([, before]) => before > 0))(
    '%s: the same key answers as the first time',
    async (_how, before, after) => {
      const headers = { 'idempotency-key': randomUUID() }
      await setPorts(before)
      const first = await open(ATLANTICA, headers)
      expect(first.body[before === 0 ? 'idLead' : 'idLeadNoCoverage']).toBeNull()
      const made = await counted()
      await setPorts(after)
      const second = await open(ATLANTICA, headers)
      expect([second.status, second.body]).toEqual([200, first.body])
      expect(await counted()).toEqual(made)
      const anew = await open(ATLANTICA, { 'idempotency-key': randomUUID() })
      expect(anew.body[after === 0 ? 'idLead' : 'idLeadNoCoverage']).toBeNull()
    },
  )

  it('holds for a lead that is rechecked, which is not moved back by a late repetition', async () => {
    await setPorts(5)
    const id = await openLead(server())
    const headers = { 'idempotency-key': randomUUID() }
    const first = await open({ ...ATLANTICA, id }, headers)
    expect(first.body.idLead).toBe(id)
    const made = await counted()
    await setPorts(0)
    expect((await open({ ...ATLANTICA, id }, headers)).body).toEqual(first.body)
    expect(await counted()).toEqual(made)
    await open({ ...PAULISTA, id }, { 'idempotency-key': randomUUID() })
    expect((await open({ ...ATLANTICA, id }, headers)).body.idLead).toBe(id)
    const lead = await server().call('GET', `/api/lead/${id}`)
    expect(lead.body.address).toMatchObject({ cep: PAULISTA.cep })
  })

  it('is refused in all tries when the key was used for another address', async () => {
    const headers = { 'idempotency-key': randomUUID() }
    await setPorts(0)
    await open(ATLANTICA, headers)
    await setPorts(5)
    expect((await open({ ...ATLANTICA, number: '2' }, headers)).status).toBe(422)
  })

  it('is unknown once the lead is erased', async () => {
    await setPorts(5)
    const headers = { 'idempotency-key': randomUUID() }
    const first = await open(ATLANTICA, headers)
    await server().call('DELETE', '/api/lead', { id: first.body.idLead })
    const second = await open(ATLANTICA, headers)
    expect(second.status).toBe(200)
    expect(second.body.idLead).not.toBe(first.body.idLead)
  })
})

describe('two tabs', () => {
  const server = useServer()

  it('do not overwrite each other: a version is taken once (X17)', async () => {
    const id = await openLead(server())
    const first = await server().call('PATCH', `/api/lead-v2/${id}/name`, ANSWERS.name, { 'if-match': '0' })
    expect(first.body).toEqual({ success: true, version: 1 })
    const mine = await server().call(
      'PATCH',
      `/api/lead-v2/${id}/name`,
      { name: 'Maria Souza' },
      { 'if-match': '"1"' },
    )
    expect(mine.body.version).toBe(2)
    const other = await server().call(
      'PATCH',
      `/api/lead-v2/${id}/name`,
      { name: 'Maria Lima' },
      { 'if-match': '1' },
    )
    expect(other.status).toBe(409)
    expect(other.body).toMatchObject({ code: 'version_conflict', current: 2 })
    expect((await server().call('GET', `/api/lead/${id}`)).body.name).toBe('Maria Souza')
  })

  it('lose in a batch only what the other has changed: each refusal says what its own call would', async () => {
    const id = await openLead(server())
    await server().call('PATCH', `/api/lead-v2/${id}/name`, ANSWERS.name)
    const other = { name: 'Maria Lima' }
    const alone = await server().call('PATCH', `/api/lead-v2/${id}/name`, other, { 'if-match': '0' })
    const { body } = await server().call('PATCH', `/api/lead-v2/${id}/batch`, {
      items: [
        { step: 'name', body: other, version: 0 },
        { step: 'plan', body: { idPlan: 'plan-mg500' } },
        { step: 'dueDate', body: ANSWERS.dueDate, version: 0 },
      ],
    })
    const { message, code, current } = alone.body
    expect(body.results).toEqual([
      { step: 'name', success: false, message, code, current },
      expect.objectContaining({ step: 'plan', success: false, code: 'plan_unavailable' }),
      { step: 'dueDate', success: true, version: 1 },
    ])
    expect(current).toBe(1)
  })

  it('do not hinder each other at different answers', async () => {
    const id = await openLead(server())
    const [name, due] = await Promise.all([
      server().call('PATCH', `/api/lead-v2/${id}/name`, ANSWERS.name, { 'if-match': '0' }),
      server().call('PATCH', `/api/lead-v2/${id}/dueDate`, ANSWERS.dueDate, { 'if-match': '0' }),
    ])
    expect([name.status, due.status]).toEqual([200, 200])
  })
})
