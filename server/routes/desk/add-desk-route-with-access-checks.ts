/**
 * Registers the routes of the operator's desk. Session, role and CSRF token are checked before a route's
 * handler runs.
 */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { deskErrorMessages } from '../../../src/content/desk/error-words.ts'
import { HttpError } from '../../api-errors.ts'
import { SAFE_METHODS, isAllowedOrigin } from '../../plugins/write-request-checks.ts'
import type { DeskSession } from '../../repositories/desk/sessions.ts'
import type { DeskUser } from '../../repositories/desk/desk-users.ts'
import { isSameSecret } from '../../security/is-same-secret.ts'
import { audit, type AuditEvent } from '../../services/desk/write-and-check-audit-log.ts'
import type { DeskContext } from '../../services/desk/desk-context.ts'
import { newToken, sessionOf } from '../../services/desk/sessions.ts'
import type { DeskWork } from '../../desk-work/run-long-desk-tasks.ts'
import { ROLES, type Role } from '../../../src/contract/desk-roles-reasons-calls-and-imports.ts'
import type { makeBriefly } from '../../services/desk/open-shop-preview.ts'
import type { CampaignPreview } from '../../site/shop-preview-renderer.ts'
import type { Access, Entrance, RouteAccess } from './desk-route-access.ts'
import type { DeskRenderer, PageFrame, PageView } from './page-declaration-types.ts'
import { cookieOf, setCookie } from './cookies.ts'
import type { FormFields } from '../../plugins/form-parser.ts'
import { asksForPage, logInUrlFor, loggedOutError } from './logged-out-replies.ts'

/** The renderer of the desk's pages, and the URL of their style sheet. */
export type DeskPages = DeskRenderer & { sheet: string }

/** A request to the desk, either for a page or from a form, with what the handler needs to answer it. */
export type DeskVisit = {
  request: FastifyRequest
  reply: FastifyReply
  /** The session; null if the route needs none and the browser is not logged in. */
  session: DeskSession | null
  /** The token of the session; '' if there is none. */
  token: string
  form: FormFields
  show<Data extends object>(
    page: PageView<Data>,
    data: Data,
    how?: { status?: number; retryAfter?: number },
  ): FastifyReply
  /** Redirects the browser to another page of the desk, so that a reload does not submit the form again. */
  go(to: string): FastifyReply
}

/** A request to the desk from a desk user who is logged in. */
export type LoggedInVisit = DeskVisit & {
  user: DeskUser
  /**
   * Writes an audit entry in a separate transaction. Do not use it for a change, which is audited in the
   * transaction that makes it.
   */
  audit(what: AuditEvent['what'], subject?: string, detail?: AuditEvent['detail']): Promise<void>
}

/** What the functions that register the desk's routes need. */
export type DeskRouteParts = {
  app: FastifyInstance
  desk: DeskContext
  pages: DeskPages
  /** Who may use which route. */
  access: Access
  /** Does what takes long. */
  work: DeskWork
  /** Draws the page that a preview link shows, once for all who open the link at the same time. */
  drawnOnce: ReturnType<typeof makeBriefly<CampaignPreview | null>>
}

/** A route of the desk, who may use it, and what it answers. */
export type DeskRoute = RouteAccess & {
  readonly answer: (visit: DeskVisit, parts: DeskRouteParts) => unknown
}

/** For how many seconds a form without a session can be submitted. */
const ENTRANCE_S = 24 * 3600

declare module 'fastify' {
  interface FastifyRequest {
    visit: DeskVisit | null
    who: Who | null
  }
}

/** Returns the CSRF token that forms contain. Only the browser with the cookie receives it. */
const csrfOf = (desk: DeskContext, secret: string) => desk.vault.lookup(`csrf:${secret}`)

/** Declares a route that needs no complete login. */
export const openRoute = (
  method: RouteAccess['method'],
  path: string,
  roles: Entrance,
  answer: DeskRoute['answer'],
): DeskRoute => ({ method, path, roles, answer })

