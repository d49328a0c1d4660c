/** Routes for codes that are e-mailed to employees, and for links that reopen a lead. */
import * as z from 'zod/mini'
import {
  CodeReply,
  CodeSent,
  CollaboratorCode,
  ResumeCode,
  ResumeReply,
  ResumeRequest,
} from '../../src/contract/one-time-codes.ts'
import type { Context } from '../context.ts'
import { channelOf } from './chat-or-pages-header.ts'
import { checkLeadCode, sendLeadCode } from '../services/lead-email-codes.ts'
import { makeResumeCode, resumeLead, sendResumeLink } from '../services/resume-links.ts'
import { IdParams, knownId, responseSchemas, type ApiApp } from './route-helpers.ts'

/**
 * Adds the routes for the code that is e-mailed to employees (collaborators), and the routes for links that
 * reopen a lead.
 */
export function codeRoutes(app: ApiApp, context: Context): void {
  app.get(
    '/lead/collaborator/getNewcode/:id',
    {
      // This GET sends an e-mail. It therefore has no HEAD route, and the site calls it only when the visitor
      // asks for a code.
      exposeHeadRoute: false,
      config: { asksOutside: true },
      schema: {
        tags: ['collaborator'],
        summary: 'Send a new code to the collaborator’s e-mail',
        params: IdParams,
        response: responseSchemas(CodeSent),
      },
    },
    (request) =>
      sendLeadCode(context, {
        id: knownId(request.params.id),
        purpose: 'collaborator',
        channel: channelOf(request),
        address: request.ip,
      }),
  )

  app.patch(
    '/lead/collaborator/validate',
    {
      schema: {
        tags: ['collaborator'],
        summary: 'Check the collaborator’s code',
        body: CollaboratorCode,
        response: responseSchemas(CodeReply),
      },
    },
    async (request) => {
      const { idLead, code } = request.body
      await context.limits.guess(request.ip, idLead)
      return checkLeadCode(context, {
        id: idLead,
        purpose: 'collaborator',
        typed: code,
        channel: channelOf(request),
        address: request.ip,
      })
    },
  )

  app.post(
    '/lead-v2/:id/resumeLink',
    {
      config: { asksOutside: true },
      schema: {
        tags: ['lead'],
        summary: 'Mail a link with a single-use code back to this lead',
        params: IdParams,
        response: responseSchemas(CodeSent),
      },
    },
    (request) => sendResumeLink(context, knownId(request.params.id), request.ip),
  )

  app.post(
    '/lead-v2/:id/resumeCode',
    {
      schema: {
        tags: ['lead'],
        summary: 'A single-use code that leads back to this lead from another browser',
        params: IdParams,
        body: z.object({}),
        response: responseSchemas(ResumeCode),
      },
    },
    async (request) => {
      const id = knownId(request.params.id)
      await context.limits.guess(request.ip, `resume:${id}`)
      return makeResumeCode(context, id)
    },
  )

  app.post(
    '/lead/resume',
    {
      schema: {
        tags: ['lead'],
        summary: 'Exchange a link’s code for the lead',
        body: ResumeRequest,
        response: responseSchemas(ResumeReply),
      },
    },
    async (request) => {
      const { code } = request.body
      // Guesses are counted by link. With one counter for all links, a few visitors could lock out everybody
      // else.
      await context.limits.guess(request.ip, `link:${code}`)
      return resumeLead(context, code)
    },
  )
}
