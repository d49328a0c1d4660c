/** One proof proves one record: what a case takes, shows, mails and erases by which proof (docs/what-proves-a-person.md). */
import { beforeAll, describe, expect, it } from 'vitest'
import { dataRequestsWords as words } from '../../../src/content/desk/data-request-words.ts'
import { myData } from '../../../src/content/my-data.ts'
import { personalDataRequests } from '../../support/ask-for-personal-data.ts'
import { answeredLead, FINISH, readyLead } from '../../support/create-leads.ts'
import { desk, partsOf, signedIn } from '../../support/desk-over-http.ts'
import { deskOrders, deskPathOfLead } from '../../support/place-and-open-desk-orders.ts'
import { deliverAll } from '../../support/deliver-outbox.ts'
import { useServer } from '../../support/server.ts'
import { orderLink } from '../../support/scriptless-pages.ts'

/** Who never used the product, but for what is here: an unfinished order, and one that was placed. */
const OWNER = {
  email: 'dona@gmail.com',
  phone: '11977776666',
  cpf: '11144477735',
  name: 'Dona Aparecida Souza',
}
/** Who orders with their own document and somebody else's contact. */
const OTHER = {
  email: 'outro@gmail.com',
  phone: '21966665555',
  cpf: '52998224725',
  name: 'Outro Pereira Lima',
}

/** All of them order for one house. */
const MANY_VISITS = {
  OPEN_VISITS_PER_PHONE: '50',
}

const answersOf = (who: typeof OWNER) => ({
  name: { name: who.name },
  phone: { phone: who.phone },
  email: { email: who.email, accept_promotions: false },
  documentNumber: { cpf: who.cpf },
})

const SHARED = [
  ['mailbox', ['email']],
  ['telephone', ['phone']],
  ['mailbox and telephone', ['email', 'phone']],
] as const

let owners = 0
/** Somebody with a mailbox of their own, since each gets a handful of mails in a day, and who orders with their contact. */
function pair(shared: readonly ('email' | 'phone')[]) {
  const owner = { ...OWNER, email: `dona${(owners += 1)}@gmail.com` }
  return { owner, other: { ...OTHER, ...Object.fromEntries(shared.map((each) => [each, owner[each]])) } }
}

