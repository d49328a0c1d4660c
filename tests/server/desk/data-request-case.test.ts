/** The case of a data subject at the desk: the file of what is held, and erasure but for what the law keeps (D144). */
import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { dataRequestsWords as words } from '../../../src/content/desk/data-request-words.ts'
import { home } from '../../../src/content/desk/home-page.ts'
import { myData, type DataRequestKind } from '../../../src/content/my-data.ts'
import { shortReference } from '../../../server/rules/order-number.ts'
import { encryptIdForUrl } from '../../../server/services/desk/ids-in-urls.ts'
import { desk, partsOf, signedIn, type Page, type Person, rowWith } from '../../support/desk-over-http.ts'
import { agentLink } from '../../support/create-agent-link.ts'
import { ANSWERS, answeredLead, placeOrder } from '../../support/create-leads.ts'
import { deskOrders } from '../../support/place-and-open-desk-orders.ts'
import { unbrokenBRL } from '../../../src/lib/format-prices-and-counts.ts'
import { useServer } from '../../support/server.ts'
import { CASES, personalDataRequests } from '../../support/ask-for-personal-data.ts'
import { mailsTo } from '../../support/read-mail-files.ts'
import { partOf } from '../../support/smtp-server.ts'
import { itInFullRun } from '../../support/sampled-tests.ts'
import { rowsToRun } from '../../support/rows-to-run.ts'
import { orderLink } from '../../support/scriptless-pages.ts'

const MINE = { email: 'maria.silva@gmail.com', phone: '11987654321' }

