/** What a desk user can do with an order, and what each action changes. */
import { describe, expect, it } from 'vitest'
import { orderRecord as words, orderSearch as search } from '../../../src/content/desk/orders.ts'
import { brToIso } from '../../../src/lib/iso-dates.ts'
import { statement } from '../../../server/db/database.ts'
import { cancelOrder } from '../../../server/services/cancel-order.ts'
import { deliverAll } from '../../support/deliver-outbox.ts'
import { desk, partsOf, type Person, tokenOf } from '../../support/desk-over-http.ts'
import { deskOrders, deskPathOfLead } from '../../support/place-and-open-desk-orders.ts'
import { waitForLocks } from '../../support/lock-table.ts'
import { ANSWERS, openLead } from '../../support/create-leads.ts'
import { rowsToRun } from '../../support/rows-to-run.ts'
import { useServer } from '../../support/server.ts'
import { itInFullRun } from '../../support/sampled-tests.ts'

const LOCK_OUTBOX = statement('test.lock-outbox', 'lock table outbox in access exclusive mode')

describe('an order at the desk', () => {
  const server = useServer({ desk })
  const { order, agent, find, open, actions } = deskOrders(server)
  const slotOf = async (id: string) => {
    const [row] = await server().sql(
      `select s.booked, s.day::text as day, s.period from leads l join installation_slots s on s.team = l.place->>'team'
         and s.day = to_date(l.schedule->>'date', 'DD/MM/YYYY') and s.period = l.schedule->>'period' where l.id = $1`,
      [id],
    )
    return row as { booked: number; day: string; period: string }
  }
  const bookedAt = async ({ day, period }: { day: string; period: string }) =>
    Number(
      await server().value(
        'select sum(booked) as all from installation_slots where day = $1 and period = $2',
        [day, period],
      ),
    )
  const portsOf = async (id: string) =>
    await server().value(
      `select free_ports from coverage_areas a join leads l on a.id::text = l.place->>'area' where l.id = $1`,
      [id],
    )

  it('is said to hold by no mail that is sent while a colleague cancels it', async () => {
    const who = await agent()
    const { id, path } = await order()
    await open(who, path)
    let sent: Promise<unknown> = Promise.resolve()
    await cancelOrder(partsOf(server()), id, 'cliente', async (sql) => {
      // what is read of the order now is from before
      await sql.run(LOCK_OUTBOX)
      sent = who.send(`${path}/mandar`, { 'o-que': 'order.mail' })
      await waitForLocks(server().url, 1)
    })
    await sent
    // the confirmation is the one of the order itself
    expect(
      await server().sql(
        `select kind, next_at > created_at as waits from outbox where subject_id = $1 and kind like '%.mail'
         order by kind`,
        [id],
      ),
    ).toEqual([
      { kind: 'order.cancelled.mail', waits: true },
      { kind: 'order.mail', waits: false },
    ])
  })

  it('moves its visit, also when its day has come, and mails the customer', async () => {
    const who = await agent()
    const { id, path } = await order()
    const before = await slotOf(id)
    const had = await bookedAt(before)
    server().clock.set(`${before.day}T15:00:00Z`)
    const page = await open(who, path)
    const wish = [...page.document.querySelectorAll<HTMLOptionElement>('#visita option')].at(-1)?.value ?? ''
    expect((await who.send(`${path}/visita`, { visita: wish })).to).toBe(`${path}?feito=visita-mudou`)
    const after = await slotOf(id)
    expect(`${after.day} ${after.period}`).toBe(`${brToIso(wish.slice(0, 10))} ${wish.slice(11)}`)
    expect(await bookedAt(before)).toBe(had - 1)
    expect(
      await server().sql("select 1 from outbox where subject_id = $1 and kind = 'order.rescheduled.mail'", [
        id,
      ]),
    ).toHaveLength(1)
    // the order's story says from when to when
    const told = ({ day, period }: { day: string; period: string }) =>
      `${day.split('-').reverse().join('/')}, ${period === 'manha' ? 'manhã' : 'tarde'}`
    const { text } = await who.open(path)
    expect(text).toContain(`Mudou a visita do pedido · de ${told(before)}, para ${told(after)}`)
    expect((await who.send(`${path}/visita`, { visita: '' })).text).toContain(words.visit.missing)
    expect((await who.send(`${path}/visita`, { visita: '01/01/2020 manha' })).status).toBe(400)
    expect(await actions('order_moved')).toHaveLength(1)
    server().clock.set('2026-11-20T15:00:00Z')
  })

  it('keeps the visit that a colleague has just moved, and says so to whoever moves it from an older page (D71)', async () => {
    const [first, second] = [await agent(), await agent()]
    const { id, path } = await order()
    const choices = async (who: Person) =>
      [...(await open(who, path)).document.querySelectorAll<HTMLOptionElement>('#visita option')].map(
        ({ value }) => value,
      )
    const wishes = await choices(first)
    await choices(second)
    const mails = async () =>
      (
        await server().sql("select 1 from outbox where subject_id = $1 and kind like 'order.rescheduled%'", [
          id,
        ])
      ).length
    expect((await first.send(`${path}/visita`, { visita: wishes.at(-1) ?? '' })).to).toContain('visita-mudou')
    const [moved, told] = [await slotOf(id), await mails()]
    const stale = await second.send(`${path}/visita`, { visita: wishes.at(-3) ?? '' })
    expect(stale.status).toBe(409)
    expect(stale.text).toContain('A visita já tinha mudado para')
    expect([await slotOf(id), await mails()]).toEqual([moved, told])
    // the refused page shows the visit as it is: from there it can be moved
    expect((await second.send(`${path}/visita`, { visita: wishes.at(-3) ?? '' })).to).toContain(
      'visita-mudou',
    )
  })

  it('is cancelled once: slot and port are free, the system and the customer are told', async () => {
    const who = await agent()
    const { id, path, number } = await order()
    const [slot, ports] = [await slotOf(id), await portsOf(id)]
    const had = await bookedAt(slot)
    await open(who, path)
    const sure = { motivo: 'cliente', certeza: 'sim' }
    expect((await who.send(`${path}/cancelar`, { ...sure, certeza: '' })).text).toContain(words.cancel.unsure)
    expect((await who.send(`${path}/cancelar`, { ...sure, motivo: 'tédio' })).text).toContain(
      words.cancel.missing,
    )
    const csrf = tokenOf(await who.open(path))
    const both = await Promise.all([1, 2].map(() => who.post(`${path}/cancelar`, { ...sure, csrf })))
    expect(
      both.map(({ to }) => to?.split('feito=')[1]).toSorted((a = '', b = '') => a.localeCompare(b)),
    ).toEqual(['ja-cancelado', 'pedido-cancelado'])
    expect(await bookedAt(slot)).toBe(had - 1)
    if (ports !== null) expect(await portsOf(id)).toBe(Number(ports) + 1)
    const kinds = await server().sql(
      "select kind from outbox where subject_id = $1 and kind like 'order.cancelled%' order by kind",
      [id],
    )
    expect(kinds.map(({ kind }) => kind)).toEqual(['order.cancelled', 'order.cancelled.mail'])
    expect(await actions('order_cancelled')).toMatchObject([{ detail: { cancelled: 'cliente' } }])
    const page = await who.open(path)
    expect(page.text).toContain(search.states.cancelled)
    for (const form of ['visita', 'cancelar', 'link']) expect(page.html).not.toContain(`${path}/${form}`)
    expect((await find(who, number)).text).toContain(search.states.cancelled)

    // the customer can neither move it any more nor erase the same slot again
    const moved = await server().call('PUT', `/api/order/${id}/schedule`, {
      date: '01/12/2026',
      period: 'manha',
    })
    expect(moved.status).toBe(409)
    expect((await server().call('DELETE', '/api/lead', { id, phone: ANSWERS.phone.phone })).status).toBe(200)
    expect(await bookedAt(slot)).toBe(had - 1)
    if (ports !== null) expect(await portsOf(id)).toBe(Number(ports) + 1)
  })

  itInFullRun(
    'closes the call that was asked for about its cancellation, unless somebody is calling',
    async () => {
      const who = await agent()
      for (const isTaken of [false, true]) {
        const { id, path } = await order({ phone: { phone: `5198765004${isTaken ? 1 : 2}` } })
        const asked = isTaken
          ? '3d1cbd04-27e4-4a51-a0ff-0d1d0fd5ae0c'
          : '3d1cbd04-27e4-4a51-a0ff-0d1d0fd5ae0d'
        await server().sql(
          `insert into support_requests (id, created_at, telephone, phone_lookup, lead_id, about)
         values ($1, now(), '', '', $2, 'cancellation')`,
          [asked, id],
        )
        if (isTaken)
          await server().sql(
            'insert into call_tasks (subject_id, taken_by, taken_at, updated_at) select $1, id, now(), now() from operators limit 1',
            [asked],
          )
        await open(who, path)
        await who.send(`${path}/cancelar`, { motivo: 'cliente', certeza: 'sim' })
        const [task] = await server().sql('select closed_at from call_tasks where subject_id = $1', [asked])
        expect(task?.closed_at === null).toBe(isTaken)
      }
    },
  )

  itInFullRun('sends its mails and notices again, five mails an hour at most', async () => {
    const who = await agent()
    const { id, path } = await order()
    await deliverAll(server())
    await open(who, path)
    const send = (what: string) => who.forge(path, 'mandar', { 'o-que': what })
    for (let times = 0; times < 4; times += 1)
      expect((await send('order.mail')).to).toContain('feito=mandado')
    const refused = await send('order.mail')
    expect([refused.status, refused.text]).toEqual([429, expect.stringContaining(words.send.tooMany)])
    expect((await send('order.created')).to).toContain('feito=mandado')
    const sent = await server().sql(
      'select kind, count(*)::int as times from outbox where subject_id = $1 group by kind order by kind',
      [id],
    )
    expect(sent).toEqual([
      { kind: 'order.created', times: 2 },
      { kind: 'order.mail', times: 5 },
    ])
    expect((await send('falhou')).to).toContain('nada-falhou')
    await server().sql(
      "update outbox set delivered_at = null, failed_at = now(), last_error = 'x' where subject_id = $1 and kind = 'order.created'",
      [id],
    )
    expect((await send('falhou')).to).toContain('feito=mandado')
    expect((await send('order.cancelled')).to).toContain('sem-email')
    expect(await actions('order_notice_sent')).toHaveLength(6)
  })

  itInFullRun('gives its link for WhatsApp, and by e-mail; a lead gives one that works once', async () => {
    const who = await agent()
    const { path, number } = await order()
    await open(who, path)
    const made = await who.send(`${path}/link`, { por: 'whatsapp' })
    const link = made.document.querySelector<HTMLInputElement>('[name=pronto]')?.value ?? ''
    expect(link).toContain(`/meu-pedido/${number}.`)
    expect(made.document.querySelector('a[href^="https://wa.me/5511987654321?text="]')).not.toBeNull()
    expect((await who.press(path, 'link', { por: 'email' })).to).toContain('link-mandado')

    const id = await openLead(server())
    await server().call('PATCH', `/api/lead-v2/${id}/name`, ANSWERS.name)
    const lead = deskPathOfLead(server(), id)
    await open(who, lead)
    const back = await who.send(`${lead}/link`, { por: 'whatsapp' })
    const code = back.document.querySelector<HTMLInputElement>('[name=pronto]')?.value.split('l=')[1] ?? ''
    server().clock.advance(23 * 3_600_000)
    expect((await server().call('POST', '/api/lead/resume', { code })).body).toMatchObject({ id })
    expect((await server().call('POST', '/api/lead/resume', { code })).status).toBe(404)
    expect(await actions('order_link_made')).toHaveLength(2)
    server().clock.advance(-23 * 3_600_000)
  })

  it('does nothing for those who have not opened it', async () => {
    const who = await agent()
    const { id, path } = await order()
    for (const [form, fields] of [
      ['visita', { visita: '01/12/2026 manha' }],
      ['cancelar', { motivo: 'cliente', certeza: 'sim' }],
      ['mandar', { 'o-que': 'order.mail' }],
      ['link', { por: 'whatsapp' }],
    ] as const) {
      const page = await who.forge(path, form, fields)
      expect([form, page.status, page.text]).toEqual([form, 409, expect.stringContaining(words.masked.first)])
    }
    expect(await server().value('select cancelled_at from orders where lead_id = $1', [id])).toBeNull()
  })

  const reasons: readonly (readonly [string, string, readonly string[], boolean])[] = [
    ['cliente', 'pedido-cancelado', ['order.cancelled', 'order.cancelled.mail'], true],
    // the address may be that of the person whose data a stranger used
    ['suspeita', 'cancelado-por-suspeita', ['order.cancelled'], false],
  ]
  it.each(rowsToRun(reasons, ([, , , mails]) => !mails))(
    'cancelled because of “%s” says whether it mails the person (D113, S44)',
    async (reason, done, kinds, mails) => {
      const who = await agent()
      const { id, path } = await order()
      await deliverAll(server())
      await open(who, path)
      const cancelled = await who.send(`${path}/cancelar`, { motivo: reason, certeza: 'sim' })
      expect(cancelled.to).toContain(`feito=${done}`)
      const rows = await server().sql(
        "select kind from outbox where subject_id = $1 and kind like 'order.cancelled%' order by kind",
        [id],
      )
      expect(rows.map(({ kind }) => kind)).toEqual(kinds)
      // nor can it be mailed by mistake later
      const page = await who.open(path)
      expect(page.html.includes('value="order.cancelled.mail"')).toBe(mails)
      const sent = await who.forge(path, 'mandar', { 'o-que': 'order.cancelled.mail' })
      expect(sent.to).toContain(mails ? 'feito=mandado' : 'feito=sem-email')
    },
  )

  it('says that its confirmation was not mailed, until it is (D113, S44)', async () => {
    const who = await agent()
    const { id, path } = await order()
    await server().sql('update orders set mail_withheld = true where lead_id = $1', [id])
    await open(who, path)
    const page = await who.open(path)
    expect(page.text).toContain(words.mailWithheld)
    await who.send(`${path}/mandar`, { 'o-que': 'order.mail' })
    expect((await who.open(path)).text).not.toContain(words.mailWithheld)
  })
})
