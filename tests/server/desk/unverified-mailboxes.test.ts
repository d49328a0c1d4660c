/** What who reads a mailbox gets that nobody verified, and how many steps the way of its person has. */
import { describe, expect, it } from 'vitest'
import { dataRequestsWords as words } from '../../../src/content/desk/data-request-words.ts'
import { personalDataRequests } from '../../support/ask-for-personal-data.ts'
import { deliverAll } from '../../support/deliver-outbox.ts'
import { desk, signedIn } from '../../support/desk-over-http.ts'
import { deskOrders, deskPathOfLead } from '../../support/place-and-open-desk-orders.ts'
import { mailsTo } from '../../support/read-mail-files.ts'
import { partOf } from '../../support/smtp-server.ts'
import { useServer } from '../../support/server.ts'
import { itInFullRun } from '../../support/sampled-tests.ts'
import { orderLink } from '../../support/scriptless-pages.ts'

const NAME = 'Outro Pereira Lima'
const PHONE = '21966665555'
const answersOf = (email: string) => ({
  name: { name: NAME },
  phone: { phone: PHONE },
  email: { email, accept_promotions: false },
})

describe('an address that was mistyped is no identity (S66)', () => {
  const server = useServer({
    desk,
    orderLink,
    env: { OPEN_VISITS_PER_PHONE: '50' },
  })
  const asks = personalDataRequests(server)

  it('gives the owner of the mailbox what was mailed to it, and tells the orderer', async () => {
    const mistyped = 'engano@gmail.com'
    const mine = await asks.order(answersOf(mistyped))
    await deliverAll(server())
    const page = await asks.askByCode('access', mistyped)
    // before anything is shown
    expect((await asks.open(mine.link)).main).toMatch(/alguém pediu os dados deste pedido/)
    const house = await asks.colleague()
    const path = asks.caseOf(page)
    const shown = await house.open(path)
    expect(shown.text).toContain(words.proven(words.proofs.code, []))
    expect(shown.text).toContain(words.proofsOfRecord.mailbox)
    expect((await house.send(`${path}/mandar`)).to).toBe(`${path}?feito=titular-mandado`)
    const raw =
      (await mailsTo(server().config.dataDir, mistyped)).findLast((each) =>
        each.includes('filename=dados-'),
      ) ?? ''
    const file = partOf(raw, 'application/json')
    expect(file).toContain(words.file.mailboxOnly)
    expect(file).toContain('Confirmação do pedido, por e-mail')
    for (const secret of ['52998224725', '12345-6', 'Ana Pereira', '1990', 'Paulista', NAME, PHONE])
      expect([secret, file.includes(secret)]).toEqual([secret, false])
    // neither erased nor corrected by it
    const erasure = asks.caseOf(await asks.askByCode('erasure', mistyped))
    expect((await asks.act(house, erasure, 'apagar', mine.id)).status).toBe(403)
    // its mailbox is told nothing of what others asked with its address
    await asks.ask('correction', mistyped, '203.0.113.50', 'segredo de quem digitou este e-mail')
    expect((await house.open(`${path}/arquivo`)).html).not.toContain('segredo')
  })

  it('mails the file of an order only to a mailbox that is known to be its person’s', async () => {
    const mine = await asks.order(answersOf('engano2@gmail.com'))
    const page = await asks.askByLink('access', mine.link)
    const house = await asks.colleague()
    const path = asks.caseOf(page)
    expect((await house.forge(path, 'mandar')).status).toBe(403)
    expect((await mailsTo(server().config.dataDir, 'engano2@gmail.com')).join()).not.toContain(
      'filename=dados-',
    )
    // the code that came there opens it
    await asks.post(`${page}/codigo`, { code: (await asks.lastCode('engano2@gmail.com')).code })
    expect((await house.press(path, 'mandar')).to).toBe(`${path}?feito=titular-mandado`)
  })

  itInFullRun(
    'mails no file because the owner of the mailbox has read the code that the orderer asked for',
    async () => {
      const mistyped = 'engano3@gmail.com'
      const mine = await asks.order(answersOf(mistyped))
      const path = asks.caseOf(await asks.askByLink('access', mine.link))
      // all that he has is the mail
      const { code, link } = await asks.lastCode(mistyped)
      expect(code).toMatch(/^\d{6}$/)
      const [page = '', key = ''] = link.split('?')
      await asks.post(`${page}/codigo?${key}`, { code })
      const house = await asks.colleague()
      expect((await house.forge(path, 'mandar')).status).toBe(403)
      expect((await mailsTo(server().config.dataDir, mistyped)).join()).not.toContain('filename=dados-')
    },
  )

  itInFullRun(
    'mails the file to the address that the order has when it is asked for again, once its code is typed',
    async () => {
      const [mistyped, right] = ['engano4@gmail.com', 'certo4@gmail.com']
      const mine = await asks.order(answersOf(mistyped))
      const page = await asks.askByLink('access', mine.link)
      const { code: old } = await asks.lastCode(mistyped)
      const agent = await signedIn(server(), 'atendimento')
      const record = deskPathOfLead(server(), mine.id)
      await deskOrders(server).open(agent, record)
      await agent.send(`${record}/contato`, { email: right, motivo: 'errado' })
      expect(await asks.askByLink('access', mine.link)).toBe(page)
      expect((await asks.post(`${page}/codigo`, { code: old })).status).toBe(400)
      await asks.post(`${page}/codigo`, { code: (await asks.lastCode(right)).code })
      const house = await asks.colleague()
      const path = asks.caseOf(page)
      await house.press(path, 'mandar')
      const files = await Promise.all(
        [mistyped, right].map(
          async (to) =>
            (await mailsTo(server().config.dataDir, to)).join().split('filename=dados-').length - 1,
        ),
      )
      expect(files).toEqual([0, 1])
    },
  )

  itInFullRun(
    'asks whoever confirms on the telephone to have the address confirmed to which the file goes',
    async () => {
      const mistyped = 'engano5@gmail.com'
      await asks.order(answersOf(mistyped))
      const { to } = await asks.ask('access', mistyped)
      const page = await (await asks.colleague()).open(asks.caseOf(to))
      expect(page.document.querySelector('form[action$="/confirmar"]')?.textContent).toContain(
        words.confirm.address(mistyped),
      )
    },
  )
})

