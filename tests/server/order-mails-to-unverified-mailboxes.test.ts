/**
 * E-mails about orders, whose mailboxes are not verified: they repeat no advertising or contact data that was typed
 * into the order, and one mailbox gets only a few of them.
 */
import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import { orderEmailWords } from '../../src/content/emails.ts'
import { deliverAll } from '../support/deliver-outbox.ts'
import { fromAddress } from '../support/low-rate-limits.ts'
import { FINISH, PAULISTA, readyLead, firstFreeSlotOf, placeOrder } from '../support/create-leads.ts'
import { fakeMail } from '../support/fake-mail.ts'
import { useServer } from '../support/server.ts'
import type { Mail } from '../../server/providers/mail/mail-provider-types.ts'
import { rowsToRun } from '../support/rows-to-run.ts'
import { itInFullRun } from '../support/sampled-tests.ts'

const VICTIM = 'maria.silva@gmail.com'

/** All that a reader or a program sees of an e-mail; the lines of its calendar file unfolded. */
const everythingOf = ({ subject, text, html, calendar }: Mail) =>
  [subject, text, html, calendar?.name, calendar?.content.replaceAll('\r\n ', '')].join('\n')

/** Without our own links, which the shop's address begins. */
const withoutOurs = (text: string) => text.replace(/https?:\/\/(?:localhost|wa\.me|127\.0\.0\.1)\S*/g, '')

describe('an e-mail about an order', () => {
  const mail = fakeMail()
  const server = useServer({ providers: { mail: mail.provider } })
  afterEach(() => void mail.sent.splice(0))

  /** Places an order, moves its visit, and returns both e-mails. */
  async function mailsOf(
    name: string,
    typed: Readonly<Record<string, string>>,
    place: Readonly<Record<string, string>> = {},
  ): Promise<{ id: string; confirmed: Mail; moved: Mail }> {
    // the CEP of a whole town, so that street and neighbourhood are typed, too
    const house = { cep: '37640000', number: '100', ...place }
    const { id } = await placeOrder(server(), { name: { name }, address: typed }, house)
    const wish = await firstFreeSlotOf(server(), id, 'tarde')
    expect((await server().call('PUT', `/api/order/${id}/schedule`, wish)).status).toBe(200)
    await deliverAll(server())
    expect(mail.sent.map(({ to }) => to)).toEqual([VICTIM, VICTIM])
    const isMove = ({ subject }: Mail) => subject.includes('mudou de dia')
    const [moved = expect.unreachable()] = mail.sent.filter(isMove)
    const [confirmed = expect.unreachable()] = mail.sent.filter((each) => !isMove(each))
    return { id, confirmed, moved }
  }

  const foreignTexts = [
    ['Fatura-Tim.Click Silva', 'tim.click/2via', /click/i],
    ['Regularize.shop Silva', 'Regularize em https://tim.shop', /shop|regularize/i],
    ['Tim.app Silva', 'Ligue (21) 95550-1122', /95550|\bapp\b/i],
    ['Maria da Silva', 'pague no Pix 21955501122', /9555|pix/i],
    ['Maria da Silva', 'tim。click', /click/i],
    ['Maria da Silva', 'atendimento@tim', /atendimento/i],
  ] as const

  it.each(rowsToRun(foreignTexts, 1))(
    'to %j, who typed %j into every part of the address, contains none of that, nor does its calendar file (S44)',
    async (name, typed, foreign) => {
      const parts = ['address', 'neighborhood', 'complement', 'accessNotes']
      const everywhere = Object.fromEntries(parts.map((part) => [part, typed]))
      const { id, ...mails } = await mailsOf(name, everywhere, { number: typed, complement: typed })
      for (const each of Object.values(mails)) {
        expect(withoutOurs(everythingOf(each))).not.toMatch(foreign)
        expect(each.calendar?.content).toContain('CEP 37640-000')
        for (const form of [each.text, each.html]) expect(form).toContain(orderEmailWords.addressCut)
        // what became of it is no part of a place
        expect(each.calendar?.content.replaceAll('\r\n ', '')).not.toContain(orderEmailWords.addressCut)
      }
      // the order has it whole
      const [row] = await server().sql(
        "select answers->'name'->>'name' as name, answers->'address'->>'address' as street from leads where id = $1",
        [id],
      )
      expect(row).toEqual({ name, street: typed })
    },
  )

  const ordinary = [
    ["D'Ávila Souza", 'R. Dr. A. Prado', 'Bl. B ap. 42', "D'Ávila"],
    ["Sant'Anna Reis", 'Rua São João', 'casa 2 fundos', "Sant'Anna"],
    ['João P. da Silva', 'Rua 3700', 'nº 12, interfone: 4', 'João'],
    ['Maria St. Clair', "Travessa D'Ávila", 's/n', 'Maria'],
    ['Padaria S.A.', 'Av. Brig. Faria Lima', 'Padaria S.A.', 'Padaria'],
    ['Solar.br Ltda', 'Rua A & B', 'sala 12-A', ''],
  ] as const

  it.each(rowsToRun(ordinary, 1))(
    'to %j contains the street %j and the complement %j as typed (S44)',
    async (name, street, complement, greeted) => {
      const typed = { address: street, neighborhood: 'Vl. Sta. Rita', complement }
      const { confirmed, moved } = await mailsOf(name, typed)
      expect(confirmed.text).toContain(orderEmailWords.order.title(greeted))
      for (const { text, calendar } of [confirmed, moved]) {
        expect(text).toContain(`${street}, 100, ${complement}`)
        expect(text).toContain('Vl. Sta. Rita')
        expect(text).not.toContain(orderEmailWords.addressCut)
        expect(calendar?.content.replaceAll('\r\n ', '')).toContain(street)
      }
    },
  )
})

