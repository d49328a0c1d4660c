/** Places orders on a test server and opens their pages at the operator's desk. */
import { encryptIdForUrl } from '../../server/services/desk/ids-in-urls.ts'
import { partsOf, signedIn, type Page, type Person } from './desk-over-http.ts'
import { placeOrder } from './create-leads.ts'
import type { TestServer } from './server.ts'

export const SEARCH = '/operador/pedidos'

/** The path of a lead's page at the desk. */
export const deskPathOfLead = (server: TestServer, id: string): string =>
  `${SEARCH}/${encryptIdForUrl(partsOf(server).vault, id)}`

/** The path of the page of a call at the desk, by what it is about. */
export const deskPathOfCall = (server: TestServer, id: string): string =>
  `/operador/ligacoes/${encryptIdForUrl(partsOf(server).vault, id)}`

/** Asks for a call, and returns the request's id. */
export const askForCall = async (server: TestServer, telephone = '11987654321', more = {}): Promise<string> =>
  String((await server.call('POST', '/api/supportRequest', { telephone, ...more })).body.id)

/** Provides actions with orders at the desk of a server. */
export const deskOrders = (server: () => TestServer) => ({
  /** Places an order with these answers in place of the usual ones. */
  async order(changed: Readonly<Record<string, object>> = {}) {
    const { id, number } = await placeOrder(server(), changed)
    return { id, number, path: deskPathOfLead(server(), id) }
  },
  agent: () => signedIn(server(), 'atendimento'),
  async find(who: Person, busca: string): Promise<Page> {
    const page = await who.fill(SEARCH, { busca })
    // one exact hit opens itself
    return page.to === undefined ? page : who.open(page.to)
  },
  /** Opens the data of an order with a reason, and returns its page. */
  async open(who: Person, path: string): Promise<Page> {
    await who.press(path, 'abrir', { motivo: 'cliente' })
    return who.open(path)
  },
  /** The audit entries of one kind, oldest first. */
  actions: (what: string) =>
    server().sql('select subject, detail from audit_log where what = $1 order by seq', [what]),
})
