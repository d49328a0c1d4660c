/** Links with which an agent sends a customer into the chat (D97). */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { loadKeys } from '../../server/security/keys.ts'
import type { AgentLinkContent } from '../../server/services/agent-links.ts'
import { agentLinks as words } from '../../src/content/desk/agent-links.ts'
import { agentLink, ANA } from '../support/agent-link.ts'
import { desk, signedIn } from '../support/desk.ts'
import { PAULISTA } from '../support/lead.ts'
import { startServer, withKeys, type TestServer } from '../support/server.ts'

const AT = '2026-11-20T15:00:00Z'

let running: TestServer & { close(): Promise<void> }
beforeAll(async () => {
  running = await startServer({ desk })
})
afterAll(() => running.close())
const server = () => running

const link = (given?: Partial<AgentLinkContent>) => agentLink(server(), given)
const open = (key: string) => server().call('POST', '/api/agentLink', { key })
const accept = (key: string) => server().call('POST', '/api/agentLink/accept', { key })

describe('a link of an agent (D97)', () => {
  it('names nobody, and says first name, town and price before it is accepted', async () => {
    const { url, key } = await link()
    expect([url.pathname, url.searchParams.get('s')]).toEqual(['/chat-tct', 'd1000a'])
    // the key is random, and may spell a name by chance
    expect(decodeURIComponent(url.href.replace(key, ''))).not.toMatch(/ana|prado|98765|01310|apto/i)
    const { status, body, text } = await open(key)
    expect(status).toBe(200)
    expect(body).toMatchObject({
      firstName: 'Ana',
      city: 'São Paulo',
      plan: { sku: 'd1000a', price_with_dacc: 139.99 },
      masked: { phone: '(11) 9****-**21', house: '1**' },
    })
    expect(text).not.toMatch(/Prado|987654321|01310|apto/)
    const [row] = await server().sql('select accepted_at from agent_links order by created_at desc limit 1')
    expect(row).toEqual({ accepted_at: null })
  })

  it('gives everything once it is accepted, and again after a reload', async () => {
    const { key } = await link()
    const whole = {
      success: true,
      name: 'Ana Beatriz Prado',
      phone: '11987654321',
      cep: '01310100',
      number: '1000',
      complement: 'apto 12',
      plan: 'd1000a',
    }
    expect((await accept(key)).body).toEqual(whole)
    expect((await accept(key)).body).toEqual(whole)
  })

  it('holds nothing of the customer in the clear', async () => {
    await link()
    const rows = JSON.stringify(await server().sql('select * from agent_links'))
    expect(rows).not.toMatch(/prado|98765|01310/i)
  })

  it('is known to the lead that comes of it, and is erased with it', async () => {
    const { id, key } = await link()
    await accept(key)
    const lead = await server().call('POST', '/api/lead-v2', { ...PAULISTA, agentLink: key })
    const [row] = await server().sql('select origin from leads where id = $1', [lead.body.idLead])
    expect(row?.origin).toMatchObject({ agent: 'ana@exemplo.com.br' })
    expect((await server().call('DELETE', '/api/lead', { id: lead.body.idLead })).status).toBe(200)
    expect(await server().sql('select 1 from agent_links where id = $1', [id])).toEqual([])
  })

  it('that is not valid changes nothing of the lead', async () => {
    const lead = await server().call('POST', '/api/lead-v2', { ...PAULISTA, agentLink: 'nobody' })
    expect(lead.status).toBe(200)
    const [row] = await server().sql('select origin from leads where id = $1', [lead.body.idLead])
    expect(row?.origin).not.toHaveProperty('agent')
  })

  it('with a changed letter, or after seven days, is gone', async () => {
    const { key } = await link()
    expect((await open(`${key.slice(0, -1)}${key.endsWith('A') ? 'B' : 'A'}`)).status).toBe(404)
    server().clock.advance(7 * 86_400_000 + 1000)
    expect([(await open(key)).status, (await accept(key)).status]).toEqual([404, 404])
    server().clock.set(AT)
  })

  it('survives a change of the encryption key', async () => {
    const { key } = await link()
    const { encryption, lookup } = loadKeys(server().config)
    const keys = { encryption: Buffer.alloc(32, 0x12), lookup, decryption: [encryption] }
    const next = await withKeys(server(), keys)
    expect((await next.call('POST', '/api/agentLink', { key })).body.firstName).toBe('Ana')
    await next.app.close()
  })

  it.each([
    [{ ...ANA, name: '' }, /nome|name/i],
    [{ ...ANA, cep: '123' }, /CEP/],
    [{ ...ANA, phone: '123' }, /telefone|DDD|números/i],
    [{ ...ANA, plan: 'nothing' }, /plano/i],
  ])('with %j is refused', async (given, reason) => {
    await expect(link(given)).rejects.toThrow(reason)
  })
})

describe('at the desk', () => {
  it('an agent makes a link, sees what became of it, and revokes it', async () => {
    const agent = await signedIn(server(), 'atendimento')
    await agent.open('/operador/links')
    const made = await agent.send('/operador/links', {
      nome: 'Bruno Reis',
      cep: '01310-100',
      plano: 'd600a',
    })
    expect(made.status).toBe(200)
    const url = made.document.querySelector<HTMLInputElement>('input[name=pronto]')?.value ?? ''
    const key = new URL(url).searchParams.get('k') ?? ''
    expect((await open(key)).body).toMatchObject({ firstName: 'Bruno', plan: { sku: 'd600a' } })
    await accept(key)
    const page = await agent.open('/operador/links')
    expect(page.text).toContain('Bruno')
    expect(page.text).toContain(words.states.accepted)
    expect(page.text).not.toContain('Reis')
    const row = [...page.document.querySelectorAll('tr')].find((each) => each.textContent.includes('Bruno'))
    const handle = row?.querySelector<HTMLInputElement>('input[name=link]')?.value ?? ''
    await agent.send('/operador/links/revogar', { link: handle })
    expect((await open(key)).status).toBe(404)
    expect((await agent.open('/operador/links')).text).toContain(words.states.revoked)
    const deeds = await server().sql("select what from audit_log where what like 'agent_link%' order by seq")
    expect(deeds.map(({ what }) => what)).toEqual(['agent_link_made', 'agent_link_revoked'])
  })

  it('a form that is refused keeps what was typed', async () => {
    const agent = await signedIn(server(), 'atendimento')
    await agent.open('/operador/links')
    const page = await agent.send('/operador/links', { nome: 'Bruno Reis', cep: '123' })
    expect(page.status).toBe(400)
    expect(page.document.querySelector('[role=alert]')?.textContent).toMatch(/CEP/)
    expect(page.document.querySelector<HTMLInputElement>('input[name=nome]')?.value).toBe('Bruno Reis')
  })
})
