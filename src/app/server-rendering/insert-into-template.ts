/** Inserts a server-rendered page, its campaign and its settings into the HTML template. */
import { escapeHtml, jsonForScript } from '../../lib/html.ts'
import type { BackendSettings, CampaignOfPage, PageSettings } from './page-renderer-input.ts'

/** What is inserted into the HTML template of a server-rendered page. */
export interface PageContent {
  readonly html: string
  /** Title, description and canonical URL; replaces the template's title. */
  readonly head?: string
  /** Text shown instead of the page while a stored order is loading. */
  readonly waiting?: string
  /**
   * Kind of record that the server stores for this journey. The head script looks in storage for the id of
   * such a record.
   */
  readonly recordKind?: string
  /** Language of the page, if it is not Portuguese. */
  readonly lang?: string
}

/** A rendered page: its HTML, its head and the source files whose code it needs at once. */
export interface ServerRendered extends PageContent {
  readonly head: string
  readonly modules: readonly string[]
}

/**
 * Ids of elements that the browser must paint as a whole. A half-loaded header or banner would jump when the
 * rest arrives. A browser without this feature paints whatever has arrived.
 */
const whole = ['topo', 'banner']

const expected = (html: string) =>
  whole
    .filter((id) => html.includes(` id="${id}"`))
    .map((id) => `<link rel="expect" href="#${id}" blocking="render">`)
    .join('')

/**
 * Inserts a page into the template, which already has the campaign, styles and scripts.
 */
export function insertIntoTemplate(template: string, address: string, page: PageContent): string {
  const waiting = page.waiting ? ` data-waiting="${page.waiting}"` : ''
  const recordKind = page.recordKind ? ` data-record="${page.recordKind}"` : ''
  return template
    .replace(/<title>.*<\/title>/, (title) => page.head ?? title)
    .replace('</head>', (close) => `${expected(page.html)}${close}`)
    .replace('<html lang="pt-BR"', (open) => (page.lang ? `<html lang="${page.lang}"` : open) + recordKind)
    .replace('<!--page-->', () => page.html)
    .replace('<div id="root">', `<div id="root" data-page="${address}"${waiting}>`)
}

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
