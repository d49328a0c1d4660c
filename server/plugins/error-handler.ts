/** Turns every error into a reply with a message in Portuguese, and logs it. */
import { setTimeout as wait } from 'node:timers/promises'
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod'
import { withPhones } from '../../src/content/replace-phone-placeholders.ts'
import { serverErrorMessages } from '../../src/content/server-error-messages.ts'
import type { ErrorCode, ErrorReply } from '../../src/contract/shared-schemas.ts'
import { anyProblemText } from '../../src/content/problems/all-problems.ts'
import { isUnavailable } from '../db/recognise-database-errors.ts'
import { detailsOf, timedOut, invalidRequest, HttpError, tooMany, unavailable } from '../api-errors.ts'

/** The message that visitors see when the server fails. */
const SERVER_FAILURE = anyProblemText({ problem: 'servidor-falhou' })

/** Code and message for Fastify's own errors, by status. */
const OWN: Record<number, [ErrorCode, string]> = {
  400: ['invalid', serverErrorMessages.unreadable],
  405: ['method', serverErrorMessages.method],
  408: ['invalid', serverErrorMessages.arrivedLate],
  413: ['too_large', serverErrorMessages.bodyTooLarge],
  414: ['too_large', serverErrorMessages.addressTooLong],
  415: ['content_type', serverErrorMessages.notJson],
  431: ['too_large', serverErrorMessages.headersTooLarge],
}

const ownOf = (status: number): [ErrorCode, string] =>
  OWN[status] ?? ['invalid', serverErrorMessages.unreadable]

const HUNG_UP = [400, 'invalid', serverErrorMessages.unreadable] as const

/**
 * Returns whether the client disconnected before it had sent its whole request. In that case the reply is never read,
 * and nothing failed on our side.
 */
const hasLeft = ({ raw }: FastifyRequest): boolean => raw.destroyed && !raw.complete

/**
 * Turns any thrown value into the refusal to send. A refusal with a 5xx status never reveals the cause.
 */
export function httpErrorOf(error: unknown, request?: FastifyRequest): HttpError {
  if (error instanceof HttpError) return error
  if (request && hasLeft(request)) return new HttpError(...HUNG_UP)
  if (isUnavailable(error)) return unavailable()
  if (hasZodFastifySchemaValidationErrors(error)) {
    const part = (error as { validationContext?: string }).validationContext
    const sent = part === 'body' ? request?.body : part === 'querystring' ? request?.query : request?.params
    const issues = error.validation.map(({ instancePath, message }) => ({
      path: instancePath.split('/').filter(Boolean),
      message,
    }))
    return invalidRequest(issues, sent)
  }
  const { statusCode: status = 500, code: cause } = (error ?? {}) as Partial<FastifyError>
  if (cause === 'FST_ERR_HANDLER_TIMEOUT') {
    // The time was spent by a client that sent its body too slowly, not by us.
    if (request?.raw.complete === false) return new HttpError(408, ...ownOf(408))
    return timedOut(Math.ceil((request?.routeOptions.handlerTimeout ?? 0) / 1000))
  }
  if (status === 429) return tooMany(60)
  if (status === 503) return unavailable()
  if (status < 400 || status >= 500) return new HttpError(500, 'internal', SERVER_FAILURE)
  return new HttpError(status, ...ownOf(status))
}

export function errorBody(refusal: HttpError, { id, server }: FastifyRequest): ErrorReply {
  const { message } = refusal
  return {
    success: false,
    message: message.includes('{') ? withPhones(message, server.shop.served().edition.phones) : message,
    reference: id,
    code: refusal.code,
    ...detailsOf(refusal),
    ...(refusal.more.proof && { proof: refusal.more.proof }),
  }
}

/** Sends a refusal as a JSON reply. */
export function sendHttpError(
  request: FastifyRequest,
  reply: FastifyReply,
  refusal: HttpError,
): FastifyReply {
  if (refusal.more.retryAfter) reply.header('retry-after', refusal.more.retryAfter)
  // The rest of a request that was not awaited is not read either.
  if (refusal.status === 408) reply.header('connection', 'close')
  if (refusal.more.allow) reply.header('allow', refusal.more.allow.join(', '))
  return reply
    .code(refusal.status)
    .type('application/json; charset=utf-8')
    .serializer(JSON.stringify)
    .send(errorBody(refusal, request))
}

/**
 * How many milliseconds (±50 %) the server waits before it answers a request that load shedding rejected. The
 * wait keeps clients that retry at once from taking capacity from others, and spreads out their retries.
 */
const HELD_MS = 250

/** Adds the central error handler: it replies with a message in Portuguese and logs what happened. */
export function handleErrors(app: FastifyInstance): void {
  app.setErrorHandler(async (error, request, reply) => {
    const refusal = httpErrorOf(error, request)
    if (refusal.code === 'busy') await wait(HELD_MS * (0.5 + Math.random()))
    if (refusal.status >= 500 && refusal.code !== 'busy') request.log.error({ err: error }, 'request failed')
    else {
      const { code, status, more } = refusal
      request.log.info({ code, status, field: more.field, missing: more.missing }, 'request refused')
    }
    return sendHttpError(request, reply, refusal)
  })
}
