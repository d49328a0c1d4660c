/** Collects the data that is needed to render a page of an edition of the shop. */
import { createHash } from 'node:crypto'
import type {
  MarketingData,
  PageName,
  PageSettings,
  RenderInput,
} from '../../src/app/server-rendering/page-renderer-input.ts'
import { pageCampaignOf } from '../../src/campaigns/make-campaigns.ts'
import { externalLinks, type ExternalLinks } from '../../src/content/landing/external-links.ts'
import type { TextsFromEdition } from '../../src/content/landing/editable-texts.ts'
import { streamings } from '../../src/content/landing/streaming-services-and-bundles.ts'
import { sellerLine, type Seller } from '../../src/content/seller-company-line.ts'
import { GENERAL_LIST, type ResolvedEdition } from '../../src/edition/edition-content-at-instant.ts'
import { marketingPathsOf } from '../../src/site/campaign-journeys-and-paths.ts'
import { canonicalOf } from '../../src/site/prerendered-pages.ts'
import type { EditionAt } from '../editions/stored-editions.ts'
import { planFileOf } from '../rules/plans-on-offer.ts'
import type { Config } from '../config.ts'
import type { Vault } from '../security/encryption-vault.ts'
import type { PdfWords } from './draw-pdf.ts'
import { pictureKeyOf } from './signed-share-picture-urls.ts'

/**
 * Returns the prefixes of the campaigns that landing pages link to. Pages depend on these alone, so that a new campaign
 * does not change most pages.
 */
function linkedPrefixes({ faq, news }: TextsFromEdition, prefixes: readonly string[]): string[] {
  const hrefs = new Set([
    ...Object.keys(streamings).map((service) => `/${service}/`),
    ...Object.values(faq).flatMap(({ questions }) =>
      questions.flatMap(({ links = [] }) => links.map(({ href }) => href)),
    ),
    ...news.map(({ linkNews }) => linkNews),
  ])
  return prefixes.filter((prefix) => hrefs.has(`/${prefix}/`))
}

/** Returns the data from which a campaign's marketing pages are rendered in an edition. */
export function pagePlansOf(
  { campaigns, plans, offers, benefits, words }: ResolvedEdition,
  prefix: string,
): Omit<MarketingData, 'landing'> {
  const edition = { offers, bySku: new Map(plans.map((plan) => [plan.sku, plan])) }
  const { bonus, variantOf } = campaigns.settingsOf(prefix)
  return {
    plans: planFileOf(edition, prefix || GENERAL_LIST) ?? [],
    catalogue: plans.filter((plan) => plan.plan_type === null),
    general: planFileOf(edition, GENERAL_LIST) ?? [],
    benefits,
    bonus,
    variantOf,
    words,
    prefixes: linkedPrefixes(words, campaigns.prefixes),
  }
}

/** Settings of the running server that pages contain. */
export type SiteSettings = PageSettings & {
  /** Scheme and host of the site; '' if they are not configured. */
  readonly origin: string
  /** The operator's links to other sites. */
  readonly links: ExternalLinks
  /** Who sells; null if it is not configured. */
  readonly company: Seller | null
  /** The last day of the prices, as yyyy-mm-dd; null if it is not configured. */
  readonly pricesUntil: string | null
}

/** Returns the settings that pages contain. */
export const siteSettingsOf = (config: Config, vault: Pick<Vault, 'lookup'>) =>
  ({
    origin: config.publicUrl ?? '',
    links: config.outsideLinks,
    company: config.company,
    pricesUntil: config.pricesUntil ?? null,
    payment: config.paymentSentence,
    messageModel: config.reader ? '/api/message-proposals' : '',
    backend: config.backend,
    pictureKey: pictureKeyOf(vault),
  }) satisfies SiteSettings

/** Returns the line that says who sells; '' if it is not configured. */
export const sellerOf = ({ company }: Pick<SiteSettings, 'company'>): string =>
  company ? sellerLine(company) : ''

/** Returns the operator's links to other sites in an edition. */
const linksOf = ({ links }: ResolvedEdition, settings: SiteSettings): ExternalLinks => ({
  ...settings.links,
  ...links,
})

/** Returns what PDF files say of the operator in an edition. */
export function pdfWordsOf(edition: ResolvedEdition, settings: SiteSettings): PdfWords {
  const supportPage = linksOf(edition, settings).support ?? externalLinks.support.href
  const hasLanguageModel = settings.messageModel !== ''
  return { seller: sellerOf(settings), phones: edition.phones, supportPage, hasLanguageModel }
}

/** Returns the data from which a page of an edition is rendered. */
export function renderInputOf(
  edition: ResolvedEdition,
  settings: SiteSettings,
  { prefix, document }: PageName,
): RenderInput {
  const { campaigns, landingOf } = edition
  const rules = campaigns.settingsOf(prefix)
  const landing = landingOf(prefix)
  const seller = sellerOf(settings)
  const links = linksOf(edition, settings)
  const offers = rules.afterEnd === null ? '/' : `/${prefix}/`
  const isMarketing = document !== null && marketingPathsOf(campaigns, prefix).includes(document)
  return {
    document,
    campaign: {
      ...pageCampaignOf(rules),
      advertised: landing.offer,
      ...(seller && { seller }),
      ...(links.support && { supportPage: links.support }),
    },
    robots: rules.robots,
    marketing: isMarketing ? { landing, ...pagePlansOf(edition, prefix) } : null,
    canonical: document === null ? '/' : canonicalOf(campaigns, prefix, document),
    newVisitorsTo: rules.isOff && document === '/chat' ? offers : null,
    scene: landing.banner.scene,
    site: { ...settings, links },
  }
}

/** Returns the same for a preview: no picture of its prices is drawn. */
export const previewInputOf = (
  edition: ResolvedEdition,
  settings: SiteSettings,
  name: PageName,
): RenderInput => renderInputOf(edition, { ...settings, pictureKey: null }, name)

/**
 * Returns a name for everything from which the pages of an edition are rendered: equal names mean equal pages. The
 * edition alone is not enough: another release may interpret it differently, with the same code in its build.
 */
export function nameOfPages(build: string, edition: EditionAt, settings: SiteSettings): string {
  const { document, phase, campaigns } = edition
  const hash = createHash('sha256').update(JSON.stringify([build, document, phase, settings]))
  for (const prefix of ['', ...campaigns.prefixes]) {
    // one page of each campaign has all that the others have
    const [page = null] = marketingPathsOf(campaigns, prefix)
    hash.update(JSON.stringify(renderInputOf(edition, settings, { prefix, document: page })))
  }
  return hash.digest('hex').slice(0, 32)
}
