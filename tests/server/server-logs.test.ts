/** What a running server logs about whole orders, refusals and failures. */
import { connect } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { setTimeout as wait } from 'node:timers/promises'
import { startServerProcess, type ServerProcess } from '../../scripts/start-server-process.ts'
import { createDatabase } from '../support/test-databases.ts'
import type { TestDatabase } from '../support/postgres-cluster.ts'
import { FINISH, PAULISTA, PEOPLE } from '../support/create-leads.ts'
import { lenientlyDecoded, requestEachForm } from '../support/request-secret-link-variants.ts'
import { startReceiver, type Receiver } from '../support/webhook-receiver.ts'
import { startMailServer, type MailServer } from '../support/smtp-server.ts'
import { query } from '../support/query-database.ts'
import { startReadyLead, send } from '../support/http-visitor.ts'
import { KEYS } from '../support/server-keys.ts'

const PERSON = {
  name: 'Iolanda Quintanilha Uchoa',
  phone: '68991827364',
  email: 'iolanda.q@example.com',
  mother: 'Quitéria Bragança Xerez',
  cpf: '71428793860',
  cnpj: '11222333000181',
  account: '98765432',
  code: '918273',
  link: 'kanarienvogel-8Qz1xV5tPm2w',
}
const answers = {
  name: { name: PERSON.name },
  phone: { phone: PERSON.phone },
  email: { email: PERSON.email, accept_promotions: false },
  motherName: { mothers_name: PERSON.mother },
  documentNumber: { cpf: PERSON.cpf },
  bankInfo: {
    direct_debit: true,
    bankInfo: { bank: '077', agency: '0001', account_number: `${PERSON.account}-1` },
  },
}
const SECRET = 'the secret of the webhook'

let database: TestDatabase
let receiver: Receiver
let mails: MailServer
let product: ServerProcess
const ids: string[] = []
let numbers: string[] = []
/** The secret part of the link back to the order. */
let signature = ''
let resumeCode = ''
/** Has the shape of the key in an agent's link. */
const AGENT_KEY = 'kQ7vR2mX9cJ4nB8tW1zL5pYd'
let codesFailed: number[] = []
/** What a client gets that is too slow; it takes seconds. */
let slowReply: Promise<string>

/** Sends a body more slowly than any client has to, and returns the reply. */
async function sendSlowly(): Promise<string> {
  const { hostname, port } = new URL(product.url)
  const socket = connect(Number(port), hostname)
  let reply = ''
  socket.on('error', () => undefined)
  socket.on('data', (chunk: Buffer) => (reply += chunk.toString()))
  socket.write(
    'POST /api/lead-v2 HTTP/1.1\r\nhost: prosa\r\nx-request-id: too-slow-1\r\n' +
      'content-type: application/json\r\ncontent-length: 1000\r\n\r\n{"cep":"0131',
  )
  for (let tries = 0; tries < 120 && !reply.includes('O pedido demorou'); tries += 1) {
    await wait(100)
    socket.write('0')
  }
  socket.destroy()
  return reply
}

