/** Adds the routes for renewal and migration, the journeys of existing customers. */
import type { FastifyRequest } from 'fastify'
import * as z from 'zod/mini'
import { CodeReply, CodeRequest, CodeSent } from '../../src/contract/one-time-codes-and-resume-links.ts'
import { text } from '../../src/contract/shared-schemas.ts'
import { Availability, ClientCheck } from '../../src/contract/existing-customer-check.ts'
import {
  MigrationAddressReply,
  MigrationCep,
  MigrationNumber,
  MigrationOffers,
  MigrationPlan,
  MigrationRequest,
} from '../../src/contract/migration-to-fibre.ts'
import {
  RenewalChoice,
  RenewalDone,
  RenewalFinish,
  RenewalOffers,
  RenewalRequest,
  RenewalState,
} from '../../src/contract/renewal.ts'
import { Lead, StepReply } from '../../src/contract/lead.ts'
import type { Context } from '../context.ts'
import { leadNotFound } from '../api-errors.ts'
import { ifMatchOf } from '../plugins/write-request-checks.ts'
import {
  channelOf,
  IdParams,
  idempotencyKeyOf,
  knownId,
  describeCalls,
  type ApiApp,
} from './route-helpers.ts'
import { findLead } from '../repositories/leads.ts'
import { saveStep } from '../services/store-lead-answers.ts'
import { checkClient, customerCodes } from '../services/customer-by-cpf.ts'
import { leadResponse, MaskedQuery } from '../services/build-lead-response.ts'
import {
  openMigrationLead,
  moveToCep,
  moveToNumber,
  findOpenMigration,
  type AddressWrite,
} from '../services/migration-to-fibre.ts'
import { checkRenewalCode, sendRenewalCode } from '../services/renewal-email-codes.ts'
import { chooseRenewal, finishRenewalRequest, renewalOffers, renewalState } from '../services/renewal.ts'
import { leadCodeRoutes } from './lead-email-codes.ts'

export function renewalAndMigrationRoutes(app: ApiApp, context: Context): void {
  renewalRoutes(app, context)
  migrationRoutes(app, context)
  availabilityRoute(app, context)
}

function renewalRoutes(app: ApiApp, context: Context): void {
  const describe = describeCalls('renewal')
  app.post(
    '/renewalBaseUser/documentNumber',
    { schema: { ...describe('Renewal offers of a customer', RenewalOffers), body: RenewalRequest } },
    (request) => renewalOffers(context, request.body, request.ip, idempotencyKeyOf(request)),
  )
  app.get(
    '/renewalBaseUser/:id',
    { schema: { ...describe('A renewal as it stands, secrets masked', RenewalState), params: IdParams } },
    (request) => renewalState(context, knownId(request.params.id)),
  )
  app.get(
    '/renewalBaseUser/check-client/:cpf',
    {
      schema: { ...describe('Which way a document goes', ClientCheck), params: z.object({ cpf: text(18) }) },
    },
    (request) => checkClient(context, request.ip, request.params.cpf),
  )
  app.patch(
    '/renewalBaseUser/:id',
    {
      schema: {
        ...describe('Choose offers; If-Match carries the version', StepReply),
        params: IdParams,
        body: RenewalChoice,
      },
    },
    async (request) => {
      const version = await chooseRenewal(context, {
        id: knownId(request.params.id),
        choice: request.body,
        expected: ifMatchOf(request),
        key: idempotencyKeyOf(request),
      })
      return { success: true as const, version }
    },
  )
  app.put(
    '/renewalBaseUser/:id',
    { schema: { ...describe('Finish a renewal', RenewalDone), params: IdParams, body: RenewalFinish } },
    (request) => finishRenewalRequest(context, knownId(request.params.id)),
  )
  app.post(
    '/renewalBaseUser/:id/code',
    {
      config: { asksOutside: true },
      schema: {
        ...describe('Send a code to the contact on record', CodeSent),
        params: IdParams,
        body: z.object({}),
      },
    },
    (request) => sendRenewalCode(context, knownId(request.params.id), request.ip),
  )
  app.patch(
    '/renewalBaseUser/:id/code',
    { schema: { ...describe('Check that code', CodeReply), params: IdParams, body: CodeRequest } },
    async (request) => {
      const id = knownId(request.params.id)
      await context.limits.guess(request.ip, id)
      return checkRenewalCode(context, id, request.body.code, request.ip)
    },
  )
}

const changeOf = (request: FastifyRequest<{ Params: { id: string } }>): AddressWrite => ({
  id: knownId(request.params.id),
  expected: ifMatchOf(request),
  key: idempotencyKeyOf(request),
  channel: channelOf(request),
})

function availabilityRoute(app: ApiApp, context: Context): void {
  app.get(
    '/customers/availability',
    {
      config: { isAlwaysAdmitted: true },
      schema: describeCalls('renewal')('Whether renewal and migration are offered here', Availability),
    },
    () => ({ success: true as const, isAvailable: customerCodes(context) !== 'unavailable' }),
  )
}

function migrationRoutes(app: ApiApp, context: Context): void {
  const describe = describeCalls('migration')
  app.post(
    '/fiber-migration/offers',
    { schema: { ...describe('Migration offers of a customer', MigrationOffers), body: MigrationRequest } },
    (request) =>
      openMigrationLead(context, request.body, request.ip, idempotencyKeyOf(request), channelOf(request)),
  )
  app.get(
    '/fiber-migration/:id',
    {
      schema: {
        ...describe('A migration lead, secrets masked', Lead),
        params: IdParams,
        querystring: MaskedQuery,
      },
    },
    async (request) => {
      const [row, edition] = await Promise.all([
        findLead(context.db, knownId(request.params.id)),
        context.catalogue.currentEdition(),
      ])
      if (row?.origin.customer === undefined) throw leadNotFound()
      return leadResponse(row, edition, context, request.query)
    },
  )
  app.patch(
    '/fiber-migration/plan/:id',
    { schema: { ...describe('Choose the plan', StepReply), params: IdParams, body: MigrationPlan } },
    async (request) => {
      const write = changeOf(request)
      await findOpenMigration(context, write.id)
      const version = await saveStep(context, { ...write, step: 'plan', body: request.body })
      return { success: true as const, version }
    },
  )
  app.patch(
    '/fiber-migration/address/cep/:id',
    { schema: { ...describe('Another CEP', MigrationAddressReply), params: IdParams, body: MigrationCep } },
    (request) => moveToCep(context, changeOf(request), request.body),
  )
  app.patch(
    '/fiber-migration/address/number/:id',
    {
      schema: {
        ...describe('Another number', MigrationAddressReply),
        params: IdParams,
        body: MigrationNumber,
      },
    },
    (request) => moveToNumber(context, changeOf(request), request.body),
  )
  leadCodeRoutes(app, context, {
    path: '/fiber-migration/:id/code',
    tag: 'migration',
    purpose: 'customer',
    sends: 'Send a code to the contact on record',
  })
}
