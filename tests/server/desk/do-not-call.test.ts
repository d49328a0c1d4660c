/** “Não ligar”: a telephone that nobody calls, in no queue and by no link, until its person ends that (D144, S70). */
import { describe, expect, it } from 'vitest'
import { account as accounts } from '../../../src/content/desk/accounts.ts'
import { agentLinks } from '../../../src/content/desk/agent-links.ts'
import { callListWords as list, personToCall as words } from '../../../src/content/desk/call-list.ts'
import { orderRecord } from '../../../src/content/desk/orders.ts'
import { formatDay } from '../../../src/content/desk/number-and-date-formats.ts'
import { todayInSaoPaulo } from '../../../src/lib/iso-dates.ts'
import { CALL_QUEUES } from '../../../src/contract/desk-roles-reasons-calls-and-imports.ts'
import { shortReference } from '../../../server/rules/order-number.ts'
import { desk, partsOf, signedIn, type Person, rowWith } from '../../support/desk-over-http.ts'
import { ANSWERS, answeredLead, placeOrder, acceptedBy } from '../../support/create-leads.ts'
import {
  deskOrders,
  deskPathOfLead,
  deskPathOfCall,
  askForCall,
} from '../../support/place-and-open-desk-orders.ts'
import { useServer } from '../../support/server.ts'
import { itInFullRun } from '../../support/sampled-tests.ts'
import { orderLink } from '../../support/scriptless-pages.ts'

const BASE = '/operador/ligacoes'
const MINUTE = 60_000

