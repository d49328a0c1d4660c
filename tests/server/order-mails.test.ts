/** E-mails about orders to addresses that nobody has proved: what they say, and how many there are (D113, S44). */
import { afterEach, describe, expect, it } from 'vitest'
import { orderMailWords } from '../../src/content/emails.ts'
import { deliverAll } from '../support/delivery.ts'
import { FINISH, PAULISTA, readyLead, wishOf } from '../support/lead.ts'
import { fakeMail } from '../support/mail.ts'
import { useServer, type TestServer } from '../support/server.ts'
import type { Mail } from '../../server/providers/mail/types.ts'

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
    const id = await readyLead(server(), { name: { name }, address: typed }, house)
    expect((await server().call('PUT', `/api/lead/${id}`, FINISH)).status).toBe(200)
    const wish = await wishOf(server(), id, 'tarde')
    expect((await server().call('PUT', `/api/order/${id}/schedule`, wish)).status).toBe(200)
    await deliverAll(server())
    expect(mail.sent.map(({ to }) => to)).toEqual([VICTIM, VICTIM])
    const isMove = ({ subject }: Mail) => subject.includes('mudou de dia')
    const [moved = expect.unreachable()] = mail.sent.filter(isMove)
    const [confirmed = expect.unreachable()] = mail.sent.filter((each) => !isMove(each))
    return { id, confirmed, moved }
  }

  it.each([
    ['Fatura-Tim.Click Silva', 'tim.click/2via', /click/i],
    ['Regularize.shop Silva', 'Regularize em https://tim.shop', /shop|regularize/i],
    ['Tim.app Silva', 'Ligue (11) 98765-4321', /98765|\bapp\b/i],
    ['Maria da Silva', 'pague no Pix 11987654321', /98765|pix/i],
    ['Maria da Silva', 'tim。click', /click/i],
    ['Maria da Silva', 'atendimento@tim', /atendimento/i],
  ])(
    'of %j, who typed %j everywhere, holds none of it, nor does its calendar file (S44)',
    async (name, typed, foreign) => {
      const parts = ['address', 'neighborhood', 'complement', 'accessNotes']
      const everywhere = Object.fromEntries(parts.map((part) => [part, typed]))
      const { id, ...mails } = await mailsOf(name, everywhere, { number: typed, complement: typed })
      for (const each of Object.values(mails)) {
        expect(withoutOurs(everythingOf(each))).not.toMatch(foreign)
        expect(each.calendar?.content).toContain('CEP 37640-000')
        for (const form of [each.text, each.html]) expect(form).toContain(orderMailWords.addressCut)
        // what became of it is no part of a place
        expect(each.calendar?.content.replaceAll('\r\n ', '')).not.toContain(orderMailWords.addressCut)
      }
      // the order has it whole
      const [row] = await server().sql(
        "select answers->'name'->>'name' as name, answers->'address'->>'address' as street from leads where id = $1",
        [id],
      )
      expect(row).toEqual({ name, street: typed })
    },
  )

  it.each([
    ["D'Ávila Souza", 'R. Dr. A. Prado', 'Bl. B ap. 42', "D'Ávila"],
    ["Sant'Anna Reis", 'Rua São João', 'casa 2 fundos', "Sant'Anna"],
    ['João P. da Silva', 'Rua 3700', 'nº 12, interfone: 4', 'João'],
    ['Maria St. Clair', "Travessa D'Ávila", 's/n', 'Maria'],
    ['Padaria S.A.', 'Av. Brig. Faria Lima', 'Padaria S.A.', 'Padaria'],
    ['Solar.br Ltda', 'Rua A & B', 'sala 12-A', ''],
  ])('of %j says street %j and complement %j (S44)', async (name, street, complement, greeted) => {
    const typed = { address: street, neighborhood: 'Vl. Sta. Rita', complement }
    const { confirmed, moved } = await mailsOf(name, typed)
    expect(confirmed.text).toContain(orderMailWords.order.title(greeted))
    for (const { text, calendar } of [confirmed, moved]) {
      expect(text).toContain(`${street}, 100, ${complement}`)
      expect(text).toContain('Vl. Sta. Rita')
      expect(text).not.toContain(orderMailWords.addressCut)
      expect(calendar?.content.replaceAll('\r\n ', '')).toContain(street)
    }
  })
})
