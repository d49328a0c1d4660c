/** Adds DELETE /lead, which erases a visitor's data at their request. */
import { CreatedReply } from '../../src/contract/shared-schemas.ts'
import { ErasureRequest } from '../../src/contract/data-erasure-request.ts'
import type { Context } from '../context.ts'
import { eraseLead } from '../services/erase-lead.ts'
import { describeCalls, type ApiApp } from './api-route-types-and-ids.ts'

const describe = describeCalls('lead')

export function erasureRoutes(app: ApiApp, context: Context): void {
  app.delete(
    '/lead',
    {
      schema: {
        ...describe('Erase a lead or a renewal and everything that is kept about it', CreatedReply),
        body: ErasureRequest,
      },
    },
    async (request) => {
      const { id } = request.body
      await context.limits.guess(request.ip, id)
      await eraseLead(context, request.body)
      return { success: true as const, id }
    },
  )
}
