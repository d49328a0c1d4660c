/** Sends pages and drawn files of the site: as they are stored, with their headers, or as not changed. */
import { promisify } from 'node:util'
import { gunzip } from 'node:zlib'
import { negotiate } from '@fastify/accept-negotiator'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { PageName } from '../../src/app/server-rendering/page-renderer-input.ts'
import { serverErrorMessages } from '../../src/content/server-error-messages.ts'
import { regulationsVisibleTo, withRegulations } from './regulations-without-javascript.ts'
import type { Serving } from './page-serving-types.ts'
import type { SiteRoute } from './page-or-redirect.ts'
import { htmlOfPage } from './pack-rendered-page.ts'
import type { DrawnFile } from './share-picture-cache.ts'
import type { PageOfEdition } from './edition-pages.ts'
import { planPicture, type AddressOfPicture } from '../../src/content/landing/choose-offer-share-picture.ts'
import { planLinkPreview, type SharedPlan } from '../../src/content/plan-link-preview.ts'
import type { Plan } from '../../src/contract/plan.ts'
import { escapeHtml } from '../../src/lib/html.ts'
import { parsePlanInLink } from '../../src/funnel/plan-in-link.ts'
import type { EditionCatalogue } from '../rules/catalogue-types.ts'
import { isSoldByLink } from '../rules/plans-on-offer.ts'

/** How long a browser may keep a page: it asks each time whether the page has changed. */
export const HTML = 'no-cache'
export const HOUR = 'public, max-age=3600'

/** Seconds after which a browser may ask again for a page that could not be rendered. */
const AGAIN_S = 30

/** Sends a stored page, or the reply that it has not changed. */
export async function sendPage(
  serving: Serving,
  { headers }: FastifyRequest,
  reply: FastifyReply,
  name: PageName,
  status: number,
): Promise<FastifyReply> {
  const page = await serving.site.pages?.page(name)
  if (!page) {
    if (serving.site.pages) reply.header('retry-after', AGAIN_S)
    return reply.code(503).type('text/plain; charset=utf-8').send(serverErrorMessages.notBuilt)
  }
  asPage(serving, reply, page).header('etag', page.etag)
  if (status === 200 && isKnownTo(headers['if-none-match'], page)) return reply.code(304).send()
  const encoding = negotiate(headers['accept-encoding'] ?? '', ['br', 'gzip'])
  reply.code(status)
  if (encoding === 'br') return reply.header('content-encoding', 'br').send(page.br)
  if (encoding === 'gzip') return reply.header('content-encoding', 'gzip').send(page.gz)
  return reply.send(await promisify(gunzip)(page.gz))
}

export function sendPdf({ headers }: FastifyRequest, reply: FastifyReply, file: DrawnFile): FastifyReply {
  reply.header('cache-control', HOUR).header('etag', file.etag)
  if (isKnownTo(headers['if-none-match'], file)) return reply.code(304).send()
  return reply.type('application/pdf').send(file.bytes)
}

/** Returns whether a browser has a page or file already, by the ETags that it sends. */
const isKnownTo = (etags: string | undefined, { etag }: { readonly etag: string }): boolean =>
  etags?.split(',').some((each) => each.trim() === etag) ?? false

/**
 * Sets the headers of a page. Its script reads the edition from `Server-Timing`, so that two editions with the same
 * page need only one rendering (src/app/session/seen-shop-edition.ts).
 */
const asPage = (
  { policyOf }: Pick<Serving, 'policyOf'>,
  reply: FastifyReply,
  { edition, hashes }: PageOfEdition,
) =>
  (edition < 0 ? reply : reply.header('server-timing', `edition;desc="${edition}"`))
    .type('text/html; charset=utf-8')
    .header('cache-control', HTML)
    .header('vary', 'accept-encoding')
    .header('content-security-policy', policyOf(hashes))

/** Sends the empty page (shell) with status 404. The script of this page says what was not found. */
export const notFound = (serving: Serving, request: FastifyRequest, reply: FastifyReply, prefix: string) =>
  sendPage(serving, request, reply, { prefix, document: null }, 404)

