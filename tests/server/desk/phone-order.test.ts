/** An order that a desk user fills in for somebody on the telephone, with that person's consent. */
import { describe, expect, it } from 'vitest'
import { agentLinks as words } from '../../../src/content/desk/agent-links.ts'
import { orderRecord } from '../../../src/content/desk/orders.ts'
import { desk, signedIn, type Page } from '../../support/desk-over-http.ts'
import { deskPathOfLead } from '../../support/place-and-open-desk-orders.ts'
import { openLead, PAULISTA } from '../../support/create-leads.ts'
import { useServer } from '../../support/server.ts'

const LINKS = '/operador/links'
const KNOWN = { nome: 'Ana Beatriz Prado', telefone: '11987654321', cep: '01310-100' }

describe('an order for somebody on the telephone', () => {
  const server = useServer({ desk })

  it('opens like every order in the agent’s name, only after the person has said yes, which is kept', async () => {
    const who = await signedIn(server(), 'atendimento')
    const page = await who.open(LINKS)
    const email = page.document.querySelector('.desk-menu__who')?.textContent ?? ''
    const unsaid = await who.send(LINKS, { ...KNOWN, como: 'telefone' })
    expect([unsaid.status, unsaid.text]).toEqual([400, expect.stringContaining(words.phone.unsaid)])
    expect(unsaid.document.querySelector<HTMLInputElement>('[name=nome]')?.value).toBe(KNOWN.nome)
    expect(await server().sql('select 1 from agent_links')).toEqual([])
    const made = await who.send(LINKS, { ...KNOWN, como: 'telefone', consentiu: 'sim' })
    const link = [...made.document.querySelectorAll('a')].find(
      (each) => each.textContent === words.phone.open,
    )
    expect(link?.getAttribute('target')).toBe('_blank')
    // a browser that has somebody else's order would go on with that one
    expect(made.headers['clear-site-data']).toBe('"storage"')
    // nothing is offered for sending
    expect(made.text).not.toContain(words.whatsapp)
    const key = new URL(link?.getAttribute('href') ?? '').searchParams.get('k')

    await server().call('POST', '/api/agentLink/accept', { key })
    const { body } = await server().call('POST', '/api/lead-v2', { ...PAULISTA, agentLink: key })
    const id = String(body.idLead)
    expect(await server().value('select origin from leads where id = $1', [id])).toMatchObject({
      agent: email,
      spokenConsent: { at: server().clock.now().toISOString(), text: words.phone.consent.version },
    })
    const shown = await who.open(deskPathOfLead(server(), id))
    expect(shown.text).toContain(orderRecord.byPhone(email))
    const [entry] = await server().sql("select detail from audit_log where what = 'phone_order_opened'")
    expect(entry).toBeDefined()

    // an ordinary link says nothing of it
    expect((await who.fill(LINKS, KNOWN)).headers['clear-site-data']).toBeUndefined()
    expect(await server().sql('select 1 from agent_links where spoken_consent_at is not null')).toHaveLength(
      1,
    )
  })

  it('offers only plans of the CEP that was typed, once that is known', async () => {
    const who = await signedIn(server(), 'atendimento')
    const offered = (page: Page) =>
      [...page.document.querySelectorAll<HTMLOptionElement>('#plano option')].map(({ value }) => value)
    expect(offered(await who.open(LINKS))).toEqual(expect.arrayContaining(['d600sp', 'd700rs']))
    for (const [cep, here, elsewhere] of [
      ['01310-100', 'd600sp', 'd700rs'],
      ['90010-000', 'd700rs', 'd600sp'],
    ] as const) {
      const again = await who.send(LINKS, { ...KNOWN, cep, plano: elsewhere })
      expect([again.status, again.text.includes(KNOWN.nome)]).toEqual([400, false])
      // its own, and those that are sold everywhere
      expect(offered(again)).toEqual(expect.arrayContaining([here, 'd500a']))
      expect(offered(again)).not.toContain(elsewhere)
    }
  })

  /** Opens an order at the desk for somebody who has said yes, and returns the key of its link. */
  async function opened() {
    const who = await signedIn(server(), 'atendimento')
    const page = await who.open(LINKS)
    const email = page.document.querySelector('.desk-menu__who')?.textContent ?? ''
    const made = await who.send(LINKS, { ...KNOWN, como: 'telefone', consentiu: 'sim' })
    const links = [...made.document.querySelectorAll('a')]
    const href = links.find((each) => each.textContent === words.phone.open)?.getAttribute('href') ?? ''
    return { who, email, key: new URL(href).searchParams.get('k') ?? '' }
  }
  const accept = async (key: string) => (await server().call('POST', '/api/agentLink/accept', { key })).status
  const originOf = async (lead: string) =>
    (await server().sql('select origin from leads where id = $1', [lead]))[0]?.origin

  it('is one order: one yes marks one lead, whatever is sent with the key, at once or one by one (S45)', async () => {
    const { key } = await opened()
    // nothing before the agent has begun with it
    const early = await openLead(server(), { ...PAULISTA, agentLink: key })
    expect(await originOf(early)).not.toHaveProperty('spokenConsent')
    expect(await accept(key)).toBe(200)
    const leads = await Promise.all(
      Array.from({ length: 8 }, () => openLead(server(), { ...PAULISTA, agentLink: key })),
    )
    leads.push(await openLead(server(), { ...PAULISTA, agentLink: key }))
    const origins = await Promise.all(leads.map(originOf))
    const marked = origins.filter((each) => JSON.stringify(each).includes('spokenConsent'))
    expect(marked).toHaveLength(1)
    // the others are nobody's of the desk
    expect(origins.filter((each) => JSON.stringify(each).includes('agent'))).toHaveLength(1)
    const own = leads[origins.findIndex((each) => JSON.stringify(each).includes('spokenConsent'))] ?? ''
    const [link] = await server().sql('select lead_id from agent_links where lead_id = $1', [own])
    expect(link).toBeDefined()
    // its own lead stays marked at another address
    const moved = await server().call('POST', '/api/lead-v2', {
      ...PAULISTA,
      number: '1200',
      id: own,
      agentLink: key,
    })
    expect(moved.status).toBe(200)
    expect(await originOf(own)).toHaveProperty('spokenConsent')
  })

  it('leaves no yes on the waiting list', async () => {
    const { key } = await opened()
    await accept(key)
    const { body } = await server().call('POST', '/api/lead-v2', {
      cep: '68800000',
      number: '5',
      agentLink: key,
    })
    expect(body.idLead).toBeNull()
    const rows = JSON.stringify(await server().sql('select * from no_coverage_leads'))
    expect(rows).toContain('agentLink')
    expect(rows).not.toContain('spokenConsent')
  })

  it('can be opened for four hours', async () => {
    const { key } = await opened()
    server().clock.advance(4 * 3_600_000 - 60_000)
    expect(await accept(key)).toBe(200)
    server().clock.advance(2 * 60_000)
    expect(await accept(key)).toBe(404)
    expect((await server().call('POST', '/api/agentLink', { key })).status).toBe(404)
  })

  it('says for whom and by whom it is made; a link that is sent names no agent', async () => {
    const { who, email, key } = await opened()
    const shown = (await server().call('POST', '/api/agentLink', { key })).body
    expect(shown).toMatchObject({ firstName: 'Ana', byPhone: email })
    const sent = (await who.fill(LINKS, KNOWN)).document.querySelector<HTMLInputElement>('[name=pronto]')
    const other = new URL(sent?.value ?? '').searchParams.get('k')
    expect((await server().call('POST', '/api/agentLink', { key: other })).body).not.toHaveProperty('byPhone')
  })
})