describe('a telephone that is not to be called', () => {
  const server = useServer({ desk, orderLink })
  const { open } = deskOrders(server)
  const ask = (telephone: string) => askForCall(server(), telephone)
  const pathOf = (id: string) => deskPathOfCall(server(), id)
  const isListed = async (who: Person, id: string): Promise<boolean> => {
    const reference = shortReference(partsOf(server()).vault, id)
    const pages = await Promise.all(CALL_QUEUES.map((queue) => who.open(`${BASE}?fila=${queue}`)))
    return pages.some(
      ({ document }) => document.querySelector('table')?.textContent?.includes(reference) ?? false,
    )
  }
  it('is in no queue once its person has said so in a call, with all that has it', async () => {
    const who = await signedIn(server(), 'atendimento')
    const phone = '11960000001'
    const lead = await answeredLead(server(), acceptedBy(phone))
    server().clock.advance(31 * MINUTE)
    const asked = await ask(phone)
    const path = pathOf(asked)
    await who.press(path, 'pegar')
    await who.press(path, 'anotar', { resultado: 'nao-ligar' })
    expect([await isListed(who, asked), await isListed(who, lead)]).toEqual([false, false])
    expect((await who.press(BASE, 'proxima')).to).toContain('feito=ninguem')
    const page = await who.open(pathOf(lead))
    expect(page.text).toContain(words.doNotCall)
    expect([page.html.includes('/pegar'), page.text.includes('6000-0001')]).toEqual([false, false])
    // nor is it given out by a link
    await who.open('/operador/links')
    const link = { nome: 'Ana Prado', cep: '01310-100', telefone: phone }
    const refused = await who.send('/operador/links', link)
    expect([refused.status, refused.text]).toEqual([400, expect.stringContaining(agentLinks.doNotCall)])
    // its person may be on the telephone
    expect((await who.send('/operador/links', { ...link, como: 'telefone', consentiu: 'sim' })).status).toBe(
      200,
    )
  })

  it('is shown as such when anybody asks for a call to it, may be rung once for that request alone, and stays so (S70)', async () => {
    const who = await signedIn(server(), 'atendimento')
    const phone = '11960000011'
    const lead = await answeredLead(server(), acceptedBy(phone))
    server().clock.advance(31 * MINUTE)
    await who.press(BASE, 'telefone', { telefone: phone, ligar: 'fora' })
    server().clock.advance(MINUTE)
    const asked = await ask(phone)
    const day = formatDay(todayInSaoPaulo(server().clock.now()))
    expect([await isListed(who, asked), await isListed(who, lead)]).toEqual([true, false])
    const path = pathOf(asked)
    const before = await who.open(path)
    expect(before.text).toContain(words.askedInSpite(day))
    await who.send(`${path}/pegar`)
    const page = await who.open(path)
    expect(page.text).toContain(words.askedInSpite(day))
    // the lead with the same telephone is no part of that call
    expect(page.text).not.toContain('Parou')
    await who.send(`${path}/anotar`, { resultado: 'nao-atendeu' })
    server().clock.advance(3 * 24 * 60 * MINUTE)
    const later = await signedIn(server(), 'atendimento')
    expect([await isListed(later, asked), await isListed(later, lead)]).toEqual([false, false])
    expect((await later.open(path)).text).toContain(words.doNotCall)
    const link = await later.fill('/operador/links', { nome: 'Ana Prado', cep: '01310-100', telefone: phone })
    expect([link.status, link.text]).toEqual([400, expect.stringContaining(agentLinks.doNotCall)])
    const [told] = await server().sql(
      "select kind, payload from outbox where subject_id = $1 and kind = 'call.requested'",
      [asked],
    )
    expect(JSON.parse(partsOf(server()).vault.open(String(told?.payload), asked))).toMatchObject({
      doNotCall: true,
    })
  })

  itInFullRun(
    'keeps what its person agreed on the telephone when it was rung for a request (S70)',
    async () => {
      const who = await signedIn(server(), 'atendimento')
      const phone = '11960000012'
      await who.press(BASE, 'telefone', { telefone: phone, ligar: 'fora' })
      server().clock.advance(MINUTE)
      const asked = await ask(phone)
      const path = pathOf(asked)
      await who.press(path, 'pegar')
      await who.press(path, 'anotar', { resultado: 'de-novo', hora: '23:59' })
      const agenda = await who.open('/operador/retornos?quando=hoje')
      expect(agenda.html).toContain(shortReference(partsOf(server()).vault, asked))
    },
  )

  it.each([
    ['the link of their order', true],
    ['a code that was typed in it', false],
  ])('is ended by its person with %s, not by an order that was made after it (S70)', async (_how, isLink) => {
    const who = await signedIn(server(), 'atendimento')
    const phone = isLink ? '11960000013' : '11960000015'
    const blocked = async () =>
      (
        await server().sql('select 1 from do_not_call where phone_lookup = $1', [
          partsOf(server()).vault.lookup(phone),
        ])
      ).length
    const place = (email: string) =>
      placeOrder(server(), {
        phone: { ...ANSWERS.phone, phone },
        email: { email, accept_promotions: false },
      })
    const again = async ({ id, link }: { id: string; link: string }) => {
      server().clock.advance(MINUTE)
      if (isLink) {
        const headers = { 'content-type': 'application/x-www-form-urlencoded' }
        const sent = await server().call('POST', `${link}/cancelamento`, '', headers)
        expect(sent.status).toBe(303)
      } else {
        await server().call('POST', '/api/supportRequest', { telephone: phone, idLead: id })
        expect(await blocked()).toBe(1)
        await server().sql(`update leads set verified = '{"risk": "an address"}' where id = $1`, [id])
        await server().call('POST', '/api/supportRequest', { telephone: phone, idLead: id })
      }
    }
    const mine = await place(`dona${phone}@example.com`)
    server().clock.advance(MINUTE)
    await who.press(BASE, 'telefone', { telefone: phone, ligar: 'fora' })
    server().clock.advance(MINUTE)
    await again(await place(`outro${phone}@example.com`))
    expect(await blocked()).toBe(1)
    await again(mine)
    expect(await blocked()).toBe(0)
  })

  itInFullRun('is not ended by the link of an older order that got the telephone since (S70)', async () => {
    const who = await signedIn(server(), 'atendimento')
    const phone = '11960000016'
    const { id, link } = await placeOrder(server(), {
      phone: { ...ANSWERS.phone, phone: '21960000016' },
      email: { email: 'outro16@example.com', accept_promotions: false },
    })
    server().clock.advance(MINUTE)
    await who.press(BASE, 'telefone', { telefone: phone, ligar: 'fora' })
    server().clock.advance(MINUTE)
    const record = deskPathOfLead(server(), id)
    await open(who, record)
    await who.send(`${record}/contato`, { telefone: phone, motivo: 'errado' })
    server().clock.advance(MINUTE)
    const headers = { 'content-type': 'application/x-www-form-urlencoded' }
    const sent = await server().call('POST', `${link}/cancelamento`, '', headers)
    expect(sent.status).toBe(303)
    const lookup = partsOf(server()).vault.lookup(phone)
    expect(await server().sql('select 1 from do_not_call where phone_lookup = $1', [lookup])).toHaveLength(1)
  })

  itInFullRun('is rung once for requests that waited together, however many (S70)', async () => {
    const who = await signedIn(server(), 'atendimento')
    const phone = '11960000017'
    await who.press(BASE, 'telefone', { telefone: phone, ligar: 'fora' })
    const paths: string[] = []
    for (let at = 0; at < 3; at += 1) {
      server().clock.advance(MINUTE)
      paths.push(pathOf(await ask(phone)))
    }
    const [first = ''] = paths
    await who.press(first, 'pegar')
    await who.press(first, 'anotar', { resultado: 'nao-atendeu' })
    server().clock.advance(3 * 24 * 60 * MINUTE)
    const later = await signedIn(server(), 'atendimento')
    for (const path of paths) expect((await later.open(path)).html).not.toContain('/pegar')
  })

  it('is not taken back by a colleague but as a mistake of minutes ago (S70)', async () => {
    const [who, other] = [await signedIn(server(), 'atendimento'), await signedIn(server(), 'atendimento')]
    const house = await signedIn(server(), 'administracao')
    const phone = '11960000014'
    const set = async (by: Person, ligar: string) => {
      return by.press(BASE, 'telefone', { telefone: phone, ligar })
    }
    await set(who, 'fora')
    const refused = await set(other, 'volta')
    expect([refused.status, refused.text]).toEqual([409, expect.stringContaining(list.doNotCall.onlyPerson)])
    expect((await set(who, 'volta')).to).toBe(`${BASE}?feito=telefone-volta`)
    await set(who, 'fora')
    server().clock.advance(11 * MINUTE)
    expect((await set(who, 'volta')).status).toBe(409)
    expect((await set(house, 'volta')).to).toBe(`${BASE}?feito=telefone-volta`)
  })

  it('is said by the page of an order, where it is set and taken back; a result that is undone sets nothing', async () => {
    const who = await signedIn(server(), 'atendimento')
    const phone = '11960000002'
    const lead = await answeredLead(server(), acceptedBy(phone))
    server().clock.advance(31 * MINUTE)
    const path = deskPathOfLead(server(), lead)
    await open(who, path)
    expect((await who.send(`${path}/nao-ligar`)).to).toBe(`${path}?feito=nao-ligar`)
    expect((await who.open(path)).text).toContain(orderRecord.doNotCall.said)
    expect(await isListed(who, lead)).toBe(false)
    expect((await who.press(path, 'pode-ligar')).to).toBe(`${path}?feito=pode-ligar`)
    expect(await isListed(who, lead)).toBe(true)
    const own = pathOf(lead)
    await who.press(own, 'pegar')
    await who.press(own, 'anotar', { resultado: 'nao-ligar' })
    const page = await who.open(BASE)
    expect(page.text).toContain(list.results['nao-ligar'])
    const undo = page.document.querySelector('form[action$="/desfazer"]')?.getAttribute('action') ?? ''
    await who.send(undo)
    expect((await who.open(path)).text).not.toContain(orderRecord.doNotCall.said)
    const kinds = await server().sql(
      "select what from audit_log where what in ('order_do_not_call', 'order_may_call') order by seq",
    )
    expect(kinds.map(({ what }) => what)).toEqual(['order_do_not_call', 'order_may_call'])
  })
})

