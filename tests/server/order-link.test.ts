/** The signed link in an order's mails and calendar file, and the page that it opens. */
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { placedOrderPage as words } from '../../src/content/placed-order-page.ts'
import { scheduleText, appointmentHeading, appointmentWords } from '../../src/content/appointment-texts.ts'
import { brToIso, addDays } from '../../src/lib/iso-dates.ts'
import { loadKeys } from '../../server/security/secret-keys.ts'
import { orderLinkPath } from '../../server/rules/signed-order-links.ts'
import { linkInCalendar } from '../support/read-calendar-file.ts'
import { deliverAll } from '../support/deliver-outbox.ts'
import { desk, partsOf, signedIn } from '../support/desk-over-http.ts'
import { ANSWERS, FINISH, readyLead, placeOrder } from '../support/create-leads.ts'
import { partOf } from '../support/smtp-server.ts'
import { withKeys, useServer, useReceiver, webhookTo } from '../support/server.ts'
import { parsePage } from '../support/parse-page.ts'
import { rowsToRun } from '../support/rows-to-run.ts'
import { itInFullRun } from '../support/sampled-tests.ts'
import { orderLink } from '../support/scriptless-pages.ts'

const SITE = 'https://ultrafibra.example'
const ORDERED = '2026-11-20T15:00:00Z'

const receiver = useReceiver()
const server = useServer(() => ({ env: { ...webhookTo(receiver()), PUBLIC_URL: SITE }, desk, orderLink }))

type Order = { readonly id: string; readonly number: string; readonly link: string }

/** Places an order, and returns it with the path of the link in its reply. */
async function order(): Promise<Order> {
  server().clock.set(ORDERED)
  return placeOrder(server())
}

const mails = () =>
  readdirSync(path.join(server().config.dataDir, 'mail')).map((name) =>
    readFileSync(path.join(server().config.dataDir, 'mail', name), 'utf8'),
  )
const mailAbout = (number: string, subject: string) =>
  mails().find((raw) => raw.includes(number) && partOf(raw, 'text/plain').includes(subject)) ??
  expect.unreachable()

const HOST = { host: new URL(SITE).host }
async function open(link: string) {
  const reply = await server().call('GET', link, undefined, HOST)
  return { ...reply, document: parsePage(reply.text) }
}
const post = (link: string, fields: Record<string, string> = {}, headers: Record<string, string> = {}) =>
  server().call('POST', link, new URLSearchParams(fields).toString(), {
    ...HOST,
    origin: SITE,
    'content-type': 'application/x-www-form-urlencoded',
    ...headers,
  })
const scheduleOf = async ({ id }: Order) => {
  const [row] = await server().sql('select schedule from leads where id = $1', [id])
  return row?.schedule as { date: string; period: 'manha' | 'tarde' }
}

/** The link that mails and messages have, which is another than that of the session. */
const mailedLink = ({ id, number }: { readonly id: string; readonly number: string }) =>
  orderLinkPath(partsOf(server()).vault, { number, lead: id }, 'mailbox')

