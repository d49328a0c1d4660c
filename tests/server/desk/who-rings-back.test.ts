/**
 * Who rings back: a call that was agreed is found by what the caller knows, stands in the diary with the person to ask for
 * and the hour, and on the first page once it is late; a wrong result is taken back.
 */
import { describe, expect, it } from 'vitest'
import { agreedCalls as diary } from '../../../src/content/desk/calls.ts'
import { callListWords as list, personToCall as words } from '../../../src/content/desk/call-list.ts'
import { orderSearch as search } from '../../../src/content/desk/orders.ts'
import { home } from '../../../src/content/desk/home-page.ts'
import { shortReference } from '../../../server/rules/order-number.ts'
import { desk, partsOf, signedIn, type Page, type Person } from '../../support/desk-over-http.ts'
import { answeredLead, acceptedBy } from '../../support/create-leads.ts'
import { SEARCH, deskPathOfCall, askForCall } from '../../support/place-and-open-desk-orders.ts'
import { useServer, type TestServer } from '../../support/server.ts'

const MINUTE = 60_000
const BASE = '/operador/ligacoes'
const DIARY = '/operador/retornos'

type Fields = Readonly<Record<string, string>>

/** Searches in the head of a page, and follows to what was found. */
async function findFromHead(who: Person, busca: string, from = '/operador'): Promise<Page> {
  await who.open(from)
  const page = await who.send(SEARCH, { busca })
  return page.to === undefined ? page : who.open(page.to)
}

const linksTo = ({ document }: Page, start: string) =>
  [...document.querySelectorAll('main a')]
    .map((each) => each.getAttribute('href') ?? '')
    .filter((href) => href.startsWith(start))

/** Presses the button of a page that takes a result back. */
const undo = (who: Person, { document }: Page) =>
  who.send(document.querySelector('form[action$="/desfazer"]')?.getAttribute('action') ?? '')

/** Takes a call and notes its result; returns the path of its page. */
async function note(server: TestServer, who: Person, id: string, fields: Fields): Promise<string> {
  const path = deskPathOfCall(server, id)
  await who.press(path, 'pegar')
  expect((await who.press(path, 'anotar', fields)).to).toBe(`${BASE}?feito=anotado`)
  return path
}

const dayAfter = (server: TestServer, days: number) =>
  new Date(server.clock.now().getTime() + days * 24 * 60 * MINUTE).toISOString().slice(0, 10)

describe('who rings back', () => {
  const server = useServer({ desk })

  it('is found from every page by telephone, reference, name and the name to ask for, with hour and note (D143)', async () => {
    const who = await signedIn(server(), 'atendimento')
    const colleague = await signedIn(server(), 'atendimento')
    const id = await askForCall(server(), '11922223333')
    await note(server(), who, id, {
      resultado: 'de-novo',
      nota: 'Quer saber do 500 Mega',
      'falar-com': 'Marlene Ribeiro',
      proxima: dayAfter(server(), 1),
      hora: '14:00',
    })
    const reference = shortReference(partsOf(server()).vault, id)
    // one exact hit opens itself
    for (const known of ['11922223333', '(11) 92222-3333', reference]) {
      const page = await findFromHead(colleague, known, BASE)
      expect([known, page.text]).toEqual([known, expect.stringContaining(`${words.agreedFor} 21/11, 14:00`)])
      expect(page.text).not.toContain('2222-3333')
    }
    // a name may be many people's
    const named = await findFromHead(colleague, 'marlene rib', '/operador/parecidos')
    expect(named.text).toContain('Marlene R.')
    expect(named.text).toContain(`${list.promised} 21/11, 14:00`)
    const [path = ''] = linksTo(named, `${BASE}/`)
    await colleague.press(path, 'pegar')
    const taken = await colleague.open(path)
    for (const known of ['Marlene Ribeiro', '14:00', 'Quer saber do 500 Mega', '(11) 92222-3333'])
      expect(taken.text).toContain(known)
    expect((await findFromHead(colleague, 'marlene')).status).toBe(400)
    // of what was typed the log holds nothing
    const log = JSON.stringify(
      await server().sql("select detail from audit_log where what = 'order_searched'"),
    )
    expect(log).toContain('"by":"name"')
    expect(log.toLowerCase()).not.toContain('marlene')
  })

  it('is found by the name that was answered, accents or not, with the way to the order and to the call', async () => {
    const who = await signedIn(server(), 'atendimento')
    const id = await answeredLead(server(), {
      name: { name: 'Conceição Araújo Prado' },
      ...acceptedBy('11944445555'),
    })
    server().clock.advance(31 * MINUTE)
    await note(server(), who, id, { resultado: 'de-novo', hora: '23:00' })
    for (const typed of ['conceicao ara', 'Conceição Araújo Prado', 'CONCEICAO  ARAUJO']) {
      const page = await findFromHead(who, typed)
      expect([typed, linksTo(page, `${SEARCH}/`).length, linksTo(page, `${BASE}/`).length]).toEqual([
        typed,
        1,
        1,
      ])
      expect(page.text).toContain('Conceição P.')
    }
    // the middle of a name finds nobody
    expect((await findFromHead(who, 'araujo prado')).text).toContain(search.none('Araujo P.'))
    await server().call('DELETE', '/api/lead', { id, phone: '11944445555' })
    expect((await findFromHead(who, 'conceicao ara')).text).not.toContain('Conceição P.')
  })
})

