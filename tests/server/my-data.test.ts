/** “Meus dados”: what a person asks of the data about them becomes a case with its deadline (D144). */
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { myData as words } from '../../src/content/my-data.ts'
import { dataRequestsWords } from '../../src/content/desk/data-request-words.ts'
import { desk, person, signedIn, rowWith } from '../support/desk-over-http.ts'
import { ANSWERS, placeOrder } from '../support/create-leads.ts'
import { parsePage } from '../support/parse-page.ts'
import { partOf } from '../support/smtp-server.ts'
import { useServer } from '../support/server.ts'
import { orderLink } from '../support/scriptless-pages.ts'

const SITE = 'http://ultrafibra.example'
const HOST = { host: new URL(SITE).host }
const PAGE = '/meus-dados/'

const server = useServer({ env: { PUBLIC_URL: SITE }, limits: { callsPerMinute: 6 }, desk, orderLink })

async function open(link: string) {
  const reply = await server().call('GET', link, undefined, HOST)
  return { ...reply, main: parsePage(reply.text).querySelector('main')?.textContent ?? '' }
}
const post = async (
  to: string,
  fields: Record<string, string> = {},
  headers: Record<string, string> = {},
  ip = '203.0.113.9',
) => {
  const reply = await server().app.inject({
    method: 'POST',
    url: to,
    payload: new URLSearchParams(fields).toString(),
    remoteAddress: ip,
    headers: { ...HOST, origin: SITE, 'content-type': 'application/x-www-form-urlencoded', ...headers },
  })
  const main = parsePage(reply.body).querySelector('main')?.textContent ?? ''
  return { status: reply.statusCode, to: String(reply.headers.location ?? ''), main, headers: reply.headers }
}
const lastCodeTo = (email: string) => {
  const folder = path.join(server().config.dataDir, 'mail')
  const sent = readdirSync(folder)
    .map((name) => readFileSync(path.join(folder, name), 'utf8'))
    .filter((raw) => raw.includes(email))
  return /\b\d{6}\b/.exec(partOf(sent.at(-1) ?? '', 'text/plain'))?.[0] ?? ''
}
/** Somebody at the desk, which answers at the site's own host alone. */
async function atDesk(role: 'administracao' | 'atendimento') {
  const { cookies } = await signedIn(server(), role)
  const who = person(server(), '203.0.113.7', { ...HOST, origin: SITE })
  for (const [name, value] of cookies) who.cookies.set(name, value)
  return who
}
let others = 0
/** Asks from an address of its own. */
const ask = (fields: Record<string, string>) => post(PAGE, fields, {}, `198.51.100.${(others += 1)}`)

