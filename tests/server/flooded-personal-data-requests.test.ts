/** Requests for personal data that strangers make in somebody's name: her mailbox, her codes, the desk's queue. */
import { describe, expect, it } from 'vitest'
import { myData } from '../../src/content/my-data.ts'
import { dataRequestsWords as words } from '../../src/content/desk/data-request-words.ts'
import * as pages from '../../src/scriptless-pages/render-scriptless-pages.tsx'
import { ANSWERS, answeredLead } from '../support/create-leads.ts'
import { CASES, personalDataRequests } from '../support/ask-for-personal-data.ts'
import { desk } from '../support/desk-over-http.ts'
import { mailsTo } from '../support/read-mail-files.ts'
import { useServer } from '../support/server.ts'

const HOUR = 3_600_000
const options = {
  desk,
  orderLink: { ...pages, sheet: '/assets/scriptless-pages.css' },
  // as shipped
  env: { RATE_LIMIT_WRONG_CODES_PER_DAY: '20', RATE_LIMIT_ADDRESS_PER_MINUTE: '600' },
}
const wrong = (code: string) => (code === '000000' ? '000001' : '000000')

describe('nobody keeps a person from her rights or her order (S67)', () => {
  const server = useServer(options)
  const asks = personalDataRequests(server)

  it('for 24 hours of six requests an hour for three mailboxes', async () => {
    const victims = ['ana.alvo@gmail.com', 'bia.alvo@gmail.com', 'caio.alvo@gmail.com']
    const order = await asks.order({ email: { ...ANSWERS.email, email: 'ana.alvo@gmail.com' } })
    const lead = await answeredLead(server(), {
      email: { ...ANSWERS.email, email: 'bia.alvo@gmail.com' },
      phone: { phone: '11955551111' },
    })
    const hers: number[] = []
    for (let hour = 0; hour < 24; hour += 1) {
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
})

describe('one open case for an order or mailbox and a kind (S68)', () => {
  const server = useServer(options)
  const asks = personalDataRequests(server)
  const open = async () =>
    (await server().sql('select 1 from data_requests where closed_at is null and same_as is null')).length

  it('answers a repeated request on the page of an order with the same case, and keeps what was told', async () => {
    const order = await asks.order({})
    const seen = new Set<string>()
    for (let at = 0; at < 20; at += 1)
      seen.add(await asks.askByLink('correction', order.link, `nome ${at % 2}`))
    expect([seen.size, await open()]).toEqual([1, 1])
    const house = await asks.colleague()
    expect((await house.open(asks.caseOf([...seen].join()))).text).toContain('nome 0 · nome 1')
    // what is asked is another case, and so is what the mailed link asks
    await asks.askByLink('erasure', order.link)
    expect(await open()).toBe(2)
  })

  it('stands 200 requests in one row, above which a real one stands; the desk closes the others with one reason', async () => {
    const victim = 'eva.alvo@gmail.com'
    await Promise.all(
      Array.from({ length: 100 }, (_, at) => asks.ask('access', victim, `203.0.113.${at}`, `palavras ${at}`)),
    )
    for (let at = 0; at < 100; at += 1)
      await asks.ask('access', `inventada${at}@gmail.com`, `203.0.114.${at}`)
    expect(await open()).toBe(2 + 1 + 100)
    server().clock.advance(25 * HOUR)
    // hers takes the place of those that were made in her name, with their deadline
    const hers = await asks.askByCode('access', victim)
    expect(await open()).toBe(2 + 1 + 100)
    const house = await asks.colleague()
    const list = await house.open(CASES)
    expect(list.document.querySelector('tbody')?.textContent).toContain(victim)
    const page = await house.open(asks.caseOf(hers))
    expect(page.text).toContain(words.repeats(100))
    expect(page.text).toContain('palavras')
    expect((await asks.open(hers)).main).toContain(myData.proven)

    const mails = async () =>
      (
        await Promise.all([victim, 'inventada1@gmail.com'].map((to) => mailsTo(server().config.dataDir, to)))
      ).flat().length
    const before = await mails()
    const shown = await house.open(CASES)
    const unproven = [...shown.document.querySelectorAll<HTMLOptionElement>('select[name=quais] option')].at(
      -1,
    )
    expect(unproven?.textContent).toBe(words.many.all(100))
    const form = { quais: unproven?.value ?? '', motivo: 'Muitos pedidos iguais ao mesmo tempo.' }
    expect((await house.send(`${CASES}/varios`, form)).status).toBe(400)
    await house.open(CASES)
    const nothing = await house.send(`${CASES}/varios`, { ...form, motivo: ' ', certeza: 'sim' })
    expect([nothing.status, nothing.text]).toEqual([400, expect.stringContaining(words.many.reasonMissing)])
    // one that comes after the page was shown is not closed unseen
    server().clock.advance(1000)
    const late = await asks.ask('access', 'depois@gmail.com')
    await house.open(CASES)
    expect((await house.send(`${CASES}/varios`, { ...form, certeza: 'sim' })).to).toContain(
      'titular-fechados',
    )
    expect(await open()).toBe(2 + 1 + 1)
    expect(await mails()).toBe(before)
    expect((await asks.open(late.to)).main).not.toContain(myData.outcomes.unproven)
    const [closed] = await server().sql("select id from data_requests where outcome = 'unproven' limit 1")
    const one = (await asks.open(`/meus-dados/${String(closed?.id)}`)).main
    expect(one).toContain(myData.outcomes.unproven)
    expect(one).toContain(form.motivo)
    const log = await server().sql("select 1 from audit_log where what = 'data_request_closed'")
    expect(log).toHaveLength(100)
    // some of a page, by their boxes
    const box = (await house.open(CASES)).document.querySelector<HTMLInputElement>(
      'tbody input[type=checkbox]',
    )
    await house.send(`${CASES}/varios`, { [box?.name ?? '']: 'sim', motivo: 'Teste.', certeza: 'sim' })
    expect(await open()).toBe(2 + 1)
  })

  it('tells who repeats another’s request nothing of its answer', async () => {
    const email = 'gil.alvo@gmail.com'
    const hers = await asks.askByCode('access', email)
    const his = await asks.ask('access', email, '203.0.113.200')
    const house = await asks.colleague()
    const path = asks.caseOf(hers)
    await house.open(path)
    await house.send(`${path}/concluir`, { outcome: 'impossible', motivo: 'Só dela.' })
    expect((await asks.open(hers)).main).toContain('Só dela.')
    const main = (await asks.open(his.to)).main
    expect(main).toContain(myData.outcomes.unproven)
    expect(main).not.toContain('Só dela.')
    // a code that is typed after the answer is a new case
    const again = await asks.ask('access', email, '192.0.2.44')
    await asks.post(`${again.to}/codigo`, { code: (await asks.lastCode(email)).code })
    expect((await asks.open(again.to)).main).toContain(myData.proven)
  })
})

describe('codes of these requests count as all codes do (S69)', () => {
  const server = useServer(options)
  const asks = personalDataRequests(server)

  it('stops at twenty wrong ones in a day of one network, of 180 in six hours, and ends with a person', async () => {
    let judged = 0
    let refused = 0
    for (let at = 0; at < 36; at += 1) {
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
    expect([judged, refused]).toEqual([20, 160])
    // somebody else, from elsewhere
    const page = await asks.askByCode('access', 'outra@gmail.com', '192.0.2.5')
    expect((await asks.open(page)).main).toContain(myData.proven)
  })
})
