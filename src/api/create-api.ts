/** The browser's client of the server's API: a function for each call. */
import { type ClientOptions, createClient, type Send } from './http-client.ts'
import { renewalAndMigrationCalls } from './renewal-and-migration.ts'
import { leadCalls } from './lead.ts'
import { type CepQuery, type StreetsQuery, StreetsReply } from '../contract/cep-and-streets.ts'
import type { CoverageQuery } from '../contract/coverage.ts'
import { AddressInfo, CepInformation, CoverageReply } from '../contract/reply-fields-in-browser/coverage.ts'
import { AgentLinkDetails, AgentLinkPreview } from '../contract/agent-link.ts'
import {
  CallReply,
  EntryReply,
  WithdrawalReply,
} from '../contract/reply-fields-in-browser/waiting-list-and-call-requests.ts'
import { WaitingListEntry, type WaitingListRequest } from '../contract/waiting-list.ts'
import type { SupportRequest } from '../contract/call-requests.ts'
import {
  Banks,
  ComplementTypes,
  PlanListReply,
  Regulations,
} from '../contract/reply-fields-in-browser/banks-regulations-and-plan-lists.ts'

const LISTS = ['regulations', 'sumarries'] as const

/**
 * Creates the call GET plans/regulationsAndSummaries/getAll, which loads regulations, summaries and
 * contracts. The call rejects with ApiError if it fails. A reply with neither regulations nor summaries
 * counts as empty, even if it has contracts.
 */
function regulationsCall(send: Send) {
  /** @param collaborator whether to include the texts that only employees may read */
  return (collaborator: boolean) =>
    send({
      method: 'GET',
      path: `/plans/regulationsAndSummaries/getAll${collaborator ? '?collaborator=true' : ''}`,
      reply: Regulations,
      empty: 'resposta-vazia-regulamentos',
      emptiness: (body) =>
        LISTS.every((name) => Array.isArray(body[name]) && body[name].length === 0)
          ? 'resposta-vazia-regulamentos'
          : null,
    })
}

function listCalls(send: Send) {
  return {
    regulations: regulationsCall(send),
    banks: () =>
      send({
        method: 'GET',
        path: '/banks',
        reply: Banks,
        empty: 'resposta-vazia-bancos',
        emptiness: ({ banks }) =>
          Array.isArray(banks) && banks.length === 0 ? 'resposta-vazia-bancos' : null,
      }),
    /** The plans that a campaign sells, regardless of the address, including the one that a link with this sku adds. */
    plansSold: (prefix: string, sku?: string) =>
      send({
        method: 'GET',
        path: `/json/${prefix || 'plans'}.json?sold=true${sku === undefined ? '' : `&sku=${encodeURIComponent(sku)}`}`,
        reply: PlanListReply,
        list: 'plans',
        empty: 'resposta-vazia',
      }),
    complementTypes: (infraco: string) =>
      send({
        method: 'GET',
        path: `/tim-api/address-info/complementTypes?infraco=${encodeURIComponent(infraco)}`,
        reply: ComplementTypes,
        empty: 'resposta-vazia-endereco',
      }),
  }
}

/** Creates the functions of all API calls, grouped by resource. */
export function createApi(options: ClientOptions) {
  const send = createClient(options)
  return {
    lead: leadCalls(send),
    catalogue: listCalls(send),
    address: addressCalls(send),
    contact: waitingListAndCallRequestCalls(send),
    customer: renewalAndMigrationCalls(send),
  }
}

/** Creates the API calls for the waiting list (for visitors the operator cannot serve yet) and for call requests. */
function waitingListAndCallRequestCalls(send: Send) {
  return {
    /**
     * PUT lead-no-coverage: stores name, e-mail and phone in an entry of the waiting list. Without an id,
     * POST creates a new entry.
     */
    tellMe: (body: WaitingListRequest, key: string) => {
      const method = body.id === undefined ? 'POST' : 'PUT'
      return send({ method, path: '/lead-no-coverage', reply: EntryReply, body, key })
    },
    /** GET lead-no-coverage/{id}: loads an entry of the waiting list. */
    waiting: (id: string) =>
      send({
        method: 'GET',
        path: `/lead-no-coverage/${encodeURIComponent(id)}`,
        reply: WaitingListEntry,
      }),
    /** DELETE lead-no-coverage: removes an entry of the waiting list ("Não quero ser avisado"). */
    forgetMe: (body: { id: string; phone?: string }, key: string) =>
      send({ method: 'DELETE', path: '/lead-no-coverage', reply: WithdrawalReply, body, key }),
    /** POST supportRequest: asks for a phone call, during an order or without one. */
    callMe: (body: SupportRequest, key: string) =>
      send({ method: 'POST', path: '/supportRequest', reply: CallReply, body, key }),
    /** POST agentLink: what an agent's link says before it is accepted. */
    openAgentLink: (key: string) =>
      send({ method: 'POST', path: '/agentLink', reply: AgentLinkPreview, body: { key } }),
    /** POST agentLink/accept: everything that the agent entered. */
    acceptAgentLink: (key: string) =>
      send({ method: 'POST', path: '/agentLink/accept', reply: AgentLinkDetails, body: { key } }),
  }
}

/** Builds a query string from the given values; '' if there are none. */
function queryOf(values: Readonly<Record<string, string | undefined>>): string {
  const given = Object.entries(values).filter((entry): entry is [string, string] => Boolean(entry[1]))
  return given.length ? `?${new URLSearchParams(given)}` : ''
}

/** Creates the API calls that look up an address and its coverage (F7, M7). */
function addressCalls(send: Send) {
  return {
    /** GET cep/coverage: loads the coverage and the plans for a house. */
    coverage: (query: CoverageQuery) =>
      send({
        method: 'GET',
        path: `/cep/coverage${queryOf(query)}`,
        reply: CoverageReply,
        empty: 'resposta-vazia-endereco',
      }),
    /**
     * GET cep/information/{cep}: loads the town and the street of a CEP (postcode). If requested, the reply
     * also contains the coverage, provided that it is the same for all houses of the CEP.
     */
    ofCep: async (cep: string, query: CepQuery) => {
      const found = await send({
        method: 'GET',
        path: `/cep/information/${encodeURIComponent(cep)}${queryOf(query)}`,
        reply: CepInformation,
        empty: 'resposta-vazia-cep',
        wordless: 'cep-invalido',
        incomplete: 'endereco-incompleto',
      })
      return { ...found, cep: found.cep || cep }
    },
    /** GET cep/streets: searches for the CEPs of a street. */
    streets: (query: StreetsQuery) =>
      send({
        method: 'GET',
        path: `/cep/streets${queryOf(query)}`,
        reply: StreetsReply,
        empty: 'resposta-vazia-endereco',
      }),
    /** GET tim-api/address-info: loads the address for a CEP (postcode) and a house number. */
    ofHouse: (cep: string, number: string) =>
      send({
        method: 'GET',
        path: `/tim-api/address-info${queryOf({ cep, number })}`,
        reply: AddressInfo,
        empty: 'resposta-vazia-endereco',
      }),
  }
}
export type Api = ReturnType<typeof createApi>
