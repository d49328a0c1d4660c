/** Requests for personal data that strangers make in somebody's name: her mailbox and her codes. */
import { describe, expect, it } from 'vitest'
import { myData } from '../../src/content/my-data.ts'
import { ANSWERS, answeredLead } from '../support/create-leads.ts'
import { personalDataRequests } from '../support/ask-for-personal-data.ts'
import { deliverAll } from '../support/deliver-outbox.ts'
import { desk } from '../support/desk-over-http.ts'
import { useServer } from '../support/server.ts'
import { isFull } from '../support/rows-to-run.ts'
import { itInFullRun } from '../support/sampled-tests.ts'
import { orderLink } from '../support/scriptless-pages.ts'

const HOUR = 3_600_000
/** For how long the flood lasts. */
const HOURS = isFull ? 24 : 3
const options = {
  desk,
  orderLink,
  // as shipped
  env: { RATE_LIMIT_ADDRESS_PER_MINUTE: '600' },
  limits: { wrongCodesPerDay: 20, quizPerMinute: 10, callsPerMinute: 60 },
}
const wrong = (code: string) => (code === '000000' ? '000001' : '000000')

describe('nobody keeps a person from her rights or her order (S67)', () => {
  const server = useServer(options)
  const asks = personalDataRequests(server)

  it(`for ${HOURS} hours of six requests an hour for three mailboxes`, async () => {
    const victims = ['ana.alvo@gmail.com', 'bia.alvo@gmail.com', 'caio.alvo@gmail.com']
    const order = await asks.order({ email: { ...ANSWERS.email, email: 'ana.alvo@gmail.com' } })
    const lead = await answeredLead(server(), {
      email: { ...ANSWERS.email, email: 'bia.alvo@gmail.com' },
      phone: { phone: '11955551111' },
    })
    const hers: number[] = []
    for (let hour = 0; hour < HOURS; hour += 1) {
      for (const email of victims)
        for (let at = 0; at < 6; at += 1) await asks.ask('erasure', email, `203.0.113.${at + 1}`)
      // hers are taken each time: on “Meus dados”, by her order's link, and what is no such request
      hers.push((await asks.ask('access', 'ana.alvo@gmail.com', '192.0.2.9')).status)
      hers.push((await asks.post(`${order.link}/dados`, { kind: 'access' }, '192.0.2.9')).status)
      const resumed = await server().call('POST', `/api/lead-v2/${lead}/resumeLink`, {})
      hers.push(resumed.status === 200 ? 303 : resumed.status)
      server().clock.advance(HOUR)
    }
    expect(new Set(hers)).toEqual(new Set([303]))
    for (const email of victims) {
      const mails = (await asks.textsTo(email)).filter((text) => text.includes(myData.mail.title))
      expect([email, mails.length]).toEqual([email, 6])
    }
  })

  it('takes the code that came from who opened its mail, whatever strangers have typed', async () => {
    const email = 'davi.alvo@gmail.com'
    const { to } = await asks.ask('access', email, '203.0.113.77')
    const { code, link } = await asks.lastCode(email)
    for (let at = 0; at < 30; at += 1) await asks.post(`${to}/codigo`, { code: wrong(code) }, `203.0.${at}.1`)
    expect((await asks.post(`${to}/codigo`, { code }, '192.0.2.10')).status).not.toBe(303)
    const [page, key] = link.split('?')
    expect((await asks.open(link)).main).toContain(myData.case.code)
    expect((await asks.post(`${page}/codigo?${key}`, { code: wrong(code) }, '192.0.2.10')).status).toBe(400)
    expect((await asks.post(`${page}/codigo?${key}`, { code }, '192.0.2.10')).status).toBe(303)
    expect((await asks.open(to)).main).toContain(myData.proven)
    expect((await asks.post(`${page}/codigo?m=${'x'.repeat(22)}`, { code }, '192.0.2.10')).status).not.toBe(
      303,
    )
  })

  it('takes the code that came from who opened its mail, while strangers use up the codes of a minute', async () => {
    const email = 'ines.alvo@gmail.com'
    const { to } = await asks.ask('access', email, '203.0.113.77')
    const { code, link } = await asks.lastCode(email)
    for (let at = 0; at < 12; at += 1) await asks.post(`${to}/codigo`, { code: wrong(code) }, `203.0.${at}.1`)
    const [page, key] = link.split('?')
    expect((await asks.post(`${page}/codigo?${key}`, { code }, '192.0.2.10')).status).toBe(303)
  })

  itInFullRun(
    'takes the code that the session that ordered had sent, whatever strangers have typed for that mailbox',
    async () => {
      const email = 'nina.alvo@gmail.com'
      const order = await asks.order({ email: { ...ANSWERS.email, email }, phone: { phone: '11955553333' } })
      for (let at = 0; at < 5; at += 1) {
        const { to } = await asks.ask('access', email, `203.0.113.${at}`)
        for (let tried = 0; tried < 5; tried += 1)
          await asks.post(
            `${to}/codigo`,
            { code: wrong((await asks.lastCode(email)).code) },
            `203.0.${at}.${tried}`,
          )
      }
      const page = await asks.askByLink('access', order.link)
      const { code } = await asks.lastCode(email)
      expect((await asks.post(`${page}/codigo`, { code }, '192.0.2.12')).status).toBe(303)
    },
  )

  itInFullRun(
    'takes the request of the session that ordered, however many come by the link that was mailed',
    async () => {
      const email = 'joana.alvo@gmail.com'
      const order = await asks.order({ email: { ...ANSWERS.email, email }, phone: { phone: '11955552222' } })
      await deliverAll(server())
      const mailed = (await asks.textsTo(email)).flatMap((text) => /\/meu-pedido\/\S+/.exec(text)?.[0] ?? [])
      for (let at = 0; at < 61; at += 1) await asks.post(`${mailed[0]}/dados`, { kind: 'access' })
      expect((await asks.post(`${mailed[0]}/dados`, { kind: 'access' })).status).toBe(429)
      expect((await asks.post(`${order.link}/dados`, { kind: 'access' })).status).toBe(303)
    },
  )

  it('mails to a mailbox no more because of one IPv6 network than because of one address', async () => {
    const email = 'lia.alvo@gmail.com'
    for (let at = 1; at <= 8; at += 1) await asks.ask('access', email, `2001:db8:9:9::${at}`)
    expect(await asks.textsTo(email)).toHaveLength(3)
    // nor by other spellings
    for (const other of ['l.ia.alvo@gmail.com', 'LIA.alvo+casa@googlemail.com']) {
      await asks.ask('access', other, '2001:db8:9:9::1')
      expect(await asks.textsTo(other)).toEqual([])
    }
  })
})