/** Counts what a person does: each form that they send, and each answer to a person of the house. */
function steps() {
  let taken = 0
  return {
    async step<T>(done: Promise<T>): Promise<T> {
      taken += 1
      return done
    },
    taken: () => taken,
  }
}

describe('the way of who is meant to be protected (S73)', () => {
  const server = useServer({
    desk,
    orderLink,
    env: { OPEN_VISITS_PER_PHONE: '50' },
  })
  const asks = personalDataRequests(server)
  const fileMailed = async (path: string) => {
    const house = await asks.colleague()
    return (await house.press(path, 'mandar')).to === `${path}?feito=titular-mandado`
  }

  it.each(['access', 'erasure'] as const)(
    'is as short as before with a verified order (%s)',
    async (kind) => {
      const email = `certa.${kind}@gmail.com`
      const mine = await asks.order(answersOf(email), true)
      await server().sql('update orders set cancelled_at = now() where lead_id = $1', [mine.id])
      const [link, code] = [steps(), steps()]
      const byLink = asks.caseOf(await link.step(asks.askByLink(kind, mine.link)))
      const { to } = await code.step(asks.ask(kind, email))
      await code.step(asks.post(`${to}/codigo`, { code: (await asks.lastCode(email)).code }))
      const byCode = asks.caseOf(to)
      expect([link.taken(), code.taken()]).toEqual([1, 2])
      if (kind === 'access')
        expect([await fileMailed(byLink), await fileMailed(byCode)]).toEqual([true, true])
      else
        expect((await asks.act(await asks.colleague(), byCode, 'apagar', mine.id)).to).toContain(
          'titular-apagado',
        )
    },
  )

  it.each(['access', 'erasure'] as const)(
    'is at most two steps longer of who never verified anything, and ends with a person (%s)',
    async (kind) => {
      const email = `nunca.${kind}@gmail.com`
      const house = await asks.colleague()
      const mine = await asks.order(answersOf(email))
      await server().sql('update orders set cancelled_at = now() where lead_id = $1', [mine.id])
      const ends = async (path: string) =>
        kind === 'access'
          ? fileMailed(path)
          : (await asks.act(house, path, 'apagar', mine.id)).to?.includes('titular-apagado')
      // by code: one answer to a person more
      const code = steps()
      const { to } = await code.step(asks.ask(kind, email))
      await code.step(asks.post(`${to}/codigo`, { code: (await asks.lastCode(email)).code }))
      await code.step(asks.act(house, asks.caseOf(to), 'confirmar', mine.id, { como: 'phone' }))
      expect(code.taken()).toBeLessThanOrEqual(2 + 2)
      if (kind === 'access') expect(await ends(asks.caseOf(to))).toBe(true)
      // by the session's link: for erasure no more, for a file by mail the code that comes there
      const link = steps()
      const page = await link.step(asks.askByLink(kind, mine.link))
      if (kind === 'access')
        await link.step(asks.post(`${page}/codigo`, { code: (await asks.lastCode(email)).code }))
      expect(link.taken()).toBeLessThanOrEqual(1 + 2)
      expect(await ends(asks.caseOf(page))).toBe(true)
    },
  )
})
