/** Builds the HTTP application from its dependencies: plugins, routes, error handler. */
import swagger from '@fastify/swagger'
import fastify, { LogController, type FastifyInstance } from 'fastify'
import { jsonSchemaTransform, validatorCompiler } from 'fastify-type-provider-zod'
import { makeCatalogue } from './cached-catalogue.ts'
import { openLastEditionFile } from './editions/last-served-edition-file.ts'
import { openServedEdition, servedCampaigns, type ServedEdition } from './editions/served-edition.ts'
import { storedEditions } from './editions/stored-editions.ts'
import type { Config } from './config.ts'
import type { Context } from './context.ts'
import { deskWorkHere, type DeskWork } from './desk-work/desk-work.ts'
import type { Clock } from './clock.ts'
import type { Db } from './db/database.ts'
import { loadShedding } from './plugins/load-shedding.ts'
import { readJsonOnly } from './plugins/json-body-parser.ts'
import { resolveCampaigns } from './plugins/resolve-campaign.ts'
import { compressReplies } from './plugins/compress.ts'
import { cors } from './plugins/cors.ts'
import { handleErrors, httpErrorOf, sendHttpError } from './plugins/error-handler.ts'
import { checkWriteRequests } from './plugins/write-request-checks.ts'
import { makePolicy, securityHeaders } from './plugins/security-headers.ts'
import { makeLimits } from './limits/api-limits.ts'
import { readForwardedAddresses } from './plugins/forwarded-addresses.ts'
import { logOptions, logRequests, requestId, tellRequestId } from './plugins/request-log.ts'
import { refuseNulInAddress } from './plugins/refuse-nul-in-address.ts'
import { refuseOtherMethods } from './plugins/unsupported-methods.ts'
import { measureClock } from './plugins/clock-metric.ts'
import { measureStaffBacklog } from './plugins/staff-backlog-metrics.ts'
import { makeMetrics, measureDatabase, measureRequests, type Metrics } from './plugins/metrics.ts'
import { writeReplies } from './plugins/reply-serializer.ts'
import { requestTimeout } from './plugins/request-timeout.ts'
import { limitWrites } from './plugins/write-limit.ts'
import type { Providers } from './providers/provider-types.ts'
import { agentLinkRoutes } from './routes/agent-links.ts'
import { codeRoutes } from './routes/employee-email-code-and-resume-link.ts'
import { renewalAndMigrationRoutes } from './routes/renewal-and-migration.ts'
import { describeFields } from './routes/field-descriptions.ts'
import { deskRoutes } from './routes/desk/desk.ts'
import { isOfDesk, answerUnparsableUrl } from './routes/desk/logged-out-replies.ts'
import type { DeskPages } from './routes/desk/desk-route.ts'
import type { Passwords } from './services/desk/passwords.ts'
import { docsRoutes } from './routes/api-docs.ts'
import { otherNewLeadRoutes } from './routes/legacy-lead-and-mobile-line.ts'
import { referenceListRoutes, planListRoutes } from './routes/plans-and-reference-lists.ts'
import { thirdPartyRoutes } from './routes/third-party-scripts.ts'
import { waitingListAndCallRequestRoutes } from './routes/waiting-list-and-call-requests.ts'
import { coverageRoutes } from './routes/cep-coverage-and-streets.ts'
import { erasureRoutes } from './routes/erasure.ts'
import { formRoutes } from './routes/forms-without-scripts.ts'
import { figureApiRoutes } from './routes/figures-api.ts'
import { healthRoutes } from './routes/health.ts'
import { leadRoutes } from './routes/leads.ts'
import { makeCallListShares } from './limits/call-list-share-per-ip-network.ts'
import { makeOrderNetworkCounter } from './services/count-orders-by-ip-network.ts'
import { metricsRoute } from './routes/metrics.ts'
import {
  contextOfPreview,
  previewIn,
  recognizePreviews,
  refuseInPreviews,
} from './routes/requests-from-shop-preview.ts'
import { orderLinkRoutes, type OrderLinkPages } from './routes/order-link-pages.ts'
import { rescheduleOrderRoutes } from './routes/reschedule-order.ts'
import { riskCodeRoutes } from './routes/lead-email-codes.ts'
import { withRouteTypes } from './routes/route-helpers.ts'
import { visitRoutes } from './routes/visit-counts-and-browser-errors.ts'
import { loadKeys } from './security/secret-keys.ts'
import { makeVault } from './security/vault.ts'
import { outboxTargetsOf } from './services/deliver-outbox.ts'
import { watchOutbox } from './services/outbox-health.ts'
import { makeSourcePlaces } from './find-source-of-browser-errors.ts'
import {
  loadDeskRenderer,
  loadScriptlessPages,
  readSite,
  type Site,
} from './site/list-files-and-load-renderers.ts'
import { routesForRobots } from './site/robots-and-sitemap.ts'
import { redirectFromLegacyHosts } from './site/redirect-legacy-hosts.ts'
import { makePages, type Pages } from './site/render-and-cache-edition-pages.ts'
import { pdfWordsOf, siteSettingsOf } from './site/collect-render-input.ts'
import { startPageRenderer, type PageRenderer } from './site/render-in-worker-thread.ts'
import { openPageStore } from './site/page-store.ts'
import { makePdfFiles } from './site/pdf-file-cache.ts'
import { addressOfPicture } from './site/share-picture-address.ts'
import { openSharePictures } from './site/share-picture-cache.ts'
import { withReadablePath } from './site/find-page-or-redirect.ts'
import { refuseUnknown, serveSite } from './site/serve-site.ts'
import { endedCampaignPage, previewPages, servedStartPage } from './site/render-page-previews.ts'

