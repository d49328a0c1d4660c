/** The case of a data subject at the desk: the file of what is held, and erasure but for what the law keeps (D144). */
import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { dataRequestsWords as words } from '../../../src/content/desk/data-request-words.ts'
import { home } from '../../../src/content/desk/start-page.ts'
import { myData, type DataRequestKind } from '../../../src/content/my-data.ts'
import { encryptIdForUrl } from '../../../server/services/desk/encrypt-record-ids-for-urls.ts'
import { desk, partsOf, signedIn, type Page, type Person } from '../../support/desk-over-http.ts'
import { agentLink } from '../../support/create-agent-link.ts'
import { ANSWERS, answeredLead } from '../../support/create-leads.ts'
import { deskOrders } from '../../support/place-and-open-desk-orders.ts'
import { useServer } from '../../support/server.ts'

const PATH = '/operador/pedidos-de-titulares'
const MINE = { email: 'maria.silva@gmail.com', phone: '11987654321' }

describe('the case of a data subject', () => {
  const server = useServer({ desk })
  const { order, find } = deskOrders(server)

  async function openCase(kind: DataRequestKind, proof: 'code' | null, due = '2026-12-05') {
    const id = randomUUID()
    const content = partsOf(server()).vault.seal(JSON.stringify({ email: MINE.email, details: '' }), id)
    await server().sql(
      `insert into data_requests (id, kind, content, created_at, due_on, proof) values ($1, $2, $3, now(), $4, $5)`,
      [id, kind, content, due, proof],
    )
    return `${PATH}/${encryptIdForUrl(partsOf(server()).vault, id)}`
  }
  const rowsOf = ({ document }: Page) =>
    [...document.querySelectorAll('tbody tr')].map((row) => row.textContent ?? '')
  /** Erases the record whose row contains a text. */
  async function erase(who: Person, path: string, text: string) {
    const page = await who.open(path)
    const row = [...page.document.querySelectorAll('tbody tr')].find((each) =>
      each.textContent?.includes(text),
    )
    const record = row?.querySelector<HTMLInputElement>('[name=registro]')?.value ?? ''
    return who.send(`${path}/apagar`, { registro: record, certeza: 'sim' })
  }

  it('has all that is held as a file, once it is known who asks; each look is logged', async () => {
    const { id, number } = await order()
    const lead = await answeredLead(server())
    const { id: link } = await agentLink(server())
    await server().sql('update agent_links set lead_id = $2 where id = $1', [link, id])
    await server().sql(
      `update leads set origin = origin || '{"agent": "ana@exemplo.com.br"}' where id = $1`,
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
    await house.open(path)
    expect((await house.send(`${path}/confirmar`)).to).toBe(`${path}?feito=titular-confirmado`)
    expect((await house.open(path)).text).toContain(words.proofs.person)
    const file = await house.open(`${path}/arquivo`)
    expect(String(file.headers['content-disposition'])).toMatch(
      /attachment; filename="dados-[A-Z\d]{8}\.json"/,
    )
    const data = JSON.parse(file.html) as { registros: { emPalavras: Record<string, string> }[] }
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
    expect(JSON.stringify(data.registros[0]?.emPalavras)).toContain('Nome da mãe')
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

  it('takes records that are found by something else, and gives back what is somebody else’s', async () => {
    const house = await signedIn(server(), 'administracao')
    const path = await openCase('access', 'code')
    const before = rowsOf(await house.open(path)).length
    const { body } = await server().call('POST', '/api/supportRequest', { telephone: '21955554444' })
    expect(body.id).toBeDefined()
    expect((await house.send(`${path}/juntar`, { busca: '21955' })).status).toBe(400)
    await house.open(path)
    expect((await house.send(`${path}/juntar`, { busca: '(21) 95555-4444' })).to).toBe(
      `${path}?feito=titular-juntado`,
    )
    const page = await house.open(path)
    expect(rowsOf(page).length).toBe(before + 1)
    expect((await house.open(`${path}/arquivo`)).html).toContain('21955554444')
    const shown = await house.open(path)
    const row = [...shown.document.querySelectorAll('tbody tr')].find((each) =>
      each.textContent?.includes('Ligação'),
    )
    const record = row?.querySelector<HTMLInputElement>('[name=registro]')?.value ?? ''
    await house.send(`${path}/tirar`, { registro: record })
    expect(rowsOf(await house.open(path)).length).toBe(before)
  })

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
    const ahead = await erase(house, path, number)
    expect([ahead.status, ahead.text]).toEqual([409, expect.stringContaining(words.erasure.ahead)])
    const count = async () => (await server().sql('select 1 from leads where id = $1', [open])).length
    const rows = rowsOf(await house.open(path)).length
    const begun = await house.open(path)
    const handles = [...begun.document.querySelectorAll('tbody tr')].filter((row) =>
      row.textContent?.includes(words.states.open),
    )
    expect(handles.length).toBeGreaterThan(0)
    for (let left = handles.length; left > 0; left -= 1)
      expect((await erase(house, path, words.states.open)).to).toBe(`${path}?feito=titular-apagado`)
    expect(await count()).toBe(0)
    expect(rowsOf(await house.open(path)).length).toBe(rows - handles.length)

    // the visit is over: the contract stays, the rest goes
    await server().sql('update orders set installation_day = $2 where lead_id = $1', [id, '2026-11-19'])
    expect((await erase(house, path, number)).to).toBe(`${path}?feito=titular-reduzido`)
    const [lead] = await server().sql('select answers, origin from leads where id = $1', [id])
    expect(Object.keys(lead?.answers ?? {}).toSorted()).toEqual(['documentNumber', 'dueDate', 'name', 'plan'])
    expect(await server().sql('select 1 from outbox where subject_id = $1', [id])).toEqual([])
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
