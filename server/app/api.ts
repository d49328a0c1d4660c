/** Fastify plugins for what programs call: the JSON API below /api, its description, and the plan lists below /json. */
import swagger from '@fastify/swagger'
import type { FastifyInstance } from 'fastify'
import fastifyPlugin from 'fastify-plugin'
import { jsonSchemaTransform } from 'fastify-type-provider-zod'
import { compressReplies } from '../plugins/reply-serializer.ts'
import { cors } from '../plugins/reply-headers.ts'
import { requestTimeout, loadShedding } from '../plugins/request-timeout.ts'
import { resolveCampaigns } from '../plugins/resolve-campaign.ts'
import { refuseOtherMethods } from '../plugins/unsupported-methods.ts'
import { checkWriteRequests, limitWrites } from '../plugins/write-request-checks.ts'
import { agentLinkRoutes } from '../routes/agent-links.ts'
import { describeFields } from '../routes/api-field-descriptions.ts'
import { coverageRoutes } from '../routes/coverage.ts'
import { codeRoutes } from '../routes/employee-email-code-and-resume-link.ts'
import { erasureRoutes } from '../routes/my-data-pages.ts'
import { healthRoutes, metricsRoute, goLiveRoute } from '../routes/health.ts'
import { riskCodeRoutes } from '../routes/lead-email-codes.ts'
import { leadRoutes } from '../routes/leads.ts'
import { otherNewLeadRoutes } from '../routes/leads-from-legacy-call-or-mobile-line.ts'
import { messageProposalRoutes } from '../routes/message-proposals.ts'
import { orderNoticeRoutes } from '../routes/order-system-notices.ts'
import { planListRoutes, referenceListRoutes } from '../routes/catalogue.ts'
import { renewalAndMigrationRoutes } from '../routes/renewal-and-migration.ts'
import { contextOfPreview, refuseInPreviews } from '../routes/preview-requests.ts'
import { rescheduleOrderRoutes } from '../routes/reschedule-order.ts'
import { withRouteTypes } from '../routes/route-helpers.ts'
import { thirdPartyRoutes } from '../routes/third-party-scripts.ts'
import { visitRoutes } from '../routes/browser-reports.ts'
import { waitingListAndCallRequestRoutes } from '../routes/waiting-list-and-call-requests.ts'
import { refuseUnknown } from '../site/serve-site.ts'
import type { AppDependencies } from './app-dependencies.ts'

const DESCRIPTION =
  'Every call of the sales funnel. Writes are JSON. Every error is { success: false, message, reference, code, field?, missing?, current?, price? }: with status 400 `field` names the field or header at fault and `missing` those that were not sent; with code `missing_steps` it names the answers that are still needed.'

/** Describes the calls of all plugins that are registered after this one, for /api/openapi.json. */
export const apiDescription = fastifyPlugin(
  async (app) => {
    describeFields()
    await app.register(swagger, {
      openapi: {
        openapi: '3.1.0',
        info: { title: 'Prosa', version: '1', description: DESCRIPTION },
      },
      transform: jsonSchemaTransform,
    })
  },
  { name: 'api-description' },
)

/** Adds the calls, with what a request meets before it reaches one. Register it with the prefix /api. */
export async function api(app: FastifyInstance, { config, db, leaving }: AppDependencies): Promise<void> {
  const { context, metrics } = app
  app.addHook('onRequest', (_request, reply, done) => {
    reply.header('cache-control', 'no-store')
    done()
  })
  await app.register(requestTimeout, config.database)
  await app.register(cors, { allowedOrigins: config.allowedOrigins })
  await compressReplies(app)
  checkWriteRequests(app, config)
  resolveCampaigns(app, (request) => contextOfPreview(context, request).campaigns)
  refuseInPreviews(app)
  await app.register(loadShedding, { db, ...config.database })
  limitWrites(app, config.limits, metrics)

  const others = refuseOtherMethods(app)
  const calls = withRouteTypes(app)
  leadRoutes(calls, context)
  agentLinkRoutes(calls, context)
  coverageRoutes(calls, context)
  referenceListRoutes(calls, context)
  messageProposalRoutes(calls, context)
  waitingListAndCallRequestRoutes(calls, context)
  otherNewLeadRoutes(calls, context)
  codeRoutes(calls, context)
  riskCodeRoutes(calls, context)
  renewalAndMigrationRoutes(calls, context)
  planListRoutes(calls, context)
  erasureRoutes(calls, context)
  thirdPartyRoutes(calls, context)
  visitRoutes(calls, context)
  orderNoticeRoutes(calls, context)
  goLiveRoute(calls, context)
  healthRoutes(calls, context, app.outbox, () => leaving?.aborted ?? false)
  rescheduleOrderRoutes(calls, context)
  metricsRoute(calls, metrics, config.metricsToken)
  calls.get('/openapi.json', { schema: { hide: true } }, () => app.swagger())
  others.close()

  refuseUnknown(app)
  app.all('/*', { schema: { hide: true }, config: { isRefused: true } }, (_request, reply) =>
    reply.callNotFound(),
  )
}

/** Adds the lists of plans at the addresses of the specification, /json/…, beside those below /api. */
export async function planFiles(app: FastifyInstance, { config }: AppDependencies): Promise<void> {
  await app.register(cors, { allowedOrigins: config.allowedOrigins })
  await compressReplies(app)
  const others = refuseOtherMethods(app)
  planListRoutes(withRouteTypes(app), app.context)
  others.close()
}
