/** Answers 405 if a route does not support the HTTP method of a request. */
import type { FastifyInstance } from 'fastify'
import { serverErrorMessages } from '../../src/content/server-error-messages.ts'
import { HttpError, invalidFieldError } from '../api-errors.ts'
import { sendHttpError } from './error-handler.ts'

const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'] as const

/**
 * Answers 405 with an Allow header if a route does not support the method of a request. Call it before the
 * routes are added, and call `close()` after the last one.
 */
export function refuseOtherMethods(app: FastifyInstance): { close(): void } {
  const known = new Map<string, Set<string>>()
  let isOpen = true
  app.addHook('onRoute', (route) => {
    if (!isOpen) return
    const methods = known.get(route.routePath) ?? new Set()
    for (const method of [route.method].flat()) methods.add(method)
    known.set(route.routePath, methods)
  })
  return {
    close() {
      isOpen = false
      for (const [url, methods] of known) {
        const allow = [...methods]
        const others = METHODS.filter((method) => !methods.has(method))
        if (others.length === 0) continue
        app.route({
          method: others,
          url,
          exposeHeadRoute: false,
          schema: { hide: true },
          config: { isRefused: true },
          // Answered before the body is parsed, because the body is irrelevant.
          onRequest: async (request, reply) => {
            await sendHttpError(
              request,
              reply,
              new HttpError(405, 'method', serverErrorMessages.method, { allow }),
            )
          },
          handler: () => undefined,
        })
      }
    },
  }
}

/**
 * Adds the check to the routes of an app that are registered later, after what they check of the sender. Bodies are
 * cleaned by their parsers, and headers cannot contain one.
 * @param isExempt the route, as a pattern, of addresses that nothing is searched for
 */
export function refuseNulInAddress(
  app: FastifyInstance,
  isExempt: (url: string | undefined) => boolean,
): void {
  app.addHook('preValidation', (request, _reply, done) => {
    const isOdd = request.url.includes('%00') && !isExempt(request.routeOptions.url)
    done(isOdd ? invalidFieldError('', serverErrorMessages.unreadable) : undefined)
  })
}
