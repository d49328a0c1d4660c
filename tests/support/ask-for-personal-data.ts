/** Asks for the data about a person as a visitor does, on “Meus dados” or on the page of an order, and opens the case at the desk. */
import { encryptIdForUrl } from '../../server/services/desk/ids-in-urls.ts'
import type { DataRequestKind } from '../../src/content/my-data.ts'
import { FINISH, readyLead } from './create-leads.ts'
import { partsOf, signedIn, type Page, type Person } from './desk-over-http.ts'
import { parsePage } from './parse-page.ts'
import { mailsTo } from './read-mail-files.ts'
import type { TestServer } from './server.ts'
import { partOf } from './smtp-server.ts'

export const CASES = '/operador/pedidos-de-titulares'
const PAGE = '/meus-dados/'

/** The text of a request's page, and where a form of it led. */
type Shown = { readonly status: number; readonly to: string; readonly main: string }

export const personalDataRequests = (server: () => TestServer) => {
  let asked = 0
  /** Sends a form from an address of its own, unless one is given. */
  async function post(
    url: string,
    fields: Record<string, string>,
    ip = `198.51.100.${(asked += 1) % 250}`,
  ): Promise<Shown> {
    const reply = await server().app.inject({
      method: 'POST',
      url,
      payload: new URLSearchParams(fields).toString(),
      remoteAddress: ip,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    })
    const main = parsePage(reply.body).querySelector('main')?.textContent ?? ''
    return { status: reply.statusCode, to: String(reply.headers.location ?? ''), main }
  }
  /** The texts of the mails to an address, the oldest first. */
  const textsTo = async (email: string) =>
    (await mailsTo(server().config.dataDir, email)).map((raw) => partOf(raw, 'text/plain'))
  /** The code and the link of the last mail with one. */
  const lastCode = async (email: string) => {
    const text = (await textsTo(email)).findLast((each) => /^\S.*: \d{6}$/m.test(each)) ?? ''
    return {
      code: /\b\d{6}\b/.exec(text)?.[0] ?? '',
      link: /\/meus-dados\/\S+/.exec(text)?.[0] ?? '',
    }
  }
  return {
    post,
    textsTo,
    lastCode,
    ask: (kind: DataRequestKind, email: string, ip?: string, details = 'o nome') =>
      post(PAGE, { kind, email, details }, ip),
    /** Asks with an address, and types the code that comes to it; returns the page of the request. */
    async askByCode(kind: DataRequestKind, email: string, ip?: string): Promise<string> {
      const { to } = await post(PAGE, { kind, email, details: 'o nome' }, ip)
      await post(`${to}/codigo`, { code: (await lastCode(email)).code }, ip)
      return to
    },
    /** Asks on the page of an order; returns the page of the request. */
    askByLink: async (kind: DataRequestKind, link: string, details = 'o nome') =>
      (await post(`${link}/dados`, { kind, details })).to,
    open: async (url: string): Promise<Shown> => {
      const reply = await server().call('GET', url)
      return {
        status: reply.status,
        to: '',
        main: parsePage(reply.text).querySelector('main')?.textContent ?? '',
      }
    },
    /** Places an order, and returns it with the link that its session has and the one that is mailed. */
    async order(changed: Readonly<Record<string, object>>, isVerified = false) {
      const id = await readyLead(server(), changed)
      if (isVerified)
        await server().sql(
          `update leads set verified = jsonb_build_object('customer', answers->'email'->>'lookup') where id = $1`,
          [id],
        )
      const { body } = await server().call('PUT', `/api/lead/${id}`, FINISH)
      return { id, number: String(body.orderNumber), link: String(body.orderLink) }
    },
    /** The address at the desk of the case that a page of a request is about. */
    caseOf: (page: string) =>
      `${CASES}/${encryptIdForUrl(partsOf(server()).vault, page.replace(PAGE, '').replace(/\?.*/, ''))}`,
    colleague: () => signedIn(server(), 'administracao'),
    /** Sends a form of a case at the desk about a record, whatever its page shows. */
    async act(
      who: Person,
      path: string,
      action: string,
      record: string,
      more: Record<string, string> = {},
    ): Promise<Page> {
      const registro = encryptIdForUrl(partsOf(server()).vault, record)
      return who.forge(path, action, { registro, certeza: 'sim', ...more })
    },
    /** Whether a lead is still there. */
    isThere: async (id: string) =>
      (await server().sql('select 1 from leads where id = $1', [id])).length === 1,
  }
}