describe('e-mails about orders to one mailbox (D113, S44)', () => {
  const mail = fakeMail()
  const server = useServer({
    providers: { mail: mail.provider },
    env: { TRUST_PROXY: '1', RATE_LIMIT_ORDER_MAILS_PER_HOUR: '20' },
    limits: { orderMailsPerDay: 5 },
  })
  beforeAll(() => server().sql('update coverage_areas set team_capacity = 1000, free_ports = null'))
  afterEach(() => {
    mail.sent.splice(0)
    server().clock.advance(25 * 3_600_000)
  })

  type Orderer = { email?: string; address?: string; place?: object }
  const ready = ({ email = VICTIM, place = PAULISTA }: Orderer) =>
    readyLead(server(), { email: { email, accept_promotions: false } }, place)
  const confirm = (id: string, { address = '198.51.100.1' }: Orderer) =>
    server().call('PUT', `/api/lead/${id}`, FINISH, fromAddress(address))
  /** Places an order, and returns its lead and whether the reply says that no e-mail goes out. */
  async function order(who: Orderer = {}) {
    const id = await ready(who)
    const { status, body } = await confirm(id, who)
    expect(status).toBe(200)
    expect(body.orderNumber).toMatch(/^P/)
    return { id, isWithheld: body.mail_withheld === true }
  }
  async function orders(count: number, who: (at: number) => Orderer = () => ({})) {
    const placed = []
    for (let at = 0; at < count; at += 1) placed.push(await order(who(at)))
    await deliverAll(server())
    return placed
  }
  const withheld = (placed: readonly { isWithheld: boolean }[]) =>
    placed.filter(({ isWithheld }) => isWithheld).length

  it('of a dozen orders: all are taken, five are mailed, however the mailbox is spelt; orders from elsewhere, or after a code proved the mailbox, are still mailed', async () => {
    const spelt = ['maria.silva+1@gmail.com', 'm.a.r.i.a.silva@googlemail.com', 'MARIASILVA@gmail.com']
    const placed = await orders(12, (at) => ({ email: spelt[at % 3] ?? '' }))
    expect([mail.sent.length, withheld(placed)]).toEqual([5, 7])
    const [{ taken, told } = {}] = await server().sql(
      `select count(*)::int as taken, (select count(*)::int from outbox where kind = 'order.created') as told from orders`,
    )
    expect([taken, told]).toEqual([12, 12])
    // a repeated confirmation and the order itself go on saying that it was not mailed
    const { id } = placed.at(-1) ?? expect.unreachable()
    expect((await confirm(id, {})).body).toMatchObject({ mail_withheld: true })
    expect((await server().call('GET', `/api/lead/${id}`)).body).toMatchObject({ mail_withheld: true })
    // from elsewhere
    expect(withheld(await orders(1, () => ({ address: '203.0.113.5' })))).toBe(0)
    expect(mail.sent).toHaveLength(6)
    // whoever has proved the mailbox with a code is not counted
    const proved = await ready({})
    await server().sql(
      `update leads set verified = jsonb_build_object('customer', answers->'email'->>'lookup') where id = $1`,
      [proved],
    )
    expect((await confirm(proved, {})).body).not.toHaveProperty('mail_withheld')
    await deliverAll(server())
    expect(mail.sent).toHaveLength(7)
  })

  itInFullRun('of orders from many networks: ten are mailed, and on the next day again', async () => {
    const placed = await orders(11, (at) => ({ address: `198.51.${at}.1` }))
    expect([mail.sent.length, withheld(placed)]).toEqual([10, 1])
    server().clock.advance(25 * 3_600_000)
    expect(withheld(await orders(1))).toBe(0)
  })

  itInFullRun('of refused or repeated confirmations are not counted', async () => {
    const id = await ready({})
    const wrong = { ...FINISH, price: 1 }
    for (let at = 0; at < 8; at += 1)
      expect((await server().call('PUT', `/api/lead/${id}`, wrong, fromAddress('198.51.100.1'))).status).toBe(
        409,
      )
    for (let at = 0; at < 3; at += 1) expect((await confirm(id, {})).body).not.toHaveProperty('mail_withheld')
    expect(withheld(await orders(4))).toBe(0)
    expect(mail.sent).toHaveLength(5)
  })

  itInFullRun('about moved visits are counted too: the reply says when none goes out', async () => {
    const [{ id } = expect.unreachable()] = await orders(3)
    const move = async (period: string) => {
      const wish = await firstFreeSlotOf(server(), id, period)
      const reply = await server().call('PUT', `/api/order/${id}/schedule`, wish, fromAddress('198.51.100.1'))
      expect(reply.status).toBe(200)
      return reply.body.mail_withheld === true
    }
    const moves = []
    for (const period of ['tarde', 'manha', 'tarde']) moves.push(await move(period))
    expect(moves).toEqual([false, false, true])
    await deliverAll(server())
    expect(mail.sent).toHaveLength(5)
  })

  it('a family of three orders in one house, with one mailbox, gets all three', async () => {
    const house = { place: { ...PAULISTA, number: '1004' } }
    expect(withheld(await orders(3, () => house))).toBe(0)
    expect(mail.sent).toHaveLength(3)
  })

  itInFullRun(
    'to a different mailbox each: a condominium behind one address gets all twelve; at the twenty-first that address gets none, another address does',
    async () => {
      const neighbour = (at: number) => ({ email: `vizinho${at}@example.com`, address: '192.0.2.9' })
      expect(withheld(await orders(12, neighbour))).toBe(0)
      expect(mail.sent).toHaveLength(12)
      const stranger = (at: number) => ({ email: `estranho${at}@example.com`, address: '192.0.2.9' })
      expect(withheld(await orders(9, stranger))).toBe(1)
      expect(withheld(await orders(1, () => ({ email: 'x@example.com', address: '192.0.2.11' })))).toBe(0)
    },
  )
})
