/** The call centre: who is next, a person's calls, and orders that are credited to calls. */
import { describe, expect, it } from 'vitest'
import { takeNext } from '../../../server/services/desk/take-call.ts'
import { storeCallResult } from '../../../server/services/desk/call-results.ts'
import { decryptIdInUrl } from '../../../server/services/desk/ids-in-urls.ts'
import { shortReference } from '../../../server/rules/order-number.ts'
import { agentLinks } from '../../../src/content/desk/agent-links.ts'
import { callListWords as list, personToCall as words } from '../../../src/content/desk/call-list.ts'
import { desk, partsOf, signedIn, type Person } from '../../support/desk-over-http.ts'
import { FINISH, PAULISTA, readyLead, placeOrder } from '../../support/create-leads.ts'
import { isFull } from '../../support/rows-to-run.ts'
import { useServer, type TestServer } from '../../support/server.ts'
import { askForCall } from '../../support/place-and-open-desk-orders.ts'
import { pagerWords } from '../../../src/content/desk/list-words.ts'
import { agreedCalls as diary } from '../../../src/content/desk/calls.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const BASE = '/operador/ligacoes'

type Wish = Readonly<Record<string, string>>

/** Presses “Próxima”; returns the page of the call, and its path without the notice. */
async function next(who: Person) {
  const { to = '' } = await who.press(BASE, 'proxima')
  const page = await who.open(to)
  const phone = page.document.querySelector('a[href^="tel:"]')?.getAttribute('href')?.slice('tel:+55'.length)
  return { path: to.split('?')[0] ?? '', to, page, phone }
}

/** A caller, with the e-mail address of the account. */
async function caller(server: TestServer) {
  const who = await signedIn(server, 'atendimento')
  return { who, email: (await who.open(BASE)).document.querySelector('.desk-menu__who')?.textContent ?? '' }
}

const note = (who: Person, path: string, fields: Wish) => who.send(`${path}/anotar`, fields)

describe('“Próxima”', () => {
  const server = useServer({ desk })

  it('gives who has asked within the hour, then who has waited longest, and keeps a time that was agreed', async () => {
    const [old, older, fresh, fresher] = ['11900000001', '11900000002', '11900000003', '11900000004']
    await askForCall(server(), older)
    server().clock.advance(HOUR)
    await askForCall(server(), old)
    server().clock.advance(2 * HOUR)
    await askForCall(server(), fresh)
    server().clock.advance(20 * MINUTE)
    await askForCall(server(), fresher)
    const who = await signedIn(server(), 'atendimento')
    const first = await next(who)
    expect(first.phone).toBe(fresh)
    // back at half past the next hour
    await note(who, first.path, { resultado: 'de-novo', hora: '18:00' })
    const called: unknown[] = []
    for (let turn = 0; turn < 3; turn += 1) {
      const { path, phone } = await next(who)
      called.push(phone)
      await note(who, path, { resultado: 'nao-atendeu' })
    }
    expect(called).toEqual([fresher, older, old])
    expect((await next(who)).to).toBe(`${BASE}?fila=pediu&feito=ninguem`)
    const [row] = await server().sql("select next_try from call_tasks where result = 'de-novo'")
    expect(row?.next_try).toEqual(new Date('2026-11-20T21:00:00Z'))

    server().clock.set('2026-11-20T21:00:01Z')
    await askForCall(server(), '11900000005')
    // the list tells the agreed time, and marks who comes next
    const { document } = await who.open(BASE)
    const rows = [...document.querySelectorAll('tbody tr')]
    const marked = rows.filter((row) => row.textContent?.includes(list.isNext))
    expect(marked.map((row) => row.textContent)).toEqual([
      expect.stringContaining(`${list.promised} 20/11, 18:00`),
    ])
    const given = await next(who)
    expect(given.phone).toBe(fresh)
    const idAt = (at = '') => decryptIdInUrl(partsOf(server()).vault, at.slice(BASE.length + 1))
    expect(idAt(marked[0]?.querySelector('a')?.getAttribute('href') ?? '')).toBe(idAt(given.path))
    // who has a call gets that one, so nobody is marked
    expect((await who.open(BASE)).text).not.toContain(list.isNext)
  })
})