/** Declares a route for people who are logged in and have one of some roles. */
export const closedRoute = (
  method: RouteAccess['method'],
  path: string,
  roles: readonly Role[],
  answer: (visit: LoggedInVisit, parts: DeskRouteParts) => unknown,
): DeskRoute => ({
  method,
  path,
  roles,
  answer(visit, parts) {
    const { session } = visit
    if (!session) throw new Error(`${method} ${path} was answered without a session`)
    const user: DeskUser = { id: session.id, email: session.email, role: session.role }
    const audited: LoggedInVisit['audit'] = (what, subject, detail) =>
      parts.desk.db.transaction((sql) => audit(sql, parts.desk, { by: user, what, subject, detail }))
    return answer({ ...visit, user, audit: audited }, parts)
  },
})

/** Adds a route of the desk. */
export function addRoute(parts: DeskRouteParts, { method, path, roles, answer }: DeskRoute): void {
  parts.app.route({
    method,
    url: path,
    exposeHeadRoute: false,
    schema: { hide: true },
    // The session is checked before the rest of the request is read.
    onRequest: (request, reply) => guard(parts, request, reply, roles),
    preHandler: async (request, reply) => {
      request.visit = (await visitOf(parts, request, reply, roles)) ?? null
      // If there is no visit, the reply was already sent.
      return request.visit === null ? reply : undefined
    },
    handler: (request) => answer(request.visit ?? missing(), parts),
  })
}

/**
 * Refuses requests to the desk whose path and method belong to no route. With a session the reply is 404;
 * without one it is the same as on any other path.
 */
export function refuseOthers(parts: DeskRouteParts): void {
  const onRequest = (request: FastifyRequest, reply: FastifyReply) => guard(parts, request, reply, ROLES)
  const handler = () => {
    throw new HttpError(404, 'not_found', deskErrorMessages.noPage)
  }
  parts.app.all('/operador/*', { exposeHeadRoute: false, schema: { hide: true }, onRequest }, handler)
  const method = ['HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'] as const
  parts.app.route({ method: [...method], url: '/operador', schema: { hide: true }, onRequest, handler })
}

const missing = (): never => {
  throw new Error('the preHandler of a desk route has not run')
}

type Who = { session: DeskSession | undefined; token: string; isIn: boolean; isClosed: boolean }

/** Finds the session of a request, and whether the login is complete enough for the route. */
async function whoAsks(
  { desk }: DeskRouteParts,
  request: FastifyRequest,
  roles: RouteAccess['roles'],
): Promise<Who> {
  const token = cookieOf(request, desk.config, 'session') ?? ''
  const session = token === '' ? undefined : await sessionOf(desk, token)
  const stage = roles === 'code' ? 'code' : 'in'
  return { session, token, isIn: session?.stage === stage, isClosed: roles !== 'anyone' }
}

/**
 * Handles requests that lack the required login. Requests for a page are redirected to the login
 * page, and others are refused. A form from one of our own pages is not refused here, so that its input can
 * be shown again. A role that may not use the route is refused before the rest of its request is read.
 * @throws HttpError 401 or 403
 */
async function guard(
  parts: DeskRouteParts,
  request: FastifyRequest,
  reply: FastifyReply,
  roles: RouteAccess['roles'],
): Promise<FastifyReply | undefined> {
  const who = await whoAsks(parts, request, roles)
  request.who = who
  const { session } = who
  if (who.isIn && session && Array.isArray(roles) && !roles.includes(session.role))
    throw new HttpError(403, 'origin', deskErrorMessages.notYourPage)
  if (!lacksLogIn(request)) return undefined
  if (asksForPage(request)) {
    return reply.redirect(roles === 'code' ? '/operador/entrar' : logInUrlFor(request.url), 303)
  }
  if (!isFromUs(parts.desk, request)) throw loggedOutError()
  return undefined
}

/** Returns whether a request lacks the login that its route needs. */
export const lacksLogIn = ({ who }: FastifyRequest): boolean => who !== null && who.isClosed && !who.isIn

/**
 * Builds the `DeskVisit` of a request; undefined if the reply was already sent. Refuses requests with a
 * wrong CSRF token.
 */