describe('a telephone of which nothing is known', () => {
  const server = useServer({ desk })

  it('is put on the list and taken off it, with an entry in the log that does not name it', async () => {
    const who = await signedIn(server(), 'atendimento')
    await who.open(BASE)
    const send = (telefone: string, ligar: string) => who.send(`${BASE}/telefone`, { telefone, ligar })
    expect((await send('(11) 96000-0009', 'fora')).to).toBe(`${BASE}?feito=telefone-fora`)
    expect((await send('11 96000 0009', 'fora')).to).toBe(`${BASE}?feito=telefone-ja-fora`)
    const lead = await answeredLead(server(), acceptedBy('11960000009'))
    server().clock.advance(31 * MINUTE)
    const path = deskPathOfCall(server(), lead)
    expect((await who.open(path)).text).toContain(words.doNotCall)
    const house = await signedIn(server(), 'administracao')
    await house.open(BASE)
    const takeBack = () => house.send(`${BASE}/telefone`, { telefone: '11960000009', ligar: 'volta' })
    expect((await takeBack()).to).toBe(`${BASE}?feito=telefone-volta`)
    expect((await takeBack()).to).toBe(`${BASE}?feito=telefone-livre`)
    expect((await who.open(path)).text).not.toContain(words.doNotCall)
    await who.open(BASE)
    const bad = await send('119', 'fora')
    expect([bad.status, bad.html.includes('value="119"')]).toEqual([400, true])
    const logged = await server().sql(
      "select what, subject, detail from audit_log where what in ('phone_do_not_call', 'phone_may_call') order by seq",
    )
    expect(logged).toEqual([
      { what: 'phone_do_not_call', subject: null, detail: {} },
      { what: 'phone_may_call', subject: null, detail: {} },
    ])
  })
})

