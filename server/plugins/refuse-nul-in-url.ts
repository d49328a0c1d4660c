/** Refuses addresses with a NUL, which PostgreSQL can neither store nor search for. */
import type { FastifyInstance } from 'fastify'
import { serverErrorMessages } from '../../src/content/server-error-messages.ts'
import { invalidFieldError } from '../api-errors.ts'

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
