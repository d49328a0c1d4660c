import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { Plugin } from 'vite'
import { campaigns } from '../../src/campaigns/index.ts'
import { pageCampaignOf } from '../../src/campaigns/make.ts'
import type { Campaign } from '../../src/campaigns/types.ts'
import { scriptData } from '../../src/lib/script-data.ts'

/** The header's colour for a browser's own bars: `--night` of tokens.css in both themes. A campaign's theme has its own. */
const BARS = { light: '#0b142f', dark: '#040923' } as const

const root = path.resolve(import.meta.dirname, '../..')

/**
 * Writes a campaign into a page: its rules as data for the browser (`src/app/boot/campaign.ts`), `noindex`, and its
 * theme, which must be there before the first paint.
 * @param html a page with `<!--campaign-->` in its head
 */
export async function withCampaign(html: string, campaign: Campaign): Promise<string> {
  const { robots, theme } = campaign
  const style = theme && (await themeOf(theme))
  const bars = style
    ? [`<meta name="theme-color" content="${barOf(style)}">`]
    : (['light', 'dark'] as const).map(
        (each) => `<meta name="theme-color" content="${BARS[each]}" media="(prefers-color-scheme: ${each})">`,
      )
  const tags = [
    ...bars,
    ...(robots ? [`<meta name="robots" content="${robots}">`] : []),
    `<script type="application/json" id="campaign">${scriptData(pageCampaignOf(campaign))}</script>`,
    ...(style ? [`<style>${style}</style>`] : []),
  ]
  const look = theme ? ` data-theme="dark" data-campaign="${theme}"` : ''
  return html
    .replace('<html lang="pt-BR"', (open) => open + look)
    .replace('<!--campaign-->', () => tags.join('\n    '))
}

/** The theme's style sheet, without comments and line breaks. */
async function themeOf(theme: string): Promise<string> {
  const css = await readFile(path.join(root, `src/campaigns/${theme}/theme.css`), 'utf8')
  return css
    .replaceAll(/\/\*[^]*?\*\//g, '')
    .replaceAll(/\s+/g, ' ')
    .trim()
}

const barOf = (style: string) => /--bar: (#[\da-f]{6})/.exec(style)?.[1] ?? BARS.dark

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
