/** Erasure while notices of the order wait (X58), and while something is still owed to its person (X59). */
import { randomUUID } from 'node:crypto'
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { dataRequestsWords as words } from '../../../src/content/desk/data-request-words.ts'
import { claimDue } from '../../../server/repositories/outbox.ts'
import { purgeExpiredData } from '../../../server/services/delete-expired-data.ts'
import { encryptIdForUrl } from '../../../server/services/desk/ids-in-urls.ts'
import { desk, partsOf, signedIn, type Person, rowWith } from '../../support/desk-over-http.ts'
import { deliverAll, outboxDeliverer } from '../../support/deliver-outbox.ts'
import { deskOrders, deskPathOfLead, deskPathOfCall } from '../../support/place-and-open-desk-orders.ts'
import { ANSWERS, answeredLead, placeOrder, acceptedBy } from '../../support/create-leads.ts'
import { useServer, useReceiver, webhookTo } from '../../support/server.ts'
import { itInFullRun } from '../../support/sampled-tests.ts'

const PATH = '/operador/pedidos-de-titulares'
const DAY = 86_400_000

const receiver = useReceiver()
const server = useServer(() => ({ desk, env: webhookTo(receiver()) }))
let house: Person
let count = 0
beforeAll(() => server().sql('update coverage_areas set team_capacity = 1000 where team_capacity > 0'))
beforeEach(async () => {
  receiver().mood = 200
  await deliverAll(server())
  receiver().deliveries.length = 0
  receiver().mood = 500
  house = await signedIn(server(), 'administracao')
})

/** An order with its own person; its visit is over, or is still to be arranged. */
async function order(visit: 'over' | 'to arrange' | 'ahead') {
  count += 1
  const email = `pessoa${count}@example.com`
  const phone = `119${String(81_000_000 + count)}`
  const { id, number } = await placeOrder(server(), {
    email: { email, accept_promotions: true },
    phone: { ...ANSWERS.phone, phone },
  })
  if (visit === 'over')
    await server().sql("update orders set installation_day = '2026-11-19' where lead_id = $1", [id])
  if (visit === 'to arrange') {
    await server().sql(
      'update orders set installation_day = null, installation_period = null where lead_id = $1',
      [id],
    )
    await server().sql('update leads set schedule = null where id = $1', [id])
  }
  return { id, number, email, phone }
}

/** A case of the person with an address, of whom a colleague has confirmed each record, with what a text finds besides. */
async function openCase(email: string, found: string | null = null) {
  const id = randomUUID()
  const content = partsOf(server()).vault.seal(JSON.stringify({ email, details: '' }), id)
  await server().sql(
    `insert into data_requests (id, kind, content, created_at, due_on) values ($1, 'erasure', $2, now(), '2026-12-05')`,
    [id, content],
  )
  const path = `${PATH}/${encryptIdForUrl(partsOf(server()).vault, id)}`
  if (found !== null) await house.press(path, 'juntar', { busca: found })
  for (;;) {
    const { document } = await house.open(path)
    const [, record] = [...document.querySelectorAll<HTMLOptionElement>('[name=registro] option')]
    if (!record) return path
    await house.send(`${path}/confirmar`, { registro: record.value, como: 'phone' })
  }
}

const rowOf = async (path: string, text: string) => rowWith(await house.open(path), text)

/** Erases the record whose row contains a text. */
async function erase(path: string, text: string, more: Readonly<Record<string, string>> = {}) {
  const page = await house.open(path)
  const registro = rowWith(page, text)?.querySelector<HTMLInputElement>('[name=registro]')?.value ?? ''
  return house.forge(path, 'apagar', { registro, certeza: 'sim', ...more })
}

/** Lets the receiver work again, and returns what it was told since. */
async function told() {
  receiver().mood = 200
  receiver().deliveries.length = 0
  server().clock.advance(DAY / 2)
  await deliverAll(server())
  return receiver().deliveries.map(({ body: { type, data } }) => ({ type, data }))
}

