/** Adds the call by which the operator's order system tells what became of an order (docs/webhook.md). */
import { NoticeFromOrderSystem } from '../../src/contract/notice-from-order-system.ts'
import { Success } from '../../src/contract/shared-schemas.ts'
import { serverErrorMessages } from '../../src/content/server-error-messages.ts'
import type { Context } from '../context.ts'
import { HttpError } from '../api-errors.ts'
import { isSigned } from '../providers/webhook.ts'
import { noteInstallation } from '../services/reschedule-order.ts'
import { describeCalls, type ApiApp } from './route-helpers.ts'

const describe = describeCalls('operator')

export function orderNoticeRoutes(app: ApiApp, context: Context): void {
  const { webhook } = context.config
  app.post(
    '/operator/notices',
    {
      schema: {
        ...describe('What the order system tells, signed as Standard Webhooks says', Success),
        body: NoticeFromOrderSystem,
      },
      config: { keepsText: true },
      // before anything of the body is judged
      preValidation: async ({ bodyText, headers }) => {
        if (!webhook || !isSigned(webhook.secret, bodyText, headers))
          throw new HttpError(401, 'not_found', serverErrorMessages.orderNotice.unsigned)
      },
    },
    async ({ body }) => {
      await noteInstallation(context, body)
      return { success: true as const }
    },
  )
}
