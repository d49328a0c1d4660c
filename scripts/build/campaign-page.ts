import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { Plugin } from 'vite'
import { campaigns } from '../../src/campaigns/index.ts'
import { pageOf } from '../../src/campaigns/make.ts'
import type { Campaign } from '../../src/campaigns/types.ts'

const root = path.resolve(import.meta.dirname, '../..')

/**
 * Writes a campaign into a page: its rules as data for the browser (`src/app/campaign.ts`), `noindex`, and its theme,
 * which must stand before the first paint.
 * @param html a page with `<!--campaign-->` in its head
 */
export async function withCampaign(html: string, campaign: Campaign): Promise<string> {
  const { robots, theme } = campaign
  // a data block is no script for the policy; it ends at the first '</script'
  const data = JSON.stringify(pageOf(campaign)).replaceAll('<', '\\u003c')
  const tags = [
    ...(robots ? [`<meta name="robots" content="${robots}">`] : []),
    `<script type="application/json" id="campaign">${data}</script>`,
    ...(theme ? [`<style>${await themeOf(theme)}</style>`] : []),
  ]
  const look = theme ? ` data-theme="dark" data-campaign="${theme}"` : ''
  return html
    .replace('<html lang="pt-BR"', (open) => open + look)
    .replace('<!--campaign-->', () => tags.join('\n    '))
}

/** The theme's style sheet, without comments and line breaks. */
async function themeOf(theme: string): Promise<string> {
  const css = await readFile(path.join(root, `src/ui/${theme}.css`), 'utf8')
  return css
    .replaceAll(/\/\*[^]*?\*\//g, '')
    .replaceAll(/\s+/g, ' ')
    .trim()
}

/** The same in development, based on the requested URL. */
export function campaignPlugin(): Plugin {
  return {
    name: 'prosa:campaign',
    apply: 'serve',
    transformIndexHtml: async (html, { originalUrl = '/' }) => {
      const { prefix } = campaigns.splitPrefix(originalUrl.split(/[?#]/, 1)[0] ?? '/')
      return withCampaign(html, campaigns.rulesOf(prefix))
    },
  }
}