describe('the link back to an order (D100)', () => {
  it('is in the confirmation, in its calendar file and in what the browser is told', async () => {
    const { id, number, link } = await order()
    await deliverAll(server())
    const raw = mailAbout(number, 'está feito')
    expect(link).toMatch(new RegExp(`^/meu-pedido/${number}\\.[\\w-]{43}$`))
    // that of the mail proves nothing that the address of it might not (S73)
    const mailed = mailedLink({ id, number })
    expect([mailed === link, mailed.length]).toEqual([false, link.length])
    expect(partOf(raw, 'text/plain')).toContain(SITE + mailed)
    expect(partOf(raw, 'text/html')).toContain(`href="${SITE}${mailed}"`)
    expect(linkInCalendar(partOf(raw, 'text/calendar'))).toBe(SITE + mailed)
    expect((await open(mailed)).text).toContain(number)
    expect((await server().call('GET', `/api/lead/${id}`)).body.orderLink).toBe(link)
    expect((await server().call('PUT', `/api/lead/${id}`, FINISH)).body.orderLink).toBe(link)
  })

  it('is given to nobody before the order is placed', async () => {
    const id = await readyLead(server())
    expect((await server().call('GET', `/api/lead/${id}`)).body).not.toHaveProperty('orderLink')
  })

  it('shows the order, the visit first, and personal data only masked (L12)', async () => {
    const { id, number, link } = await order()
    const { status, text, document, headers } = await open(link)
    expect(status).toBe(200)
    expect(document.querySelector('[data-testid=order-number]')?.textContent).toBe(number)
    const schedule = await scheduleOf({ id, number, link })
    // the visit leads
    const places = [
      'class="receipt__visit-when"',
      appointmentWords.who,
      appointmentWords.ready,
      `>${number}`,
      'O que você pediu',
    ]
    expect(document.querySelector('.receipt__visit-when')?.textContent).toBe(appointmentHeading(schedule))
    const found = places.map((words) => text.indexOf(words))
    expect(found).not.toContain(-1)
    expect(found).toEqual(found.toSorted((a, b) => a - b))
    expect(text).toContain('com débito automático')
    // this plan binds nobody, and says so
    expect(text).toContain('Sem fidelidade')
    expect(text).not.toMatch(/meses de fidelidade|multa/i)
    const { name, email, phone, documentNumber, motherName } = ANSWERS
    const secrets = [name.name, email.email, phone.phone, documentNumber.cpf, motherName.mothers_name, id]
    for (const secret of secrets) expect(text).not.toContain(secret)
    expect(text).toContain('m****@')
    expect(headers).toMatchObject({
      'cache-control': 'no-store',
      'referrer-policy': 'same-origin',
      'x-robots-tag': 'noindex',
    })
    expect(headers['content-security-policy']).toContain("default-src 'none'")
    expect(document.querySelectorAll('script')).toHaveLength(0)
    // a page with scripts of others must not see the link in its Referer
    const leading = [...document.querySelectorAll('a[href^="/"]')].map((link) => link.getAttribute('rel'))
    expect(leading.length).toBeGreaterThan(0)
    expect(new Set(leading)).toEqual(new Set(['noreferrer']))
  })

  it('with a changed letter, of another order or without its signature opens nothing', async () => {
    const [one, other] = [await order(), await order()]
    const [, signed = ''] = one.link.split('.')
    const changed = `${signed.slice(0, -1)}${signed.endsWith('A') ? 'E' : 'A'}`
    for (const link of [
      `/meu-pedido/${one.number}.${changed}`,
      `/meu-pedido/${other.number}.${signed}`,
      `/meu-pedido/${one.number}`,
      `/meu-pedido/${one.number}.${signed}.${signed}`,
      `/meu-pedido/P261120AAAAAA.${signed}`,
    ]) {
      const { status, text } = await open(link)
      expect([link, status]).toEqual([link, 404])
      expect(text).toContain(words.gone.title)
      expect(text).not.toContain(one.number)
      expect((await post(`${link}/cancelamento`)).status).toBe(404)
    }
    expect(await server().sql('select 1 from support_requests where lead_id = $1', [one.id])).toEqual([])
  })

  it('is valid until the end of the day of the visit', async () => {
    const placed = await order()
    const { date } = await scheduleOf(placed)
    server().clock.set(`${brToIso(date)}T23:00:00-03:00`)
    const last = await open(placed.link)
    expect(last.status).toBe(200)
    expect(last.text).toContain(words.visit.fixed)
    server().clock.set(`${addDays(brToIso(date), 1)}T00:30:00-03:00`)
    expect((await open(placed.link)).status).toBe(404)
  })

  it('of an erased order opens nothing', async () => {
    const { id, link } = await order()
    const { status } = await server().call('DELETE', '/api/lead', { id, phone: ANSWERS.phone.phone })
    expect([status, (await open(link)).status]).toEqual([200, 404])
  })

  itInFullRun('stays the same when the encryption key is changed', async () => {
    const { id, link } = await order()
    const { encryption, lookup } = loadKeys(server().config)
    const keys = { encryption: Buffer.alloc(32, 0x12), lookup, decryption: [encryption] }
    const next = await withKeys(server(), keys)
    expect((await next.call('GET', `/api/lead/${id}`)).body.orderLink).toBe(link)
    await next.app.close()
  })
})