describe('the case of a data subject', () => {
  const server = useServer({ desk, orderLink })
  const { order, find } = deskOrders(server)
  const { textsTo } = personalDataRequests(server)

  async function openCase(
    kind: DataRequestKind,
    proof: 'code' | null,
    due = '2026-12-05',
    email: string = MINE.email,
  ) {
    const id = randomUUID()
    const content = partsOf(server()).vault.seal(JSON.stringify({ email, details: '' }), id)
    await server().sql(
      `insert into data_requests (id, kind, content, created_at, due_on, proof) values ($1, $2, $3, now(), $4, $5)`,
      [id, kind, content, due, proof],
    )
    return `${CASES}/${encryptIdForUrl(partsOf(server()).vault, id)}`
  }
  const rowsOf = ({ document }: Page) =>
    [...document.querySelectorAll('tbody tr')].map((row) => row.textContent ?? '')
  const entries = async (what: string) =>
    (await server().sql('select detail from audit_log where what = $1 order by seq', [what])).map(
      ({ detail }) => detail as Record<string, unknown>,
    )
  /** Has the mailbox of all orders verified, as by a code that was typed in each. */
  const verifyMailboxes = () =>
    server().sql(
      `update leads set verified = jsonb_build_object('customer', answers->'email'->>'lookup') where answers ? 'email'`,
    )
  /** Confirms each record that nothing proves, one after another; returns where the last one led. */
  async function confirmAll(who: Person, path: string, como: string): Promise<string | undefined> {
    let to: string | undefined
    for (;;) {
      const page = await who.open(path)
      const next = [...page.document.querySelectorAll<HTMLOptionElement>('select[name=registro] option')]
      const registro = next.find(({ value }) => value !== '')?.value
      if (registro === undefined) return to
      to = (await who.send(`${path}/confirmar`, { registro, como })).to
      if (to === undefined) return to
    }
  }
  const recordOf = (part: ParentNode | undefined) =>
    part?.querySelector<HTMLInputElement>('[name=registro]')?.value ?? ''
  /** Erases the record whose row contains a text. */
  async function erase(who: Person, path: string, text: string) {
    const registro = recordOf(rowWith(await who.open(path), text))
    return who.forge(path, 'apagar', { registro, certeza: 'sim' })
  }

  it('has all that is held as a file, once it is known who asks; each look is logged', async () => {
    const { id, number } = await order()
    const lead = await answeredLead(server())
    const { id: link } = await agentLink(server())
    await server().sql('update agent_links set lead_id = $2 where id = $1', [link, id])
    await server().sql(
      `update leads set origin = origin || '{"agent": "ana@exemplo.com.br", "version": "B"}' where id = $1`,
      [id],
    )
    const house = await signedIn(server(), 'administracao')
    const path = await openCase('access', null)
    const page = await house.open(path)
    const [reference] = /[A-Z\d]{8}/.exec(rowsOf(page).join(' ')) ?? []
    expect([rowsOf(page).length, rowsOf(page).some((row) => row.includes(number))]).toEqual([2, true])
    expect(reference).toBeDefined()
    expect(page.text).toContain(words.proofs.none)
    expect((await house.open(`${path}/arquivo`)).status).toBe(403)
    // who answers has confirmed it on the telephone
    expect((await house.press(path, 'confirmar')).status).toBe(400)
    await house.open(path)
    // of one record at a time
    expect((await house.send(`${path}/confirmar`, { como: 'phone' })).status).toBe(400)
    expect(await confirmAll(house, path, 'phone')).toBe(`${path}?feito=titular-confirmado`)
    expect((await house.open(path)).text).toContain(words.proofs.person)
    const file = await house.open(`${path}/arquivo`)
    expect(String(file.headers['content-disposition'])).toMatch(
      /attachment; filename="dados-[A-Z\d]{8}\.json"/,
    )
    expect((await house.press(path, 'mandar')).to).toBe(`${path}?feito=titular-mandado`)
    const [mailed = ''] = (await mailsTo(server().config.dataDir, MINE.email)).filter((raw) =>
      raw.includes('filename=dados-'),
    )
    expect(partOf(mailed, 'application/json')).toContain(number)
    expect(await entries('data_request_file_mailed')).toHaveLength(1)
    expect((await house.open('/operador/registro')).text).toMatch(
      /registros: [A-Z\d]{8}.* · contatos avisados: \d/,
    )
    const data = JSON.parse(file.html) as {
      comQuem: string
      pedidosSobreDados: { email: string }[]
      registros: {
        pedido?: string
        emPalavras: Record<string, string>
        oQueAconteceu: string[]
        comoEstaGuardado: object
      }[]
    }
    expect(data.registros).toHaveLength(2)
    const text = file.html
    for (const known of [
      'Maria da Silva',
      MINE.phone,
      MINE.email,
      '52998224725',
      '1990',
      number,
      'Avenida Paulista',
      // what an agent entered for a link
      'Ana Beatriz Prado',
    ])
      expect([known, text.includes(known)]).toEqual([known, true])
    const said = data.registros.find(({ pedido }) => pedido === number)
    const [placed] = await server().sql(
      'select p.name, o.price from orders o join plans p on p.id = o.plan_id where o.lead_id = $1',
      [id],
    )
    expect(said?.emPalavras).toMatchObject({
      Plano: expect.stringContaining(
        `${String(placed?.name)}, ${unbrokenBRL(Number(placed?.price) / 100)}`,
      ) as string,
      'Débito automático': 'sim',
      'Conta do débito': 'banco 077, agência 0001, conta 12345-6',
      Endereço: expect.stringContaining('Avenida Paulista') as string,
      'Dia da instalação': expect.stringMatching(/^\d\d\/\d\d\/2026, (manhã|tarde)$/) as string,
      'Ofertas por e-mail': 'sim',
      'Análise de crédito': 'aprovada',
      'Versão do experimento': 'B',
      'Aceitou o pedido': expect.stringContaining('2026') as string,
    })
    expect(JSON.stringify(said?.emPalavras)).toContain('Nome da mãe')
    expect(Object.values(said?.emPalavras ?? {})).not.toContain('')
    expect(JSON.stringify(data)).not.toContain('"consent":"')
    expect(said?.oQueAconteceu.join()).toContain('Respondeu: ')
    expect(said?.oQueAconteceu.join()).not.toContain('Respondeu a uma pergunta')
    expect(data.comQuem).toContain(words.file.riskChecker)
    expect(JSON.stringify(said?.comoEstaGuardado)).toContain('"experimentVersion":"B"')
    expect(data.pedidosSobreDados.map(({ email }) => email)).toContain(MINE.email)
    // neither what is sealed, nor what only the server needs, nor colleagues
    expect(text).not.toMatch(/"s\d\.|lookup|key_hash|fingerprint|operator_id|exemplo\.com\.br/)
    for (const record of [id, lead]) expect(text).not.toContain(record)
    const log = JSON.stringify(
      await server().sql("select what, subject, detail from audit_log where what like 'data_request%'"),
    )
    for (const what of ['data_request_seen', 'data_request_proven', 'data_request_file'])
      expect(log).toContain(what)
    expect(log).not.toMatch(/maria|98765|gmail/i)
    for (const role of ['atendimento', 'analise'] as const)
      expect((await (await signedIn(server(), role)).open(path)).status).toBe(403)
  })

  itInFullRun(
    'takes records that are found by something else, and gives back what is somebody else’s',
    async () => {
      const house = await signedIn(server(), 'administracao')
      const path = await openCase('access', 'code')
      await verifyMailboxes()
      const before = rowsOf(await house.open(path)).length
      const { body } = await server().call('POST', '/api/supportRequest', { telephone: '21955554444' })
      expect(body.id).toBeDefined()
      expect((await house.send(`${path}/juntar`, { busca: '21955' })).status).toBe(400)
      expect((await house.press(path, 'juntar', { busca: '(21) 95555-4444' })).to).toBe(
        `${path}?feito=titular-juntado`,
      )
      const page = await house.open(path)
      expect(rowsOf(page).length).toBe(before + 1)
      // the code proves the address alone, and not whose the telephone is
      expect((await house.open(`${path}/arquivo`)).html).not.toContain('21955554444')
      await confirmAll(house, path, 'phone')
      expect((await house.open(`${path}/arquivo`)).html).toContain('21955554444')
      const registro = recordOf(rowWith(await house.open(path), 'Ligação'))
      await house.send(`${path}/tirar`, { registro })
      expect(rowsOf(await house.open(path)).length).toBe(before)
    },
  )

  it('erases what may go, keeps the contract of an order with its reason and end, and refuses one with a visit ahead', async () => {
    await server().sql("delete from outbox where kind like '%.mail'")
    const house = await signedIn(server(), 'administracao')
    const path = await openCase('erasure', 'code')
    const { id, number } = await order()
    const open = await answeredLead(server(), { phone: { ...ANSWERS.phone, phone: '11933332222' } })
    const [reference] = await server().sql(
      "select lookup from search_keys where record_id = $1 and kind = 'phone'",
      [open],
    )
    expect(reference).toBeDefined()
    await verifyMailboxes()
    const ahead = await erase(house, path, number)
    expect([ahead.status, ahead.text]).toEqual([409, expect.stringContaining(words.owed.visit)])
    const count = async () => (await server().sql('select 1 from leads where id = $1', [open])).length
    const rows = rowsOf(await house.open(path))
    const opened = rows.filter((row) => row.includes(words.states.open))
    expect(opened.length).toBeGreaterThan(0)
    for (const _ of opened)
      expect((await erase(house, path, words.states.open)).to).toBe(`${path}?feito=titular-apagado`)
    expect(await count()).toBe(0)
    expect(rowsOf(await house.open(path)).length).toBe(rows.length - opened.length)

    // the visit is over: the contract stays, the rest goes
    await server().sql('update orders set installation_day = $2 where lead_id = $1', [id, '2026-11-19'])
    expect((await erase(house, path, number)).to).toBe(`${path}?feito=titular-reduzido`)
    const [lead] = await server().sql('select answers, origin from leads where id = $1', [id])
    expect(Object.keys(lead?.answers ?? {}).toSorted()).toEqual(['documentNumber', 'dueDate', 'name', 'plan'])
    // what the order system has not received (X58)
    expect(await server().sql('select kind from outbox where subject_id = $1 order by kind', [id])).toEqual([
      { kind: 'order.created' },
      { kind: 'order.erased' },
    ])
    const kinds = await server().sql('select kind from search_keys where record_id = $1 order by kind', [id])
    expect(kinds.map(({ kind }) => kind)).toEqual(['document', 'name', 'reference'])
    expect((await find(house, MINE.phone)).text).not.toContain(number)
    const shown = await find(house, number)
    expect([shown.status, shown.text.includes(number)]).toEqual([200, true])
    // it still belongs to the case, with the day on which it goes
    const kept = rowsOf(await house.open(path)).find((row) => row.includes(number))
    expect(kept).toContain(words.erasure.keptUntil)

    const log = JSON.stringify(
      await server().sql("select detail from audit_log where what = 'data_request_erased'"),
    )
    expect(log).toContain('"kept":true')
    expect(log).not.toMatch(/maria|98765|gmail|P2611/i)
    expect(myData.kept.rows(1826, 90)[0]?.until).toContain('anos')
  })

  it.each(rowsToRun([null, 'code'] as const, (proof) => proof === 'code'))(
    'of who writes from another address (proof %s) opens nothing until it is said how they were confirmed, and the contact on record is told',
    async (proof) => {
      const { id, number } = await placeOrder(server(), {
        email: { ...ANSWERS.email, email: 'dona@example.com' },
      })
      const house = await signedIn(server(), 'administracao')
      const path = await openCase('erasure', proof, '2026-12-05', 'intruso@example.org')
      await house.press(path, 'juntar', { busca: number })
      const page = await house.open(path)
      expect(rowsOf(page).join()).toContain(words.proofsOfRecord.none)
      expect(rowsOf(page).join()).not.toContain(words.erasure.submit)
      expect((await house.open(`${path}/arquivo`)).status).toBe(403)
      expect((await house.press(path, 'confirmar', { como: 'gosto' })).status).toBe(400)
      const before = (await textsTo('dona@example.com')).length
      expect(await confirmAll(house, path, 'document')).toBe(`${path}?feito=titular-confirmado`)
      const mails = await textsTo('dona@example.com')
      expect([mails.length, mails.at(-1)]).toEqual([before + 1, expect.stringContaining(myData.told.title)])
      expect(mails.at(-1)).not.toContain('intruso')
      expect(await textsTo('intruso@example.org')).toEqual([])
      expect((await house.open(`${path}/arquivo`)).status).toBe(200)
      const [proven] = (await entries('data_request_proven')).slice(-1)
      expect(proven).toEqual({
        request: expect.any(String),
        how: 'document',
        told: 1,
        references: [shortReference(partsOf(server()).vault, id)],
      })
      // the number with which that person objects
      expect(mails.at(-1)).toContain(String((proven as { request?: string } | undefined)?.request))
      // pressed twice it tells nobody twice
      const registro = recordOf((await house.open(path)).document)
      await house.forge(path, 'confirmar', { como: 'document', registro })
      expect((await textsTo('dona@example.com')).length).toBe(before + 1)
    },
  )

  itInFullRun(
    'confirms only records that the page has shown; one taken out meanwhile stays out, and one added again is asked about again',
    async () => {
      const { number } = await placeOrder(server(), {
        email: { ...ANSWERS.email, email: 'dono@example.com' },
      })
      const [ana, bia] = [
        await signedIn(server(), 'administracao'),
        await signedIn(server(), 'administracao'),
      ]
      const path = await openCase('access', null, '2026-12-05', 'alguem@example.org')
      // a page that was opened before the record was added
      await ana.open(path)
      await bia.press(path, 'juntar', { busca: number })
      await ana.send(`${path}/confirmar`, { como: 'phone' })
      expect((await ana.open(`${path}/arquivo`)).status).toBe(403)
      await ana.open(path)
      const record = recordOf((await bia.open(path)).document)
      await bia.send(`${path}/tirar`, { registro: record })
      await ana.send(`${path}/confirmar`, { como: 'phone', registro: record })
      expect(rowsOf(await ana.open(path)).join()).not.toContain(number)
      await bia.press(path, 'juntar', { busca: number })
      expect(rowsOf(await bia.open(path)).join()).toContain(words.proofsOfRecord.none)
      expect((await bia.open(`${path}/arquivo`)).status).toBe(403)
    },
  )

  itInFullRun(
    'gives no answer that its records contradict, and none but that nobody is known while nobody is',
    async () => {
      const { number } = await order()
      const house = await signedIn(server(), 'administracao')
      const answerTo = (path: string, outcome: string) => house.press(path, 'concluir', { outcome })
      const unknown = await openCase('access', null)
      const early = await answerTo(unknown, 'none')
      expect([early.status, early.text]).toEqual([400, expect.stringContaining(words.unprovenAnswer)])
      const path = await openCase('erasure', 'code')
      await verifyMailboxes()
      expect((await answerTo(path, 'none')).text).toContain(words.notNone)
      await server().sql('update orders set installation_day = $2 where number = $1', [number, '2026-11-19'])
      await erase(house, path, number)
      expect((await answerTo(path, 'done')).text).toContain(words.notAllErased)
      expect((await answerTo(path, 'kept')).to).toContain('feito=titular-respondido')
      // what is answered is not worked on any more
      const page = await house.open(path)
      expect(page.document.querySelector(`form[action="${path}/juntar"]`)).toBeNull()
      expect((await house.forge(path, 'juntar', { busca: number })).status).toBe(409)
    },
  )

  it('erases only where erasure was asked, and leads to the order where correction was', async () => {
    const house = await signedIn(server(), 'administracao')
    await order()
    await verifyMailboxes()
    const other = await openCase('access', 'code')
    const shown = await house.open(other)
    expect(shown.document.querySelector(`form[action="${other}/apagar"]`)).toBeNull()
    const registro = recordOf(shown.document)
    expect((await house.forge(other, 'apagar', { registro, certeza: 'sim' })).status).toBe(409)
    expect(rowsOf(shown).join()).not.toContain(words.correct)
    const correction = await house.open(await openCase('correction', 'code'))
    expect(rowsOf(correction).join()).toContain(words.correct)
  })

  it('is answered on its page: nothing is preselected, what was not possible has its reason, and one mail tells the person', async () => {
    const house = await signedIn(server(), 'administracao')
    const path = await openCase('correction', 'code', '2026-12-05', 'nome@example.com')
    const page = await house.open(path)
    const select = page.document.querySelector<HTMLSelectElement>('select[name=outcome]')
    expect([select?.value, select?.required]).toEqual(['', true])
    expect((await house.send(`${path}/concluir`)).status).toBe(400)
    expect((await house.press(path, 'concluir', { outcome: 'impossible' })).text).toContain(
      words.reasonMissing,
    )
    await house.open(path)
    const reason = 'O nome é o do documento, que a Receita confirma.'
    expect((await house.send(`${path}/concluir`, { outcome: 'impossible', motivo: reason })).to).toContain(
      'titular-respondido',
    )
    const mails = await textsTo('nome@example.com')
    expect(mails).toHaveLength(1)
    expect(mails[0]).toContain(myData.answered.title)
    const link = /\/meus-dados\/[\da-f-]{36}/.exec(mails[0] ?? '')?.[0] ?? ''
    expect(link).not.toBe('')
    expect(mails[0]).not.toContain(reason)
    expect(JSON.stringify(await server().sql('select * from data_requests'))).not.toContain('Receita')
    expect(JSON.stringify(await entries('data_request_closed'))).not.toContain('Receita')
    expect((await server().call('GET', link)).text).toContain(reason)
  })

  it('stands on the first page with its deadline, and as late after it', async () => {
    const house = await signedIn(server(), 'administracao')
    const before = await house.open('/operador')
    const open = (await server().sql('select 1 from data_requests where closed_at is null')).length
    expect(before.text).toContain(home.dataRequests(open))
    await openCase('access', 'code', '2026-11-10')
    expect((await house.open('/operador')).text).toContain(home.lateDataRequests(1))
    const agent = await signedIn(server(), 'atendimento')
    expect((await agent.open('/operador')).text).not.toContain(home.lateDataRequests(1))
  })
})
