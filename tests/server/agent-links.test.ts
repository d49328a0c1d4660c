/** The links with which agents send customers into the chat. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { loadKeys } from '../../server/security/secret-keys.ts'
import type { AgentLinkContent } from '../../server/services/agent-links.ts'
import { agentLinks as words } from '../../src/content/desk/agent-links.ts'
import { anyProblemText } from '../../src/content/problems/all-problems.ts'
import { agentLink, ANA } from '../support/create-agent-link.ts'
import { desk, signedIn, rowWith } from '../support/desk-over-http.ts'
import { ANSWERS, FINISH, openLead, PAULISTA, readyLead } from '../support/create-leads.ts'
import { startServer, withKeys, type TestServer } from '../support/server.ts'
import { rowsToRun } from '../support/rows-to-run.ts'
import { itInFullRun } from '../support/sampled-tests.ts'

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

  /** Opens and accepts the link as somebody who has it, and returns both statuses. */
  const tried = async (key: string) => [(await open(key)).status, (await accept(key)).status]
  const erase = async (id: string, phone?: string) => {
    expect((await server().call('DELETE', '/api/lead', { id, ...(phone && { phone }) })).status).toBe(200)
  }
  const OPEN = [200, 200]
  const CLOSED = [404, 404]

  itInFullRun('that was used twice is erased with either of the leads that came of it (S45)', async () => {
    for (const erased of ['first', 'second'] as const) {
      const { id, key } = await link()
      await accept(key)
      const leads = {
        first: await openLead(server(), { ...PAULISTA, agentLink: key }),
        second: await openLead(server(), { ...PAULISTA, agentLink: key }),
      }
      await erase(leads[erased])
      expect(await server().sql('select 1 from agent_links where id = $1', [id])).toEqual([])
      expect(await tried(key)).toEqual(CLOSED)
      // the other person's order goes on
      const other = erased === 'first' ? leads.second : leads.first
      expect((await server().call('GET', `/api/lead/${other}`)).status).toBe(200)
    }
  })

  it('is tied to the lead that came of it last, and no longer once it was revoked (S56)', async () => {
    const { id, key } = await link()
    await accept(key)
    await openLead(server(), { ...PAULISTA, agentLink: key })
    const last = await openLead(server(), { ...PAULISTA, agentLink: key })
    const tied = async () => await server().value('select lead_id from agent_links where id = $1', [id])
    expect(await tied()).toBe(last)
    await server().sql('update agent_links set revoked_at = now() where id = $1', [id])
    await openLead(server(), { ...PAULISTA, agentLink: key })
    expect(await tied()).toBe(last)
  })

  it.each(rowsToRun(['first', 'second'] as const, (which) => which === 'second'))(
    'closes with its first order, whichever lead that is of: the %s (D114, S45)',
    async (which) => {
      const { id, key } = await link()
      await accept(key)
      const place = { ...PAULISTA, agentLink: key }
      const other = which === 'second' ? await openLead(server(), place) : undefined
      const lead = await readyLead(server(), {}, place)
      expect(await tried(key)).toEqual(OPEN)
      expect((await server().call('PUT', `/api/lead/${lead}`, FINISH)).status).toBe(200)
      expect(await tried(key)).toEqual(CLOSED)
      // forwarded, the key is an unknown one: the order of whoever uses it is an order without an agent
      const later = await openLead(server(), place)
      const [row] = await server().sql('select origin from leads where id = $1', [later])
      expect(row?.origin).not.toHaveProperty('agent')
      expect(await server().value('select lead_id from agent_links where id = $1', [id])).toBe(lead)
      if (other) await erase(other)
      await erase(lead, ANSWERS.phone.phone)
      expect(await server().sql('select 1 from agent_links where id = $1', [id])).toEqual([])
    },
  )

  it('opens again for its own customer, in another browser or after hours, until the order is placed (D114)', async () => {
    const { key } = await link()
    await accept(key)
    await openLead(server(), { ...PAULISTA, agentLink: key })
    server().clock.advance(6 * 86_400_000)
    expect(await tried(key)).toEqual(OPEN)
    server().clock.set(AT)
  })

  it('is erased with the place on the waiting list that came of it (S45)', async () => {
    const { key } = await link({ ...ANA, cep: '68800000' })
    await accept(key)
    const lead = await server().call('POST', '/api/lead-v2', { cep: '68800000', number: '5', agentLink: key })
    const id = String(lead.body.idLeadNoCoverage)
    expect(lead.body.idLead).toBeNull()
    expect((await server().call('DELETE', '/api/lead-no-coverage', { id })).status).toBe(200)
    expect(await tried(key)).toEqual(CLOSED)
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
    [{ ...ANA, plan: 'd500em' }, /plano/i],
  ])('with %j is refused', async (given, reason) => {
    await expect(link(given)).rejects.toThrow(reason)
  })
})

