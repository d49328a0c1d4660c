/**
 * Renders the body of a landing page: on the server, and in the browser if the plans come from another backend
 * (docs/connect-a-backend.md).
 */
import { renderToStaticMarkup, renderToString } from 'react-dom/server'
import type { PageCampaign } from '../../campaigns/campaign-types.ts'
import type { ExternalLinks } from '../../content/landing/external-links.ts'
import { streamingPages } from '../../content/landing/streaming-pages.ts'
import { alternativeStartPageAt, withWordsOfPlans } from '../../content/site/alternative-start-pages.ts'
import { firstStep, pageOf } from '../../funnel/journey-registry.ts'
import type { Streaming } from '../../contract/plan.ts'
import { ExternalLinksContext } from '../../pages/landing/blocks/external-links-context.ts'
import { plansOnPage } from '../../pages/landing/blocks/PlanSection.tsx'
import { faqGroups, faqListOf } from '../../pages/landing/select-faq-entries.ts'
import { heroOffer } from '../../pages/landing/hero/choose-hero-offer.ts'
import { type FoundIsland, IslandsContext } from '../../pages/landing/IslandPlaceholder.tsx'
import { loadIsland } from '../../pages/landing/load-islands.ts'
import { PrefixesContext, TextsFromEditionContext } from '../../pages/landing/edition-contexts.ts'
import { LandingPage } from '../../pages/landing/LandingPage.tsx'
import { IslandFrame } from '../landing/hydrate-islands.tsx'
import { loadJourney } from '../journeys/load-journey.ts'
import type { MarketingData } from './page-renderer-input.ts'

const streamings = Object.keys(streamingPages) as Streaming[]

/**
 * Returns the streaming service that a page is about: the first segment of the campaign's prefix.
 * Returns null for a page that is not about one.
 */
const streamingAt = (address: string, prefix: string): Streaming | null =>
  (address === '/' && streamings.find((each) => each === prefix.split('/')[0])) || null

/**
 * Returns a page's FAQ, with the figures of its plans. Returns null for the page of the employee offer, which
 * has its own FAQ.
 */
function faqOf(
  { landing, plans, words }: MarketingData,
  streaming: Streaming | null,
  phones: PageCampaign['phones'],
) {
  const list = streaming ?? faqListOf(landing.component)
  if (list === 'staff') return null
  const shown = plans.filter(({ showOnLanding }) => showOnLanding)
  const { title } = words.faq[list]
  return { title, groups: faqGroups(words.faq[list], { plans: shown, sold: plans, phones }) }
}

/**
 * Renders a landing page without its head. Most of it is static HTML. Its interactive parts are rendered separately, so
 * that the browser can hydrate them.
 * @param address without the campaign's prefix
 */
export async function renderLandingBody(
  address: string,
  campaign: PageCampaign,
  data: MarketingData,
  links: ExternalLinks,
) {
  const { id: journey, recordCalls } = await loadJourney(campaign.journey)
  const first = pageOf({ journey }, firstStep({ journey })).path
  const asked = alternativeStartPageAt(address)
  const shown = plansOnPage(data.plans, asked, campaign.prefix)
  const own = asked && withWordsOfPlans(asked, shown)
  const streaming = streamingAt(address, campaign.prefix)
  const faq = faqOf(data, streaming, campaign.phones)
  const offer = heroOffer(shown, {
    ...data.landing,
    bonus: data.bonus,
    general: data.general,
  })
  const found: FoundIsland[] = []
  const page = renderToStaticMarkup(
    <IslandFrame campaign={campaign}>
      <ExternalLinksContext value={links}>
        <TextsFromEditionContext value={data.words}>
          <PrefixesContext value={data.prefixes}>
            <IslandsContext value={found}>
              <LandingPage
                campaign={data.landing}
                own={own}
                streaming={streaming}
                plans={data.plans}
                catalogue={data.catalogue}
                general={data.general}
                benefits={data.benefits}
                bonus={data.bonus}
                faq={faq}
                offer={offer}
                first={first}
              />
            </IslandsContext>
          </PrefixesContext>
        </TextsFromEditionContext>
      </ExternalLinksContext>
    </IslandFrame>,
  )
  let html = page
  for (const { name, props, slot, idPrefix } of found) {
    const Part = await loadIsland(name)
    const part = (
      <IslandFrame campaign={campaign}>
        <Part {...props} />
      </IslandFrame>
    )
    html = html.replace(slot, () => renderToString(part, { identifierPrefix: idPrefix }))
  }
  return { html, recordCalls, found, own, streaming, faq, first, offer }
}
