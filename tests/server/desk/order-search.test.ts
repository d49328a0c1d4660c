/** Searching orders and leads at the desk: which role finds what, what is masked, what is recorded. */
import { describe, expect, it } from 'vitest'
import { actionName } from '../../../src/content/desk/audit-sentences.ts'
import { orderRecord as words, orderSearch as search, searchedBy } from '../../../src/content/desk/orders.ts'
import { capitalised } from '../../../src/lib/text.ts'
import { fillReferences } from '../../../server/services/reference-search.ts'
import { deliverAll } from '../../support/deliver-outbox.ts'
import { desk, partsOf, person, signedIn, type Page } from '../../support/desk-over-http.ts'
import { deskOrders, deskPathOfLead, SEARCH } from '../../support/place-and-open-desk-orders.ts'
import { ANSWERS, openLead, PAULISTA } from '../../support/create-leads.ts'
import { useServer } from '../../support/server.ts'

const MARIA = {
  name: 'Maria da Silva',
  phone: '11987654321',
  email: 'maria.silva@gmail.com',
  cpf: '52998224725',
}

describe('searches for persons', () => {
  const FREE = 2
  const server = useServer({ desk, env: { RATE_LIMIT_SEARCHES_PER_HOUR: String(FREE) } })
  const { agent, find, actions } = deskOrders(server)
  const cpfs = ['52998224725', '11144477735', '39053344705']

  it('need a reason once there are many in an hour, and end; those of colleagues do not (S63)', async () => {
    const [who, colleague] = [await agent(), await agent()]
    const asked = (page: Page) => page.document.querySelectorAll('[name=motivo]').length > 0
    const statuses: number[] = []
    for (let at = 0; at < 6 * FREE; at += 1) {
      const page = await find(who, cpfs[at % 3] ?? '')
      statuses.push(page.status)
      expect([at, asked(page)]).toEqual([at, at >= FREE - 1 && page.status !== 429])
    }
    expect(statuses.filter((each) => each === 200)).toHaveLength(FREE)
    expect(statuses.filter((each) => each === 400)).toHaveLength(4 * FREE)
    expect(new Set(statuses.slice(5 * FREE))).toEqual(new Set([429]))
    expect((await find(colleague, '52998224725')).status).toBe(200)
    expect(await actions('order_searched')).toHaveLength(FREE + 1)
  })

  it('go on with a reason, which the log holds; nothing that was typed is lost (S63)', async () => {
    const who = await agent()
    for (let at = 0; at < FREE; at += 1) await find(who, '11987654321')
    const page = await find(who, '11987654321')
    expect(page.text).toContain(search.asksReason(FREE))
    expect(page.document.querySelector<HTMLInputElement>('[name=busca]')?.value).toBe('11987654321')
    expect((await who.send(SEARCH, { motivo: 'curiosidade' })).status).toBe(400)
    const found = await who.send(SEARCH, { busca: '11987654321', motivo: 'reclamacao' })
    expect([found.status, found.text]).toEqual([200, expect.stringContaining(search.none('(11) 9****-**21'))])
    expect((await actions('order_searched')).at(-1)).toMatchObject({
      detail: { by: 'phone', searches: FREE + 3, reason: 'reclamacao' },
    })
    // the same reason, unless another one is given
    expect((await who.send(SEARCH, { busca: '11987654321' })).status).toBe(200)
  })
})

