/**
 * Table of what answers a request for the visitors' site, by its address: a redirect, a page, a file, or "not found".
 */
import type { FastifyReply } from 'fastify'
import { SITE_FILES } from '../../src/site/pages-outside-orders.ts'
import {
  inLowerCase,
  pageInsteadOfCampaign,
  redirectFromFormerCampaign,
  redirectFromMovedCampaign,
  redirectOf,
  servedPageOf,
  type PageInsteadOfCampaign,
} from './page-or-redirect.ts'
import { isRobot } from '../rules/desk/user-agents.ts'
import { HOUR, HTML, sendChatOfPlan, sendPage, sendPdf, sendRegulations } from './send-page.ts'
import type { Asked, Serving } from './page-serving-types.ts'

// a name with the hash of its contents (vite.config.ts)
const HASHED = /^assets\/.+-[\w-]{6,}\.\w+$/
const YEAR = 'public, max-age=31536000, immutable'

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

/** Answers a request whose address it knows. Returns whether it has answered. */
type Answerer = (asked: Asked) => boolean | Promise<boolean>

/** Who is asked, in this order: the first that knows the address answers, the last one always does. */
export const ANSWERERS: readonly Answerer[] = [
  sendBuiltFile,
  sendDrawnPdf,
  sendSharedPicture,
  leadFromEarlierPicture,
  leadToLowerCase,
  leadToPresentAddress,
  leadToPreviewedCampaign,
  sendPageInsteadOfCampaign,
  leadFromFormerCampaign,
  refuseMissingFile,
  sendPageAtAddress,
]

function sendBuiltFile({ serving: { site }, reply, file }: Asked): boolean {
  if (!site.files.has(file)) return false
  reply.header('cache-control', HASHED.test(file) ? YEAR : HOUR).header('vary', 'accept-encoding')
  reply.sendFile(file)
  return true
}

async function sendDrawnPdf({ serving, request, reply, file }: Asked): Promise<boolean> {
  const pdf = SITE_FILES.includes(`/${file}`) ? serving.pdf(`/${file}`) : null
  if (!pdf) return false
  sendPdf(request, reply, await pdf)
  return true
}

/** Sends a picture, which its address describes whole; or leads to one without a price, for this time. */
async function sendSharedPicture({ serving, reply, pathname }: Asked): Promise<boolean> {
  const drawing = serving.picture(pathname)
  if (!drawing) return false
  const picture = await drawing
  if ('instead' in picture) return lead(reply, picture.instead, { cache: 'no-store' })
  reply.header('cache-control', YEAR).type('image/jpeg').send(picture.jpeg)
  return true
}

function leadFromEarlierPicture({ reply, pathname }: Asked): boolean {
  return EARLIER_PICTURE.test(pathname) && lead(reply, '/og/street.jpg', { cache: HOUR })
}

function leadToLowerCase({ serving, request, reply, pathname, query }: Asked): boolean {
  const small = inLowerCase(pathname, query, serving.campaigns)
  const rest = request.url.slice(request.url.split('?', 1)[0]?.length)
  return small !== null && lead(reply, encodeURI(small) + rest, { status: 301 })
}

function leadToPresentAddress({ serving, reply, pathname, query }: Asked): boolean {
  const elsewhere = redirectOf(pathname, query, serving.campaigns)
  return elsewhere !== null && lead(reply, elsewhere)
}

/** A preview of one campaign shows no other. */
function leadToPreviewedCampaign({ serving, reply, pathname }: Asked): boolean {
  const { onlyCampaign: only, campaigns } = serving
  if (only === undefined || campaigns.splitPrefix(pathname).prefix === only) return false
  reply.redirect(`/${only && `${only}/`}`, 302)
  return true
}

function sendPageInsteadOfCampaign({ serving, reply, pathname, query }: Asked): boolean {
  const instead = pageInsteadOfCampaign(pathname, query, serving.campaigns)
  if (!instead) return false
  sendInstead(serving, reply, instead)
  return true
}

function leadFromFormerCampaign({ serving, reply, pathname, query }: Asked): boolean {
  const { campaigns, formerPrefixes } = serving
  if (servedPageOf(pathname, campaigns).isKnown) return false
  const moved = redirectFromMovedCampaign(pathname, query, campaigns)
  if (moved !== null) return lead(reply, moved)
  const general = redirectFromFormerCampaign(pathname, query, campaigns, formerPrefixes)
  return general !== null && lead(reply, general)
}

function refuseMissingFile({ serving, reply, pathname, file }: Asked): boolean {
  if (!/\.\w{1,8}$/.test(file) || servedPageOf(pathname, serving.campaigns).isKnown) return false
  reply.code(404).header('cache-control', 'no-store').type('text/plain; charset=utf-8').send('')
  return true
}

async function sendPageAtAddress(asked: Asked): Promise<boolean> {
  const { serving, request, reply, pathname, query } = asked
  const page = servedPageOf(pathname, serving.campaigns)
  if (!page.isKnown) {
    await sendPage(serving, request, reply, page, 404)
    return true
  }
  if (page.isHidden || serving.campaigns.settingsOf(page.prefix).isOff)
    reply.header('x-robots-tag', 'noindex')
  if (LEAD_PARAMETERS.some((each) => query.has(each))) reply.header('referrer-policy', 'no-referrer')
  const regulations = REGULATIONS.exec(page.page)
  if (regulations) await sendRegulations(serving, request, reply, page, regulations[1] ?? null)
  else if (!CHAT.test(page.page) || !(await sendChatOfPlan(serving, reply, page, query)))
    await sendPage(serving, request, reply, page, 200)
  if (page.page === '' && isSeen(asked)) serving.countView(request, page.prefix)
  return true
}

/** Returns whether a page that was sent is seen by a person now: not a preview, nor what a browser loads in advance. */
const isSeen = ({ serving, request: { method, headers }, reply, query }: Asked): boolean =>
  method === 'GET' &&
  (reply.statusCode === 200 || reply.statusCode === 304) &&
  serving.onlyCampaign === undefined &&
  // who tries a version out is not counted anywhere (src/app/counting/exclude-forced-ab-versions.ts)
  !query.has('test') &&
  headers['sec-purpose'] === undefined &&
  !isRobot(headers['user-agent'])

/**
 * Sends the page shown at the address of a campaign that has ended. It may be there for only a day, so it must not be
 * cached.
 */
function sendInstead(
  { ended }: Serving,
  reply: FastifyReply,
  { campaign, text, offers }: PageInsteadOfCampaign,
): void {
  reply.header('cache-control', HTML)
  const html = text === null ? null : ended({ text, offers }, campaign)
  if (html === null) reply.redirect(offers, 302)
  else reply.header('x-robots-tag', 'noindex').type('text/html; charset=utf-8').compress(html)
}

/** Leads to another address. */
function lead(
  reply: FastifyReply,
  to: string,
  { cache = HTML, status = 302 }: { readonly cache?: string; readonly status?: 301 | 302 } = {},
): true {
  reply.header('cache-control', cache).redirect(to, status)
  return true
}
