/**
 * API calls for a renewal request. It is created from a customer's document. The customer then chooses offers, enters a
 * code if the server sends e-mail, and confirms.
 */
import type { RenewalChoice } from '../../contract/renewal.ts'
import { restoreRenewal } from '../../funnel/restore-renewal-order.ts'
import type * as z from 'zod/mini'
import { callApi } from '../runtime/call-api.ts'
import { lookUpRenewal } from './look-up-customer-by-document.ts'
import type { ItemOf, StoredRecord, RecordApiCalls } from '../runtime/server-record-types.ts'

function* storedRenewal(id: string): Generator<unknown, StoredRecord> {
  const state = yield* callApi((api) => api.customer.loadRenewal(id))
  return {
    versions: state.version > 0 ? { offers: state.version } : {},
    prefix: state.addon,
    restore: (base) => restoreRenewal(state, base),
  }
}

/** The customer's choice of offers, as one answer to save. */
type Choice = ItemOf<'offers', z.infer<typeof RenewalChoice>>

export const renewalApiCalls: RecordApiCalls = {
  kind: 'renewal',
  open: lookUpRenewal,
  load: storedRenewal,
  save: (api, { body, key, version }: Choice, id) => api.customer.chooseRenewal({ id, body, key, version }),
  leave: async (api, items: readonly Choice[], id) => {
    const last = items.at(-1)
    if (!last) return
    // Each save contains the whole choice, so the last one is enough. Its version is left out if an earlier
    // save may still change it.
    const version = items.length === 1 ? { version: last.version } : {}
    await api.customer.chooseRenewal({ id, body: last.body, key: last.key, ...version, keepalive: true })
  },
  sendCode: (api, id) => api.customer.sendRenewalCode(id),
  checkCode: (api, id, code) => api.customer.checkRenewalCode(id, code),
  finish: (id, _order, key) =>
    callApi((api) => api.customer.finishRenewal(id, { accept_information: true }, key)),
  acceptsPriceByChoice: true,
}
