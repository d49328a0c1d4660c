/** Inserts the campaign of a page, and the settings of the running server, into the HTML template of the page. */
import { escapeHtml, jsonForScript } from '../../lib/html.ts'
import type { BackendSettings, CampaignOfPage, PageSettings } from './page-renderer-input.ts'

/**
 * Default colours of the browser's toolbars (`theme-color`): the colour of the page header, `--night` in
 * tokens.css. A campaign with a theme has its own colour.
 */
const BARS = { light: '#0b142f', dark: '#091129' } as const

const barOf = (style: string) => /--bar: (#[\da-f]{6})/.exec(style)?.[1] ?? BARS.dark

/**
 * Inserts a campaign into a page: its rules as data for the browser (`src/app/boot/read-campaign.ts`), `noindex`, and
 * its theme.
 * @param html a page with `<!--campaign-->` in its head
 * @param style the style sheet of the campaign's theme, if it has one
 */
export function insertCampaign(html: string, { campaign, robots }: CampaignOfPage, style?: string): string {
  const { theme } = campaign
  const bars = style
    ? [`<meta name="theme-color" content="${barOf(style)}">`]
    : (['light', 'dark'] as const).map(
        (each) => `<meta name="theme-color" content="${BARS[each]}" media="(prefers-color-scheme: ${each})">`,
      )
  const tags = [
    ...bars,
    ...(robots ? [`<meta name="robots" content="${robots}">`] : []),
    `<script type="application/json" id="campaign">${jsonForScript(campaign)}</script>`,
    ...(style ? [`<style>${style}</style>`] : []),
  ]
  const look = theme ? ` data-theme="dark" data-campaign="${theme}"` : ''
  return html
    .replace('<html lang="pt-BR"', (open) => open + look)
    .replace('<!--campaign-->', () => tags.join('\n    '))
}

/** Writes the settings of the running server that scripts read into the head of a page. */
export function insertSettings(
  html: string,
  { payment, backend, messageModel }: Pick<PageSettings, 'payment' | 'backend' | 'messageModel'>,
): string {
  const metas: Readonly<Record<string, string>> = {
    payment,
    'message-model': messageModel,
    ...metasOf(backend),
  }
  return html.replace(/(<meta name="([\w-]+)" content=")"/g, (empty, start: string, name: string) =>
    Object.hasOwn(metas, name) ? `${start}${escapeHtml(metas[name] ?? '')}"` : empty,
  )
}

/** The settings from which a page's script learns where its calls go (src/app/boot/choose-api-server.ts). */
const metasOf = ({ url, hosts, takesNoEmail }: BackendSettings) => ({
  'api-url': url,
  'api-hosts': hosts.join(' '),
  'api-can': takesNoEmail ? 'no-email' : '',
})