beforeAll(async () => {
  database = await createDatabase()
  receiver = await startReceiver(500)
  mails = await startMailServer({ refuse: { at: 'rcpt', status: 550 } })
  product = await startServerProcess({
    env: {
      LOG_LEVEL: 'debug',
      DATABASE_TIMEOUT_MS: '4000',
      TRUST_PROXY: 'true',
      DATABASE_URL: database.url,
      SEED: 'demo',
      WARM_PAGES: 'false',
      ...KEYS,
      ORDER_WEBHOOK_URL: receiver.url,
      ORDER_WEBHOOK_SECRET: SECRET,
      SMTP_HOST: '127.0.0.1',
      SMTP_PORT: String(mails.port),
    },
  })
  slowReply = sendSlowly()
  const { url } = product
  const api = (method: string, path: string, body?: unknown, headers?: Record<string, string>) =>
    send(url, method, `/api${path}`, body, headers)

  const id = await startReadyLead(url, answers)
  ids.push(id)
  const done = await api('PUT', `/lead/${id}`, FINISH)
  numbers = [String(done.body.orderNumber)]
  signature = String(done.body.orderLink).split('.')[1] ?? ''
  await fetch(url + String(done.body.orderLink))
  const { code } = (await api('POST', `/lead-v2/${id}/resumeCode`, {})).body
  resumeCode = String(code)
  await requestEachForm(url, String(done.body.orderLink), [AGENT_KEY, resumeCode])

  // Refusals and failures, each carrying what must not be written down.
  await api('GET', `/lead/${id}?cpf=${PERSON.cpf}&email=${PERSON.email}`)
  await api('GET', `/renewalBaseUser/check-client/${PERSON.cpf}`)
  await api('GET', '/renewalBaseUser/check-client/714.287.938-60')
  await api('GET', `/${encodeURIComponent(PERSON.email)}`)
  await api('GET', `/nothing/${PERSON.phone}`)
  await api('PATCH', `/lead-v2/${id}/phone`, { phone: PERSON.phone })
  await api('PATCH', `/lead-v2/${id}/email`, { email: PERSON.email, accept_promotions: PERSON.cpf })
  await api('PATCH', `/lead-v2/${id}/batch`, { items: [{ step: 'phone', body: { phone2: PERSON.phone } }] })
  await api('POST', '/lead', { number: PERSON.cpf })
  await api('POST', '/supportRequest', { telephone: PERSON.phone })
  await api('POST', '/lead-no-coverage', { cep: '69900000', name: PERSON.name, email: PERSON.email })
  await api('GET', '/health', undefined, { 'x-request-id': PERSON.cpf, 'user-agent': PERSON.email })
  await api('GET', '/lead/x', undefined, {
    'x-request-id': PERSON.phone,
    referer: `https://x/${PERSON.email}`,
  })
  await api('GET', '/nothing%0d%0a{"level":"fatal","msg":"forged"}')
  // Codes: tried ones, and new ones whose mails are refused.
  await api('PATCH', '/lead/collaborator/validate', { idLead: id, code: PERSON.code })
  await api('POST', '/lead/resume', { code: PERSON.link })
  await api('GET', `/lead/${id}?l=${PERSON.link}`)
  const colleague = await api('POST', '/lead-v2', { ...PAULISTA, addon: 'oferta-colaborador' })
  const colleagueId = String(colleague.body.idLead)
  ids.push(colleagueId)
  const corporate = { email: 'iolanda.q@tim.com.br', accept_promotions: false }
  await api('PATCH', `/lead-v2/${colleagueId}/email`, corporate)
  codesFailed = [
    await api('GET', `/lead/collaborator/getNewcode/${colleagueId}`),
    await api('POST', `/lead-v2/${colleagueId}/resumeLink`, {}),
  ].map((reply) => reply.status)
  const other = await startReadyLead(url, { ...answers, documentNumber: { cnpj: PERSON.cnpj } })
  ids.push(other)
  await api('PATCH', `/lead-v2/${other}/documentNumber`, { cpf: PEOPLE.serverError })
  await api('PUT', `/lead-v2/${other}`, {})
  // A failure whose own text quotes the row.
  await query(
    database.url,
    "alter table leads add constraint no_maria check (answers->'name'->>'name' <> 'Maria Teste Proibida')",
  )
  await api('PATCH', `/lead-v2/${other}/name`, { name: 'Maria Teste Proibida' })
  await api('DELETE', '/lead', { id: other, phone: PERSON.phone })
  const isOver = () => ['given up', 'tried again later'].every((words) => product.log().includes(words))
  for (let tries = 0; tries < 100 && !isOver(); tries += 1) await wait(100)
})
afterAll(async () => {
  await product.stop()
  await mails.stop()
  await receiver.close()
  await database.drop()
})

const lines = () => product.log().trim().split('\n')
const events = () =>
  lines()
    .filter((line) => line.startsWith('{'))
    .map((line) => JSON.parse(line) as Record<string, unknown>)

