/**
 * Uses the operator's desk without a browser: logs desk users in, and sends forms and reads pages as plain HTTP
 * requests.
 */
import type { Readable } from 'node:stream'
import { createHash, randomBytes, randomUUID } from 'node:crypto'
import { Secret, TOTP } from 'otpauth'
import { declaredPages, render, undeclaredPages } from '../../src/desk/render-desk-page-to-html.tsx'
import { accessTo } from '../../server/routes/desk/desk-route-access.ts'
import { undeclaredRoutes } from '../../server/routes/desk/desk-plugin.ts'
import type { Role } from '../../src/contract/desk-roles-reasons-calls-and-imports.ts'
import { loadKeys } from '../../server/security/secret-keys.ts'
import { makeVault } from '../../server/security/encryption-vault.ts'
import { addAccount } from '../../server/services/desk/accounts.ts'
import type { TestServer } from './server.ts'
import { parsePage } from './parse-page.ts'

/** The desk's pages as they are in src, without a build. */
export const desk = { render, declaredPages, undeclaredPages, sheet: '/assets/desk.css' } as const

/** Every route of the desk, with the roles that may use it. */
export const DESK_ROUTES = accessTo(declaredPages, undeclaredRoutes).routes

export const PASSWORD = 'quatro gatos no telhado'

export type Page = {
  readonly status: number
  readonly headers: Readonly<Record<string, unknown>>
  readonly document: Document
  readonly text: string
  readonly html: string
  /** Address of a redirect. */
  readonly to: string | undefined
}

/** The token of a page's forms. */
export const tokenOf = ({ document }: Page): string =>
  document.querySelector<HTMLInputElement>('[name=csrf]')?.value ?? ''

/** The row of a table that contains a text. */
export const rowWith = ({ document }: Page, text: string): HTMLTableRowElement | undefined =>
  [...document.querySelectorAll('tr')].find((row) => row.textContent.includes(text))

const CHARACTERS = new Map([
  ['&amp;', '&'],
  ['&lt;', '<'],
  ['&gt;', '>'],
  ['&quot;', '"'],
  ['&#x27;', "'"],
])

