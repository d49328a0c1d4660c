/** A Vite plugin for `npm run dev`, which renders marketing pages at each request. */
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Plugin } from 'vite'
import { campaigns, firstShop, landingOf } from '../../src/edition/first-edition-resolved-now.ts'
import { pagePlansOf } from '../../server/site/collect-render-input.ts'
import { insertIntoTemplate } from '../../src/app/server-rendering/insert-into-template.ts'
import { pageCampaignOf } from '../../src/campaigns/make-campaigns.ts'

/**
 * URL of the module that finds the page of an address. It is in a variable, so that Vite does not bundle the
 * module into its configuration. A bundled copy would have its own instances of modules that Node.js imports
 * (src/site/load-all-journeys.ts).
 */
const ADDRESSES = pathToFileURL(path.resolve(import.meta.dirname, '../../src/site/resolve-site-path.ts')).href
type Addresses = typeof import('../../src/site/resolve-site-path.ts')
type Renderer = typeof import('../../src/app/server-rendering/render-landing-page.tsx')

/**
 * Vite plugin that renders marketing pages at each request in development, like the server does, from the
 * first edition. Only in development, the browser loads the page's own modules, to get their styles.
 */
export function renderMarketingPagesInDevelopment(): Plugin {
  return {
    name: 'prosa:marketing',
    apply: 'serve',
    transformIndexHtml: {
      order: 'pre',
      async handler(html, { originalUrl = '/', server }) {
        const { resolveSitePath } = (await import(ADDRESSES)) as Addresses
        const address = resolveSitePath(originalUrl.split(/[?#]/, 1)[0] ?? '/', campaigns)
        if (address?.screen !== 'start' || !server) return html
        const { prefix, path: below } = address
        const { renderLanding } = (await server.ssrLoadModule(
          '/src/app/server-rendering/render-landing-page.tsx',
        )) as Renderer
        const data = { landing: landingOf(prefix), ...pagePlansOf(firstShop, prefix) }
        const pictureOf = ({ scene }: { readonly scene: string }) => `/og/${scene}.jpg`
        const page = await renderLanding(below, pageCampaignOf(campaigns.settingsOf(prefix)), data, pictureOf)
        return insertIntoTemplate(html, below, page).replace(
          '<script type="module" src="/src/main.tsx"></script>',
          '<script type="module" src="/src/pages/landing/LandingPage.tsx"></script><script type="module" src="/src/marketing.tsx"></script>',
        )
      },
    },
  }
}
