/** Adds the routes that serve the built site: pages, assets, redirects and downloads. */
import { promisify } from 'node:util'
import { gunzip } from 'node:zlib'
import { negotiate } from '@fastify/accept-negotiator'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { EditionCatalogue } from '../rules/catalogue-types.ts'
import { serverErrorMessages } from '../../src/content/server-error-messages.ts'
import { HttpError } from '../errors.ts'
import { compressReplies } from '../plugins/compress.ts'
import { errorBody } from '../plugins/error-handler.ts'
import type { PageHashes } from '../plugins/security-headers.ts'
import type { Campaigns } from '../../src/campaigns/make-campaigns.ts'
import type { Campaign } from '../../src/campaigns/campaign-types.ts'
import { fileAt } from '../../src/site/resolve-site-path.ts'
import { SITE_FILES } from '../../src/site/pages-outside-orders.ts'
import type { AddressOfPicture } from '../../src/content/landing/offer-link-preview-picture.ts'
import type { PageName } from '../../src/app/server-rendering/page-renderer-input.ts'
import type { EndedCampaign } from '../../src/scriptless-pages/page-data-types.ts'
import type { Site } from './list-files-and-load-renderers.ts'
import type { PageOfEdition } from './render-and-cache-edition-pages.ts'
import { htmlOfPage } from './pack-rendered-page.ts'
import type { DrawnFile } from './pdf-file-cache.ts'
import type { SharedPicture, SharePictures } from './share-picture-cache.ts'
import { planOfLink, withPlanPreview } from './plan-in-link-preview.ts'
import { regulationsVisibleTo, withRegulations } from './regulations-without-javascript.ts'
import {
  inLowerCase,
  pageInsteadOfCampaign,
  servedPageOf,
  redirectFromFormerCampaign,
  redirectOf,
  type PageInsteadOfCampaign,
  type SiteRoute,
} from './find-page-or-redirect.ts'

const HASHED = /^assets\/.+-[\w-]{8,}\.\w+$/
const YEAR = 'public, max-age=31536000, immutable'
const HTML = 'no-cache'
const HOUR = 'public, max-age=3600'

/** Query parameters that give access to a lead. A page opened with one of them sends no Referer. */
const LEAD_PARAMETERS = ['l', 'ls', 'lmig', 'k']

/**
 * The path of the page with all regulations, summaries and contracts, or of the page with one of them.
 */
const REGULATIONS = /^regulamentos(?:\/(.+))?$/

/** The picture of a shared link in the releases before 1.0.0, which messengers remember. */
const EARLIER_PICTURE = /^\/og\/(?:campanhas|planos)\/[\w-]+\.jpg$/

/** The chat of an order by a new customer. */
const CHAT = /^chat(?:-tct)?$/

/** Whether a link may name a plan. Most links to the chat do not, and need no look at the catalogue. */
const hasPlanParameter = (query: URLSearchParams) =>
  ['s', 'sk', 'sku', 'id', 'idr', 'idm'].some((name) => query.has(name))

/** The site to serve, with what is needed to serve it. */
type Serving = {
  site: Site
  campaigns: Campaigns
  /** Prefixes that an earlier edition had while it was live, and the live one does not have. */
  formerPrefixes: readonly string[]
  /** Returns the Content-Security-Policy of a page with these inline scripts and styles. */
  policyOf: (page?: PageHashes) => string
  /** Reads the catalogue from the database; null if the database cannot be read. */
  currentEdition: () => Promise<EditionCatalogue | null>
  /** The prefix of the campaign whose pages alone are shown; undefined if all are. */
  onlyCampaign?: string
  /** Returns what is served to a browser that previews the shop; null for all others. */
  previewOf: (request: FastifyRequest) => Partial<Serving> | null
  /** Returns the page of a campaign that has ended; null if the site was not built. */
  ended: (page: EndedCampaign, campaign: Campaign) => string | null
  /** Draws a PDF file, which has a path in `SITE_FILES`; null if the site was not built. */
  pdf: (path: string) => Promise<DrawnFile> | null
  /** The pictures of shared links with an offer. */
  picture: SharePictures
  addressOfPicture: AddressOfPicture
}

/**
 * Serves the built site: files by name, pages by their routes. An unknown path gets the empty page (shell)
 * with status 404. A missing file gets an empty reply with status 404.
 */
export async function serveSite(app: FastifyInstance, serving: Serving): Promise<void> {
  // Without a build there is no folder; `sendPage` then replies with an error.
  if (serving.site.files.size > 0)
    await app.register(fastifyStatic, {
      root: serving.site.folder,
      serve: false,
      preCompressed: true,
      cacheControl: false,
      lastModified: false,
    })

  await app.register(async (scope) => {
    await compressReplies(scope, { isAsked: true })
    scope.route({
      method: ['GET', 'HEAD'],
      url: '/*',
      schema: { hide: true },
      // one edition of the site for the whole answer
      handler: (request, reply) => answer({ ...serving, ...serving.previewOf(request) }, request, reply),
    })
  })
}