/** How many wait for a call. */
const PEOPLE = isFull ? 40 : 10

describe(`two callers at one queue of ${PEOPLE}`, () => {
  const server = useServer({ desk })

  it('never share one, when twelve press at the same moment again and again', async () => {
    const numbers = Array.from({ length: PEOPLE }, (_, at) => `219${87_650_000 + at}`)
    for (const each of numbers) await askForCall(server(), each)
    const rows = await server().sql(
      `insert into operators (id, email, role, created_at)
       select gen_random_uuid(), 'c' || n, 'atendimento', now() from generate_series(1, 12) as n returning id, email`,
    )
    const parts = partsOf(server())
    const taken: string[] = []
    await Promise.all(
      rows.map(async ({ id, email }) => {
        const operator = { id: String(id), email: String(email), role: 'atendimento' } as const
        for (;;) {
          const found = await takeNext(parts, operator, 'pediu')
          if (!found) return
          taken.push(found.id)
          const said = {
            result: 'recusou',
            note: '',
            nextDay: null,
            nextTime: null,
            orderNumber: '',
            askFor: '',
          } as const
          expect(await storeCallResult(parts, operator, found.id, said)).toBe('noted')
        }
      }),
    )
    expect([taken.length, new Set(taken).size]).toEqual([PEOPLE, PEOPLE])
  })
})

