/**
 * An order without a booked day waits in a queue of its own, oldest promise first, until its visit is booked, it was
 * installed, or it is cancelled (D163).
 */
import { beforeEach, describe, expect, it } from 'vitest'
import { home } from '../../../src/content/desk/home-page.ts'
import { dataRequestsWords } from '../../../src/content/desk/data-request-words.ts'
import { callListWords as list, personToCall as words } from '../../../src/content/desk/call-list.ts'
import { orderRecord } from '../../../src/content/desk/orders.ts'
import { rescheduleEmailWords } from '../../../src/content/emails.ts'
import { isoToBr, todayInSaoPaulo } from '../../../src/lib/iso-dates.ts'
import { openWorkOf } from '../../../server/repositories/erasure.ts'
import { shortReference } from '../../../server/rules/order-number.ts'
import { encryptIdForUrl } from '../../../server/services/desk/ids-in-urls.ts'
import { deliverAll } from '../../support/deliver-outbox.ts'
import { desk, partsOf, type Person } from '../../support/desk-over-http.ts'
import { ANSWERS } from '../../support/create-leads.ts'
import { deskOrders } from '../../support/place-and-open-desk-orders.ts'
import { mailsTo } from '../../support/read-mail-files.ts'
import { partOf } from '../../support/smtp-server.ts'
import { useServer } from '../../support/server.ts'
import { itInFullRun } from '../../support/sampled-tests.ts'

const LIST = '/operador/ligacoes'
const QUEUE = `${LIST}?fila=visitas`
const HOUR = 3_600_000