describe('codes of these requests count as all codes do (S69)', () => {
  const server = useServer(options)
  const asks = personalDataRequests(server)

  it('stops at twenty wrong ones in a day of one network, and ends with a person', async () => {
    const MAILBOXES = isFull ? 36 : 6
    let judged = 0
    let refused = 0
    for (let at = 0; at < MAILBOXES; at += 1) {
      const email = `alvo${at % 12}@gmail.com`
      const { to } = await asks.ask('access', email, `203.0.113.${at}`)
      const { code } = await asks.lastCode(email)
      for (let attempt = 0; attempt < 5; attempt += 1) {
        const { status, main } = await asks.post(`${to}/codigo`, { code: wrong(code) }, '203.0.113.5')
        if (status === 429) refused += 1
        else judged += 1
        if (status === 429) expect(main).toContain(myData.problems.code.spent)
      }
      server().clock.advance(HOUR / 6)
    }
    expect([judged, refused]).toEqual([20, MAILBOXES * 5 - 20])
    // somebody else, from elsewhere
    const page = await asks.askByCode('access', 'outra@gmail.com', '192.0.2.5')
    expect((await asks.open(page)).main).toContain(myData.proven)
  })

  itInFullRun('stops at twenty of one IPv6 network, and takes no code for what else was asked', async () => {
    const seen: number[] = []
    for (let at = 1; at <= 22; at += 1) {
      const email = `alvo6x${at}@gmail.com`
      const { to } = await asks.ask('access', email, `2001:db8:1:2::${at}`)
      const code = wrong((await asks.lastCode(email)).code)
      seen.push((await asks.post(`${to}/codigo`, { code }, `2001:db8:1:2:${at}::1`)).status)
    }
    expect(seen.filter((status) => status === 400)).toHaveLength(20)
    await asks.ask('access', 'tia.alvo@gmail.com')
    const { code } = await asks.lastCode('tia.alvo@gmail.com')
    const erasure = await asks.ask('erasure', 'tia.alvo@gmail.com')
    expect((await asks.post(`${erasure.to}/codigo`, { code }, '192.0.2.7')).status).toBe(400)
  })
})