describe('a call', () => {
  const server = useServer({ desk })

  it('shows all calls before it, with the notes to whom it is given, each look audited', async () => {
    const id = await askForCall(server(), '11911110003')
    const [ana, bia] = [await caller(server()), await caller(server())]
    const first = await next(ana.who)
    expect(first.page.text).not.toContain(words.history.caption)
    const notes = ['Pede o preço por escrito', 'Falar com o marido']
    await note(ana.who, first.path, { resultado: 'mensagem', nota: notes[0] ?? '' })
    const task = 'update call_tasks set next_try = null where subject_id = $1'
    await server().sql(task, [id])
    server().clock.advance(MINUTE)
    const second = await next(bia.who)
    expect(second.page.text).toContain(notes[0])
    await note(bia.who, second.path, { resultado: 'de-novo', nota: notes[1] ?? '' })
    await server().sql(task, [id])
    server().clock.advance(MINUTE)
    const third = await next(ana.who)
    const rows = [...third.page.document.querySelectorAll('tbody tr')].map((row) =>
      [...row.querySelectorAll('td')].slice(1).map((cell) => cell.textContent),
    )
    expect(rows.map(([who, , said]) => [who, said])).toEqual([
      [bia.email, notes[1]],
      [ana.email, notes[0]],
    ])
    // results are for all callers, notes for the one who has the call
    const other = (await bia.who.open(third.path)).text
    expect(other).toContain(list.results.mensagem)
    for (const each of notes) expect(other).not.toContain(each)
    const seen = await server().sql(
      "select operator, count(*)::int as times from audit_log where what = 'call_seen' and subject = $1 group by 1 order by 1",
      [shortReference(partsOf(server()).vault, id)],
    )
    expect(Object.fromEntries(seen.map(({ operator, times }) => [operator, times]))).toEqual({
      [ana.email]: 2,
      [bia.email]: 1,
    })
    await note(ana.who, third.path, { resultado: 'recusou' })
  })

  it('is sold only with the number of an order that followed it, and with each order once', async () => {
    const early = await placeOrder(server(), { phone: { phone: '11922220001' } })
    server().clock.advance(MINUTE)
    await askForCall(server(), '11922220002')
    server().clock.advance(MINUTE)
    const { number } = await placeOrder(server(), { phone: { phone: '11922220002' } })
    const who = await signedIn(server(), 'atendimento')
    const { path, page } = await next(who)
    // the order with the same telephone is offered
    expect(page.document.querySelector<HTMLInputElement>('#pedido')?.value).toBe(number)
    for (const pedido of ['', 'P261120ZZZZZZ', early.number]) {
      const refused = await note(who, path, { resultado: 'pedido', pedido, nota: 'fica' })
      expect([refused.status, refused.text.includes(words.noOrder)]).toEqual([400, true])
      expect(refused.document.querySelector('textarea')?.value).toBe('fica')
    }
    expect((await note(who, path, { resultado: 'pedido', pedido: ` ${number.toLowerCase()}` })).to).toContain(
      'anotado',
    )
    await askForCall(server(), '11922220003')
    const other = await next(who)
    await server().sql("update support_requests set created_at = created_at - interval '1 hour'")
    const twice = await note(who, other.path, { resultado: 'pedido', pedido: number })
    expect(twice.text).toContain(words.tiedOrder)
    await note(who, other.path, { resultado: 'recusou' })
  })

  it('ends by itself with the order from which it was requested', async () => {
    const lead = await readyLead(server())
    const asked = await askForCall(server(), '11933330001', { idLead: lead })
    const who = await signedIn(server(), 'atendimento')
    const { path } = await next(who)
    await note(who, path, { resultado: 'de-novo' })
    const number = (await server().call('PUT', `/api/lead/${lead}`, FINISH)).body.orderNumber
    const [call] = await server().sql(
      `select c.result, c.order_number, t.closed_at is not null as closed, t.next_try
       from calls c join call_records r on r.call_id = c.id join call_tasks t on t.subject_id = r.subject_id where r.subject_id = $1`,
      [asked],
    )
    expect(call).toEqual({ result: 'pedido', order_number: number, closed: true, next_try: null })
    const page = await who.open(path)
    expect(page.text).toContain(words.closed)
    expect(page.text).toContain(words.history.order(String(number)))
    // erased with the order: what is left names nobody
    await server().call('DELETE', '/api/lead', { id: lead, phone: '11987654321' })
    expect(await server().sql('select 1 from call_records where subject_id = $1', [asked])).toEqual([])
    expect(await server().sql('select 1 from calls where order_number = $1', [number])).toEqual([])
  })

  it('makes a link that is prefilled, and the order of which is the call’s (D97)', async () => {
    const asked = await askForCall(server(), '11944440001', { sku: 'd1000a' })
    const who = await signedIn(server(), 'atendimento')
    const { path, page } = await next(who)
    expect(page.document.querySelector<HTMLInputElement>('#telefone')?.value).toBe('(11) 94444-0001')
    expect(page.document.querySelector<HTMLSelectElement>('#plano')?.value).toBe('d1000a')
    const refused = await who.send(`${path}/link`, { nome: 'Ana Prado', cep: '123' })
    expect([refused.status, refused.document.querySelector<HTMLInputElement>('#nome')?.value]).toEqual([
      400,
      'Ana Prado',
    ])
    const made = await who.send(`${path}/link`, { nome: 'Ana Prado', cep: '01310-100', plano: 'd1000a' })
    expect(made.text).toContain(agentLinks.made)
    expect(made.html).toContain('https://wa.me/5511944440001?text=')
    const url = new URL(made.document.querySelector<HTMLInputElement>('#pronto')?.value ?? '')
    await note(who, path, { resultado: 'mensagem' })
    // without the call no link can be made from it
    const late = await who.forge(path, 'link', { nome: 'Ana Prado', cep: '01310-100' })
    expect(late.to).toBe(`${BASE}?feito=de-outra`)

    const key = url.searchParams.get('k') ?? ''
    await server().call('POST', '/api/agentLink/accept', { key })
    const { number } = await placeOrder(server(), {}, { ...PAULISTA, agentLink: key })
    const [call] = await server().sql(
      'select c.result, c.order_number from calls c join call_records r on r.call_id = c.id where r.subject_id = $1',
      [asked],
    )
    expect(call).toEqual({ result: 'pedido', order_number: number })
    const reference = shortReference(partsOf(server()).vault, asked)
    const actions = await server().sql('select what from audit_log where subject = $1 order by seq', [
      reference,
    ])
    expect(actions.map(({ what }) => what)).toContain('agent_link_made')
  })
})

