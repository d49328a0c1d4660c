/**
 * Fastify plugin that loads the shop's live edition and the site's pages, and builds the context (database, limits,
 * catalogue …) that all routes get.
 */
import fastifyPlugin from 'fastify-plugin'
import { makeCatalogue } from '../cached-catalogue.ts'
import type { Context } from '../context.ts'
import { deskWorkHere, type DeskWork } from '../desk-work/run-long-desk-tasks.ts'
import { openLastEditionFile } from '../editions/last-edition.ts'
import { openServedEdition, servedCampaigns, type ServedEdition } from '../editions/served-edition.ts'
import { storedEditions } from '../editions/stored-editions.ts'
import { makeSourcePlaces } from '../find-source-of-browser-errors.ts'
import { makeLimits } from '../limits/api-limits.ts'
import { makeCallListShares } from '../limits/calls-per-network.ts'
import type { OrderLinkPages } from '../routes/order-link-pages.ts'
import { recognizePreviews } from '../routes/preview-requests.ts'
import { loadKeys } from '../security/secret-keys.ts'
import { makeVault } from '../security/encryption-vault.ts'
import { makeOrderNetworkCounter } from '../services/orders-per-network.ts'
import { siteSettingsOf } from '../site/collect-render-input.ts'
import { loadScriptlessPages, readSite, type Site } from '../site/built-site.ts'
import { openPageStore } from '../site/rendered-page-store.ts'
import { makePages, type Pages } from '../site/edition-pages.ts'
import { startPageRenderer, type PageRenderer } from '../site/page-renderer.ts'
import { endedCampaignPage, type EndedCampaignPage } from '../site/shop-preview-renderer.ts'
import type { AppDependencies } from './app-dependencies.ts'

/** The built site, and what draws its pages. */
type BuiltSite = {
  files: Omit<Site, 'pages'>
  settings: ReturnType<typeof siteSettingsOf>
  renderer: PageRenderer | null
  scriptless: OrderLinkPages | null
  ended: EndedCampaignPage
}

declare module 'fastify' {
  interface FastifyInstance {
    builtSite: BuiltSite
    deskWork: DeskWork
    /** The pages of editions, for previews; null if the site was not built. */
    pages: Pages | null
    shop: ServedEdition<Site>
    context: Context
  }
}

/** All who look at previews share the limit of one person: their links are open to anyone. */
const PREVIEWS = 'previews'

/** Adds `context`, which all routes work with, and `shop`, the edition that visitors see. */
export const shop = fastifyPlugin(
  async (app, parts: AppDependencies) => {
    const { config, db, clock, providers } = parts
    const { metrics } = app
    const vault = makeVault(loadKeys(config))
    const editions = storedEditions(db)
    const built = await openSite(parts, siteSettingsOf(config, vault))
    const { settings, renderer, ended } = built
    if (renderer) app.addHook('onClose', () => renderer.close())
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
    const served = await openServedEdition({
      db,
      editions,
      render: async (edition) => ({ ...built.files, pages: (await pages?.open(edition)) ?? null }),
      last: openLastEditionFile(config.dataDir),
      onFailure: (err) => app.log.error({ err }, 'the live edition of the shop cannot be read or kept'),
    })
    const orderIpAddresses = makeOrderNetworkCounter(db, clock, config.openVisits)
    app.decorate('builtSite', built)
    app.decorate('deskWork', work)
    app.decorate('pages', pages)
    app.decorate('shop', served)
    const tls = { isSeen: false }
    app.addHook('onRequest', (request, _reply, done) => {
      tls.isSeen ||= request.protocol === 'https'
      done()
    })
    app.decorate('context', {
      db,
      clock,
      config,
      providers,
      catalogue: makeCatalogue(db, clock, editions, () => served.served().edition),
      editions,
      campaigns: servedCampaigns(() => served.served()),
      vault,
      limits: makeLimits(db, vault, config.limits, metrics),
      sourcePlaces: makeSourcePlaces(built.files.folder),
      orderIpAddresses,
      callListShares: makeCallListShares(clock, orderIpAddresses, config),
      metrics,
      tls,
    })
  },
  { name: 'shop', dependencies: ['watching'], decorators: { fastify: ['metrics'] } },
)

async function openSite(parts: AppDependencies, settings: BuiltSite['settings']): Promise<BuiltSite> {
  const folder = parts.site ?? parts.config.siteDir
  const scriptless = parts.orderLink ?? (await loadScriptlessPages(folder))
  return {
    files: readSite(folder),
    settings,
    renderer: parts.renderer ?? startPageRenderer(folder),
    scriptless,
    ended: endedCampaignPage(scriptless, settings),
  }
}

/** Adds `preview` to requests: what this browser previews of the shop. */
export const previews = fastifyPlugin(
  (app, _options, done) => {
    recognizePreviews(app, app.context)
    done()
  },
  { name: 'previews', dependencies: ['shop'], decorators: { fastify: ['context'] } },
)
