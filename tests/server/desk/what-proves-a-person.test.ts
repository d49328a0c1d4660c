/**
 * Every place where records of two people may meet, as docs/what-proves-a-person.md lists them: two people share a telephone and a
 * mailbox, because one typed the other's.
 */
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { dataRequestsWords as words } from '../../../src/content/desk/data-request-words.ts'
import { myData } from '../../../src/content/my-data.ts'
import { personalDataRequests } from '../../support/ask-for-personal-data.ts'
import { ANA, agentLink } from '../../support/create-agent-link.ts'
import { answeredLead, openLead, placeOrder } from '../../support/create-leads.ts'
import { deliverAll } from '../../support/deliver-outbox.ts'
import { desk, partsOf, signedIn, type Person } from '../../support/desk-over-http.ts'
import {
  deskOrders,
  deskPathOfLead,
  deskPathOfCall,
  askForCall,
} from '../../support/place-and-open-desk-orders.ts'
import { useServer, type TestServer } from '../../support/server.ts'
import { orderLink } from '../../support/scriptless-pages.ts'

const PROJECT = path.resolve(import.meta.dirname, '../../..')
const PAGE = readFileSync(path.join(PROJECT, 'docs/what-proves-a-person.md'), 'utf8')
const ROWS = PAGE.split('\n')
  .filter((line) => line.startsWith('| ') && !line.startsWith('| ---'))
  .slice(1)
  .map((line) => line.split('|').map((cell) => cell.trim()))

const CALLS = '/operador/ligacoes'
/** The one typed the telephone and the mailbox of the other. */
const SHARED = { phone: '11955554444', email: 'delas@gmail.com' }
const HERS = { ...SHARED, name: 'Dona Aparecida Souza', cpf: '11144477735' }
const HIS = { ...SHARED, name: 'Outro Pereira Lima', cpf: '52998224725' }
const answersOf = (who: typeof HERS) => ({
  name: { name: who.name },
  phone: { phone: who.phone, acceptPhoneContact: true },
  email: { email: who.email, accept_promotions: false },
  documentNumber: { cpf: who.cpf },
})
/** What no page may show whole. */
const PERSONAL = /Aparecida|Pereira Lima|95555-?4444|delas@|111\.?444|529\.?982/

type World = {
  readonly server: TestServer
  readonly who: Person
  /** An order that was placed, hers and his, and an unfinished one of hers and of his. */
  readonly hers: { readonly order: Order; readonly lead: string; readonly call: string }
  readonly his: { readonly order: Order; readonly lead: string }
}
type Order = { readonly id: string; readonly number: string; readonly link: string }

