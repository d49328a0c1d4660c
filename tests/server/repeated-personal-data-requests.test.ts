/** Requests for personal data that are repeated, and what the desk closes many of: one case for what is asked by whom. */
import { describe, expect, it } from 'vitest'
import { myData } from '../../src/content/my-data.ts'
import { dataRequestsWords as words } from '../../src/content/desk/data-request-words.ts'
import { ANSWERS } from '../support/create-leads.ts'
import { CASES, personalDataRequests } from '../support/ask-for-personal-data.ts'
import { desk } from '../support/desk-over-http.ts'
import { mailsTo } from '../support/read-mail-files.ts'
import { useServer } from '../support/server.ts'
import { isFull } from '../support/rows-to-run.ts'
import { orderLink } from '../support/scriptless-pages.ts'

const HOUR = 3_600_000
/** How many are made in her name, and how many in invented ones. */
const MANY = isFull ? 100 : 10

describe('one open case for an order or mailbox and a kind (S68)', () => {
  const server = useServer({ desk, orderLink })
  const asks = personalDataRequests(server)
  const open = async () =>
    (await server().sql('select 1 from data_requests where closed_at is null and same_as is null')).length

  it('answers a repeated request on the page of an order with the same case, and keeps what was told', async () => {
    const order = await asks.order({})
    const seen = new Set<string>()
    for (let at = 0; at < 4; at += 1)
      seen.add(await asks.askByLink('correction', order.link, `nome ${at % 2}`))
    expect([seen.size, await open()]).toEqual([1, 1])
    const house = await asks.colleague()
    expect((await house.open(asks.caseOf([...seen].join()))).text).toContain('nome 0 · nome 1')
    // what is asked is another case, and so is what the mailed link asks
    await asks.askByLink('erasure', order.link)
    expect(await open()).toBe(2)
  })

  it(`stands ${2 * MANY} requests in one row, above which a real one stands; the desk closes the others with one reason`, async () => {
    const victim = 'eva.alvo@gmail.com'
    await Promise.all(
      Array.from({ length: MANY }, (_, at) =>
        asks.ask('access', victim, `203.0.113.${at}`, `palavras ${at}`),
      ),
    )
    for (let at = 0; at < MANY; at += 1)
      await asks.ask('access', `inventada${at}@gmail.com`, `203.0.114.${at}`)
    expect(await open()).toBe(2 + 1 + MANY)
    server().clock.advance(25 * HOUR)
    // hers takes the place of those that were made in her name, with their deadline
    const hers = await asks.askByCode('access', victim)
    expect(await open()).toBe(2 + 1 + MANY)
    const house = await asks.colleague()
    const list = await house.open(CASES)
    expect(list.document.querySelector('tbody')?.textContent).toContain(victim)
    const page = await house.open(asks.caseOf(hers))
    expect(page.text).toContain(words.repeats(MANY))
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
    expect(unproven?.textContent).toBe(words.many.all(MANY))
    const form = { quais: unproven?.value ?? '', motivo: 'Muitos pedidos iguais ao mesmo tempo.' }
    expect((await house.send(`${CASES}/varios`, form)).status).toBe(400)
    const nothing = await house.press(CASES, 'varios', { ...form, motivo: ' ', certeza: 'sim' })
    expect([nothing.status, nothing.text]).toEqual([400, expect.stringContaining(words.many.reasonMissing)])
    // one that comes after the page was shown is not closed unseen
    server().clock.advance(1000)
    const late = await asks.ask('access', 'depois@gmail.com')
    expect((await house.press(CASES, 'varios', { ...form, certeza: 'sim' })).to).toContain('titular-fechados')
    expect(await open()).toBe(2 + 1 + 1)
    expect(await mails()).toBe(before)
    expect((await asks.open(late.to)).main).not.toContain(myData.outcomes.unproven)
    const [closed] = await server().sql("select id from data_requests where outcome = 'unproven' limit 1")
    const one = (await asks.open(`/meus-dados/${String(closed?.id)}`)).main
    expect(one).toContain(myData.outcomes.unproven)
    expect(one).toContain(form.motivo)
    const log = await server().sql("select 1 from audit_log where what = 'data_request_closed'")
    expect(log).toHaveLength(MANY)
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
    await house.press(path, 'concluir', { outcome: 'impossible', motivo: 'Só dela.' })
    expect((await asks.open(hers)).main).toContain('Só dela.')
    const main = (await asks.open(his.to)).main
    expect(main).toContain(myData.outcomes.unproven)
    expect(main).not.toContain('Só dela.')
    // a code that is typed after the answer is a new case
    const again = await asks.ask('access', email, '192.0.2.44')
    await asks.post(`${again.to}/codigo`, { code: (await asks.lastCode(email)).code })
    expect((await asks.open(again.to)).main).toContain(myData.proven)
  })

  it('is one for each spelling of an address, since its records are those that have it so', async () => {
    const spellings = ['rosa.alvo@gmail.com', 'rosaalvo+casa@gmail.com']
    const house = await asks.colleague()
    for (const email of spellings) {
      const order = await asks.order({ email: { ...ANSWERS.email, email } }, true)
      const page = await house.open(asks.caseOf(await asks.askByCode('access', email)))
      expect([email, page.text.includes(order.number)]).toEqual([email, true])
      expect((await house.open(CASES)).text).toContain(email)
    }
  })

  it('is open again when its person types the code that came, if the desk has closed many meanwhile', async () => {
    const email = 'sara.alvo@gmail.com'
    const { to } = await asks.ask('access', email)
    const house = await asks.colleague()
    const list = await house.open(CASES)
    const all = [...list.document.querySelectorAll<HTMLOptionElement>('select[name=quais] option')].at(-1)
    await house.send(`${CASES}/varios`, { quais: all?.value ?? '', motivo: 'Muitos.', certeza: 'sim' })
    expect((await asks.open(to)).main).toContain(myData.outcomes.unproven)
    await asks.post(`${to}/codigo`, { code: (await asks.lastCode(email)).code })
    const { main } = await asks.open(to)
    expect(main).toContain(myData.proven)
    expect(main).not.toContain('Muitos.')
    expect((await house.open(CASES)).text).toContain(email)
    // an answer that was given stays
    const path = asks.caseOf(to)
    await house.press(path, 'concluir', { outcome: 'none' })
    await asks.post(`${to}/codigo`, { code: (await asks.lastCode(email)).code })
    expect((await asks.open(to)).main).toContain(myData.outcomes.none)
  })
})
