import { timingSafeEqual } from 'node:crypto'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { deskRefusals } from '../../../src/content/desk/refusals.ts'
import type { DeskPageContext, DeskRenderer, DeskView } from '../../../src/desk/render.tsx'
import { Refusal } from '../../errors.ts'
import { SAFE, isAllowedOrigin } from '../../plugins/guard.ts'
import type { OperatorSession } from '../../repositories/desk/sessions.ts'
import type { Operator } from '../../repositories/desk/operators.ts'
import { audit, type Deed } from '../../services/desk/audit.ts'
import type { Desk } from '../../services/desk/parts.ts'
import { newToken, sessionOf } from '../../services/desk/sessions.ts'
import type { Still } from '../../site/preview.ts'
import { ROLES } from '../../../src/contract/desk-roles.ts'
import { ACCESS, mayRead, rolesOf, type Access } from './access.ts'
import { cookieOf, setCookie } from './cookies.ts'
import type { FormFields } from './forms.ts'
import { asksForPage, entryFor, notIn } from './strangers.ts'

/** The built pages of the desk, and the address of their style sheet. */
export type DeskPages = DeskRenderer & { sheet: string }

/** Someone who requests a page of the desk, or submits one of its forms. */
export type DeskVisit = {
  request: FastifyRequest
  reply: FastifyReply
  /** null if no session is needed. */
  session: OperatorSession | null
  /** Token of that session; '' without one. */
  token: string
  form: FormFields
  show(view: DeskView, how?: { status?: number; retryAfter?: number }): FastifyReply
  /** Redirects the browser within the desk; a reload then resubmits no form. */
  go(to: string): FastifyReply
}

/** A visit by someone who is logged in. */
export type OperatorVisit = DeskVisit & {
  operator: Operator
  /** Writes an audit entry on its own; a change writes its entry in its own transaction. */
  audit(what: Deed['what'], subject?: string, detail?: Deed['detail']): Promise<void>
}

export type Door = {
  app: FastifyInstance
  desk: Desk
  pages: DeskPages
  /** A campaign's start page, to be shown. */
  still: (prefix: string) => Promise<Still | null>
}

/** Seconds for which a form may stay open without a session. */
const ENTRANCE_S = 24 * 3600

declare module 'fastify' {
  interface FastifyRequest {
    visit: DeskVisit | null
    who: Who | null
  }
}

/** A token that only the holder of the cookie gets: forms carry it (CSRF). */
const csrfOf = (desk: Desk, secret: string) => desk.vault.lookup(`csrf:${secret}`)

function isSame(a: string, b: string): boolean {
  const [left, right] = [Buffer.from(a), Buffer.from(b)]
  return left.length === right.length && timingSafeEqual(left, right)
}

/** Adds a route of the desk, for the roles that server/routes/desk/access.ts lists for it. */
export function route(
  door: Door,
  method: Access['method'],
  path: string,
  handler: (visit: DeskVisit) => unknown,
): void {
  const roles = rolesOf(method, path)
  door.app.route({
    method,
    url: path,
    exposeHeadRoute: false,
    schema: { hide: true },
    // Before anything else in the request is read (S41).
    onRequest: (request, reply) => guard(door, request, reply, roles),
    preHandler: async (request, reply) => {
      request.visit = (await visitOf(door, request, reply, roles)) ?? null
      // what was typed is given back
      return request.visit === null ? reply : undefined
    },
    handler: (request) => handler(request.visit ?? missing()),
  })
}

/** The same for routes that need a session. */
export const operatorRoute = (
  door: Door,
  method: Access['method'],
  path: string,
  handler: (visit: OperatorVisit) => unknown,
): void =>
  route(door, method, path, (visit) => {
    const { session } = visit
    if (!session) throw new Error(`${method} ${path} is open to anyone`)
    const operator: Operator = { id: session.id, email: session.email, role: session.role }
    return handler({
      ...visit,
      operator,
      audit: (what, subject, detail) =>
        door.desk.db.transaction((sql) => audit(sql, door.desk, { by: operator, what, subject, detail })),
    })
  })

/** Answers every path and method below the desk's that has no route: not found, for those who are logged in. */
export function refuseOthers(door: Door): void {
  const onRequest = (request: FastifyRequest, reply: FastifyReply) => guard(door, request, reply, ROLES)
  const handler = () => {
    throw new Refusal(404, 'not_found', deskRefusals.noPage)
  }
  door.app.all('/operador/*', { exposeHeadRoute: false, schema: { hide: true }, onRequest }, handler)
  const method = ['HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'] as const
  door.app.route({ method: [...method], url: '/operador', schema: { hide: true }, onRequest, handler })
}

const missing = (): never => {
  throw new Error('a route of the desk without its visit')
}

type Who = { session: OperatorSession | undefined; token: string; isIn: boolean; isClosed: boolean }

/** The session of a request, and whether it is one for these routes. */
async function whoAsks({ desk }: Door, request: FastifyRequest, roles: Access['roles']): Promise<Who> {
  const token = cookieOf(request, desk.config, 'session') ?? ''
  const session = token === '' ? undefined : await sessionOf(desk, token)
  const stage = roles === 'code' ? 'code' : 'in'
  return { session, token, isIn: session?.stage === stage, isClosed: roles !== 'anyone' }
}