describe('one proof proves one record (S73)', () => {
  const server = useServer({
    desk,
    orderLink,
    env: MANY_VISITS,
  })
  const asks = personalDataRequests(server)
  const { askByCode, askByLink, act, caseOf, colleague, isThere, order, textsTo } = asks
  const lookup = (plain: string) => partsOf(server()).vault.lookup(plain)
  beforeAll(() => server().sql('update coverage_areas set team_capacity = 1000 where team_capacity > 0'))

  it.each(SHARED)(
    'by the link of an order with somebody else’s %s takes nothing of hers',
    async (_, shared) => {
      const { owner, other } = pair(shared)
      const open = await answeredLead(server(), answersOf(owner))
      const mine = await order(answersOf(other))
      const house = await colleague()
      const path = caseOf(await askByLink('erasure', mine.link))
      await house.press(path, 'juntar', { busca: owner.phone })
      const before = (await textsTo(owner.email)).length
      const refused = await act(house, path, 'apagar', open)
      expect([refused.status, await isThere(open)]).toEqual([403, true])
      const access = caseOf(await askByLink('access', mine.link))
      await house.press(access, 'juntar', { busca: owner.phone })
      const file = await house.open(`${access}/arquivo`)
      expect(file.status).toBe(200)
      expect(file.html).toContain(mine.number)
      expect(file.html).not.toContain(owner.name)
      expect(file.html).not.toContain(owner.cpf)
      // apart, masked, and by what each would be proven
      const page = await house.open(path)
      const [proven, maybe] = [...page.document.querySelectorAll('table')].map(
        (each) => each.textContent ?? '',
      )
      expect(proven).toContain(mine.number)
      expect(maybe).toContain(words.proofsOfRecord.none)
      expect(page.text).not.toMatch(/Aparecida|97777-?6666|111\.?444/)
      expect(page.text).toContain(words.proven(words.proofs.order, [`Pedido ${mine.number}`]))
      // who is confirmed for it is confirmed for it alone, and its mailbox is told before anything is erased
      await act(house, path, 'confirmar', open, { como: 'phone' })
      const told = (await textsTo(owner.email)).slice(before)
      expect(told.filter((text) => text.includes(myData.told.title))).toHaveLength(1)
      expect((await act(house, path, 'apagar', open)).to).toBe(`${path}?feito=titular-apagado`)
      expect(await isThere(open)).toBe(false)
    },
  )

  it.each(SHARED)(
    'by a code takes only orders in which that mailbox was verified, whoever ordered with somebody else’s %s',
    async (_, shared) => {
      const { owner, other } = pair(shared)
      const hers = await order(answersOf(owner), true)
      const his = await order(answersOf(other))
      const house = await colleague()
      const path = caseOf(await askByCode('access', owner.email))
      await house.press(path, 'juntar', { busca: owner.phone })
      const file = await house.open(`${path}/arquivo`)
      expect(file.html).toContain(hers.number)
      for (const secret of [OTHER.name, OTHER.cpf])
        expect([secret, file.html.includes(secret)]).toEqual([secret, false])
      const erasure = caseOf(await askByCode('erasure', owner.email))
      await server().sql('update orders set cancelled_at = now() where number = $1', [his.number])
      expect((await act(house, erasure, 'apagar', his.id)).status).not.toBe(303)
      expect(await isThere(his.id)).toBe(true)
    },
  )

  it('keeps two orders of one family with one e-mail apart: each goes with its own proof', async () => {
    const [mother, son] = [
      await order(answersOf(OWNER)),
      await order(answersOf({ ...OTHER, email: OWNER.email })),
    ]
    const house = await colleague()
    const path = caseOf(await askByLink('access', son.link))
    const file = await house.open(`${path}/arquivo`)
    expect(file.html).toContain(son.number)
    expect(file.html).not.toContain(mother.number)
    await act(house, path, 'confirmar', mother.id, { como: 'phone' })
    expect((await house.open(`${path}/arquivo`)).html).toContain(mother.number)
  })

  it('by the link that was mailed to a mailbox that nobody verified proves no order, and ends with a person', async () => {
    const mine = await order(answersOf(OTHER))
    await deliverAll(server())
    const mails = await textsTo(OTHER.email)
    const mailed =
      mails
        .flatMap((text) => /\/meu-pedido\/\S+/.exec(text)?.[0] ?? [])
        .find((link) => link.includes(mine.number)) ?? ''
    expect(mailed).not.toBe('')
    expect((await asks.open(mailed)).main).toContain(mine.number)
    const page = await askByLink('access', mailed)
    expect((await asks.open(page)).main).toContain(myData.case.person)
    const house = await colleague()
    const path = caseOf(page)
    expect((await house.open(`${path}/arquivo`)).status).toBe(403)
    // an answer from that mailbox would be the stranger's
    const byMail = await act(house, path, 'confirmar', mine.id, { como: 'email' })
    expect([byMail.status, byMail.text]).toEqual([
      400,
      expect.stringContaining(words.confirm.emailUnverified),
    ])
    await act(house, path, 'confirmar', mine.id, { como: 'phone' })
    expect((await house.open(`${path}/arquivo`)).html).toContain(OTHER.cpf)
    // of one that was verified it proves the order, as before
    await server().sql(`update leads set verified = jsonb_build_object('customer', $2::text) where id = $1`, [
      mine.id,
      lookup(OTHER.email),
    ])
    expect((await asks.open(await askByLink('erasure', mailed))).main).toContain(myData.proven)
  })

  it('by the session of a lead that a mailed link has opened proves no order', async () => {
    const { body } = await server().call('POST', '/api/lead-v2', { cep: '01310100', number: '1000' })
    const id = String(body.idLead)
    await server().call('PATCH', `/api/lead-v2/${id}/batch`, {
      items: [{ step: 'email', body: { email: 'engano@gmail.com', accept_promotions: false } }],
    })
    await server().call('POST', `/api/lead-v2/${id}/resumeLink`, {})
    const link = (await textsTo('engano@gmail.com')).join().match(/[?&]l=([\w-]+)/)?.[1] ?? ''
    expect(link).not.toBe('')
    expect((await server().call('POST', '/api/lead/resume', { code: link })).status).toBe(200)
    const [row] = await server().sql('select verified from leads where id = $1', [id])
    expect(row?.verified).toEqual({ session: 'sent' })
  })

  /** Has the link that goes on with a lead mailed, and opens it as whoever reads that mailbox. */
  const openMailedLink = async (id: string, email: string) => {
    const code = (await textsTo(email)).join().match(/[?&]l=([\w-]+)/)?.[1] ?? ''
    expect((await server().call('POST', '/api/lead/resume', { code })).body.id).toBe(id)
  }

  it('by the session of a lead whose mailed link is opened after the order proves no order, and shows no house', async () => {
    const email = 'engano.depois@gmail.com'
    const id = await readyLead(server(), answersOf({ ...OTHER, email }))
    await server().call('POST', `/api/lead-v2/${id}/resumeLink`, {})
    await server().call('PUT', `/api/lead/${id}`, FINISH)
    await openMailedLink(id, email)
    const { body } = await server().call('GET', `/api/lead/${id}`)
    expect(JSON.stringify(body)).not.toMatch(/Paulista|01310-?100|"1000"/)
    expect(body.masked).toMatchObject({ address: expect.stringContaining('São Paulo') as string })
    const house = await colleague()
    const path = caseOf(await askByLink('access', String(body.orderLink)))
    expect((await house.open(`${path}/arquivo`)).status).toBe(403)
  })

  it('by the session of a lead that a mailed link has opened proves no order once it is reduced to its contract', async () => {
    const email = 'engano.contrato@gmail.com'
    const id = await readyLead(server(), answersOf({ ...OTHER, email }))
    await server().call('POST', `/api/lead-v2/${id}/resumeLink`, {})
    await openMailedLink(id, email)
    const { body } = await server().call('PUT', `/api/lead/${id}`, FINISH)
    await server().sql(
      `update orders set installation_day = null, installation_period = null, installed_on = '2026-11-19' where lead_id = $1`,
      [id],
    )
    await server().sql('update leads set schedule = null where id = $1', [id])
    const house = await colleague()
    const erasure = caseOf((await asks.ask('erasure', email)).to)
    await act(house, erasure, 'confirmar', id, { como: 'phone' })
    expect((await act(house, erasure, 'apagar', id)).to).toContain('titular-reduzido')
    const path = caseOf(await askByLink('access', String(body.orderLink)))
    const file = await house.open(`${path}/arquivo`)
    expect([file.status, file.html.includes(OTHER.cpf)]).toEqual([403, false])
  })

  it('by a code to the mailbox that an order had, or has now, proves it no more once the desk has corrected it', async () => {
    const [before, now] = ['antes.dela@gmail.com', 'agora.dela@gmail.com']
    const mine = await order(answersOf({ ...OTHER, email: before }), true)
    const paths = [caseOf(await askByCode('access', before)), caseOf(await askByLink('access', mine.link))]
    const agent = await signedIn(server(), 'atendimento')
    const record = deskPathOfLead(server(), mine.id)
    await deskOrders(server).open(agent, record)
    await agent.send(`${record}/contato`, { email: now, motivo: 'errado' })
    const [ofOld = '', ofLink = ''] = paths
    const ofNew = caseOf(await askByCode('access', now))
    const house = await colleague()
    for (const path of [ofOld, ofNew])
      expect((await house.open(`${path}/arquivo`)).html).not.toContain(OTHER.cpf)
    // the session's case is its own still, but nothing of it goes to the mailbox that was the order's
    expect((await house.forge(ofLink, 'mandar')).status).toBe(403)
  })

  it('by a code in other letters proves the orders of that mailbox all the same', async () => {
    const mine = await order(answersOf({ ...OTHER, email: 'Ana.Maria@Gmail.com' }), true)
    const path = caseOf(await askByCode('access', 'ana.maria@gmail.com'))
    const house = await colleague()
    expect((await house.open(`${path}/arquivo`)).html).toContain(mine.number)
  })
})
