/**
 * Creates the API calls that load lists: legal documents, banks, the plans of a campaign, kinds of address complement.
 */
import {
  Banks,
  ComplementTypes,
  PlanListReply,
} from '../contract/reply-fields-in-browser/banks-regulations-and-plan-lists.ts'
import type { Send } from './http-client.ts'
import { regulationsCall } from './regulations.ts'

export function listCalls(send: Send) {
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
