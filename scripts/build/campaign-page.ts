/** Writes a campaign's rules and theme into the HTML of its pages. */
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { Plugin } from 'vite'
import { campaigns } from '../../src/campaigns/all-campaigns.ts'
import { pageCampaignOf } from '../../src/campaigns/make-campaigns.ts'
import type { Campaign } from '../../src/campaigns/types.ts'
import { scriptData } from '../../src/lib/json-for-script-element.ts'

/**
 * Default colours of the browser's toolbars (`theme-color`): the colour of the page header, `--night` in
 * tokens.css. A campaign with a theme has its own colour.
 */
const BARS = { light: '#0b142f', dark: '#091129' } as const

const root = path.resolve(import.meta.dirname, '../..')

/**
 * Inserts a campaign into a page: its rules as data for the browser (`src/app/boot/read-campaign.ts`), `noindex`, and
 * its theme, which is needed before the first paint.
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

/** Returns the style sheet of a theme without comments and line breaks. */
async function themeOf(theme: string): Promise<string> {
  const css = await readFile(path.join(root, `src/campaigns/${theme}/theme.css`), 'utf8')
  return css
    .replaceAll(/\/\*[^]*?\*\//g, '')
    .replaceAll(/\s+/g, ' ')
    .trim()
}

const barOf = (style: string) => /--bar: (#[\da-f]{6})/.exec(style)?.[1] ?? BARS.dark

/** Inserts the campaign of the requested URL into pages in development. */
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
