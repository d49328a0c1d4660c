/** API calls for the lead of a journey that places no order: at its end the visitor sends a request to be contacted. */
import { ApiError } from '../../api/api-error-and-its-message.ts'
import { callApi } from '../runtime/call-api.ts'
import { getDependencies } from '../runtime/effects.ts'
import type { RecordApiCalls } from '../runtime/server-record-types.ts'
import { leadApiCalls } from './lead-api-calls.ts'

/**
 * Returns the error of a request that could not be sent. If another tab has sent it, that is the error of a finished
 * order: the lead is then loaded again, and its receipt shown.
 */
function asFinished(error: unknown): unknown {
  if (!(error instanceof ApiError) || error.failure.kind !== 'server') return error
  const { failure } = error
  if (failure.reply.code !== 'version_conflict') return error
  return new ApiError({ ...failure, reply: { ...failure.reply, code: 'finished' } }, { cause: error })
}

export const contactRequestApiCalls: RecordApiCalls = {
  ...leadApiCalls,
  *finish(id, _order, key) {
    const { can } = yield* getDependencies()
    try {
      // A server that does not keep orders knows no requests. There, the tab keeps that it was sent.
      if (can.has('kept-orders'))
        // version 0: it is stored only if nothing has sent it before
        yield* callApi((api) => api.lead.save(id, 'request', { request_sent: true }, key, 0))
    } catch (error) {
      throw asFinished(error)
    }
    return { success: true, orderNumber: '', schedule: null }
  },
}