describe('the log of whole orders (S19)', () => {
  it('has seen them: one line for each request, with its id, and every failure', () => {
    const answered = events().filter((event) => event.msg === 'answered')
    expect(answered.length).toBeGreaterThan(40)
    for (const each of answered)
      expect(each).toMatchObject({ level: 'info', reqId: expect.any(String) as string })
    const text = product.log()
    expect(text).toContain('delivery failed, tried again later')
    expect(text).toContain('delivery was given up')
    expect(text).toContain('the risk provider answered with a failure')
    expect(text).toContain('request failed')
  })

  it.each(Object.entries(PERSON))('holds no %s', (_, value) => {
    expect(product.log()).not.toContain(value)
  })

  it('holds none of them in another form', () => {
    const forms = [
      '714.287.938-60',
      '11.222.333/0001-81',
      '(68) 99182-7364',
      'iolanda',
      'Proibida',
      'Bragança',
    ]
    for (const form of forms) expect(product.log().toLowerCase()).not.toContain(form.toLowerCase())
    expect(decodeURIComponent(product.log().replace(/%(?![0-9a-f]{2})/gi, ''))).not.toContain(PERSON.email)
  })

  it('holds no code that was sent, nor the way to one', () => {
    expect(codesFailed).toEqual([503, 503])
    const failures = events().filter((event) => event.msg === 'request failed')
    expect(failures.length).toBeGreaterThanOrEqual(2)
    for (const each of failures)
      expect(JSON.stringify(each)).not.toMatch(/(?<![\w.:-])\d{6}(?![\w.:-])|chat\?l=/)
  })

  it('holds no id of a lead, no order number and no secret', () => {
    expect(signature).not.toBe('')
    expect(product.log()).toContain('/meu-pedido/:link')
    for (const secret of [
      ...ids,
      ...numbers,
      signature,
      SECRET,
      KEYS.ENCRYPTION_KEY,
      new URL(database.url).password,
    ])
      expect(product.log()).not.toContain(secret)
  })

  it('holds no order link, key or code, whatever the method, prefix, slash, letters or length of its address (S47)', () => {
    expect([signature, resumeCode].map((each) => each.length)).toEqual([43, 32])
    expect(product.log()).toContain('"/livelo/meu-pedido/…"')
    // A part of a secret would save guessing; letters may have been changed.
    const parts = [signature, resumeCode, AGENT_KEY].flatMap((secret) =>
      [secret.slice(0, 12), secret.slice(-12)].map((part) => part.toLowerCase()),
    )
    const leaking = lines().filter((line) => {
      const decoded = lenientlyDecoded(line).toLowerCase()
      return parts.some((part) => decoded.includes(part))
    })
    expect(leaking).toEqual([])
  })

  it('names the fields for which a request or an answer was refused, never their values', () => {
    const named = (msg: string) =>
      events().flatMap((event) => (event.msg === msg && event.field ? [[event.field, event.missing]] : []))
    expect(named('request refused')).toEqual(
      expect.arrayContaining([
        ['accept_promotions', undefined],
        ['cep', ['cep']],
      ]),
    )
    expect(named('answer refused')).toEqual([['phone', ['phone']]])
  })

  it('calls a client that hangs up in mid-body no failure (X37)', async () => {
    const { hostname, port } = new URL(product.url)
    const socket = connect(Number(port), hostname)
    socket.write(
      'POST /api/lead-v2 HTTP/1.1\r\nhost: prosa\r\nx-request-id: hung-up-1\r\n' +
        'content-type: application/json\r\ncontent-length: 1000\r\n\r\n{"cep":"0131',
      () => setTimeout(() => socket.destroy(), 100),
    )
    const its = () => events().filter(({ reqId }) => reqId === 'hung-up-1')
    await expect.poll(its).not.toEqual([])
    await wait(200)
    expect(new Set(its().map(({ level }) => level))).toEqual(new Set(['info']))
  })

  it('says at the start what trusting every proxy means (S34)', () => {
    expect(product.log()).toContain('TRUST_PROXY=true: any client can claim any IP address')
  })

  it('calls a body that arrives too slowly no failure of ours: 408, at level info (S22)', async () => {
    const reply = await slowReply
    expect(reply).toContain('O pedido demorou demais para chegar.')
    expect(reply).toMatch(/^HTTP\/1\.1 408 [^]*connection: close/i)
    const its = () => events().filter(({ reqId }) => reqId === 'too-slow-1')
    await expect.poll(() => its().map(({ msg }) => msg)).toContain('answered')
    expect(new Set(its().map(({ level }) => level))).toEqual(new Set(['info']))
  })

  it('has no line that a visitor wrote (no CR, no LF)', () => {
    expect(events().filter((event) => event.msg === 'forged')).toEqual([])
    expect(product.log()).not.toContain('\r')
  })
})