declare module 'fastify' {
  interface FastifyInstance {
    shop: ServedEdition<Site>
    /** The pages of editions, for previews; null if the site was not built. */
    pages: Pages | null
  }
}

/** The dependencies and options from which `buildApp` builds the HTTP application. */
export type AppParts = {
  db: Db
  clock: Clock
  config: Config
  providers: Providers
  /** The folder of the built site; defaults to `config.siteDir`. */
  site?: string
  /** Renders the site's pages; defaults to that of the built site. */
  renderer?: PageRenderer
  /** The pages of the operator's desk; defaults to those of the built site. */
  desk?: DeskPages
  /** Hashes and checks the passwords of the desk's accounts; defaults to a cost that withstands guessing. */
  passwords?: Passwords
  /** The pages of an order's link; defaults to those of the built site. */
  orderLink?: OrderLinkPages
  /** The metrics; defaults to new ones. */
  metrics?: Metrics
  /** Does what the desk asks for and takes long; defaults to doing it in this process. */
  work?: DeskWork
  /** Aborted when the process starts shutting down. From then on the health check reports not ready. */
  leaving?: AbortSignal
}

/** All who look at previews share the limit of one person: their links are open to anyone. */
const PREVIEWS = 'previews'

const isOfApi = (url: string) => /^\/api(?:[/?#]|$)/.test(url)

/**
 * Builds the Fastify app with all routes. It does not open a port, and it closes nothing that was passed in.
 * The database must already be migrated.
 */
export async function buildApp(parts: AppParts): Promise<FastifyInstance> {
  const { config, db, clock, providers } = parts
  const app = fastify({
    logger: logOptions(config),
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: requestId,
    trustProxy: trusted(config.trustProxy),
    bodyLimit: config.bodyLimit,
    frameworkErrors: (error, request, reply) =>
      isOfDesk(request.url)
        ? answerUnparsableUrl(request, reply)
        : void sendHttpError(request, reply, httpErrorOf(error)),
    rewriteUrl: ({ url = '' }) => (isOfDesk(url) || isOfApi(url) ? url : withReadablePath(url)),
    routerOptions: { maxParamLength: 200 },
  })
  app.setValidatorCompiler(validatorCompiler)
  app.setSerializerCompiler(writeReplies)
  readJsonOnly(app)
  handleErrors(app)
  readForwardedAddresses(app, config)
  tellRequestId(app)
  logRequests(app, config)
  const metrics = parts.metrics ?? makeMetrics()
  const outbox = watchOutbox(db, clock)
  measureRequests(app, metrics)
  measureDatabase(db, outbox, metrics, outboxTargetsOf(providers))
  measureStaffBacklog(db, clock, metrics.registry)
  measureClock(db, clock, metrics.registry)
  refuseUnknown(app)

  securityHeaders(app, config)
  // what visitors open is looked up among files and pages: /?utm_source=%00 shows the start page
  refuseNulInAddress(app, (url) => url === '/*')

  const vault = makeVault(loadKeys(config))
  const siteFolder = parts.site ?? config.siteDir
  const editions = storedEditions(db)
  const site = readSite(siteFolder)
  const settings = siteSettingsOf(config, vault)
  const renderer = parts.renderer ?? startPageRenderer(siteFolder)
  const orderLink = parts.orderLink ?? (await loadScriptlessPages(siteFolder))
  const ended = endedCampaignPage(orderLink, settings)
  const work = parts.work ?? deskWorkHere({ db, config, vault, settings, clock, editions, renderer, ended })
  const pages =
    renderer &&
    makePages({
      renderer,
      renderPreview: (source) => work.run('render', source, { by: PREVIEWS }),
      store: openPageStore(config.dataDir, (err) =>
        app.log.warn({ err }, 'rendered pages cannot be kept on disk, only in memory'),
      ),
      settings,
      onStale: metrics.noteStalePages,
      onFailure(name, err) {
        app.log.error(
          { err, page: name },
          'a page could not be rendered: that of an earlier edition is served',
        )
      },
    })
  if (renderer) app.addHook('onClose', () => renderer.close())
  const shop = await openServedEdition({
    db,
    editions,
    render: async (edition) => ({ ...site, pages: (await pages?.open(edition)) ?? null }),
    last: openLastEditionFile(config.dataDir),
    onFailure: (err) => app.log.error({ err }, 'the live edition of the shop cannot be read or kept'),
  })
  app.decorate('shop', shop)
  app.decorate('pages', pages)
  const campaigns = servedCampaigns(() => shop.served().edition.campaigns)
  const catalogue = makeCatalogue(db, clock, editions, () => shop.served().edition)
  const limits = makeLimits(db, vault, config.limits, metrics)
  const sourcePlaces = makeSourcePlaces(siteFolder)
  const orderIpAddresses = makeOrderNetworkCounter(db, clock, config.openVisits)
  const context: Context = {
    db,
    clock,
    config,
    providers,
    catalogue,
    editions,
    campaigns,
    vault,
    limits,
    sourcePlaces,
    orderIpAddresses,
    callListShares: makeCallListShares(clock, orderIpAddresses, config),
    metrics,
  }

  recognizePreviews(app, context)
  describeFields()
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: { title: 'Prosa', version: '1', description: 'Every call of the sales funnel.' },
    },
    transform: jsonSchemaTransform,
  })
  await app.register(
    async (scope) => {
      scope.addHook('onRequest', (_request, reply, done) => {
        reply.header('cache-control', 'no-store')
        done()
      })
      await scope.register(requestTimeout, config.database)
      await scope.register(cors, { allowedOrigins: config.allowedOrigins })
      await compressReplies(scope)
      checkWriteRequests(scope, config)
      resolveCampaigns(scope, (request) => contextOfPreview(context, request).campaigns)
      refuseInPreviews(scope)
      await scope.register(loadShedding, { db, ...config.database })
      limitWrites(scope, config.limits, metrics)
      const others = refuseOtherMethods(scope)
      const api = withRouteTypes(scope)
      leadRoutes(api, context)
      agentLinkRoutes(api, context)
      coverageRoutes(api, context)
      referenceListRoutes(api, context)
      waitingListAndCallRequestRoutes(api, context)
      otherNewLeadRoutes(api, context)
      codeRoutes(api, context)
      riskCodeRoutes(api, context)
      renewalAndMigrationRoutes(api, context)
      planListRoutes(api, context)
      erasureRoutes(api, context)
      thirdPartyRoutes(api, context)
      visitRoutes(api, context)
      figureApiRoutes(api, context, work)
      healthRoutes(api, context, outbox, () => parts.leaving?.aborted ?? false)
      rescheduleOrderRoutes(api, context)
      metricsRoute(api, metrics, config.metricsToken)
      api.get('/openapi.json', { schema: { hide: true } }, () => app.swagger())
      docsRoutes(scope, () => app.swagger())
      others.close()
      refuseUnknown(scope)
      scope.all('/*', { schema: { hide: true }, config: { isRefused: true } }, (_request, reply) =>
        reply.callNotFound(),
      )
    },
    { prefix: '/api' },
  )
  await app.register(async (scope) => {
    await scope.register(cors, { allowedOrigins: config.allowedOrigins })
    await compressReplies(scope)
    const others = refuseOtherMethods(scope)
    planListRoutes(withRouteTypes(scope), context)
    others.close()
  })
  redirectFromLegacyHosts(app, config)
  const currentEdition = () => context.catalogue.currentEdition().catch(() => null)
  await orderLinkRoutes(app, context, orderLink)
  await formRoutes(app, context, orderLink)
  await deskRoutes(
    app,
    context,
    parts.desk ?? (await loadDeskRenderer(site.folder)),
    { work, servedStartPage: (prefix) => servedStartPage(shop.served().pages, campaigns, prefix) },
    parts.passwords,
  )
  routesForRobots(app, campaigns, config)
  const pdfFiles = renderer && makePdfFiles(renderer, () => pdfWordsOf(shop.served().edition, settings))
  const pictures =
    renderer &&
    openSharePictures(renderer, {
      dataDir: config.dataDir,
      key: settings.pictureKey,
      onFailure: (err) => app.log.error({ err }, 'the picture of a shared link could not be drawn'),
    })
  await serveSite(app, {
    get site() {
      return shop.served().pages
    },
    get formerPrefixes() {
      return shop.served().formerPrefixes
    },
    campaigns,
    policyOf: makePolicy(config),
    currentEdition,
    previewOf(request) {
      const preview = previewIn(request)
      if (!preview) return null
      const { campaigns: shown, catalogue } = contextOfPreview(context, request)
      return {
        site: { ...site, pages: pages && previewPages(pages, preview) },
        campaigns: shown,
        onlyCampaign: preview.campaign,
        currentEdition: () => catalogue.currentEdition(),
        addressOfPicture: (picture) => addressOfPicture(null, picture),
      }
    },
    ended,
    pdf: (path) => pdfFiles?.(path) ?? null,
    picture: (path) => pictures?.(path) ?? null,
    addressOfPicture: (picture) => addressOfPicture(settings.pictureKey, picture),
  })
  return app
}

/** Converts TRUST_PROXY for Fastify. A number says how many proxies are in front of this server. */
function trusted(proxies: Config['trustProxy']) {
  return typeof proxies === 'number' ? (_address: string, hop: number) => hop < proxies : proxies
}
