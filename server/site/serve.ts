import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { Refusal } from '../errors.ts'
import { errorBody } from '../plugins/errors.ts'
import type { PageHashes } from '../plugins/headers.ts'
import type { Campaigns } from '../../src/campaigns/make.ts'
import type { Site } from './files.ts'
import { pageOf, redirectOf, type Page } from './routes.ts'

const HASHED = /^assets\/.+-[\w-]{8,}\.\w+$/
const YEAR = 'public, max-age=31536000, immutable'
const HTML = 'no-cache'
const HOUR = 'public, max-age=3600'

/** Query parameters that identify a lead: their pages send no Referer (D41). */
const LEAD_PARAMETERS = ['l', 'ls', 'lmig']

/** The page of a single regulation, summary or contract (D55). */
const DOCUMENT = /^regulamentos\/(.+)$/

/** What is served, and by which rules. */
type Serving = {
  site: Site
  campaigns: Campaigns
  /** The Content-Security-Policy of a page with these inline scripts and styles. */
  policyOf: (page?: PageHashes) => string
  /** Whether the database has a regulation, summary or contract with this id. */
  isDocument: (id: string) => Promise<boolean>
}

/**
 * Serves the built site: files by name, pages by the product's routes. An unknown path gets the shell with status
 * 404, a missing asset an empty 404 (X16).
 */
export async function serveSite(app: FastifyInstance, serving: Serving): Promise<void> {
  // Without a build there is no folder; sendPage reports it.
  if (serving.site.files.size > 0)
    await app.register(fastifyStatic, {
      root: serving.site.folder,
      serve: false,
      preCompressed: true,
      cacheControl: false,
      lastModified: false,
    })

  app.route({
    method: ['GET', 'HEAD'],
    url: '/*',
    schema: { hide: true },
    handler: (request, reply) => answer(serving, request, reply),
  })
}

async function answer(serving: Serving, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  const { site, campaigns, isDocument } = serving
  const path = pathOf(request.url)
  if (path === undefined) return notFound(serving, reply, '')
  const name = path.slice(1)
  if (site.files.has(name) && !name.endsWith('.html')) {
    reply.header('cache-control', HASHED.test(name) ? YEAR : HOUR).header('vary', 'accept-encoding')
    return reply.sendFile(name)
  }
  const query = new URL(request.url, 'http://site.invalid').searchParams
  const elsewhere = redirectOf(path, query, campaigns)
  if (elsewhere !== null) return reply.header('cache-control', HTML).redirect(elsewhere, 302)
  const page = pageOf(path, campaigns)
  if (/\.\w{1,8}$/.test(name) && !page.isKnown) {
    return reply.code(404).header('cache-control', 'no-store').type('text/plain; charset=utf-8').send('')
  }
  if (!page.isKnown) return sendPage(serving, reply, pageFile(site, page), 404)
  const document = DOCUMENT.exec(page.page)?.[1]
  if (document !== undefined && !(await isDocument(document))) return notFound(serving, reply, page.prefix)
  if (page.isHidden) reply.header('x-robots-tag', 'noindex')
  if (LEAD_PARAMETERS.some((each) => query.has(each))) reply.header('referrer-policy', 'no-referrer')
  return sendPage(serving, reply, pageFile(site, page), 200)
}

/** The decoded path; undefined when malformed. */
function pathOf(url: string): string | undefined {
  const raw = url.split(/[?#]/, 1)[0] ?? ''
  try {
    const path = decodeURIComponent(raw)
    return path.startsWith('/') && !/[\0\\]|\/\//.test(path) ? path : undefined
  } catch {
    return undefined
  }
}

/** The folder of a campaign's pages: each carries its campaign's rules. */
const folderOf = (prefix: string) => prefix && `campaigns/${prefix}/`

/** The prerendered file of a page, or its campaign's shell. */
function pageFile(site: Site, { prefix, document }: Page): string {
  const own = document && folderOf(prefix) + document
  return own && site.files.has(own) ? own : shellOf(site, prefix)
}

function shellOf(site: Site, prefix: string): string {
  const shells = [`${folderOf(prefix)}shell.html`, 'shell.html']
  return shells.find((file) => site.files.has(file)) ?? 'index.html'
}

function sendPage(
  { site, policyOf }: Serving,
  reply: FastifyReply,
  file: string,
  status: number,
): FastifyReply {
  if (!site.files.has(file)) {
    return reply
      .code(503)
      .type('text/plain; charset=utf-8')
      .send('O site ainda não foi construído (npm run build).')
  }
  return reply
    .code(status)
    .header('cache-control', HTML)
    .header('vary', 'accept-encoding')
    .header('content-security-policy', policyOf(site.hashes.get(file)))
    .sendFile(file, site.renewed.get(file) ?? site.folder)
}

/** An address that is none, or one whose page has to say what is missing. */
const notFound = (serving: Serving, reply: FastifyReply, prefix: string) =>
  sendPage(serving, reply, shellOf(serving.site, prefix), 404)

/** Unknown addresses below /api, and unsupported methods. */
export function refuseUnknown(app: FastifyInstance): void {
  app.setNotFoundHandler((request, reply) => {
    const refusal = new Refusal(404, 'not_found', 'Esse endereço não existe.')
    return reply.code(404).header('cache-control', 'no-store').send(errorBody(refusal, request.id))
  })
}