describe('an order whose notices wait', () => {
  it('is told, reduced to its contract, and then that its person is forgotten; the case says what it waits for (X58)', async () => {
    const { id, number, email, phone } = await order('over')
    await deliverAll(server())
    const path = await openCase(email)
    expect((await rowOf(path, number))?.textContent).toContain(words.waits)
    server().clock.advance(1000)
    expect((await erase(path, number)).to).toBe(`${path}?feito=titular-reduzido`)
    await deliverAll(server())
    const row = (await rowOf(path, number))?.textContent
    expect(row).toContain(words.waits)
    const sent = await told()
    expect(sent.map(({ type }) => type)).toEqual(['order.created', 'order.erased'])
    expect(sent[0]?.data).toMatchObject({
      orderNumber: number,
      name: expect.any(String) as string,
      cpf: '52998224725',
      phone: '',
      email: '',
      birth_date: '',
      mothers_name: '',
      address: { cep: expect.stringContaining('01310') as string, accessNotes: '' },
    })
    expect(sent[1]?.data).toEqual({
      orderNumber: number,
      keptUntil: expect.stringMatching(/^\d\d\/\d\d\/2031$/) as string,
    })
    expect(JSON.stringify(sent)).not.toMatch(new RegExp(`${email}|${phone}|bankInfo|1990`))
    expect((await rowOf(path, number))?.textContent).not.toContain(words.waits)
    expect(
      await server().sql('select 1 from outbox where subject_id = $1 and payload <> $2', [id, '']),
    ).toEqual([])
  })

  itInFullRun(
    'that was told before is told as forgotten, and a correction keeps no contact (X58)',
    async () => {
      const { id, number, email } = await order('over')
      receiver().mood = 200
      await deliverAll(server())
      receiver().mood = 500
      server().clock.advance(1000)
      await server().sql(
        `insert into outbox (subject_id, id, kind, payload, created_at, next_at) values ($1, $2, 'order.contact_corrected', $3, $4, $4)`,
        [
          id,
          randomUUID(),
          partsOf(server()).vault.seal(JSON.stringify({ orderNumber: number, email, name: 'Ana Prado' }), id),
          server().clock.now(),
        ],
      )
      server().clock.advance(1000)
      const path = await openCase(email)
      await erase(path, number)
      const sent = await told()
      expect(sent.map(({ type }) => type)).toEqual(['order.contact_corrected', 'order.erased'])
      expect(sent[0]?.data).toEqual({ orderNumber: number, name: 'Ana Prado' })
    },
  )

  itInFullRun(
    'which were given up on is held for a person: that it is erased is not told before it (X58)',
    async () => {
      const { id, number, email } = await order('over')
      await deliverAll(server())
      await server().sql('update outbox set failed_at = $2 where subject_id = $1', [id, server().clock.now()])
      server().clock.advance(1000)
      const path = await openCase(email)
      await erase(path, number)
      expect(await told()).toEqual([])
      expect((await rowOf(path, number))?.textContent).toContain(words.waits)
      await server().sql('update outbox set failed_at = null, next_at = $2 where subject_id = $1', [
        id,
        server().clock.now(),
      ])
      expect((await told()).map(({ type }) => type)).toEqual(['order.created', 'order.erased'])
    },
  )

  itInFullRun('is not dropped by the retention of notices: ids stay, for a person (X58)', async () => {
    const { id, number, email } = await order('over')
    await deliverAll(server())
    server().clock.advance(1000)
    await erase(await openCase(email), number)
    await server().sql(
      "update outbox set created_at = created_at - interval '200 days' where subject_id = $1",
      [id],
    )
    await purgeExpiredData({ ...server(), retention: server().config.retention })
    const left = await server().sql(
      'select kind, payload, failed_at is not null as held from outbox where subject_id = $1 order by kind',
      [id],
    )
    expect(left).toEqual([
      { kind: 'order.created', payload: '', held: true },
      { kind: 'order.erased', payload: '', held: true },
    ])
    await server().sql('delete from outbox where subject_id = $1', [id])
  })

  itInFullRun(
    'is told of as erased only after an attempt in flight, also by another server (X58)',
    async () => {
      const { id, number, phone } = await order('over')
      receiver().mood = 'silent'
      const flying = outboxDeliverer(server()).round()
      await vi.waitFor(() =>
        expect(receiver().deliveries.map(({ body }) => body.type)).toEqual(['order.created']),
      )
      expect((await server().call('DELETE', '/api/lead', { id, phone })).status).toBe(200)
      const ofOther = await claimDue(server().db, 'webhook', server().clock.now(), server().clock.now(), 10)
      expect(ofOther.map(({ kind }) => kind)).toEqual([])
      receiver().answer(200)
      await flying
      receiver().deliveries.length = 0
      server().clock.advance(120_000)
      await deliverAll(server())
      expect(receiver().deliveries.map(({ body: { type, data } }) => ({ type, data }))).toEqual([
        { type: 'order.erased', data: { orderNumber: number } },
      ])
    },
  )

  itInFullRun(
    'that is told again by hand after it was reduced is told as what its contract keeps (X58)',
    async () => {
      const { id, number, email, phone } = await order('over')
      receiver().mood = 200
      await deliverAll(server())
      server().clock.advance(1000)
      await erase(await openCase(email), number)
      const record = deskPathOfLead(server(), id)
      await deskOrders(() => server()).open(house, record)
      for (const what of ['order.mail', 'order.created', 'falhou'])
        await house.forge(record, 'mandar', { 'o-que': what })
      const sent = await told()
      expect(sent.map(({ type }) => type).toSorted()).toEqual(['order.created', 'order.erased'])
      expect(JSON.stringify(sent)).not.toMatch(new RegExp(`${email}|${phone}|bankInfo|1990`))
      expect(
        await server().sql("select 1 from outbox where subject_id = $1 and target = 'mail'", [id]),
      ).toEqual([])
    },
  )

  it('that its person erases whole is told as erased, also if it was never told (X58)', async () => {
    const { id, number, phone } = await order('over')
    expect((await server().call('DELETE', '/api/lead', { id, phone })).status).toBe(200)
    expect(await told()).toEqual([{ type: 'order.erased', data: { orderNumber: number } }])
  })

  itInFullRun(
    'leaves the call that somebody else has asked for with the same telephone to be told (X58)',
    async () => {
      const { id, number, email, phone } = await order('over')
      const mine = await server().call('POST', '/api/supportRequest', { telephone: phone, idLead: id })
      const others = await server().call('POST', '/api/supportRequest', { telephone: phone })
      expect([mine.status, others.status]).toEqual([200, 200])
      server().clock.advance(1000)
      await erase(await openCase(email), number, { cancelar: 'sim' })
      expect((await told()).filter(({ type }) => type === 'call.requested')).toEqual([
        expect.objectContaining({ data: expect.objectContaining({ telephone: phone }) as object }),
      ])
    },
  )
})

