/** Adds the routes for codes that are e-mailed to employees (collaborators), and for links that reopen a lead. */
import * as z from 'zod/mini'
import {
  CodeReply,
  CodeSent,
  CollaboratorCode,
  ResumeCode,
  ResumeReply,
  ResumeRequest,
} from '../../src/contract/one-time-codes-and-resume-links.ts'
import type { Context } from '../context.ts'
import { channelOf, IdParams, knownId, describeCalls, type ApiApp } from './route-helpers.ts'
import { checkLeadCode, sendLeadCode } from '../services/lead-email-codes.ts'
import { makeResumeCode, resumeLead, sendResumeLink } from '../services/resume-links.ts'

const describe = describeCalls('lead')
const describeEmployeeCode = describeCalls('collaborator')

export function codeRoutes(app: ApiApp, context: Context): void {
  app.get(
    '/lead/collaborator/getNewcode/:id',
    {
      // This GET sends an e-mail. It therefore has no HEAD route, and the site calls it only when the visitor
      // asks for a code.
      exposeHeadRoute: false,
      config: { asksOutside: true },
      schema: {
        ...describeEmployeeCode('Send a new code to the collaborator’s e-mail', CodeSent),
        params: IdParams,
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
        ...describeEmployeeCode('Check the collaborator’s code', CodeReply),
        body: CollaboratorCode,
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
        ...describe('Mail a link with a single-use code back to this lead', CodeSent),
        params: IdParams,
      },
    },
    (request) => sendResumeLink(context, knownId(request.params.id), request.ip),
  )

  app.post(
    '/lead-v2/:id/resumeCode',
    {
      schema: {
        ...describe('A single-use code that leads back to this lead from another browser', ResumeCode),
        params: IdParams,
        body: z.object({}),
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
        ...describe('Exchange a link’s code for the lead', ResumeReply),
        body: ResumeRequest,
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
