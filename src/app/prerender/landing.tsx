import { renderToStaticMarkup, renderToString } from 'react-dom/server'
import type { CampaignBonus, PageCampaign } from '../../campaigns/types.ts'
import type { Landing } from '../../campaigns/landing-types.ts'
import { faqLists } from '../../content/landing/faq/lists.ts'
import type { OutsideLinks } from '../../content/landing/third-party-links.ts'
import { streamingPages } from '../../content/landing/streaming-pages.ts'
import { landingAt } from '../../content/site/start-page-variants.ts'
import type { Plan } from '../../contract/plan.ts'
import { firstStep, pageOf } from '../../funnel/journeys.ts'
import type { Streaming } from '../../funnel/streaming-toggles.ts'
import { OutsideLinksContext } from '../../pages/landing/blocks/external-links.ts'
import { faqGroups, faqListOf } from '../../pages/landing/faq-entries.ts'
import { type FoundIsland, IslandsContext } from '../../pages/landing/Island.tsx'
import { islandModule, loadIsland } from '../../pages/landing/islands.ts'
import { LandingPage, type LandingPageProps } from '../../pages/landing/LandingPage.tsx'
import { IslandFrame } from '../landing/islands.tsx'
import { loadParts } from '../journeys/load.ts'
import { landingData, landingHead } from './page-head.tsx'
import type { Prerendered } from './page-frame.ts'

/** What a marketing page is made of besides its campaign's rules. */
export interface MarketingData {
  readonly landing: Landing
  /** The campaign's list, as `/json/{file}` has it. */
  readonly plans: readonly Plan[]
  /** Every plan that is sold. */
  readonly catalogue: readonly Plan[]
  /** Every benefit of the catalogue. */
  readonly benefits: LandingPageProps['benefits']
  /** The brand whose bonus a mobile line earns. */
  readonly bonus: CampaignBonus | null
}

/** What is known about a site once it is run. */
export interface SiteOfOperator {
  /** Its scheme and host. */
  readonly origin?: string
  /** Addresses of pages of others. */
  readonly links?: OutsideLinks
}

const streamings = Object.keys(streamingPages) as Streaming[]

/** The service whose page an address is (M2.38): the campaign's own page, and those below it. */
const streamingAt = (address: string, prefix: string): Streaming | null =>
  (address === '/' && streamings.find((each) => each === prefix.split('/')[0])) || null

/** The questions of a page, in the figures of its plans; null where the staff's own page has them. */
function faqOf({ landing, plans }: MarketingData, streaming: Streaming | null) {
  const list = streaming ?? faqListOf(landing.component)
  if (list === 'staff') return null
  const shown = plans.filter(({ showOnLanding }) => showOnLanding)
  return { title: faqLists[list].title, groups: faqGroups(list, shown) }
}

/**
 * Renders a marketing page: the whole of it is plain HTML, its live parts are rendered as the browser hydrates them.
 * @param address without the campaign's prefix
 */
export async function renderLanding(
  address: string,
  campaign: PageCampaign,
  data: MarketingData,
  { origin = '', links = {} }: SiteOfOperator = {},
): Promise<Prerendered> {
  const { id: journey } = await loadParts(campaign.journey)
  const first = pageOf({ journey }, firstStep({ journey })).path
  const own = landingAt(address)
  const streaming = streamingAt(address, campaign.prefix)
  const faq = faqOf(data, streaming)
  const found: FoundIsland[] = []
  const page = renderToStaticMarkup(
    <IslandFrame campaign={campaign}>
      <OutsideLinksContext value={links}>
        <IslandsContext value={found}>
          <LandingPage
            campaign={data.landing}
            own={own}
            streaming={streaming}
            plans={data.plans}
            catalogue={data.catalogue}
            benefits={data.benefits}
            bonus={data.bonus}
            faq={faq}
            first={first}
          />
        </IslandsContext>
      </OutsideLinksContext>
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
  const head = { address, campaign, ...data, own, streaming, faq, first, origin }
  return {
    html: html + landingData(head),
    head: landingHead(head),
    modules: found.map(({ name }) => islandModule(name)),
  }
}