describe('at the desk', () => {
  it('an agent makes a link, sees what became of it, and revokes it', async () => {
    const agent = await signedIn(server(), 'atendimento')
    const made = await agent.fill('/operador/links', {
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
    const handle = rowWith(page, 'Bruno')?.querySelector<HTMLInputElement>('input[name=link]')?.value ?? ''
    await agent.send('/operador/links/revogar', { link: handle })
    expect((await open(key)).status).toBe(404)
    expect((await agent.open('/operador/links')).text).toContain(words.states.revoked)
    const actions = await server().sql(
      "select what from audit_log where what like 'agent_link%' order by seq",
    )
    expect(actions.map(({ what }) => what)).toEqual(['agent_link_made', 'agent_link_revoked'])
  })

  it('a form that is refused keeps what was typed', async () => {
    const agent = await signedIn(server(), 'atendimento')
    const page = await agent.fill('/operador/links', { nome: 'Bruno Reis', cep: '123' })
    expect(page.status).toBe(400)
    expect(page.document.querySelector('[role=alert]')?.textContent).toMatch(/CEP/)
    expect(page.document.querySelector<HTMLInputElement>('input[name=nome]')?.value).toBe('Bruno Reis')
  })

  it('a form with only spaces says at the first field what is missing, in words for people', async () => {
    const agent = await signedIn(server(), 'atendimento')
    await agent.open('/operador/links')
    const problems = async (fields: Readonly<Record<string, string>>) => {
      const { status, document } = await agent.send('/operador/links', fields)
      const of = (id: string) => document.querySelector(id)?.textContent ?? null
      return [status, of('[role=alert]'), of('#nome-problem'), of('#cep-problem')]
    }
    const [name, cep] = [anyProblemText({ problem: 'nome-vazio' }), anyProblemText({ problem: 'cep-vazio' })]
    expect(await problems({ nome: '  ', cep: '  ' })).toEqual([400, name, name, null])
    expect(await problems({ nome: 'Bruno Reis', cep: ' ' })).toEqual([400, cep, null, cep])
  })

  it('a link for a CEP without network says that nothing but the waiting list awaits its customer', async () => {
    const agent = await signedIn(server(), 'atendimento')
    await agent.open('/operador/links')
    const made = async (cep: string) =>
      (await agent.send('/operador/links', { nome: 'Bruno Reis', cep })).text
    expect(await made('68800-000')).toContain(words.noNetwork)
    expect(await made('01310-100')).not.toContain(words.noNetwork)
  })

  it('a plan that is sold in one state alone goes into no link for another one', async () => {
    const agent = await signedIn(server(), 'atendimento')
    const page = await agent.fill('/operador/links', {
      nome: 'Bruno Reis',
      cep: '01310-100',
      plano: 'd500rs',
    })
    expect(page.document.querySelector('[role=alert]')?.textContent).toBe(
      words.planElsewhere('no Rio Grande do Sul'),
    )
    // the message names it; what can be chosen now are the plans of the CEP (phone-order.test.ts)
    expect(page.document.querySelector('[name=plano] [value=d500rs]')).toBeNull()
    expect(page.document.querySelector<HTMLInputElement>('[name=nome]')?.value).toBe('Bruno Reis')
  })

  const erasures = [
    ['is erased with the request that the call was about', [], 404],
    ['stays when a stranger erases their own request for the same telephone', ['stranger'], 200],
  ] as const
  it.each(erasures)('a link made from a call %s (S35, S45)', async (_what, others, status) => {
    const telephone = `1194444000${others.length}`
    const ask = async () =>
      String((await server().call('POST', '/api/supportRequest', { telephone })).body.id)
    const [asked] = [await ask(), ...(others.length > 0 ? [await ask()] : [])]
    const agent = await signedIn(server(), 'atendimento')
    const { to = '' } = await agent.press('/operador/ligacoes', 'proxima')
    const person = to.split('?')[0] ?? ''
    const made = await agent.press(person, 'link', { nome: 'Ana Prado', cep: '01310-100' })
    const url = made.document.querySelector<HTMLInputElement>('#pronto')?.value ?? ''
    const key = new URL(url).searchParams.get('k') ?? ''
    expect((await open(key)).status).toBe(200)
    expect((await server().call('DELETE', '/api/lead', { id: asked })).status).toBe(200)
    expect((await open(key)).status).toBe(status)
  })
})