describe('what is still owed to a person', () => {
  it.each([
    ['a visit to come', 'ahead', words.owed.visit],
    ['a visit to arrange', 'to arrange', words.owed.arrange],
  ] as const)(
    'asks first: %s; cancelled with it, nothing of the order stays (X59)',
    async (_what, visit, said) => {
      const { id, number, email } = await order(visit)
      receiver().mood = 200
      await deliverAll(server())
      server().clock.advance(1000)
      const path = await openCase(email)
      expect((await rowOf(path, number))?.textContent).toContain(said)
      const refused = await erase(path, number)
      expect([refused.status, refused.text]).toEqual([409, expect.stringContaining(said)])
      expect(await server().sql('select 1 from leads where id = $1', [id])).toHaveLength(1)
      expect((await erase(path, number, { cancelar: 'sim' })).to).toBe(`${path}?feito=titular-apagado`)
      expect(await server().sql('select 1 from leads where id = $1', [id])).toEqual([])
      expect((await told()).map(({ type }) => type)).toEqual(['order.erased'])
      const [entry] = await server().sql(
        "select detail from audit_log where what = 'order_cancelled' order by seq desc limit 1",
      )
      expect(entry?.detail).toEqual({ cancelled: 'cliente' })
    },
  )

  itInFullRun('is nothing of an order without a day that was installed (X59)', async () => {
    const { id, number, email } = await order('to arrange')
    await server().sql("update orders set installed_on = '2026-11-19' where lead_id = $1", [id])
    const path = await openCase(email)
    expect((await erase(path, number)).to).toBe(`${path}?feito=titular-reduzido`)
  })

  itInFullRun(
    'asks first: a call from an order that is installed; the contract stays when it is cancelled (X59)',
    async () => {
      const { id, number, email, phone } = await order('over')
      await server().call('POST', '/api/supportRequest', { telephone: phone, idLead: id })
      const path = await openCase(email)
      expect((await rowOf(path, number))?.textContent).toContain(words.owed.call)
      expect((await erase(path, number)).status).toBe(409)
      expect(await server().sql('select 1 from support_requests where lead_id = $1', [id])).toHaveLength(1)
      expect((await erase(path, number, { cancelar: 'sim' })).to).toBe(`${path}?feito=titular-reduzido`)
      expect(await server().sql('select 1 from support_requests where lead_id = $1', [id])).toEqual([])
    },
  )

  itInFullRun('asks first: an open call alone, and an order that is held (X59)', async () => {
    const asked = await server().call('POST', '/api/supportRequest', { telephone: '11982000001' })
    const held = await answeredLead(server(), {
      email: { email: 'presa@example.com', accept_promotions: false },
      phone: { ...ANSWERS.phone, phone: '11982000002' },
    })
    await server().sql('update leads set held_at = $2 where id = $1', [held, server().clock.now()])
    const path = await openCase('presa@example.com', '11982000001')
    for (const [said, gone, id] of [
      [words.owed.call, 'support_requests', asked.body.id],
      [words.owed.held, 'leads', held],
    ] as const) {
      const refused = await erase(path, said)
      expect([refused.status, refused.text]).toEqual([409, expect.stringContaining(said)])
      expect((await erase(path, said, { cancelar: 'sim' })).to).toBe(`${path}?feito=titular-apagado`)
      expect(await server().sql(`select 1 from ${gone} where id = $1`, [id])).toEqual([])
    }
  })

  itInFullRun('asks first: a call that was agreed with whoever left an order unfinished (X59)', async () => {
    const [phone, email] = ['11982000004', 'combinada@example.com']
    const id = await answeredLead(server(), {
      email: { email, accept_promotions: false },
      ...acceptedBy(phone),
    })
    server().clock.advance(31 * 60_000)
    const path = deskPathOfCall(server(), id)
    await house.press(path, 'pegar')
    expect((await house.press(path, 'anotar', { resultado: 'de-novo', hora: '23:59' })).status).toBe(303)
    const ofCase = await openCase(email)
    const refused = await erase(ofCase, words.owed.agreed)
    expect([refused.status, refused.text]).toEqual([409, expect.stringContaining(words.owed.agreed)])
    expect((await erase(ofCase, words.owed.agreed, { cancelar: 'sim' })).to).toContain('titular-apagado')
    expect(await server().sql('select 1 from call_tasks where subject_id = $1', [id])).toEqual([])
  })

  it('asks first by the link of the lead, too, whoever knows its telephone (X59)', async () => {
    const phone = '11982000003'
    const id = await answeredLead(server(), { phone: { ...ANSWERS.phone, phone } })
    await server().call('POST', '/api/supportRequest', { telephone: phone, idLead: id })
    const refused = await server().call('DELETE', '/api/lead', { id, phone })
    expect([refused.status, refused.body.code]).toEqual([409, 'open_work'])
    expect(refused.body.message).toMatch(/ligação/)
    // to a stranger it says nothing
    const wrong = await server().call('DELETE', '/api/lead', { id, phone: '11982000009' })
    expect([wrong.status, wrong.body.code]).toEqual([404, 'not_found'])
    expect((await server().call('DELETE', '/api/lead', { id, phone, cancels: true })).status).toBe(200)
    expect(await server().sql('select 1 from support_requests where lead_id = $1', [id])).toEqual([])
  })
})
