/** An order that a desk user fills in for somebody on the telephone, with that person's consent. */
import { describe, expect, it } from 'vitest'
import { agentLinks as words } from '../../../src/content/desk/agent-links.ts'
import { orderRecord } from '../../../src/content/desk/orders.ts'
import { desk, signedIn } from '../../support/desk-over-http.ts'
import { deskPathOfLead } from '../../support/place-and-open-desk-orders.ts'
import { PAULISTA } from '../../support/create-leads.ts'
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
    const [lead] = await server().sql('select origin from leads where id = $1', [id])
    expect(lead?.origin).toMatchObject({
      agent: email,
      spokenConsent: { at: server().clock.now().toISOString(), text: words.phone.consent.version },
    })
    const shown = await who.open(deskPathOfLead(server(), id))
    expect(shown.text).toContain(orderRecord.byPhone(email))
    const [entry] = await server().sql("select detail from audit_log where what = 'phone_order_opened'")
    expect(entry).toBeDefined()

    // an ordinary link says nothing of it
    await who.open(LINKS)
    expect((await who.send(LINKS, KNOWN)).headers['clear-site-data']).toBeUndefined()
    expect(await server().sql('select 1 from agent_links where spoken_consent_at is not null')).toHaveLength(
      1,
    )
  })
})