/** The `textContent` of a page's main part, as React writes it; undefined without one. Reading it takes less than parsing. */
const textOfMain = (html: string): string | undefined =>
  /<main[\s>].*<\/main>/s
    .exec(html)?.[0]
    .replaceAll(/<!--.*?-->|<[^>]*>/gs, '')
    .replaceAll(/&(?:amp|lt|gt|quot|#x27);/g, (written) => CHARACTERS.get(written) ?? written)

/** The form with an action on a page: it is parsed alone. */
const formOf = (html: string, action: string): HTMLFormElement | undefined =>
  [...html.matchAll(/<form[\s>].*?<\/form>/gs)]
    .filter(([form]) => form.includes(` action="${action.replaceAll('&', '&amp;')}"`))
    .map(([form]) => parsePage(form).querySelector('form') ?? undefined)
    .find((form) => form?.getAttribute('action') === action)

/** A reply as a page, which is parsed only when a test reads its document. */
function pageOf(status: number, headers: Page['headers'], html: string): Page {
  let known: Document | undefined
  const document = () => (known ??= parsePage(html))
  return {
    status,
    headers,
    html,
    get document() {
      return document()
    },
    get text() {
      return textOfMain(html) ?? html
    },
    to: typeof headers.location === 'string' ? headers.location : undefined,
  }
}

export type Person = {
  readonly cookies: Map<string, string>
  readonly open: (path: string) => Promise<Page>
  /** Sends the form with this action on the page that was shown last, as filled in. */
  readonly send: (action: string, fields?: Readonly<Record<string, string>>) => Promise<Page>
  /** Opens a page and sends the form on it whose action is the page's own address. */
  readonly fill: (page: string, fields?: Readonly<Record<string, string>>) => Promise<Page>
  /** Opens a page and sends the form on it whose action stands below its address. */
  readonly press: (page: string, action: string, fields?: Readonly<Record<string, string>>) => Promise<Page>
  /** Like `press`, with these fields alone, whether or not the page shows such a form. */
  readonly forge: (page: string, action: string, fields?: Readonly<Record<string, string>>) => Promise<Page>
  /** Sends any fields, whatever was shown. */
  readonly post: (
    path: string,
    fields: Readonly<Record<string, string>>,
    headers?: Readonly<Record<string, string>>,
  ) => Promise<Page>
  /** Sends a form with files, or its text, whatever was shown. */
  readonly upload: (
    path: string,
    form: FormData | Readable | string,
    headers?: Readonly<Record<string, string>>,
  ) => Promise<Page>
}

/**
 * A person with a separate browser.
 * @param always headers of every request, as a proxy adds them
 */
export function person(
  server: TestServer,
  address = '203.0.113.7',
  always: Readonly<Record<string, string>> = {},
): Person {
  const cookies = new Map<string, string>()
  let shown: Page | undefined

  async function ask(
    method: 'GET' | 'POST',
    url: string,
    payload?: string | FormData | Readable,
    headers = {},
  ): Promise<Page> {
    const reply = await server.app.inject({
      method,
      url,
      payload,
      remoteAddress: address,
      headers: {
        ...(cookies.size > 0 && {
          cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
        }),
        ...(typeof payload === 'string' && { 'content-type': 'application/x-www-form-urlencoded' }),
        ...always,
        ...headers,
      },
    })
    for (const { name, value, maxAge } of reply.cookies) {
      if (maxAge === 0) cookies.delete(name)
      else cookies.set(name, value)
    }
    const page = pageOf(reply.statusCode, reply.headers, reply.body)
    if (page.status !== 303) shown = page
    return page
  }

  const open = (path: string) => ask('GET', path)
  const post: Person['post'] = (path, fields, headers) =>
    ask('POST', path, new URLSearchParams(fields).toString(), headers)
  const send: Person['send'] = (action, fields = {}) => {
    const form = formOf(shown?.html ?? '', action)
    if (!form) throw new Error(`no form with the action ${action} in: ${shown?.text}`)
    const filled = [...form.querySelectorAll<HTMLInputElement>('[name]')]
      .filter(
        ({ localName, type, checked }) =>
          localName !== 'button' && (!['radio', 'checkbox'].includes(type) || checked),
      )
      .map((each) => [each.name, each.value])
    return post(action, { ...Object.fromEntries(filled), ...fields } as Record<string, string>)
  }
  const addressOf = (page: string) => page.replace(/\?.*/, '')
  return {
    cookies,
    open,
    post,
    upload: (path, form, headers) => ask('POST', path, form, headers),
    send,
    async fill(page, fields) {
      await open(page)
      return send(addressOf(page), fields)
    },
    async press(page, action, fields) {
      await open(page)
      return send(`${addressOf(page)}/${action}`, fields)
    },
    async forge(page, action, fields) {
      const csrf = tokenOf(await open(page))
      return post(`${addressOf(page)}/${action}`, { csrf, ...fields })
    },
  }
}

const vaultOf = (server: TestServer) => makeVault(loadKeys(server.config))

/** Returns the parts of the server with which accounts are created. */
export const partsOf = (server: TestServer) => ({
  db: server.db,
  clock: server.clock,
  vault: vaultOf(server),
})

/** The code that an authenticator app shows now. */
export const codeOf = (secret: string, at: Date): string =>
  new TOTP({ secret: Secret.fromBase32(secret.replaceAll(' ', '')) }).generate({ timestamp: at.getTime() })

export type Account = { readonly email: string; readonly secret: string }

/** Creates an account with the command's own function, and uses it for the first time. */
export async function firstAccess(
  server: TestServer,
  role: Role,
  email = `${role}@exemplo.com.br`,
  who = person(server),
): Promise<Account & { who: Person }> {
  const code = await addAccount(partsOf(server), email, role)
  await who.fill('/operador/primeiro-acesso', {
    email,
    codigo: code ?? '',
    senha: PASSWORD,
    repetida: PASSWORD,
  })
  await who.fill('/operador/entrar', { email, senha: PASSWORD })
  const page = await who.open('/operador/entrar/codigo')
  const secret = page.document.querySelector('.desk-secret')?.textContent ?? ''
  const done = await who.send('/operador/entrar/codigo', { codigo: codeOf(secret, server.clock.now()) })
  if (done.to !== '/operador') throw new Error(`the first access ended with ${done.status}: ${done.text}`)
  return { email, secret, who }
}

/** A person with a session that no test clock ends, for tests of what follows the login. */
export async function signedIn(server: TestServer, role: Role, email?: string): Promise<Person> {
  const [id, token, who] = [randomUUID(), randomBytes(32).toString('base64url'), person(server)]
  const values = [id, email ?? `${id}@exemplo.com.br`, role]
  await server.sql('insert into operators (id, email, role, created_at) values ($1, $2, $3, now())', values)
  const hash = createHash('sha256').update(token).digest('base64url')
  await server.sql("insert into operator_sessions values ($1, $2, 'in', now(), '2100-01-01')", [hash, id])
  who.cookies.set('operador', token)
  return who
}

/** Logs in with password and code; the clock advances, so that the code is a new one. */
export async function enter(server: TestServer, account: Account, who = person(server)): Promise<Person> {
  server.clock.advance(60_000)
  await who.fill('/operador/entrar', { email: account.email, senha: PASSWORD })
  await who.open('/operador/entrar/codigo')
  const code = codeOf(account.secret, server.clock.now())
  const done = await who.send('/operador/entrar/codigo', { codigo: code })
  if (done.to !== '/operador') throw new Error(`the login ended with ${done.status}: ${done.text}`)
  return who
}