describe('what proves whose a record is (S73)', () => {
  const running = useServer({
    desk,
    orderLink,
    env: { OPEN_VISITS_PER_PHONE: '3' },
  })
  const asks = personalDataRequests(running)
  let world: World

  beforeAll(async () => {
    const server = running()
    const place = (of: typeof HERS): Promise<Order> => placeOrder(server, answersOf(of))
    const hers = { order: await place(HERS), lead: await answeredLead(server, answersOf(HERS)) }
    const his = { order: await place(HIS), lead: await answeredLead(server, answersOf(HIS)) }
    await place(HIS)
    const call = await askForCall(server, SHARED.phone)
    server.clock.advance(31 * 60_000)
    const who = await signedIn(server, 'administracao')
    world = { server, who, hers: { ...hers, call }, his }
  })

  const tests: Readonly<Record<string, (world: World) => Promise<void>>> = {
    'Search at the desk': async ({ who }) => {
      for (const busca of [SHARED.phone, SHARED.email, HERS.cpf]) {
        const { text } = await who.fill('/operador/pedidos', { busca })
        expect(text.replace(/Busca.*?Procurar/s, '')).not.toMatch(PERSONAL)
      }
    },
    'Similar orders': async ({ who }) => {
      const list = await who.open('/operador/parecidos')
      const group = list.document.querySelector('main tbody a')?.getAttribute('href') ?? ''
      const page = await who.open(group)
      expect(page.text).toContain(world.hers.order.number)
      expect(page.text).toContain(world.his.order.number)
      expect(page.text).not.toMatch(PERSONAL)
    },
    'Call list': async ({ who }) => {
      const { text } = await who.open(CALLS)
      expect(text).toContain('Pediu')
      expect(text).not.toMatch(PERSONAL)
    },
    'Page of a call, and who rings back': async ({ server, who, hers }) => {
      const at = deskPathOfCall(server, hers.call)
      await who.press(at, 'pegar')
      const page = await who.open(at)
      // she asked with her telephone alone: nothing that others told with it is hers
      expect(page.text).toMatch(/95555-?4444/)
      expect(page.html).not.toMatch(/Aparecida|Pereira|Souza|Lima|delas@|01310-?100/)
      await who.send(`${at}/anotar`, {
        resultado: 'de-novo',
        nota: 'Segredo da ligação',
        chamar: 'Tia Zilda',
      })
    },
    'Case of a data subject': async ({ who, hers }) => {
      const at = asks.caseOf(await asks.askByLink('erasure', world.his.order.link))
      const page = await who.open(at)
      const [proven, maybe] = [...page.document.querySelectorAll('table')].map(
        (each) => each.textContent ?? '',
      )
      expect([proven?.includes(world.his.order.number), proven?.includes(hers.order.number)]).toEqual([
        true,
        false,
      ])
      expect(maybe).toContain(hers.order.number)
      expect(maybe).toContain(words.proofsOfRecord.none)
      expect(maybe).not.toMatch(PERSONAL)
    },
    'Data file': async ({ server, who, his, hers }) => {
      // a call that joined all records with the telephone
      const calls = [hers.call, his.order.id]
      await server.sql(
        `insert into calls (id, operator_id, queue, waiting_since, taken_at)
         values ('00000000-0000-4000-8000-000000000001', '00000000-0000-4000-8000-000000000002', 'pediu', now(), now())`,
      )
      for (const id of calls)
        await server.sql('insert into call_records values ($1, $2, $3)', [
          '00000000-0000-4000-8000-000000000001',
          id,
          partsOf(server).vault.seal('Segredo da ligação', id),
        ])
      const at = asks.caseOf(await asks.askByLink('access', his.order.link))
      const file = await who.open(`${at}/arquivo`)
      expect(file.html).toContain(his.order.number)
      for (const secret of [hers.order.number, HERS.name, HERS.cpf, 'Segredo da ligação', 'Tia Zilda'])
        expect([secret, file.html.includes(secret)]).toEqual([secret, false])
    },
    'Erasure at the desk': async ({ who, hers }) => {
      const at = asks.caseOf(await asks.askByLink('erasure', world.his.order.link))
      expect((await asks.act(who, at, 'apagar', hers.lead)).status).toBe(403)
      expect(await asks.isThere(hers.lead)).toBe(true)
    },
    'Erasure by the visitor': async ({ server, hers, his }) => {
      const erased = await server.call('DELETE', '/api/lead', { id: his.lead, phone: SHARED.phone })
      expect(erased.status).toBe(200)
      expect(await asks.isThere(his.lead)).toBe(false)
      expect(await asks.isThere(hers.lead)).toBe(true)
      expect(await server.sql('select 1 from support_requests where id = $1', [hers.call])).toHaveLength(1)
    },
    'Waiting list': async ({ server }) => {
      const place = async (name: string) => {
        const { body } = await server.call('POST', '/api/lead-no-coverage', {
          cep: '69900000',
          name,
          ...SHARED,
        })
        return String(body.id)
      }
      const [hers, his] = [await place(HERS.name), await place(HIS.name)]
      expect(hers).not.toBe(his)
      await server.call('DELETE', '/api/lead-no-coverage', { id: his, phone: SHARED.phone })
      const { body } = await server.call('GET', `/api/lead-no-coverage/${hers}`)
      expect(body.id).toBe(hers)
      expect(JSON.stringify(body)).not.toMatch(PERSONAL)
    },
    'Agent’s link': async ({ server }) => {
      const { key } = await agentLink(server, { ...ANA, phone: '(11) 95555-4444' })
      await server.call('POST', '/api/agentLink/accept', { key })
      const { body } = await server.call('POST', '/api/lead-v2', {
        cep: '01310100',
        number: '1000',
        agentLink: key,
      })
      const lead = String(body.idLead)
      const again = (await server.call('POST', '/api/agentLink/accept', { key })).body
      expect([again.name, again.phone]).toEqual(['', ''])
      await server.call('POST', '/api/lead/resume', { code: again.resume })
      const [row] = await server.sql('select verified from leads where id = $1', [lead])
      expect(row?.verified).toEqual({ session: 'sent' })
    },
    'Link to go on elsewhere': async ({ server, hers }) => {
      await server.call('POST', `/api/lead-v2/${hers.lead}/resumeLink`, {})
      const text = (await asks.textsTo(SHARED.email)).findLast((each) => /[?&]l=/.test(each)) ?? ''
      const { body } = await server.call('POST', '/api/lead/resume', {
        code: /[?&]l=([\w-]+)/.exec(text)?.[1],
      })
      expect(body.id).toBe(hers.lead)
      const opened = await server.call('GET', `/api/lead/${hers.lead}`)
      expect(opened.status).toBe(200)
      expect(JSON.stringify(opened.body)).not.toMatch(PERSONAL)
      // an order that comes of it is proven by nobody's session
      const other = await openLead(server)
      const own = await server.call('POST', `/api/lead-v2/${other}/resumeCode`, {})
      await server.call('POST', '/api/lead/resume', { code: own.body.code })
      const rows = await server.sql('select verified from leads where id = any($1) order by id = $2', [
        [hers.lead, other],
        other,
      ])
      expect(rows.map(({ verified }) => verified as unknown)).toEqual([{ session: 'sent' }, {}])
    },
    'Link of an order': async ({ server, who, hers }) => {
      await deliverAll(server)
      const texts = await asks.textsTo(SHARED.email)
      const links = texts.flatMap((text) => /\/meu-pedido\/\S+/.exec(text)?.[0] ?? [])
      const mailed = links.find((link) => link.includes(hers.order.number)) ?? ''
      expect(mailed).not.toBe(hers.order.link)
      // nor is the session's link sent by the desk
      const record = deskPathOfLead(server, hers.order.id)
      await deskOrders(running).open(who, record)
      expect((await who.send(`${record}/link`, { por: 'mensagem' })).html).toContain(mailed)
      const page = await asks.open(mailed)
      expect(page.main).toContain(hers.order.number)
      expect(page.main).not.toMatch(PERSONAL)
      expect((await asks.open(await asks.askByLink('access', mailed))).main).toContain(myData.case.person)
      expect((await asks.open(await asks.askByLink('access', hers.order.link))).main).toContain(myData.proven)
    },
    'Existing customer': async ({ server }) => {
      const [customer] = await server.sql('select id, content from customers limit 1')
      const { vault } = partsOf(server)
      const known = JSON.parse(vault.open(String(customer?.content), String(customer?.id))) as Record<
        string,
        string
      >
      const { status, text } = await server.call('GET', `/api/renewalBaseUser/check-client/${known.cpf}`)
      expect(status).toBe(200)
      for (const secret of [known.name, known.email, known.phone]) expect(text).not.toContain(secret)
    },
  }

  it('is listed for each place, with its code', () => {
    expect(ROWS.map(([, place]) => place?.replace("'", '’'))).toEqual(Object.keys(tests))
    for (const [, place, joined, proof, without, code] of ROWS) {
      for (const cell of [joined, proof, without]) expect([place, cell]).not.toEqual([place, ''])
      expect([place, existsSync(path.join(PROJECT, code?.replaceAll('`', '') ?? ''))]).toEqual([place, true])
    }
  })

  it.each(Object.entries(tests))('%s takes nothing for one person’s because of what was typed', (_, test) =>
    test(world),
  )
})
