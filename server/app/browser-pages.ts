/**
 * Fastify plugins for everything that people open in a browser: the visitors' site, pages without scripts, such as the one
 * of an order's link, and the operator's desk.
 */
import type { FastifyInstance } from 'fastify'
import fastifyPlugin from 'fastify-plugin'
import { makePolicy } from '../plugins/reply-headers.ts'
import { deskRoutes } from '../routes/desk/desk-plugin.ts'
import type { DeskRenderer } from '../routes/desk/page-declaration-types.ts'
import { formRoutes } from '../routes/forms-without-scripts.ts'
import { myDataRoutes } from '../routes/my-data-pages.ts'
import { orderLinkRoutes } from '../routes/order-link-pages.ts'
import { contextOfPreview, previewIn } from '../routes/preview-requests.ts'
import { pdfWordsOf } from '../site/collect-render-input.ts'
import { loadServerPages } from '../site/built-site.ts'
import { redirectFromLegacyHosts, routesForRobots } from '../site/legacy-hosts-and-robots.ts'
import { ipAddressOfRequest } from '../routes/route-helpers.ts'
import { makeStartPageViewCounter } from '../services/desk/visit-counting.ts'
import { previewPages } from '../site/shop-preview-renderer.ts'
import { serveSite } from '../site/serve-site.ts'
import { addressOfPicture } from '../site/signed-share-picture-urls.ts'
import { openSharePictures, makePdfFiles } from '../site/share-picture-cache.ts'
import type { AppDependencies } from './app-dependencies.ts'

/** Redirects from the hosts of the specification's site to this one. */
export const legacyHosts = fastifyPlugin(
  (app, { config }: AppDependencies, done) => {
    redirectFromLegacyHosts(app, config)
    done()
  },
  { name: 'legacy-hosts' },
)

/** Adds the pages that have no scripts: those of an order's link, and the answers to forms sent without scripts. */
export async function scriptlessPages(app: FastifyInstance): Promise<void> {
  await orderLinkRoutes(app, app.context, app.builtSite.scriptless)
  await myDataRoutes(app, app.context, app.builtSite.scriptless)
  await formRoutes(app, app.context, app.builtSite.scriptless)
}

/** Adds the operator's desk. */
export async function desk(app: FastifyInstance, parts: AppDependencies): Promise<void> {
  const { builtSite, context, deskWork: work } = app
  await deskRoutes(
    app,
    context,
    parts.desk ?? (await loadServerPages<DeskRenderer>(builtSite.files.folder, 'desk')),
    work,
    parts.passwords,
  )
}

/** Adds the site: its pages, files and pictures, in the edition that is live or previewed. */
export async function site(app: FastifyInstance, { config }: AppDependencies): Promise<void> {
  const { builtSite, context, pages, shop } = app
  const { settings, renderer, ended, files } = builtSite
  const { campaigns } = context
  routesForRobots(app, campaigns, config)
  const pdfFiles = renderer && makePdfFiles(renderer, () => pdfWordsOf(shop.served().edition, settings))
  const pictures =
    renderer &&
    openSharePictures(renderer, {
      dataDir: config.dataDir,
      key: settings.pictureKey,
      onFailure: (err) => app.log.error({ err }, 'the picture of a shared link could not be drawn'),
    })
  const views = makeStartPageViewCounter(context.db, context.clock, (err) =>
    app.log.error({ err }, 'views of start pages could not be stored yet'),
  )
  app.addHook('onClose', () => views.stop())
  await serveSite(app, {
    get site() {
      return shop.served().pages
    },
    get formerPrefixes() {
      return shop.served().formerPrefixes
    },
    campaigns,
    policyOf: makePolicy(config),
    currentEdition: () => context.catalogue.currentEdition().catch(() => null),
    previewOf(request) {
      const preview = previewIn(request)
      if (!preview) return null
      const { campaigns: shown, catalogue } = contextOfPreview(context, request)
      return {
        site: { ...files, pages: pages && previewPages(pages, preview) },
        campaigns: shown,
        onlyCampaign: preview.campaign,
        currentEdition: () => catalogue.currentEdition(),
        addressOfPicture: (picture) => addressOfPicture(null, picture),
      }
    },
    ended,
    pdf: (path) => pdfFiles?.(path) ?? null,
    picture: (path) => pictures?.(path) ?? null,
    countView: (request, campaign) => views.count(campaign, ipAddressOfRequest(request)),
    addressOfPicture: (picture) => addressOfPicture(settings.pictureKey, picture),
  })
}
