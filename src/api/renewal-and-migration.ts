/** API calls of renewal and migration, the journeys of existing customers. */
import type * as contract from '../contract/renewal.ts'
import { Availability } from '../contract/existing-customer-check.ts'
import type * as migration from '../contract/migration-to-fibre.ts'
import * as replies from '../contract/reply-fields-in-browser/renewal-and-migration-offers.ts'
import { CodeReply, CodeSent, Lead, RiskReply } from '../contract/reply-fields-in-browser/lead.ts'
import type { BatchRequest } from '../contract/lead.ts'
import type * as z from 'zod/mini'
import { type Send, storing } from './http-client.ts'

/**
 * A change to send to the server. `key` is the Idempotency-Key of the request; `version` is the version that
 * the visitor last saw (If-Match).
 */
interface Write<T extends z.ZodMiniType> {
  readonly id: string
  readonly body: z.infer<T>
  readonly key: string
  readonly version?: number
  /** Whether the request continues after the page is closed. */
  readonly keepalive?: boolean
}

/**
 * Creates the API calls for existing customers, who renew a contract or migrate to fibre. Every
 * function rejects with ApiError if its call fails.
 */
export function renewalAndMigrationCalls(send: Send) {
  return {
    ...renewalCalls(send),
    ...migrationCalls(send),
    /** GET customers/availability: whether renewal and migration are offered here. */
    availability: () => send({ method: 'GET', path: '/customers/availability', reply: Availability }),
  }
}

function renewalCalls(send: Send) {
  const at = (id: string) => `/renewalBaseUser/${encodeURIComponent(id)}`
  const store = storing(send)
  return {
    /**
     * POST renewalBaseUser/documentNumber: creates a renewal request and loads its offers. The lists are
     * empty if there are no offers.
     */
    renewalOffers: (body: z.infer<typeof contract.RenewalRequest>, key: string) =>
      send({
        method: 'POST',
        path: '/renewalBaseUser/documentNumber',
        reply: replies.RenewalOffers,
        body,
        key,
        empty: 'resposta-vazia-pedido',
      }),
    /** GET renewalBaseUser/{id}: loads a renewal request. */
    loadRenewal: (id: string) =>
      send({ method: 'GET', path: at(id), reply: replies.RenewalState, empty: 'resposta-vazia-pedido' }),
    /** PATCH renewalBaseUser/{id}: stores the chosen offers. Every call sends the whole choice. */
    chooseRenewal: ({ id, ...write }: Write<typeof contract.RenewalChoice>) =>
      store({ ...write, method: 'PATCH', path: at(id), reply: replies.ChangeReply }),
    /** POST renewalBaseUser/{id}/code: sends a code to the contact on record. */
    sendRenewalCode: (id: string) =>
      send({ method: 'POST', path: `${at(id)}/code`, reply: CodeSent, body: {} }),
    /** PATCH renewalBaseUser/{id}/code: checks the code that the customer entered. */
    checkRenewalCode: (id: string, code: string) =>
      send({ method: 'PATCH', path: `${at(id)}/code`, reply: CodeReply, body: { code } }),
    /** PUT renewalBaseUser/{id}: finishes the renewal. */
    finishRenewal: (id: string, body: z.infer<typeof contract.RenewalFinish>, key: string) =>
      store({ method: 'PUT', path: at(id), reply: replies.RenewalDone, body, key }),
  }
}

function migrationCalls(send: Send) {
  const base = '/fiber-migration'
  const at = (id: string) => `${base}/${encodeURIComponent(id)}`
  const change = (part: string, { id, ...write }: Write<z.ZodMiniType>) =>
    storing(send)({
      ...write,
      method: 'PATCH',
      path: `${base}/${part}/${encodeURIComponent(id)}`,
      reply: replies.ChangeReply,
    })
  return {
    /**
     * POST fiber-migration/offers: creates a migration lead and loads its offers. `idLead` in the reply is
     * null if there are no offers.
     */
    migrationOffers: (body: z.infer<typeof migration.MigrationRequest>, key: string) =>
      send({
        method: 'POST',
        path: `${base}/offers`,
        reply: replies.MigrationOffers,
        body,
        key,
        empty: 'resposta-vazia-pedido',
      }),
    /** GET fiber-migration/{idLead}: loads a migration lead. */
    loadMigration: (id: string, isMasked = false) =>
      send({
        method: 'GET',
        path: at(id) + (isMasked ? '?masked=true' : ''),
        reply: Lead,
        empty: 'resposta-vazia-pedido',
      }),
    /** PATCH fiber-migration/plan/{idLead}: stores the chosen plan. */
    chooseMigrationPlan: (write: Write<typeof migration.MigrationPlan>) => change('plan', write),
    /** PATCH fiber-migration/address/cep/{idLead}: stores a different CEP (postcode). */
    moveToCep: (write: Write<typeof migration.MigrationCep>) => change('address/cep', write),
    /** PATCH fiber-migration/address/number/{idLead}: stores a different house number. */
    moveToNumber: (write: Write<typeof migration.MigrationNumber>) => change('address/number', write),
    /** PUT lead-v2/{idLead}?fiberMigration=true: runs the risk check of a migration. */
    confirmMigration: (id: string, key: string, items: BatchRequest['items']) =>
      send({
        method: 'PUT',
        path: `/lead-v2/${encodeURIComponent(id)}?fiberMigration=true`,
        reply: RiskReply,
        body: { riskValidation: {}, ...(items.length > 0 && { items }) },
        key,
      }),
    /** POST fiber-migration/{idLead}/code: sends a code to the contact on record. */
    sendMigrationCode: (id: string) =>
      send({ method: 'POST', path: `${at(id)}/code`, reply: CodeSent, body: {} }),
    /** PATCH fiber-migration/{idLead}/code: checks the code that the customer entered. */
    checkMigrationCode: (id: string, code: string) =>
      send({ method: 'PATCH', path: `${at(id)}/code`, reply: CodeReply, body: { code } }),
  }
}
