/** Adds the routes that serve the built site: pages, assets, redirects and downloads. */
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { serverErrorMessages } from '../../src/content/server-error-messages.ts'
import { fileAt } from '../../src/site/resolve-site-path.ts'
import { HttpError } from '../api-errors.ts'
import { compressReplies } from '../plugins/reply-serializer.ts'
import { errorBody } from '../plugins/error-handler.ts'
import { ANSWERERS } from './route-site-request.ts'
import { notFound } from './send-page.ts'
import type { Serving } from './page-serving-types.ts'

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
  const pathname = pathOf(request.url)
  if (pathname === undefined) return notFound(serving, request, reply, '')
  const { searchParams: query } = new URL(request.url, 'http://site.invalid')
  const file = fileAt(pathname, serving.campaigns).slice(1)
  for (const answerer of ANSWERERS)
    if (await answerer({ serving, request, reply, pathname, query, file })) break
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

/** Answers requests for unknown URLs below /api with 404. */
export function refuseUnknown(app: FastifyInstance): void {
  app.setNotFoundHandler((request, reply) => {
    const refusal = new HttpError(404, 'not_found', serverErrorMessages.noAddress)
    return reply.code(404).header('cache-control', 'no-store').send(errorBody(refusal, request))
  })
}
