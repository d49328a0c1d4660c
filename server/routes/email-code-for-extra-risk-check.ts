/** Routes for an e-mailed code that allows one more risk check. */
import * as z from 'zod/mini'
import { CodeReply, CodeRequest, CodeSent } from '../../src/contract/one-time-codes.ts'
import type { Context } from '../context.ts'
import { channelOf } from '../plugins/write-request-checks.ts'
import { checkLeadCode, sendLeadCode } from '../services/lead-email-codes.ts'
import { IdParams, knownId, replies, type ApiApp } from './route-helpers.ts'

const tags = ['lead']

/**
 * Adds two routes: one sends a code by e-mail, the other checks it. A correct code allows one more risk check
 * of a document that has reached its limit. The routes are not in the specified API.
 */
export function riskCodeRoutes(app: ApiApp, context: Context): void {
  app.post(
    '/lead-v2/:id/riskCode',
    {
      config: { asksOutside: true },
      schema: {
        tags,
        summary: 'Mail a code that opens one more risk check',
        params: IdParams,
        body: z.object({}),
        response: replies(CodeSent),
      },
    },
    (request) =>
      sendLeadCode(context, {
        id: knownId(request.params.id),
        purpose: 'risk',
        channel: channelOf(request),
        address: request.ip,
      }),
  )
  app.patch(
    '/lead-v2/:id/riskCode',
    {
      schema: {
        tags,
        summary: 'Check that code',
        params: IdParams,
        body: CodeRequest,
        response: replies(CodeReply),
      },
    },
    async (request) => {
      const id = knownId(request.params.id)
      await context.limits.guess(request.ip, id)
      return checkLeadCode(context, {
        id,
        purpose: 'risk',
        typed: request.body.code,
        channel: channelOf(request),
        address: request.ip,
      })
    },
  )
}
