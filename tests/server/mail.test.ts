/** Mails to customers: what they say, and both ways to deliver them: through a mail server, or as files in a folder. */
import { readdirSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { appointmentChangedMail, orderCancelledMail } from '../../server/mail/order-change-mails.ts'
import { codeMail } from '../../server/mail/code-and-resume-link-mails.ts'
import { orderMail } from '../../server/mail/order-confirmation-mail.ts'
import { firstPhones } from '../../src/content/brand-and-phones.ts'
import { appointmentWords } from '../../src/content/appointment-texts.ts'
import { withFooterLines } from '../../server/mail/mail-style.ts'
import { smtpMail } from '../../server/providers/mail/smtp.ts'
import { Undeliverable, type Mail } from '../../server/providers/mail/mail-provider-types.ts'
import { deliverAll, outboxDeliverer } from '../support/deliver-outbox.ts'
import { PAULISTA, placeOrder } from '../support/create-leads.ts'
import { startServer, useServer, type TestServer } from '../support/server.ts'
import { CERTIFICATE, KEY } from '../support/localhost-certificate.ts'
import { visitInCalendar } from '../support/read-calendar-file.ts'
import { partOf, startMailServer, type MailServer } from '../support/smtp-server.ts'

const ORDER: Parameters<typeof orderMail>[0] = {
  to: 'maria@example.com',
  name: 'Maria da Silva',
  orderNumber: 'P261120K7M2QX',
  day: '2026-11-20',
  plan: { name: '600 Mega', price: 89.99, price_full: 119.99 },
  connection: {
    due_date: 10,
    direct_debit: true,
    schedule: { date: '27/11/2026', period: 'manha' },
    address: ['Avenida Paulista, 1000, apto 12', 'Bela Vista, São Paulo/SP', 'CEP 01310-100'],
  },
}
/** The numbers of the shop's first edition, as they are read and as they are linked. */
const OF_THE_FIRST = /800 ?555 ?1020|103 ?41/
const CONNECTION = ORDER.connection ?? expect.unreachable()
const AT = new Date('2026-11-20T15:00:00Z')
const MAIL: Mail = {
  id: 'one',
  about: 'a lead',
  at: AT,
  to: 'x@example.com',
  subject: 'Oi',
  text: 'Oi',
  html: '<p>Oi</p>',
}

describe('the mail of an order', () => {
  it('says the same as text and as HTML (D107)', () => {
    const { subject, text, html } = orderMail(ORDER, firstPhones, AT)
    expect(subject).toBe('Seu pedido P261120K7M2QX está confirmado')
    const plain = html.replace(/<[^>]+>/g, '')
    for (const words of [
      'Maria, seu pedido está feito',
      'P261120K7M2QX',
      '600 Mega',
      'com débito automático, por 12 meses; depois R$ 119,99',
      'Sexta-feira, 27 de novembro, das 8h às 12h',
      'Avenida Paulista, 1000, apto 12',
      'Todo dia 10',
      'Débito automático',
      'Até quinta-feira, 26 de novembro',
      'É preciso ter alguém no local.',
    ]) {
      expect(text).toContain(words)
      expect(plain).toContain(words)
    }
    expect(text).toContain('R$ 89,99 por mês com débito automático, por 12 meses; depois R$ 119,99')
  })

  it('leads with the visit; then come the number and what happens, as text and as HTML (L12)', () => {
    const { text, html } = orderMail(ORDER, firstPhones, AT)
    for (const form of [text, html.replace(/^[^]*<\/h1>/, '')]) {
      const places = [
        'Sexta-feira, 27 de novembro, das 8h às 12h',
        appointmentWords.who,
        appointmentWords.ready,
        'P261120K7M2QX',
        'O que acontece agora',
        'Seu plano',
      ].map((words) => form.indexOf(words))
      expect(places).not.toContain(-1)
      expect(places).toEqual(places.toSorted((a, b) => a - b))
    }
  })

  it('says what the campaign promises and how a bill may be paid, if that is set (D106, D107)', () => {
    const said = {
      promises: { points: 3000, bonus: null, state: 'SP' },
      payment: 'A fatura chega por e-mail.',
    }
    const { text, html } = orderMail({ ...ORDER, ...said }, firstPhones, AT)
    for (const form of [text, html]) {
      expect(form).toContain('3.000 pontos na sua conta Livelo')
      expect(form).toContain('Vale só em São Paulo.')
      expect(form).toContain('O valor sai da sua conta. A fatura chega por e-mail.')
    }
    expect(orderMail(ORDER, firstPhones, AT).text).not.toMatch(/Livelo|região|fatura chega/)
  })

  it('says within which days one may withdraw, and how (D151)', () => {
    const { text, html } = orderMail(ORDER, firstPhones, AT)
    for (const form of [text, html]) expect(form).toMatch(/desistir em até 7 dias.+art\. 49.+link do pedido/s)
  })

  it('names the loyalty period of a plan that has one, and says of others that there is none (D127)', () => {
    const free = orderMail(ORDER, firstPhones, AT)
    for (const form of [free.text, free.html]) {
      expect(form).toContain('Sem fidelidade.')
      expect(form).not.toMatch(/12 meses de fidelidade|multa/i)
    }
    const { text, html } = orderMail({ ...ORDER, plan: { ...ORDER.plan, hasLoyalty: true } }, firstPhones, AT)
    for (const form of [text, html])
      expect(form).toContain('Fidelidade de 12 meses. Quem cancela antes pode pagar multa')
  })

  it('without an appointment and debit says what follows', () => {
    const connection = { ...CONNECTION, schedule: null, direct_debit: false }
    const { text } = orderMail({ ...ORDER, connection }, firstPhones, AT)
    expect(text).toContain(
      'Vamos combinar com você o dia da instalação.\nA equipe vai falar com você pelo telefone do pedido.',
    )
    expect(text).toContain('R$ 89,99 por mês sem débito automático, por 12 meses; depois R$ 119,99')
    expect(text).toContain('Fatura todo mês')
  })

  it('of a renewal says how it is paid, with the price without debit, and nothing of an installation (D99)', () => {
    const plan = { ...ORDER.plan, price_without_debit: 99.99 }
    const { text, html } = orderMail({ ...ORDER, plan, connection: null }, firstPhones, AT)
    expect(text).toContain('Maria, sua renovação está feita')
    for (const form of [text, html]) {
      expect(form).toContain('com débito automático, por 12 meses; depois R$ 119,99')
      expect(form).toContain('Sem débito automático: R$ 99,99/mês.')
      expect(form).toContain('A mesma de hoje')
      expect(form).not.toMatch(/técnico|tomada|Endereço|O que acontece agora/)
      expect(form).toContain('Feito em')
    }
  })

  it('shows what was typed as text (S12)', () => {
    const connection = { ...CONNECTION, address: ['Rua "A" & B\'s <script>'] }
    const { html } = orderMail(
      { ...ORDER, name: '<img/onerror=alert(1)> da Silva', connection },
      firstPhones,
      AT,
    )
    expect(html).not.toContain('<img')
    expect(html).not.toContain('<script>')
    expect(html).toContain('Rua &quot;A&quot; &amp; B&#39;s &lt;script&gt;')
  })

  it('brings the visit as a file for the calendar, if there is a visit', () => {
    const { calendar } = orderMail(ORDER, firstPhones, AT)
    expect(calendar?.name).toBe('visita-P261120K7M2QX.ics')
    expect(visitInCalendar(calendar?.content ?? '')).toEqual({
      start: '2026-11-27T08:00:00',
      place: 'Avenida Paulista, 1000, apto 12, Bela Vista, São Paulo/SP, CEP 01310-100',
    })
    expect(orderMail({ ...ORDER, connection: null }, firstPhones, AT).calendar).toBeUndefined()
    expect(
      orderMail({ ...ORDER, connection: { ...CONNECTION, schedule: null } }, firstPhones, AT).calendar,
    ).toBeUndefined()
  })

  it('needs nothing from elsewhere: no picture, no script, no style sheet', () => {
    expect(orderMail(ORDER, firstPhones, AT).html).not.toMatch(/<(?:img|script|link|iframe)|url\(|@import/)
  })
})

describe('the phone numbers of an edition', () => {
  const phones = { sales: '0800 777 0000', support: '103 99', whatsapp: '55 11 97777 0000' }
  const { to, name, orderNumber } = ORDER
  const { schedule, address } = CONNECTION
  const moved = { to, name, orderNumber, before: schedule, schedule, address } as Parameters<
    typeof appointmentChangedMail
  >[0]

  it.each([
    ['of an order', orderMail(ORDER, phones, AT)],
    ['of a renewal', orderMail({ ...ORDER, connection: null }, phones, AT)],
    ['of a new day', appointmentChangedMail(moved, phones, AT)],
    ['of a cancellation', orderCancelledMail({ to, name, orderNumber }, phones)],
  ])('are those of the mail %s, as text and as HTML (D119)', (_of, { text, html }) => {
    for (const form of [text, html]) {
      expect(form).toContain('Ligar para 0800 777 0000')
      expect(form).toContain('https://wa.me/5511977770000?text=')
      expect(form).not.toMatch(OF_THE_FIRST)
    }
    expect(html).toContain('href="tel:08007770000"')
  })
})

describe('without a mail server', () => {
  const server = useServer()
  const folder = () => path.join(server().config.dataDir, 'mail')

  it('mails are files for our eyes only, one for each order', async () => {
    const { id, number } = await placeOrder(server())
    const { mail } = server().providers
    // A crash between sending and marking, as it looks to the outbox.
    const send = (each: Mail) => mail.send(each).then(() => Promise.reject(new Error('nobody noted it')))
    await outboxDeliverer(server(), { providers: { mail: { ...mail, send } } }).round()
    server().clock.advance(6_000)
    await deliverAll(server())
    const [file = '', ...more] = readdirSync(folder())
    expect(more).toEqual([])
    expect(file).not.toContain(id)
    expect(statSync(folder()).mode & 0o777).toBe(0o700)
    expect(statSync(path.join(folder(), file)).mode & 0o777).toBe(0o600)
    const raw = readFileSync(path.join(folder(), file), 'utf8')
    expect(raw).toMatch(/^To: maria\.silva@gmail\.com/m)
    expect(raw).toMatch(/^Content-Language: pt-BR/m)
    expect(partOf(raw, 'text/plain')).toContain(number)
    expect(partOf(raw, 'text/html')).toContain('seu pedido está feito')
    expect(visitInCalendar(partOf(raw, 'text/calendar')).place).toContain('Avenida Paulista, 1000')
    for (const secret of ['52998224725', '529.982.247-25', '12345-6', id]) expect(raw).not.toContain(secret)
  })

  it('the same mail again takes the place of the first', async () => {
    const before = readdirSync(folder()).length
    await server().providers.mail.send(MAIL)
    await server().providers.mail.send(MAIL)
    expect(readdirSync(folder())).toHaveLength(before + 1)
    await server().providers.mail.forget('a lead')
    expect(readdirSync(folder())).toHaveLength(before)
  })
})

describe('an order under a campaign', () => {
  const payment = 'A fatura chega por e-mail.'
  const server = useServer({ env: { PAYMENT_SENTENCE: payment } })

  it('has in its mail what the landing page promised, and how bills may be paid (D106, D107)', async () => {
    await placeOrder(server(), {}, { ...PAULISTA, addon: 'livelo' })
    await deliverAll(server())
    const folder = path.join(server().config.dataDir, 'mail')
    const [file = ''] = readdirSync(folder)
    const text = partOf(readFileSync(path.join(folder, file), 'utf8'), 'text/plain')
    expect(text).toMatch(/Pontos Livelo: \d[\d.]* pontos na sua conta Livelo/)
    expect(text).toContain(payment)
  })
})

describe('through a mail server', () => {
  let stop: (() => Promise<void>)[] = []
  afterEach(async () => {
    for (const each of stop.toReversed()) await each()
    stop = []
  })

  async function mailServer(options?: Parameters<typeof startMailServer>[0]): Promise<MailServer> {
    const mails = await startMailServer(options)
    stop.push(mails.stop)
    return mails
  }

  it('that wants a password gets it, over an encrypted line', async () => {
    const mails = await mailServer({
      key: KEY,
      cert: CERTIFICATE,
      authOptional: false,
      onAuth: ({ username, password }, _session, callback) =>
        password === 'right' ? callback(null, { user: username }) : callback(new Error('wrong')),
    })
    const smtp = { host: 'localhost', port: mails.port, secure: false, user: 'loja', password: 'right' }
    const provider = smtpMail(smtp, 'loja@example.com', { ca: CERTIFICATE })
    stop.push(() => provider.close())
    await provider.send(MAIL)
    expect(mails.mails).toMatchObject([{ isEncrypted: true, user: 'loja' }])
  })

  it('says at its end who sells, and where one asks of one’s data, in text and HTML (D86, D144)', async () => {
    const mails = await mailServer()
    const smtp = { host: 'localhost', port: mails.port, secure: false, user: undefined, password: undefined }
    const company = {
      name: 'Fibra & Cia',
      cnpj: '11.222.333/0001-81',
      address: 'Rua das Flores, 10',
      privacyContact: 'dados@fibra.example',
    }
    const config = { company, publicUrl: 'https://fibra.example', port: 1 }
    const provider = withFooterLines(smtpMail(smtp, 'loja@example.com'), config)
    stop.push(() => provider.close())
    const { text, html } = codeMail('123456')
    await provider.send({ ...MAIL, text, html })
    const raw = mails.mails[0]?.raw ?? ''
    expect(partOf(raw, 'text/plain').trimEnd()).toMatch(
      /Fibra & Cia, CNPJ 11\.222\.333\/0001-81\. .*dados@fibra\.example\.\s+Meus dados: https:\/\/fibra\.example\/meus-dados\/$/,
    )
    expect(partOf(raw, 'text/html')).toContain('Fibra &amp; Cia, CNPJ 11.222.333/0001-81.')
    expect(partOf(raw, 'text/html')).toContain('href="https://fibra.example/meus-dados/"')
  })

  it('a wrong password of ours is not the fault of the recipient', async () => {
    const mails = await mailServer({
      authOptional: false,
      allowInsecureAuth: true,
      onAuth: (_auth, _session, callback) =>
        callback(Object.assign(new Error('535 no'), { responseCode: 535 })),
    })
    const smtp = { host: '127.0.0.1', port: mails.port, secure: false, user: 'loja', password: 'wrong' }
    const provider = smtpMail(smtp, 'loja@example.com', { ca: CERTIFICATE })
    stop.push(() => provider.close())
    const sent = provider.send(MAIL)
    await expect(sent).rejects.toSatisfy((error) => !(error instanceof Undeliverable))
  })
})

describe('an order whose mail goes through a mail server', () => {
  let refused: { readonly at: 'rcpt' | 'data'; readonly status: number } | undefined
  let mails: MailServer
  let server: TestServer & { close(): Promise<void> }
  const serverAt = ({ port }: MailServer) =>
    startServer({
      env: { SMTP_HOST: '127.0.0.1', SMTP_PORT: String(port), MAIL_FROM: 'Loja <loja@example.com>' },
    })
  beforeAll(async () => {
    const refuseAt = (at: 'rcpt' | 'data') => {
      if (refused?.at === at) throw Object.assign(new Error('refused'), { responseCode: refused.status })
      return Promise.resolve()
    }
    mails = await startMailServer({
      before: async (moment) => refuseAt(moment === 'rcpt' ? 'rcpt' : 'data'),
    })
    server = await serverAt(mails)
  })
  afterAll(async () => {
    await server.providers.mail.close()
    await server.close()
    await mails.stop()
  })
  beforeEach(async () => {
    refused = undefined
    mails.mails.length = 0
    await server.sql('delete from outbox')
  })

  const state = async (of: TestServer = server) => {
    const [row] = await of.sql(
      "select attempts, delivered_at, failed_at, last_error from outbox where kind = 'order.mail'",
    )
    return row
  }

  it('is confirmed with its own Message-ID', async () => {
    const { number } = await placeOrder(server)
    await deliverAll(server)
    const [mail] = mails.mails
    expect(mail).toMatchObject({ from: 'loja@example.com', to: ['maria.silva@gmail.com'] })
    expect(mail?.raw).toMatch(/^Message-ID: <[0-9a-f-]{36}@example\.com>/m)
    expect(partOf(mail?.raw ?? '', 'text/plain')).toContain(number)
    expect(mails.mails).toHaveLength(1)
  })

  it.each([
    [450, 'rcpt', false],
    [550, 'rcpt', true],
    [554, 'data', true],
  ] as const)('that says %i at %s: given up is %s', async (status, at, isOver) => {
    refused = { status, at }
    await placeOrder(server)
    const { round, lines } = outboxDeliverer(server)
    await round()
    const row = await state()
    expect(row).toMatchObject({ attempts: 1, delivered_at: null, last_error: expect.any(String) as string })
    expect(row?.failed_at !== null).toBe(isOver)
    expect(`${String(row?.last_error)} ${JSON.stringify(lines)}`).not.toContain('maria.silva')
  })

  it('that is not there is tried again later', async () => {
    const gone = await startMailServer()
    const alone = await serverAt(gone)
    try {
      await gone.stop()
      await placeOrder(alone)
      const { round, lines } = outboxDeliverer(alone)
      await round()
      expect(await state(alone)).toMatchObject({ attempts: 1, delivered_at: null, failed_at: null })
      expect(lines.map((line) => line.level)).toEqual(['warn'])
    } finally {
      await alone.providers.mail.close()
      await alone.close()
    }
  })
})