async function visitOf(
  parts: DeskRouteParts,
  request: FastifyRequest,
  reply: FastifyReply,
  roles: RouteAccess['roles'],
): Promise<DeskVisit | undefined> {
  const { desk } = parts
  const { session, token, isIn } = request.who ?? (await whoAsks(parts, request, roles))
  const entrance = cookieOf(request, desk.config, 'entrance') ?? newToken()
  const isOpen = roles === 'anyone'
  const secret = isIn ? token : entrance
  if (isOpen && !isIn) setCookie(reply, desk.config, 'entrance', entrance, ENTRANCE_S)
  const visit = makeVisit(parts, request, reply, {
    session: isIn && session ? session : null,
    token: isIn ? token : '',
    secret,
  })
  if (!isOpen && !isIn) return giveBack(parts, visit, roles, loggedOutError())
  if (SAFE_METHODS.has(request.method)) return visit
  if (!isOurs(desk, request) || !isSameSecret(visit.form.csrf ?? '', csrfOf(desk, secret)))
    return giveBack(parts, visit, roles, new HttpError(403, 'origin', deskErrorMessages.staleForm))
  return visit
}

/** Returns whether a form came from one of our own pages. */
const isOurs = (desk: DeskContext, request: FastifyRequest): boolean =>
  isAllowedOrigin(request, { ...desk.config, allowedOrigins: [] })

/** Returns whether the request's Origin header names this site. */
const isFromUs = (desk: DeskContext, request: FastifyRequest): boolean =>
  request.headers.origin !== undefined && isOurs(desk, request)

/**
 * Refuses a form. If the request's Origin header names this site, the input is shown on a page from which it
 * can be sent again. Input of the login pages is never shown.
 * @throws HttpError if there is nothing to show
 */
function giveBack(
  { desk, pages }: DeskRouteParts,
  visit: DeskVisit,
  roles: RouteAccess['roles'],
  refusal: HttpError,
): undefined {
  const { request, session } = visit
  const fields = Object.entries(visit.form).filter(([name, value]) => name !== 'csrf' && value !== '')
  if (!isFromUs(desk, request) || !Array.isArray(roles) || fields.length === 0) throw refusal
  visit.show(
    pages.undeclaredPages.sendFormAgain,
    { action: request.url, fields, isIn: session !== null },
    { status: refusal.status },
  )
}

type Holder = { session: DeskSession | null; token: string; secret: string }

function makeVisit(
  { desk, pages, access }: DeskRouteParts,
  request: FastifyRequest,
  reply: FastifyReply,
  who: Holder,
): DeskVisit {
  const { session, token, secret } = who
  // before the second factor the page has neither menu nor search
  const known = session?.stage === 'in' ? session : null
  const frame: PageFrame = {
    sheet: pages.sheet,
    csrf: csrfOf(desk, secret),
    account: known && { email: known.email, role: known.role },
    places: known ? pagesOfRole(access, known) : [],
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
    show(page, data, { status = 200, retryAfter } = {}) {
      if (retryAfter !== undefined) reply.header('retry-after', retryAfter)
      return reply
        .code(status)
        .type('text/html; charset=utf-8')
        .send(pages.render(page, data, frame))
    },
    go: (to) => reply.redirect(to, 303),
  }
}

/** Returns the paths of the pages that the menu may list. */
const pagesOfRole = ({ routes, mayRead }: Access, { role }: DeskSession): string[] =>
  routes.filter(({ method, path }) => method === 'GET' && mayRead(role, path)).map(({ path }) => path)

/** Sends a refusal as a page of the desk. */
export function showRefusal(
  parts: DeskRouteParts,
  request: FastifyRequest,
  reply: FastifyReply,
  refusal: HttpError,
): FastifyReply {
  const { retryAfter } = refusal.more
  const visit =
    request.visit ?? makeVisit(parts, request, reply, { session: null, token: '', secret: newToken() })
  const data = { status: refusal.status, message: refusal.message, reference: request.id }
  return visit.show(parts.pages.undeclaredPages.error, data, { status: refusal.status, retryAfter })
}
