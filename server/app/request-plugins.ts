/**
 * Fastify plugins for every request, whatever its address: its body and query are parsed, it gets an id, is logged and
 * measured, and an error becomes a reply.
 */
import fastify, { LogController, type FastifyInstance } from 'fastify'
import fastifyPlugin from 'fastify-plugin'
import { validatorCompiler } from 'fastify-type-provider-zod'
import type { Config } from '../config.ts'
import { handleErrors, httpErrorOf, sendHttpError } from '../plugins/error-handler.ts'
import { readForwardedAddresses } from '../plugins/forwarded-ip-addresses.ts'
import { readJsonOnly } from '../plugins/body-parsers.ts'
import {
  makeMetrics,
  measureDatabase,
  measureRequests,
  type Metrics,
  measureClock,
  measureStaffBacklog,
} from '../plugins/metrics.ts'
import { refuseNulInAddress } from '../plugins/unsupported-methods.ts'
import { writeReplies } from '../plugins/reply-serializer.ts'
import { logOptions, logRequests, requestId, tellRequestId } from '../plugins/request-log.ts'
import { securityHeaders } from '../plugins/reply-headers.ts'
import { answerUnparsableUrl, isOfDesk } from '../routes/desk/logged-out-replies.ts'
import { outboxTargetsOf } from '../services/deliver-outbox.ts'
import { watchOutbox, type OutboxWatch } from '../services/outbox-health.ts'
import { withReadablePath } from '../site/page-or-redirect.ts'
import { refuseUnknown } from '../site/serve-site.ts'
import type { AppDependencies } from './app-dependencies.ts'

declare module 'fastify' {
  interface FastifyInstance {
    metrics: Metrics
    /** The state of the notices to deliver, for the metrics and the health check. */
    outbox: OutboxWatch
  }
}

const isOfApi = (url: string) => /^\/api(?:[/?#]|$)/.test(url)

/** Maximum size of a request body, in bytes. */
const BODY_LIMIT = 64 * 1024

/** Creates the application without routes: what Fastify itself does with a request before any plugin sees it. */
export const emptyApp = (config: Config): FastifyInstance =>
  fastify({
    logger: logOptions(config),
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: requestId,
    trustProxy: trusted(config.trustProxy),
    bodyLimit: BODY_LIMIT,
    frameworkErrors: (error, request, reply) =>
      isOfDesk(request.url)
        ? answerUnparsableUrl(request, reply)
        : void sendHttpError(request, reply, httpErrorOf(error)),
    rewriteUrl: ({ url = '' }) => (isOfDesk(url) || isOfApi(url) ? url : withReadablePath(url)),
    routerOptions: { maxParamLength: 200 },
  })

/** Converts TRUST_PROXY for Fastify. A number says how many proxies are in front of this server. */
function trusted(proxies: Config['trustProxy']) {
  return typeof proxies === 'number' ? (_address: string, hop: number) => hop < proxies : proxies
}

/** Reads bodies and the client's address, writes replies, and answers errors and unknown addresses. */
export const reading = fastifyPlugin(
  (app, { config }: AppDependencies, done) => {
    app.setValidatorCompiler(validatorCompiler)
    app.setSerializerCompiler(writeReplies)
    readJsonOnly(app)
    handleErrors(app)
    readForwardedAddresses(app, config)
    refuseUnknown(app)
    done()
  },
  { name: 'reading' },
)

/** Gives each request an id, logs it and measures it. */
export const watching = fastifyPlugin(
  (app, { config, db, clock, providers, metrics = makeMetrics() }: AppDependencies, done) => {
    tellRequestId(app)
    logRequests(app, config)
    const outbox = watchOutbox(db, clock)
    measureRequests(app, metrics)
    measureDatabase(db, outbox, metrics, outboxTargetsOf(providers))
    measureStaffBacklog(db, clock, metrics.registry)
    measureClock(db, clock, metrics.registry)
    app.decorate('metrics', metrics)
    app.decorate('outbox', outbox)
    done()
  },
  { name: 'watching', dependencies: ['reading'] },
)

/** Adds the headers that protect every reply, and refuses addresses that no browser sends. */
export const protecting = fastifyPlugin(
  (app, { config }: AppDependencies, done) => {
    securityHeaders(app, config)
    // what visitors open is looked up among files and pages: /?utm_source=%00 shows the start page
    refuseNulInAddress(app, (url) => url === '/*')
    done()
  },
  { name: 'protecting', dependencies: ['reading'] },
)