describe('the diary of agreed calls', () => {
  const server = useServer({ desk })

  it('shows late, today, tomorrow and later, by person; what is late stands on the first page', async () => {
    const [ana, bia] = [await signedIn(server(), 'atendimento'), await signedIn(server(), 'atendimento')]
    const agree = async (who: Person, telephone: string, name: string, fields: Fields) => {
      const id = await askForCall(server(), telephone)
      await note(server(), who, id, { resultado: 'de-novo', 'falar-com': name, ...fields })
      return id
    }
    const today = dayAfter(server(), 0)
    await agree(ana, '11910000001', 'Aline Costa', { proxima: today, hora: '21:00' })
    await agree(bia, '11910000002', 'Bruna Dias', { proxima: today, hora: '22:00' })
    await agree(ana, '11910000003', 'Carla Reis', { proxima: dayAfter(server(), 1), hora: '09:30' })
    await agree(ana, '11910000004', 'Dora Lima', { proxima: dayAfter(server(), 5) })
    // who did not answer has agreed to nothing
    await note(server(), ana, await askForCall(server(), '11910000005'), { resultado: 'nao-atendeu' })
    const rows = async (path: string) =>
      [...(await ana.open(path)).document.querySelectorAll('tbody tr')].map(
        (row) => /Aline|Bruna|Carla|Dora/.exec(row.textContent ?? '')?.[0],
      )
    expect(await rows(DIARY)).toEqual(['Aline', 'Bruna'])
    expect(await rows(`${DIARY}?quando=amanha`)).toEqual(['Carla'])
    expect(await rows(`${DIARY}?quando=depois`)).toEqual(['Dora'])
    expect(await rows(`${DIARY}?quando=atrasadas`)).toEqual([])
    expect(await rows(`${DIARY}?de=eu`)).toEqual(['Aline'])
    const email = (await bia.open(DIARY)).document.querySelector('.desk-menu__who')?.textContent ?? ''
    const options = [...(await ana.open(DIARY)).document.querySelectorAll('[name=de] option')]
    const reference = options.find(({ textContent }) => textContent === email)?.getAttribute('value')
    expect(await rows(`${DIARY}?de=${reference}`)).toEqual(['Bruna'])
    expect((await ana.open('/operador')).text).not.toContain(home.lateCalls(1))

    server().clock.set(`${today.slice(0, 8)}21T01:00:01Z`)
    const [first, page] = [await ana.open('/operador'), await ana.open(`${DIARY}?quando=atrasadas`)]
    expect(first.text).toContain(home.lateCalls(2))
    expect(page.text).toContain(`${diary.tabs.atrasadas} 2`)
    expect(await rows(`${DIARY}?quando=atrasadas`)).toEqual(['Aline', 'Bruna'])
    expect(page.text).not.toMatch(/1000-000/)
    // whom somebody is calling now is late no more
    const [path = ''] = linksTo(page, `${BASE}/`)
    await ana.press(path, 'pegar')
    expect(await rows(`${DIARY}?quando=atrasadas`)).toEqual(['Bruna'])
    expect((await ana.open('/operador')).text).toContain(home.lateCalls(1))
  })
})

describe('a wrong result', () => {
  const server = useServer({ desk })
  const onList = async (who: Person, id: string) =>
    (await who.open(BASE)).text.includes(shortReference(partsOf(server()).vault, id))

  it('is taken back by its author for ten minutes, who goes on with what was typed', async () => {
    const who = await signedIn(server(), 'atendimento')
    const id = await askForCall(server(), '11930000001')
    await note(server(), who, id, { resultado: 'errado', nota: 'Pediu para tirar' })
    const just = await who.open(BASE)
    expect(just.html.indexOf(list.justNoted)).toBeGreaterThan(just.html.indexOf(`${BASE}/proxima`))
    const back = await undo(who, just)
    expect(back.status).toBe(200)
    expect(back.text).toContain('(11) 93000-0001')
    expect(back.document.querySelector('[name=nota]')?.textContent).toBe('Pediu para tirar')
    const own = back.document.querySelector('form[action$="/anotar"]')?.getAttribute('action') ?? ''
    expect((await who.send(own, { resultado: 'de-novo', hora: '23:00' })).to).toBe(`${BASE}?feito=anotado`)
    const calls = await server().sql(
      'select c.result from calls c join call_records r on r.call_id = c.id where r.subject_id = $1',
      [id],
    )
    expect(calls).toEqual([{ result: 'de-novo' }])
    const [task] = await server().sql('select tries, closed_at from call_tasks where subject_id = $1', [id])
    expect(task).toEqual({ tries: 1, closed_at: null })
    const [entry] = await server().sql("select detail from audit_log where what = 'call_result_undone'")
    expect(entry?.detail).toEqual({ result: 'errado' })
  })

  it('is taken back by nobody else, nor later, but by a supervisor: the person is on the list again', async () => {
    const who = await signedIn(server(), 'atendimento')
    const colleague = await signedIn(server(), 'atendimento')
    const id = await askForCall(server(), '11930000002')
    const path = await note(server(), who, id, { resultado: 'recusou', nota: 'Nunca mais' })
    const [call] = await server().sql('select call_id from call_records where subject_id = $1', [id])
    const fields = { ligacao: String(call?.call_id) }
    expect((await colleague.open(path)).html).not.toContain('/desfazer')
    expect((await colleague.forge(path, 'desfazer', fields)).to).toBe(`${path}?feito=nao-desfeito`)
    server().clock.advance(10 * MINUTE + 1000)
    expect((await who.open(path)).html).not.toContain('/desfazer')
    expect((await who.forge(path, 'desfazer', fields)).to).toBe(`${path}?feito=nao-desfeito`)
    expect(await onList(who, id)).toBe(false)
    const house = await signedIn(server(), 'administracao')
    expect((await house.press(path, 'desfazer')).to).toBe(`${path}?feito=desfeito`)
    expect(await onList(who, id)).toBe(true)
    // once only
    expect((await house.forge(path, 'desfazer', fields)).to).toBe(`${path}?feito=nao-desfeito`)
  })
})
