/** Adds the routes that create a lead (an order in progress), save its answers, check the risk and finish the order. */
import * as z from 'zod/mini'
import { answers } from '../../src/contract/lead-answers/answer-registry.ts'
import { FinishReply, FinishRequest, FreeDates } from '../../src/contract/finish-order-and-appointment.ts'
import {
  BatchReply,
  BatchRequest,
  Lead,
  LeadStep,
  StepReply,
  type StepBody,
} from '../../src/contract/lead.ts'
import { LeadReply, LeadRequest } from '../../src/contract/new-lead.ts'
import { QuizAnswerRequest, RiskReply, RiskRequest } from '../../src/contract/order-risk-check-and-quiz.ts'
import type { Context } from '../context.ts'
import { leadNotFound } from '../api-errors.ts'
import {
  ipAddressOfRequest,
  channelOf,
  IdParams,
  idempotencyKeyOf,
  knownId,
  describeCalls,
  type ApiApp,
} from './route-helpers.ts'
import { ifMatchOf } from '../plugins/write-request-checks.ts'
import { findLead } from '../repositories/leads.ts'
import { saveAll, saveBatch, saveStep } from '../services/store-lead-answers.ts'
import {
  putLeadLastIfNetworkIsBusy,
  putWaitingEntryLastIfNetworkIsBusy,
} from '../services/orders-per-network.ts'
import { freeDatesOf } from '../services/free-installation-dates.ts'
import { finishOrder } from '../services/finish-order.ts'
import { leadResponse, MaskedQuery } from '../services/build-lead-response.ts'
import { withRenewedOffers } from '../services/lead-edition.ts'
import { createOrMoveLead } from '../services/create-lead.ts'
import { checkRisk, checkQuizAnswers } from '../services/risk-check.ts'
import { contextOfPreview, previewedLead, previewIn } from './preview-requests.ts'

const describe = describeCalls('lead')

export function leadRoutes(app: ApiApp, context: Context): void {
  app.post(
    '/lead-v2',
    { schema: { ...describe('Check an address and open a lead', LeadReply), body: LeadRequest } },
    async (request) => {
      if (previewIn(request)) return previewedLead(contextOfPreview(context, request), request.body)
      await context.limits.leadCreation(request.ip)
      const reply = await createOrMoveLead(
        context,
        request.body,
        idempotencyKeyOf(request),
        channelOf(request),
      )
      const { idLeadNoCoverage: waiting } = reply
      if (waiting !== null)
        await putWaitingEntryLastIfNetworkIsBusy(
          context,
          waiting,
          request.body.phone,
          ipAddressOfRequest(request),
        )
      return reply
    },
  )

  app.get(
    '/lead/:id',
    { schema: { ...describe('A lead, secrets masked', Lead), params: IdParams, querystring: MaskedQuery } },
    async (request) => {
      const stored = await findLead(context.db, knownId(request.params.id))
      if (!stored) throw leadNotFound()
      const row = await withRenewedOffers(context, stored)
      const edition = await context.catalogue.heldOrCurrentEdition(row.origin.edition)
      return leadResponse(row, edition, context, request.query)
    },
  )

  for (const step of LeadStep.options) stepRoute(app, context, step)

  app.patch(
    '/lead-v2/:id/batch',
    {
      schema: {
        ...describe('Store several answers, each as its own call would', BatchReply),
        params: IdParams,
        body: BatchRequest,
      },
    },
    async (request) => {
      const id = knownId(request.params.id)
      const reply = await saveBatch(context, id, request.body, channelOf(request))
      const steps = reply.results.filter(({ success }) => success).map(({ step }) => step)
      await putLeadLastIfNetworkIsBusy(context, id, steps, ipAddressOfRequest(request))
      for (const { step, success, code, field, missing } of reply.results)
        if (!success) request.log.info({ step, code, field, missing }, 'answer refused')
      return reply
    },
  )

  app.get(
    '/lead-v2/:id/scheduleDate',
    { schema: { ...describe('Free installation dates', FreeDates), params: IdParams } },
    async (request) => {
      const row = await findLead(context.db, knownId(request.params.id))
      if (!row) throw leadNotFound()
      return { success: true as const, dates: await freeDatesOf(context, row) }
    },
  )

  app.put(
    '/lead-v2/:id',
    {
      config: { asksOutside: true },
      schema: {
        ...describe(
          'Risk check; may carry the last answers and those of a quiz, answers with dates',
          RiskReply,
        ),
        params: IdParams,
        querystring: z.object({ fiberMigration: z.optional(z.enum(['true', 'false'])) }),
        body: RiskRequest,
      },
    },
    async (request) => {
      const id = knownId(request.params.id)
      const channel = channelOf(request)
      const { riskValidation, items } = request.body
      if (riskValidation) await context.limits.guess(request.ip, id)
      const versions = items && (await saveAll(context, id, items, channel))
      if (items)
        await putLeadLastIfNetworkIsBusy(
          context,
          id,
          items.map(({ step }) => step),
          ipAddressOfRequest(request),
        )
      const reply = riskValidation
        ? await checkQuizAnswers(context, id, riskValidation, channel)
        : await checkRisk(context, id, channel, request.ip)
      return { ...reply, ...(versions && { versions }) }
    },
  )

  app.patch(
    '/lead-v2/:id/riskValidation/QuizAnswer',
    {
      schema: {
        ...describe('Answers of the risk quiz', RiskReply),
        params: IdParams,
        body: QuizAnswerRequest,
      },
    },
    async (request) => {
      const id = knownId(request.params.id)
      await context.limits.guess(request.ip, id)
      return checkQuizAnswers(context, id, request.body, channelOf(request))
    },
  )

  app.put(
    '/lead/:id',
    {
      schema: {
        ...describe('Finish: turns the lead into one order', FinishReply),
        params: IdParams,
        body: FinishRequest,
      },
    },
    (request) =>
      finishOrder(context, knownId(request.params.id), request.body, {
        channel: channelOf(request),
        requestIp: ipAddressOfRequest(request),
      }),
  )
}

/** Adds the route that stores the answer to one step of a lead. */
function stepRoute<S extends LeadStep>(app: ApiApp, context: Context, step: S): void {
  app.patch(
    `/lead-v2/:id/${step}`,
    {
      schema: {
        ...describe(`Store the answer ${step}; If-Match carries its version`, StepReply),
        params: IdParams,
        body: answers[step].body,
      },
    },
    async (request) => {
      const id = knownId(request.params.id)
      const version = await saveStep(context, {
        id,
        step,
        // The schema of this step has validated it.
        body: request.body as StepBody<S>,
        expected: ifMatchOf(request),
        key: idempotencyKeyOf(request),
        channel: channelOf(request),
      })
      await putLeadLastIfNetworkIsBusy(context, id, [step], ipAddressOfRequest(request))
      return { success: true as const, version }
    },
  )
}