describe('“Meus dados” (D144)', () => {
  it('says what may be asked, by when it is answered, and what stays in spite of an erasure, why and until when', async () => {
    const { status, main, headers } = await open(PAGE)
    expect(status).toBe(200)
    for (const { label } of words.kinds) expect(main).toContain(label)
    expect(main).toContain('15 dias')
    for (const kept of words.kept.rows(1826, 90)) {
      expect(kept.until).not.toBe('')
      for (const text of [kept.what, kept.why, kept.until]) expect(main).toContain(text)
    }
    expect(headers).toMatchObject({ 'cache-control': 'no-store', 'referrer-policy': 'same-origin' })
  })

  it('makes a case with its number and day, the same for a customer and for a stranger', async () => {
    await placeOrder(server())
    const seen: string[] = []
    for (const email of [ANSWERS.email.email, 'ninguem@example.org']) {
      const asked = await ask({ kind: 'access', email })
      expect(asked.status).toBe(303)
      expect(asked.to).toMatch(/^\/meus-dados\/[\da-f-]{36}$/)
      const { main } = await open(asked.to)
      expect(main).toMatch(/Respondemos até/)
      expect(main).not.toContain(email)
      seen.push(main.replace(/[A-Z\d]{8}/, 'NUMBER').replace(/\S+@\S+/, 'MAIL'))
    }
    expect(seen[0]).toBe(seen[1])
  })

  it('proves who asks by a code sent to the address, of which five may be tried', async () => {
    const { to } = await ask({ kind: 'erasure', email: 'eva@example.com' })
    const code = lastCodeTo('eva@example.com')
    const wrong = code === '000000' ? '000001' : '000000'
    const refused = await post(`${to}/codigo`, { code: wrong })
    expect([refused.status, refused.main]).toEqual([400, expect.stringContaining('não confere')])
    expect((await post(`${to}/codigo`, { code })).status).toBe(303)
    expect((await open(to)).main).toContain(words.proven)
    const other = await ask({ kind: 'erasure', email: 'ivo@example.com' })
    for (let i = 0; i < 5; i += 1) await post(`${other.to}/codigo`, { code: 'abc' })
    const late = await post(`${other.to}/codigo`, { code: lastCodeTo('ivo@example.com') })
    expect(late.status).toBe(400)
    expect((await open(other.to)).main).not.toContain(words.proven)
  })

  it('asks for what is missing, and loses nothing that was typed', async () => {
    const { status, main } = await ask({ kind: 'correction', email: 'eva', details: '' })
    expect(status).toBe(400)
    expect(main).toContain('E-mail')
    const reply = await server().app.inject({
      method: 'POST',
      url: PAGE,
      payload: 'kind=correction&email=eva&details=o+nome+est%C3%A1+errado',
      remoteAddress: '198.51.100.200',
      headers: { ...HOST, origin: SITE, 'content-type': 'application/x-www-form-urlencoded' },
    })
    const page = parsePage(reply.body)
    expect(page.querySelector('[name=details]')?.textContent).toBe('o nome está errado')
    expect(page.querySelector<HTMLInputElement>('[name=email]')?.value).toBe('eva')
    expect(page.querySelector<HTMLInputElement>('[value=correction]')?.checked).toBe(true)
  })

  it('takes forms of this site alone, and not too many from one address (S5, S21)', async () => {
    expect(
      (await post(PAGE, { kind: 'access', email: 'a@b.com' }, { origin: 'https://evil.example' })).status,
    ).toBe(403)
    const replies = []
    for (let i = 0; i < 8; i += 1)
      replies.push(await post(PAGE, { kind: 'access', email: `a${i}@example.com` }, {}, '192.0.2.77'))
    const last = replies.at(-1)
    expect([last?.status, Number(last?.headers['retry-after']) > 0]).toEqual([429, true])
    expect((await open('/meus-dados/6f9619ff-8b86-4d01-b42d-00cf4fc964ff')).status).toBe(404)
  })

  it('opens by the link of an order, which proves who asks', async () => {
    const { link } = await placeOrder(server())
    expect((await open(link)).main).toContain(words.title)
    const asked = await post(`${link}/dados`, { kind: 'access' })
    expect(asked.to).toMatch(/^\/meus-dados\//)
    expect((await open(asked.to)).main).toContain(words.proven)
  })

  it('keeps what was told sealed', async () => {
    await ask({ kind: 'correction', email: 'canario@example.net', details: 'meu nome é Canário' })
    const rows = JSON.stringify(await server().sql('select * from data_requests'))
    expect(rows).not.toMatch(/canario@|Canário/)
  })

  it('stands at the desk with its deadline until it is answered, in words that the person reads', async () => {
    const { to } = await ask({ kind: 'erasure', email: 'lia@example.com' })
    await post(`${to}/codigo`, { code: lastCodeTo('lia@example.com') })
    const number = /[A-Z\d]{8}/.exec((await open(to)).main)?.[0] ?? ''
    const who = await atDesk('administracao')
    const list = await who.open('/operador/pedidos-de-titulares')
    expect(list.text).toContain(number)
    expect(list.text).toContain('lia@example.com')
    const other = await atDesk('atendimento')
    expect((await other.open('/operador/pedidos-de-titulares')).status).toBe(403)
    const link = rowWith(list, number)?.querySelector('a')?.getAttribute('href') ?? ''
    const done = await who.press(link, 'concluir', { outcome: 'kept' })
    expect(done.status).toBe(303)
    expect((await who.open('/operador/pedidos-de-titulares')).text).not.toContain('lia@example.com')
    expect((await open(to)).main).toContain(words.outcomes.kept)
    expect((await open(to)).main).toContain(words.kept.rows(1826, 90)[0]?.what)
    const log = await server().sql("select * from audit_log where what like 'data_request%'")
    expect(log.map(({ what }) => what)).toEqual(
      expect.arrayContaining(['data_requests_seen', 'data_request_closed']),
    )
    expect(JSON.stringify(log)).not.toMatch(/lia@/)
  })

  it('of which all was erased names no contract that stays', async () => {
    const { to } = await ask({ kind: 'erasure', email: 'ana@example.com' })
    const who = await atDesk('administracao')
    const list = await who.open('/operador/pedidos-de-titulares')
    const link = rowWith(list, 'ana@example.com')?.querySelector('a')?.getAttribute('href') ?? ''
    await who.open(link)
    // of whom nobody knows who it is only that may be answered
    const early = await who.send(`${link}/concluir`, { outcome: 'done' })
    expect([early.status, early.text]).toEqual([
      400,
      expect.stringContaining(dataRequestsWords.unprovenAnswer),
    ])
    await who.press(link, 'confirmar', { como: 'document' })
    await who.press(link, 'concluir', { outcome: 'done' })
    const { main } = await open(to)
    expect(main).toContain(words.outcomes.done)
    expect(main).not.toContain(words.kept.rows(1826, 90)[0]?.what)
    expect(main).toContain(words.kept.rows(1826, 90)[1]?.what)
  })

  it('tells the desk which are late', async () => {
    const { to } = await ask({ kind: 'access', email: 'rui@example.com' })
    server().clock.advance(16 * 86_400_000)
    const who = await atDesk('administracao')
    expect((await who.open('/operador/pedidos-de-titulares')).text).toContain(dataRequestsWords.late)
    expect((await open(to)).main).toContain(words.title)
  })
})