async function answer(serving: Serving, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  const { site, campaigns } = serving
  const pathname = pathOf(request.url)
  if (pathname === undefined) return notFound(serving, request, reply, '')
  const name = fileAt(pathname, campaigns).slice(1)
  if (site.files.has(name)) {
    reply.header('cache-control', HASHED.test(name) ? YEAR : HOUR).header('vary', 'accept-encoding')
    return reply.sendFile(name)
  }
  const pdf = SITE_FILES.includes(`/${name}`) ? serving.pdf(`/${name}`) : null
  if (pdf) return sendPdf(request, reply, await pdf)
  const picture = serving.picture(pathname)
  if (picture) return sendPicture(reply, await picture)
  if (EARLIER_PICTURE.test(pathname))
    return reply.header('cache-control', HOUR).redirect('/og/street.jpg', 302)
  const query = new URL(request.url, 'http://site.invalid').searchParams
  const small = inLowerCase(pathname, query, campaigns)
  if (small !== null) {
    const rest = request.url.slice(request.url.split('?', 1)[0]?.length)
    return reply.header('cache-control', HTML).redirect(encodeURI(small) + rest, 301)
  }
  const elsewhere = redirectOf(pathname, query, campaigns)
  if (elsewhere !== null) return reply.header('cache-control', HTML).redirect(elsewhere, 302)
  const { onlyCampaign: only } = serving
  if (only !== undefined && campaigns.splitPrefix(pathname).prefix !== only)
    return reply.redirect(`/${only && `${only}/`}`, 302)
  const instead = pageInsteadOfCampaign(pathname, query, campaigns)
  if (instead) return sendInstead(serving, reply, instead)
  const page = servedPageOf(pathname, campaigns)
  const general = page.isKnown
    ? null
    : redirectFromFormerCampaign(pathname, query, campaigns, serving.formerPrefixes)
  if (general !== null) return reply.header('cache-control', HTML).redirect(general, 302)
  if (/\.\w{1,8}$/.test(name) && !page.isKnown) {
    return reply.code(404).header('cache-control', 'no-store').type('text/plain; charset=utf-8').send('')
  }
  if (!page.isKnown) return sendPage(serving, request, reply, page, 404)
  if (page.isHidden || campaigns.settingsOf(page.prefix).isOff) reply.header('x-robots-tag', 'noindex')
  if (LEAD_PARAMETERS.some((each) => query.has(each))) reply.header('referrer-policy', 'no-referrer')
  const regulations = REGULATIONS.exec(page.page)
  if (regulations) return sendRegulations(serving, request, reply, page, regulations[1] ?? null)
  if (CHAT.test(page.page) && (await sendChatOfPlan(serving, reply, page, query))) return reply
  return sendPage(serving, request, reply, page, 200)
}

/**
 * Sends the page shown at the address of a campaign that has ended. It may be there for only a day, so it must not be
 * cached.
 */
function sendInstead(
  { ended }: Serving,
  reply: FastifyReply,
  { campaign, text, offers }: PageInsteadOfCampaign,
): FastifyReply {
  reply.header('cache-control', HTML)
  const html = text === null ? null : ended({ text, offers }, campaign)
  if (html === null) return reply.redirect(offers, 302)
  reply.header('x-robots-tag', 'noindex').type('text/html; charset=utf-8').compress(html)
  return reply
}

/**
 * Sends the chat with a preview of the plan that the link names, for those to whom the link is passed on.
 * @returns false if the link names no plan; nothing was sent then
 */
async function sendChatOfPlan(
  serving: Serving,
  reply: FastifyReply,
  page: SiteRoute,
  query: URLSearchParams,
): Promise<boolean> {
  const edition = hasPlanParameter(query) ? await serving.currentEdition() : null
  const plan = edition && planOfLink(edition, query)
  const found = plan && (await serving.site.pages?.page(page))
  if (!plan || !found) return false
  const path = `${page.prefix && `/${page.prefix}`}/${page.page}?s=${encodeURIComponent(plan.sku)}`
  const link = { path, addressOfPicture: serving.addressOfPicture }
  asPage(serving, reply, found)
  reply.compress(withPlanPreview(await htmlOfPage(found), plan, link))
  return true
}

/**
 * Sends a page of regulations with its texts. If the database cannot be read, the page is sent without them,
 * and its script reports the problem.
 */
async function sendRegulations(
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

/** Returns the decoded path of a URL; undefined if it is malformed. */
function pathOf(url: string): string | undefined {
  const raw = url.split(/[?#]/, 1)[0] ?? ''
  try {
    const decoded = decodeURIComponent(raw)
    return decoded.startsWith('/') && !/[\0\\]|\/\//.test(decoded) ? decoded : undefined
  } catch {
    return undefined
  }
}

/** Seconds after which a browser may ask again for a page that could not be rendered. */
const AGAIN_S = 30

/** Sends a stored page, or the reply that it has not changed. */
async function sendPage(
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

function sendPdf({ headers }: FastifyRequest, reply: FastifyReply, file: DrawnFile): FastifyReply {
  reply.header('cache-control', HOUR).header('etag', file.etag)
  if (isKnownTo(headers['if-none-match'], file)) return reply.code(304).send()
  return reply.type('application/pdf').send(file.bytes)
}

/** Sends a picture, which its address describes whole; or leads to one without a price, for this time. */
function sendPicture(reply: FastifyReply, picture: SharedPicture): FastifyReply {
  if ('instead' in picture) return reply.header('cache-control', 'no-store').redirect(picture.instead, 302)
  return reply.header('cache-control', YEAR).type('image/jpeg').send(picture.jpeg)
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
const notFound = (serving: Serving, request: FastifyRequest, reply: FastifyReply, prefix: string) =>
  sendPage(serving, request, reply, { prefix, document: null }, 404)

/** Answers requests for unknown URLs below /api with 404. */
export function refuseUnknown(app: FastifyInstance): void {
  app.setNotFoundHandler((request, reply) => {
    const refusal = new HttpError(404, 'not_found', serverErrorMessages.noAddress)
    return reply.code(404).header('cache-control', 'no-store').send(errorBody(refusal, request))
  })
}