describe('an order without a booked day', () => {
  const server = useServer({ desk })
  const { order, agent, open, actions } = deskOrders(server)
  let count = 0

  beforeEach(async () => {
    await server().sql('update coverage_areas set team_capacity = 1000 where team_capacity > 0')
    // the visits of earlier tests are no longer to be arranged
    await server().sql(
      'update orders set installed_on = created_at::date where installation_day is null and cancelled_at is null',
    )
  })

  /** An order of its own person that promised a call instead of a day. */
  async function orderWithoutDay(phone = `119${String(61_000_000 + (count += 1))}`) {
    const email = `sem.dia${count}@example.com`
    const made = await order({
      phone: { ...ANSWERS.phone, phone },
      email: { email, accept_promotions: false },
    })
    await server().sql(
      `with gone as (update installation_slots s set booked = booked - 1 from orders o join leads l on l.id = o.lead_id
         where o.lead_id = $1 and s.team = l.place->>'team' and s.day = o.installation_day and s.period = o.installation_period)
       update orders set installation_day = null, installation_period = null where lead_id = $1`,
      [made.id],
    )
    await server().sql('update leads set schedule = null where id = $1', [made.id])
    const vault = partsOf(server()).vault
    return {
      ...made,
      email,
      phone,
      reference: shortReference(vault, made.id),
      call: `${LIST}/${encryptIdForUrl(vault, made.id)}`,
    }
  }

  const listed = async (who: Person) => {
    const { document } = await who.open(QUEUE)
    return [...document.querySelectorAll('main table tbody tr')].map((row) => row.textContent ?? '')
  }
  const notices = async (id: string, kind: string) =>
    (
      await server().sql(
        'select payload from outbox where subject_id = $1 and kind = $2 order by created_at',
        [id, kind],
      )
    ).map(({ payload }) => JSON.parse(partsOf(server()).vault.open(String(payload), id)) as unknown)

  it('is listed oldest promise first, stands on the start page with its age, and is given by “Próxima”', async () => {
    const who = await agent()
    const first = await orderWithoutDay()
    server().clock.advance(50 * HOUR)
    const second = await orderWithoutDay()
    const rows = await listed(who)
    expect(rows.map((row) => [first, second].findIndex(({ reference }) => row.includes(reference)))).toEqual([
      0, 1,
    ])
    const start = await who.open('/operador')
    expect(start.text).toContain(home.visits(2))
    expect(start.text).toContain(home.oldestVisit(50 * 60))
    expect(start.document.querySelector(`a[href="${QUEUE}"]`)).not.toBeNull()
    await who.open(QUEUE)
    const page = await who.open((await who.send(`${LIST}/proxima`)).to ?? '')
    expect(page.text).toContain(first.reference)
    expect(page.text).toContain(list.whys.visit)
    expect(page.html).toContain(`tel:+55${first.phone}`)
    expect(page.document.querySelector('a[href^="/operador/pedidos/s"]')?.textContent).toBe(words.openOrder)
  })

  it('has its visit booked in the call: capacity, history, mail and webhook follow, and the call is settled', async () => {
    const who = await agent()
    const { id, number, call, path, email } = await orderWithoutDay()
    await who.press(call, 'pegar')
    const page = await who.open(call)
    const options = [...page.document.querySelectorAll<HTMLOptionElement>('select[name=visita] option')]
    expect(options.length).toBeGreaterThan(10)
    const [, chosen] = options
    // day, period, and how many visits are still free
    expect(chosen?.textContent).toMatch(/ \d+ de novembro(?: de 2026)?, manhã \(8h às 12h\): 1\.?\d* livres$/)
    expect((await who.send(`${call}/visita`, { visita: '' })).text).toContain(orderRecord.visit.missing)
    const booked = await who.send(`${call}/visita`, { visita: chosen?.value ?? '' })
    expect(booked.to).toBe(`${LIST}?fila=visitas&feito=visita-marcada`)
    const [date, period] = (chosen?.value ?? '').split(' ')
    const [row] = await server().sql(
      `select l.schedule, o.installation_period as period, s.booked,
         (select count(*)::int from open_visit_keys k where k.lead_id = l.id) > 3 as has_keys
       from leads l join orders o on o.lead_id = l.id join installation_slots s on s.team = l.place->>'team'
         and s.day = o.installation_day and s.period = o.installation_period where l.id = $1`,
      [id],
    )
    expect(row).toMatchObject({ schedule: { date, period }, period, has_keys: true })
    expect(Number(row?.booked)).toBeGreaterThan(0)
    expect(await notices(id, 'order.rescheduled')).toEqual([
      { orderNumber: number, before: null, schedule: { date, period } },
    ])
    await deliverAll(server())
    const mails = (await mailsTo(server().config.dataDir, email)).map((each) => partOf(each, 'text/plain'))
    expect(mails.some((each) => each.includes(rescheduleEmailWords.booked('Maria')))).toBe(true)
    expect(await listed(who)).toEqual([])
    expect((await actions('order_booked')).at(-1)?.detail).toEqual({ became: expect.any(String) as string })
    expect((await who.open(path)).text).toContain('Marcou a visita')
    expect(await server().value('select result from calls order by taken_at desc limit 1')).toBe('visita')
    // nothing is left with the colleague, and nothing is to be undone by a press
    expect((await who.open(LIST)).text).not.toContain(list.mine)
    expect((await who.open(call)).html).not.toContain('/desfazer')
  })

  itInFullRun('of somebody who is not to be called stays last, to be told in writing', async () => {
    const who = await agent()
    const blocked = await orderWithoutDay()
    await who.press(blocked.call, 'pegar')
    await who.press(blocked.call, 'anotar', { resultado: 'nao-ligar' })
    server().clock.advance(26 * HOUR)
    const other = await orderWithoutDay()
    expect((await listed(who)).map((row) => row.includes(other.reference))).toEqual([true, false])
    await who.press(blocked.call, 'pegar')
    const page = await who.open(blocked.call)
    expect(page.text).toContain(words.writeOnly)
    expect(page.html).not.toMatch(/tel:|wa\.me/)
    expect(page.html).toContain(`${blocked.call}/visita`)
  })

  it('leaves the queue when it was installed: the webhook is told, and it is taken back by a press', async () => {
    const who = await agent()
    const { id, number, path } = await orderWithoutDay()
    await open(who, path)
    const today = todayInSaoPaulo(server().clock.now())
    expect((await who.send(`${path}/instalado`, { dia: '2027-02-30' })).text).toContain(
      orderRecord.installed.missing,
    )
    expect((await who.send(`${path}/instalado`, { dia: '2027-02-20' })).text).toContain(
      orderRecord.installed.missing,
    )
    expect((await who.send(`${path}/instalado`, { dia: today })).to).toBe(`${path}?feito=instalado`)
    expect(await listed(who)).toEqual([])
    expect(await openWorkOf(server().db, id, today)).toEqual([])
    const page = await who.open(path)
    expect(page.text).toContain(orderRecord.installed.on(isoToBr(today)))
    expect(page.text).toContain('Anotou a instalação')
    server().clock.advance(1000)
    expect((await who.press(path, 'instalado', { desfaz: 'sim' })).to).toBe(`${path}?feito=nao-instalado`)
    expect(await listed(who)).toHaveLength(1)
    expect(await notices(id, 'order.installed')).toEqual([
      { orderNumber: number, date: isoToBr(today) },
      { orderNumber: number, date: null },
    ])
  })

  it('has its visit booked on its own page, leaves the queue when cancelled, and erasure waits for it (X59)', async () => {
    const who = await agent()
    const { id, path } = await orderWithoutDay()
    expect(await openWorkOf(server().db, id, todayInSaoPaulo(server().clock.now()))).toEqual(['arrange'])
    expect(dataRequestsWords.owed.arrange).toContain('combinada')
    const page = await open(who, path)
    const [, chosen] = [...page.document.querySelectorAll<HTMLOptionElement>('select[name=visita] option')]
    expect((await who.send(`${path}/visita`, { visita: chosen?.value ?? '' })).to).toBe(
      `${path}?feito=visita-mudou`,
    )
    expect(await listed(who)).toEqual([])
    const cancelled = await orderWithoutDay()
    await open(who, cancelled.path)
    await who.send(`${cancelled.path}/cancelar`, { motivo: 'cliente', certeza: 'sim' })
    expect(await listed(who)).toEqual([])
  })
})