/**
 * Redirects those who are not logged in to the log-in, and refuses what they send (S41). Only a form from one of our
 * own pages is let through, so that what was typed into it can be given back.
 * @throws Refusal 401
 */
async function guard(
  door: Door,
  request: FastifyRequest,
  reply: FastifyReply,
  roles: Access['roles'],
): Promise<FastifyReply | undefined> {
  request.who = await whoAsks(door, request, roles)
  if (!isStranger(request)) return undefined
  if (asksForPage(request)) {
    return reply.redirect(roles === 'code' ? '/operador/entrar' : entryFor(request.url), 303)
  }
  if (!isFromUs(door.desk, request)) throw notIn()
  return undefined
}

/** Whether someone who is not logged in has requested what only logged-in people may see. */
export const isStranger = ({ who }: FastifyRequest): boolean => who !== null && who.isClosed && !who.isIn

/** Who the visitor is and whether they are allowed here; undefined when the reply has been sent. */
async function visitOf(
  door: Door,
  request: FastifyRequest,
  reply: FastifyReply,
  roles: Access['roles'],
): Promise<DeskVisit | undefined> {
  const { desk } = door
  const { session, token, isIn } = request.who ?? (await whoAsks(door, request, roles))
  const entrance = cookieOf(request, desk.config, 'entrance') ?? newToken()
  const isOpen = roles === 'anyone'
  const secret = isIn ? token : entrance
  if (isOpen && !isIn) setCookie(reply, desk.config, 'entrance', entrance, ENTRANCE_S)
  const visit = makeVisit(door, request, reply, {
    session: isIn && session ? session : null,
    token: isIn ? token : '',
    secret,
  })
  if (!isOpen && !isIn) return giveBack(door, visit, roles, notIn())
  if (Array.isArray(roles) && session && !roles.includes(session.role))
    throw new Refusal(403, 'origin', deskRefusals.notYourPage)
  if (SAFE.has(request.method)) return visit
  if (!isOurs(desk, request) || !isSame(visit.form.csrf ?? '', csrfOf(desk, secret)))
    return giveBack(door, visit, roles, new Refusal(403, 'origin', deskRefusals.staleForm))
  return visit
}

/** Forms come from our own pages, with the token that those contain (S21). */
const isOurs = (desk: Desk, request: FastifyRequest): boolean =>
  isAllowedOrigin(request, { ...desk.config, allowedOrigins: [] })

/** The browser itself says so, in a header sent with the form. */
const isFromUs = (desk: Desk, request: FastifyRequest): boolean =>
  request.headers.origin !== undefined && isOurs(desk, request)

/**
 * Refuses a form; if the browser says that it came from one of our pages, shows what was typed so that it can be sent
 * again. What is typed at log-in is not shown.
 * @throws Refusal if there is nothing to show, or nobody to show it to
 */
function giveBack({ desk }: Door, visit: DeskVisit, roles: Access['roles'], refusal: Refusal): undefined {
  const { request, session } = visit
  const fields = Object.entries(visit.form).filter(([name, value]) => name !== 'csrf' && value !== '')
  if (!isFromUs(desk, request) || !Array.isArray(roles) || fields.length === 0) throw refusal
  visit.show(
    { page: 'resend', data: { action: request.url, fields, isIn: session !== null } },
    { status: refusal.status },
  )
}

type Holder = { session: OperatorSession | null; token: string; secret: string }

function makeVisit(
  { desk, pages }: Door,
  request: FastifyRequest,
  reply: FastifyReply,
  who: Holder,
): DeskVisit {
  const { session, token, secret } = who
  const frame: DeskPageContext = {
    sheet: pages.sheet,
    csrf: csrfOf(desk, secret),
    account: session?.stage === 'in' ? { email: session.email, role: session.role } : null,
    places: session ? placesOf(session) : [],
    here: request.url.split('?')[0] ?? '',
    now: desk.clock.now().toISOString(),
    notice: (request.query as { feito?: string }).feito ?? null,
  }
  return {
    request,
    reply,
    session,
    token,
    form: (request.body ?? {}) as FormFields,
    show(view, { status = 200, retryAfter } = {}) {
      if (retryAfter !== undefined) reply.header('retry-after', retryAfter)
      return reply.code(status).type('text/html; charset=utf-8').send(pages.render(view, frame))
    },
    go: (to) => reply.redirect(to, 303),
  }
}

/** Pages that the menu may list. */
const placesOf = ({ role }: OperatorSession): string[] =>
  ACCESS.filter(({ method, path }) => method === 'GET' && mayRead(role, path)).map(({ path }) => path)

/** Shows a refusal as a page. */
export function showRefusal(
  door: Door,
  request: FastifyRequest,
  reply: FastifyReply,
  refusal: Refusal,
): FastifyReply {
  const { retryAfter } = refusal.more
  const visit =
    request.visit ?? makeVisit(door, request, reply, { session: null, token: '', secret: newToken() })
  const data = { status: refusal.status, message: refusal.message, reference: request.id }
  return visit.show({ page: 'trouble', data }, { status: refusal.status, retryAfter })
}