/** Query parameters by which a link names a plan. Most links to the chat have none, and need no look at the catalogue. */
const PLAN_PARAMETERS = ['s', 'sk', 'sku', 'id', 'idr', 'idm']

/**
 * Sends the chat with a preview of the plan that the link names, for those to whom the link is passed on.
 * @returns false if the link names no plan; nothing was sent then
 */
export async function sendChatOfPlan(
  serving: Serving,
  reply: FastifyReply,
  page: SiteRoute,
  query: URLSearchParams,
): Promise<boolean> {
  const edition = PLAN_PARAMETERS.some((name) => query.has(name)) ? await serving.currentEdition() : null
  const plan = edition && planOfLink(edition, query)
  const found = plan && (await serving.site.pages?.page(page))
  if (!plan || !found) return false
  const path = `${page.prefix && `/${page.prefix}`}/${page.page}?s=${encodeURIComponent(plan.sku)}`
  const link = { path, addressOfPicture: serving.addressOfPicture }
  asPage(serving, reply, found)
  reply.compress(withPlanPreview(await htmlOfPage(found), plan, link))
  return true
}

/** Returns the plan that a link names by its id or sku, if a link may sell it. */
function planOfLink(edition: EditionCatalogue, query: URLSearchParams): Plan | undefined {
  const { idr, idm, id, sku } = parsePlanInLink(query)
  const byId = [idr, idm, id].flatMap((each) => (each ? (edition.byId.get(each) ?? []) : []))
  const plan = byId[0] ?? (sku ? edition.bySku.get(sku) : undefined)
  return plan && isSoldByLink(edition, plan) ? plan : undefined
}

/**
 * Returns a page with the preview of a plan in its head.
 * @param link path and query of the link, without anything that belongs to one visitor
 */
function withPlanPreview(
  html: string,
  plan: Plan,
  { path, addressOfPicture }: { readonly path: string; readonly addressOfPicture: AddressOfPicture },
): string {
  const shown: SharedPlan = {
    name: plan.plan,
    withDebit: plan.price_with_dacc,
    withoutDebit: plan.price,
    state: plan.state,
  }
  const title = planLinkPreview.title(shown)
  const description = planLinkPreview.description(shown)
  const origin = /property="og:image" content="(https?:\/\/[^/"]+)/.exec(html)?.[1] ?? ''
  const values: Readonly<Record<string, string>> = {
    description,
    'og:title': title,
    'og:description': description,
    'og:url': origin + path,
    'og:image': origin + addressOfPicture(planPicture(shown)),
    'og:image:alt': planLinkPreview.alt(shown),
  }
  return html
    .replace(/<title>[^<]*<\/title>/, () => `<title>${escapeHtml(title)}</title>`)
    .replace(/(<meta (?:name|property)="([\w:]+)" content=")[^"]*"/g, (whole, start: string, name: string) =>
      Object.hasOwn(values, name) ? `${start}${escapeHtml(values[name] ?? '')}"` : whole,
    )
}

/**
 * Sends a page of regulations with its texts. If the database cannot be read, the page is sent without them,
 * and its script reports the problem.
 */
export async function sendRegulations(
  serving: Serving,
  request: FastifyRequest,
  reply: FastifyReply,
  page: SiteRoute,
  id: string | null,
): Promise<FastifyReply> {
  const { site, campaigns } = serving
  const { prefix } = page
  const all = (await serving.currentEdition())?.regulations
  const isEmployee = campaigns.settingsOf(prefix).flags.collaborator === true
  const documents =
    all && regulationsVisibleTo(all, isEmployee).filter((each) => id === null || each.id === id)
  if (id !== null && documents?.length === 0) return notFound(serving, request, reply, prefix)
  const found = documents && (await site.pages?.page(page))
  if (!found) return sendPage(serving, request, reply, page, 200)
  const back = id === null ? null : `${prefix && `/${prefix}`}/regulamentos/`
  asPage(serving, reply, found)
  reply.compress(withRegulations(await htmlOfPage(found), documents, back))
  return reply
}