describe('on the page of the link', () => {
  it('the visit is moved, and the customer and the operator are told', async () => {
    const placed = await order()
    const before = await scheduleOf(placed)
    const { document } = await open(placed.link)
    const values = [...document.querySelectorAll<HTMLInputElement>('input[name=visit]')].map(
      ({ value }) => value,
    )
    expect(values).not.toContain(`${before.date} ${before.period}`)
    const wish = values.at(7) ?? ''
    const sent = await post(`${placed.link}/visita`, { visit: wish })
    expect([sent.status, sent.headers.location]).toEqual([303, `${placed.link}?feito=visita`])
    const after = await scheduleOf(placed)
    expect(`${after.date} ${after.period}`).toBe(wish)
    expect((await open(`${placed.link}?feito=visita`)).text).toContain(words.visit.done(scheduleText(after)))
    expect((await open(`${placed.link}?feito=visita`)).text).toContain(words.visit.doneText)
    // moved beyond the limit of its mailbox
    const { text } = await open(`${placed.link}?feito=visita-sem-email`)
    expect(text).toContain(words.visit.done(scheduleText(after)))
    expect(text).not.toContain(words.visit.doneText)
    await deliverAll(server())
    const raw = mailAbout(placed.number, 'mudou de dia')
    expect(partOf(raw, 'text/plain')).toContain(SITE + mailedLink(placed))
    // the order of an earlier test may arrive after it
    expect(receiver().deliveries.map(({ body }) => body)).toContainEqual(
      expect.objectContaining({
        type: 'order.rescheduled',
        data: expect.objectContaining({ orderNumber: placed.number, before, schedule: after }),
      }),
    )
  })

  const refused: [visit: string, reason: string, status: number][] = [
    ['', words.visit.missing, 400],
    ['01/01/2020 manha', '', 400],
    ['nonsense', words.visit.missing, 400],
  ]

  it.each(rowsToRun(refused, 1))(
    'a visit on %j is refused with its reason, and nothing changes',
    async (visit, reason, status) => {
      const placed = await order()
      const before = await scheduleOf(placed)
      const sent = await post(`${placed.link}/visita`, { visit })
      expect(sent.status).toBe(status)
      expect(sent.text).toContain('role="alert"')
      expect(sent.text).toContain(reason)
      expect(await scheduleOf(placed)).toEqual(before)
    },
  )

  it('a visit that the shop has moved meanwhile is not moved back by an older page (D71)', async () => {
    const placed = await order()
    const [before, page] = [await scheduleOf(placed), await open(placed.link)]
    const [wish, other] = [...page.text.matchAll(/name="visit" value="([^"]+)"/g)].map(
      ([, value = '']) => value,
    )
    const was = `${before.date} ${before.period}`
    expect((await post(`${placed.link}/visita`, { visit: other ?? '', was })).status).toBe(303)
    const moved = await scheduleOf(placed)
    expect(page.text).toContain(`name="was" value="${was}"`)
    const stale = await post(`${placed.link}/visita`, { visit: wish ?? '', was })
    expect(stale.status).toBe(409)
    expect(stale.text).toContain('A visita já tinha mudado para')
    expect(await scheduleOf(placed)).toEqual(moved)
  })

  it('a person is asked for to cancel, once, and the order stays', async () => {
    const placed = await order()
    const sent = await post(`${placed.link}/cancelamento`)
    expect([sent.status, sent.headers.location]).toEqual([303, placed.link])
    await post(`${placed.link}/cancelamento`)
    const asked = await server().sql('select about from support_requests where lead_id = $1', [placed.id])
    expect(asked).toEqual([{ about: 'cancellation' }])
    const { text, document } = await open(placed.link)
    expect(text).toContain(words.cancel.asked)
    expect(document.querySelector('form[action$="/cancelamento"]')).toBeNull()
    const [row] = await server().sql('select status from leads where id = $1', [placed.id])
    expect(row).toEqual({ status: 'finished' })
    await deliverAll(server())
    expect(receiver().deliveries.map(({ body }) => body)).toContainEqual(
      expect.objectContaining({
        type: 'call.requested',
        data: expect.objectContaining({ telephone: ANSWERS.phone.phone, about: 'cancellation' }) as unknown,
      }),
    )
    const caller = await signedIn(server(), 'atendimento')
    // the cookie's name where PUBLIC_URL is https
    caller.cookies.set('__Host-operador', caller.cookies.get('operador') ?? '')
    expect((await caller.open('/operador/ligacoes')).text).toContain('Quer cancelar o pedido')
  })

  it('a form of another site is refused (S21)', async () => {
    const placed = await order()
    const sent = await post(`${placed.link}/cancelamento`, {}, { origin: 'https://evil.example' })
    expect(sent.status).toBe(403)
    expect(await server().sql('select 1 from support_requests where lead_id = $1', [placed.id])).toEqual([])
  })
})
