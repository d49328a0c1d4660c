/**
 * Renders a landing page to HTML: its body, head, structured data, and the data with which a browser can redraw its
 * prices.
 */
import type { PageCampaign } from '../../campaigns/campaign-types.ts'
import type { AddressOfPicture } from '../../content/landing/choose-offer-share-picture.ts'
import type { Plan } from '../../contract/plan.ts'
import { islandModule } from '../../pages/landing/load-islands.ts'
import { landingData, landingHead } from './page-head-and-structured-data.tsx'
import type { ServerRendered } from './insert-into-template.ts'
import { jsonForScript } from '../../lib/html.ts'
import type { MarketingData, OperatorSettings } from './page-renderer-input.ts'
import { renderLandingBody } from './render-landing-body.tsx'

/** What a browser needs in order to draw the page again with another server's plans. */
export type RedrawData = Pick<MarketingData, 'landing' | 'bonus' | 'words' | 'prefixes'> & {
  /** How plans are sold and shown, which other servers do not say, by their skus. */
  readonly marks: Readonly<Record<string, Marks>>
}

const MARKS = ['speed', 'badge', 'toggle', 'keepsStreaming', 'bundle', 'showcase', 'comparedFirst'] as const
type Marks = Pick<Plan, (typeof MARKS)[number]>

const marksOf = (plan: Plan): Marks =>
  Object.fromEntries(MARKS.flatMap((name) => (plan[name] === undefined ? [] : [[name, plan[name]]])))

/** Returns what a page contains for that; '' if all its calls go to the server that sends it. */
function redrawnFrom(
  { landing, bonus, words, prefixes, catalogue }: MarketingData,
  { url, hosts }: NonNullable<OperatorSettings['backend']>,
): string {
  if (url === '' && hosts.length === 0) return ''
  const marks = Object.fromEntries(catalogue.map((plan) => [plan.sku, marksOf(plan)]))
  const data: RedrawData = { landing, bonus, words, prefixes, marks }
  return `<script type="application/json" id="landing">${jsonForScript(data)}</script>`
}

const OWN = { url: '', hosts: [] }

/**
 * Renders a landing page.
 * @param address without the campaign's prefix
 */
export async function renderLanding(
  address: string,
  campaign: PageCampaign,
  data: MarketingData,
  addressOfPicture: AddressOfPicture,
  { origin = '', links = {}, company = null, pricesUntil = null, backend = OWN }: OperatorSettings = {},
): Promise<ServerRendered> {
  const { html, recordCalls, found, ...page } = await renderLandingBody(address, campaign, data, links)
  const head = { address, campaign, ...data, ...page, origin, company, pricesUntil, addressOfPicture }
  return {
    recordKind: recordCalls?.kind,
    html: html + landingData(head) + redrawnFrom(data, backend),
    head: landingHead(head),
    modules: found.map(({ name }) => islandModule(name)),
  }
}