describe('an order at the desk', () => {
  const server = useServer({ desk })
  const { order, agent, find, open, actions } = deskOrders(server)

  it('is found by number, reference, telephone, e-mail and CPF, and by no part of them', async () => {
    const who = await agent()
    const { id, number } = await order()
    const { body } = await server().call('GET', `/api/lead/${id}`)
    const reference = String(body.reference)
    const whole = [
      number,
      number.toLowerCase(),
      reference,
      MARIA.phone,
      '(11) 98765-4321',
      MARIA.email,
      MARIA.cpf,
    ]
    for (const known of whole)
      expect([known, (await find(who, known)).text]).toEqual([known, expect.stringContaining(number)])
    await fillReferences(server().db, partsOf(server()).vault)
    expect(await server().sql('select 1 from search_keys where lookup is null')).toEqual([])
    expect((await find(who, reference)).text).toContain(number)
    for (const part of ['98765', 'maria', '529.982', number.slice(0, 9), '%', '', "' or true --"]) {
      const page = await find(who, part)
      expect([part, page.status, page.text.includes(number)]).toEqual([part, 400, false])
    }
    expect((await find(who, '11999990000')).text).toContain(search.none('(11) 9****-**00'))
  })

  it('is found by what was answered last, and by nothing after it was erased', async () => {
    const who = await agent()
    const id = await openLead(server())
    await server().call('PATCH', `/api/lead-v2/${id}/phone`, { phone: '21987650001' })
    await server().call('PATCH', `/api/lead-v2/${id}/phone`, { phone: '21987650002' })
    const handle = `${SEARCH}/`
    expect((await find(who, '21987650001')).html).not.toContain(handle)
    expect((await find(who, '21987650002')).html).toContain(handle)
    await server().call('DELETE', '/api/lead', { id, phone: '21987650002' })
    expect(await server().sql('select 1 from search_keys where record_id = $1', [id])).toEqual([])
    expect((await find(who, '21987650002')).html).not.toContain(handle)
  })

  it('is one of several that a telephone has, the newest first; places on the waiting list and renewals too', async () => {
    const who = await agent()
    const phone = { phone: { phone: '31987650011' } }
    const [one, two] = [await order(phone), await order(phone)]
    const page = await find(who, '31987650011')
    const rows = [...page.document.querySelectorAll('tbody tr')].map((each) => each.textContent ?? '')
    expect(rows).toHaveLength(2)
    for (const { number } of [one, two]) expect(rows.some((row) => row.includes(number))).toBe(true)
    const none = await server().call('POST', '/api/lead-v2', { cep: '68800000', number: '1' })
    expect((await find(who, String(none.body.reference))).text).toContain(search.kinds['no-coverage'])
    const { body } = await server().call('POST', '/api/renewalBaseUser/documentNumber', {
      cpf: '30000000620',
    })
    expect((await find(who, String(body.reference))).text).toContain(search.kinds.renewal)
  })

  it('a search is recorded by its kind, an HMAC and its number in the hour, never with what was typed (S63)', async () => {
    const who = await agent()
    await find(who, MARIA.email)
    await find(who, MARIA.cpf)
    const [email, cpf] = (await actions('order_searched')).slice(-2)
    const search = expect.stringMatching(/^[\w-]{16}$/)
    expect(email).toMatchObject({ subject: null, detail: { by: 'email', search, searches: 1 } })
    expect(cpf).toMatchObject({ subject: null, detail: { by: 'document', search, searches: 2 } })
    const log = JSON.stringify(await server().sql('select * from audit_log'))
    for (const value of [MARIA.email, 'm****', MARIA.cpf, '982.247']) expect(log).not.toContain(value)
    await find(who, MARIA.email)
    const again = (await actions('order_searched')).at(-1)?.detail as { search: string }
    expect(again).toMatchObject({ search: (email as { detail: { search: string } }).detail.search })
    const { text } = await (await signedIn(server(), 'administracao')).open('/operador/registro')
    expect(text).toContain(`procurou por ${searchedBy.document}`)
    expect(text).not.toContain('982.247')
  })

  it('is masked until it is opened with a reason, and for its opener only, for half an hour', async () => {
    const [who, other] = [await agent(), await agent()]
    const { path, number } = await order()
    const masked = await who.open(path)
    expect(masked.text).toContain(search.order(number))
    for (const value of [MARIA.name, '98765-4321', MARIA.email, '529.982', 'Paulista, 1000'])
      expect(masked.html).not.toContain(value)
    expect((await who.send(`${path}/abrir`)).text).toContain(words.masked.missing)
    const opened = await open(who, path)
    for (const value of [
      MARIA.name,
      '(11) 98765-4321',
      MARIA.email,
      '529.982.247-25',
      'Avenida Paulista, 1000',
    ])
      expect(opened.text).toContain(value)
    expect((await other.open(path)).text).not.toContain(MARIA.name)
    server().clock.advance(31 * 60_000)
    expect((await who.open(path)).text).not.toContain(MARIA.name)
    expect((await actions('order_opened')).at(-1)).toMatchObject({ detail: { reason: 'cliente' } })
    // everybody sees who has looked, apart from what happened
    const { document } = await other.open(path)
    const folded = [...document.querySelectorAll('details')].at(-1)
    expect(folded?.querySelector('summary')?.textContent).toBe(words.history.looks(7))
    const looks = [...(folded?.querySelectorAll('li') ?? [])].map((each) => each.textContent)
    expect(looks).toEqual([
      expect.stringContaining(words.history.looked(6)),
      expect.stringContaining(words.history.looked(1)),
    ])
    expect(looks[0]).toContain(words.reasons.cliente)
    folded?.remove()
    expect(document.querySelector('main')?.textContent).not.toContain(capitalised(actionName('order_opened')))
  })

  it('tells what happened, without a value', async () => {
    const who = await agent()
    const { path } = await order()
    await deliverAll(server())
    const { text } = await who.open(path)
    const { events } = words.history
    for (const each of [events.created, events.finished, events['risk approved']])
      expect(text).toContain(each)
    expect(text).toContain('Nome da mãe')
    expect(text).toMatch(/Confirmação do pedido, por e-mail: chegou/)
    expect(text).not.toContain('Pereira')
  })

  it('shows what a visitor typed as text only', async () => {
    const who = await agent()
    const evil = '<img src=x onerror=alert(1)>'
    expect((await find(who, evil)).html).not.toContain('<img src=x')
    const { idLead } = (await server().call('POST', '/api/lead-v2', { ...PAULISTA, complement: evil })).body
    await server().call('PATCH', `/api/lead-v2/${String(idLead)}/name`, ANSWERS.name)
    expect((await open(who, deskPathOfLead(server(), String(idLead)))).html).not.toContain('<img src=x')
  })

  it('exists for nobody without a session, and under no made-up handle', async () => {
    const { path } = await order()
    const stranger = person(server())
    expect((await stranger.open(path)).to).toMatch(/^\/operador\/entrar/)
    expect((await stranger.post(`${path}/cancelar`, { motivo: 'cliente' })).status).toBe(401)
    const who = await agent()
    expect((await who.open(`${SEARCH}/${'x'.repeat(40)}`)).status).toBe(404)
    const none = deskPathOfLead(server(), '3d1cbd04-27e4-4a51-a0ff-0d1d0fd5ae0b')
    expect((await who.open(none)).status).toBe(404)
  })
})
