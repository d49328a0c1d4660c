import type { Plugin } from 'vite'
import { seedMarketing } from '../../server/db/seed-offer.ts'
import { setIn } from '../../src/app/page-frame.ts'
import { campaigns } from '../../src/campaigns/index.ts'
import { landingOf } from '../../src/campaigns/landings.ts'
import { pageCampaignOf } from '../../src/campaigns/make.ts'

type Renderer = typeof import('../../src/app/prerender.tsx')

/**
 * Vite plugin that renders marketing pages at each request in development, like the build does, from the plans of the
 * seed. Only in development, the browser loads the page's own modules, to get their styles.
 */
export function marketingPlugin(): Plugin {
  return {
    name: 'prosa:marketing',
    apply: 'serve',
    transformIndexHtml: {
      order: 'pre',
      async handler(html, { originalUrl = '/', server }) {
        // imported here, because it loads every journey, and tools that only read the configuration do not need it
        const { addressAt } = await import('../../src/site/addresses.ts')
        const address = addressAt(originalUrl.split(/[?#]/, 1)[0] ?? '/', campaigns)
        if (address?.screen !== 'start' || !server) return html
        const { prefix, path } = address
        const { renderLanding } = (await server.ssrLoadModule('/src/app/prerender.tsx')) as Renderer
        const data = { landing: landingOf(prefix), ...seedMarketing(campaigns, prefix) }
        const page = await renderLanding(path, pageCampaignOf(campaigns.rulesOf(prefix)), data)
        return setIn(html, path, page).replace(
          '<script type="module" src="/src/main.tsx"></script>',
          '<script type="module" src="/src/pages/landing/LandingPage.tsx"></script><script type="module" src="/src/marketing.tsx"></script>',
        )
      },
    },
  }
}
