/**
 * Routes that e-mail a six-digit code to a lead's visitor and check the code that is typed in. `leadCodeRoutes` adds them
 * for any purpose, `riskCodeRoutes` for the code that allows another risk check.
 */
import * as z from 'zod/mini'
import { CodeReply, CodeRequest, CodeSent } from '../../src/contract/one-time-codes-and-resume-links.ts'
import type { Context } from '../context.ts'
import { channelOf, IdParams, knownId, describeCalls, type ApiApp } from './route-helpers.ts'
import { checkLeadCode, sendLeadCode } from '../services/lead-email-codes.ts'

type LeadCode = {
  readonly path: string
  readonly tag: string
  readonly purpose: Parameters<typeof sendLeadCode>[1]['purpose']
  /** Description of the sending route in the documentation of the API. */
  readonly sends: string
}

/** Adds two routes: one sends a code of a lead by e-mail, the other checks it. */
export function leadCodeRoutes(app: ApiApp, context: Context, { path, tag, purpose, sends }: LeadCode): void {
  const describe = describeCalls(tag)
  app.post(
    path,
    {
      config: { asksOutside: true },
      schema: { ...describe(sends, CodeSent), params: IdParams, body: z.object({}) },
    },
    (request) =>
      sendLeadCode(context, {
        id: knownId(request.params.id),
        purpose,
        channel: channelOf(request),
        address: request.ip,
      }),
  )
  app.patch(
    path,
    { schema: { ...describe('Check that code', CodeReply), params: IdParams, body: CodeRequest } },
    async (request) => {
      const id = knownId(request.params.id)
      await context.limits.guess(request.ip, id)
      return checkLeadCode(context, {
        id,
        purpose,
        typed: request.body.code,
        channel: channelOf(request),
        address: request.ip,
      })
    },
  )
}

/**
 * Adds the routes of the code that allows one more risk check of a document that has reached its limit. They are not in
 * the specified API.
 */
export const riskCodeRoutes = (app: ApiApp, context: Context): void =>
  leadCodeRoutes(app, context, {
    path: '/lead-v2/:id/riskCode',
    tag: 'lead',
    purpose: 'risk',
    sends: 'Mail a code that opens one more risk check',
  })