describe('whoever leaves', () => {
  const server = useServer({ desk })

  it('hands agreed calls over, and holds no call any more', async () => {
    const ana = await signedIn(server(), 'atendimento', 'ana@exemplo.com.br')
    await signedIn(server(), 'atendimento', 'bia@exemplo.com.br')
    const house = await signedIn(server(), 'administracao')
    const agreed = deskPathOfCall(server(), await askForCall(server(), '11970000001'))
    const held = deskPathOfCall(server(), await askForCall(server(), '11970000002'))
    for (const path of [agreed, held]) await ana.press(path, 'pegar')
    await ana.press(agreed, 'anotar', { resultado: 'de-novo', hora: '23:00' })
    const row = rowWith(await house.open('/operador/pessoas'), 'ana@')
    const account = row?.querySelector('a')?.getAttribute('href') ?? ''
    const page = await house.open(account)
    expect(page.text).toContain('1 ligação combinada')
    // to nobody who could not make them: nothing is changed then
    await signedIn(server(), 'analise', 'cris@exemplo.com.br')
    await signedIn(server(), 'atendimento', 'dora@exemplo.com.br')
    await server().sql("update operators set disabled_at = now() where email = 'dora@exemplo.com.br'")
    for (const para of [
      'cris@exemplo.com.br',
      'dora@exemplo.com.br',
      'ana@exemplo.com.br',
      'eva@exemplo.com.br',
    ]) {
      const refused = await house.send(`${account}/desligar`, { para })
      expect([para, refused.status, refused.text]).toEqual([
        para,
        400,
        expect.stringContaining(accounts.disable.noHeir),
      ])
    }
    expect(
      await server().sql(
        "select 1 from operators where email = 'ana@exemplo.com.br' and disabled_at is null",
      ),
    ).toHaveLength(1)
    await house.send(`${account}/desligar`, { para: 'bia@exemplo.com.br' })
    const diary = await house.open('/operador/retornos')
    const bia = [...diary.document.querySelectorAll('option')].find(
      ({ textContent }) => textContent === 'bia@exemplo.com.br',
    )
    const hers = await house.open(`/operador/retornos?de=${bia?.getAttribute('value')}`)
    expect(hers.document.querySelectorAll('tbody tr')).toHaveLength(1)
    expect((await house.open(BASE)).text).toContain(list.free)
    expect((await house.open(BASE)).text).not.toContain('com ana@')
    const [entry] = await server().sql("select detail from audit_log where what = 'account_disabled'")
    expect(entry?.detail).toEqual({ handed: 1, heir: 'bia@exemplo.com.br' })
  })
})