describe('who comes after a call', () => {
  const server = useServer({ desk })
  const ask = async (telephone: string) => {
    const id = await askForCall(server(), telephone)
    server().clock.advance(MINUTE)
    return shortReference(partsOf(server()).vault, id)
  }
  /** What the page of a call says; undefined if it says nothing. */
  const afterOn = async (who: Person, path: string) =>
    [...(await who.open(path)).document.querySelectorAll('.desk-panel')].find(
      (panel) => panel.querySelector('h2')?.textContent === words.after.title,
    )?.textContent

  it('is on its page, as things stand, for who has the call', async () => {
    const references = [await ask('11900000001'), await ask('11900000002'), await ask('11900000003')]
    const [ana, bia] = [await signedIn(server(), 'atendimento'), await signedIn(server(), 'atendimento')]
    const path = (await next(ana)).to
    expect(await afterOn(ana, path)).toContain(references[1])
    // by the rule that the list says too
    expect(await afterOn(ana, path)).toContain(list.nextWhy.pediu)
    expect(await afterOn(bia, path)).toBeUndefined()
    // a colleague takes that person, so it is somebody else
    const other = (await next(bia)).to
    expect(await afterOn(ana, path)).toContain(references[2])
    expect(await afterOn(bia, other)).toContain(references[2])
    await ana.press(path, 'anotar', { resultado: 'recusou' })
    const last = (await next(ana)).to
    expect(await afterOn(ana, last)).toContain(words.after.nobody)
    expect(await afterOn(bia, other)).toContain(words.after.nobody)
  })
  it('is said above the list before the call, with the hour that was agreed, to who has no call', async () => {
    const panelOn = async (who: Person) =>
      (await who.open(BASE)).document.querySelector('.desk-next')?.textContent ?? ''
    const [first, second] = [await ask('11900000011'), await ask('11900000012')]
    const ana = await signedIn(server(), 'atendimento')
    expect(await panelOn(ana)).toContain(list.comesNow(list.whys.asked, first))
    const path = (await next(ana)).to
    expect(await panelOn(ana)).not.toContain(list.comesNow(list.whys.asked, ''))
    await ana.press(path, 'anotar', { resultado: 'de-novo', hora: '18:00' })
    expect(await panelOn(ana)).toContain(list.comesNow(list.whys.asked, second))
    server().clock.set('2026-11-20T21:00:01Z')
    // whichever queue or page of it is open
    for (const query of ['', '?fila=rede']) {
      const now = (await ana.open(`${BASE}${query}`)).document.querySelector('.desk-next')?.textContent
      expect(now).toContain(`${list.comesNow(list.whys.asked, first)} · ${list.promised} 20/11, 18:00.`)
    }
  })

  it('is in the diary, which opens where there is a call and counts it, and is not phoned at night', async () => {
    const ana = await signedIn(server(), 'atendimento')
    const opened = async () => {
      const page = await ana.open('/operador/retornos')
      return [page.document.querySelector('.desk-tabs [aria-current]')?.textContent, page.text]
    }
    const shortList = expect.stringContaining(pagerWords.whole(1))
    expect(await opened()).toEqual([`${diary.tabs.atrasadas} 1`, shortList])
    await server().sql(
      "update call_tasks set next_try = next_try + interval '2 days' where result = 'de-novo'",
    )
    expect(await opened()).toEqual([`${diary.tabs.depois} 1`, shortList])
    expect((await ana.open(BASE)).text).not.toContain(list.late)
    server().clock.set('2026-11-21T00:00:01Z')
    expect((await ana.open(BASE)).text).toContain(list.late)
  })
})
