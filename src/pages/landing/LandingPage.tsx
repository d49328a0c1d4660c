/**
 * The landing page of a campaign, at `/` and at paths such as /500mb. The campaign determines its blocks and their
 * order. The page is server-rendered; the browser hydrates only its islands (docs/decisions/0025).
 */
import type { ReactNode } from 'react'
import type { LandingBlock, Landing } from '../../campaigns/landing-types.ts'
import type { CampaignBonus } from '../../campaigns/campaign-types.ts'
import { brand } from '../../content/brand-and-phones.ts'
import { identityCheckWords, liveloSteps } from '../../content/landing/sections.ts'
import { onlySpeedCard } from '../../content/landing/describe-streaming-speeds.ts'
import { streamingPages } from '../../content/landing/streaming-pages.ts'
import type { AlternativeStartPage } from '../../content/site/alternative-start-pages.ts'
import type { Benefit } from '../../contract/banks-regulations-and-plan-lists.ts'
import type { Plan, Streaming } from '../../contract/plan.ts'
import { ConsentBannerSpace } from '../../ui/consent/ConsentBannerSpace.tsx'
import { SiteFooter } from '../../ui/frame/SiteFooter.tsx'
import { SiteHeader } from '../../ui/frame/SiteHeader.tsx'
import { useCampaign, useCampaignHref } from '../../ui/useCampaign.ts'
import { Apps } from './blocks/Apps.tsx'
import { Faq } from './blocks/Faq.tsx'
import { FibreExplainer } from './blocks/FibreExplainer.tsx'
import { MoreLinks, CoverageLinkBanner, StaffFaqLink, EmployeeMigrationNotice } from './blocks/Links.tsx'
import { News } from './blocks/News.tsx'
import { PlanSection } from './blocks/PlanSection.tsx'
import { PosterRow } from './blocks/PosterRow.tsx'
import { NumberedSteps } from './blocks/NumberedSteps.tsx'
import { StreamingExplainer } from './blocks/StreamingExplainer.tsx'
import { StreamingBundles, StreamingBanner, StreamingNumbers } from './blocks/Streaming.tsx'
import { BusinessAndGamerOffers } from './blocks/BusinessAndGamerOffers.tsx'
import type { FaqGroup } from './select-faq-entries.ts'
import { Hero, OfferBar } from './hero/Hero.tsx'
import type { HeroOffer } from './hero/choose-hero-offer.ts'
import { IslandPlaceholder } from './IslandPlaceholder.tsx'
import { blocksOf } from './choose-alternative-start-page-blocks.ts'
import { streamingBundleCards } from './build-streaming-bundle-cards.ts'
import { benefitViews, type CardRules, comparedPlans } from './plans/build-plan-card-data.ts'
import { useEditableTexts } from './edition-contexts.ts'
import '../../ui/tokens.css'
import '../../ui/base.css'
import './landing-page.css'
import { plansAt } from '../../funnel/landing-plans.ts'
import { Section } from './blocks/Section.tsx'

export interface LandingPageProps {
  readonly campaign: Landing
  /** Texts and plans of an alternative start page such as /500mb; undefined on the start page itself. */
  readonly own?: AlternativeStartPage | undefined
  /**
   * The streaming service that the page advertises; null if it advertises none. Such a page shows no other
   * service above its last block, the explainer of all of them.
   */
  readonly streaming: Streaming | null
  /** The campaign's plans, as served at `/json/{file}`. */
  readonly plans: readonly Plan[]
  /** All plans of the catalogue. The cards for bundles and for the business plan need them. */
  readonly catalogue: readonly Plan[]
  /** The plans of the start page. */
  readonly general: readonly Plan[]
  readonly benefits: readonly Benefit[]
  /** The mobile plan whose customers may earn a bonus; null if the campaign offers no bonus. */
  readonly bonus: CampaignBonus | null
  /** The FAQ. If it is null, the page links to the operator's page for employees instead. */
  readonly faq: { readonly title: string; readonly groups: readonly FaqGroup[] } | null
  /** The offer at the top; null if there are no plans. */
  readonly offer: HeroOffer | null
  /** Path of the order's first page, without the campaign's prefix. */
  readonly first: string
}

export function LandingPage(props: LandingPageProps) {
  const { campaign, own, streaming, offer, first } = props
  const { prefix } = useCampaign()
  const opensAtPlans = own?.opensAtPlans === true
  const ordered = blocksOf(campaign.blocks, own, prefix)
  const blocks = ordered.filter((block) => block !== 'plans')
  // a campaign may show blocks above its plans, for example the block that explains reward points
  const before = opensAtPlans ? [] : blocks.slice(0, ordered.indexOf('plans'))
  // blocks that depend on their neighbours see those of this page
  const page = { ...props, campaign: { ...campaign, blocks: ordered } }
  const list = (
    <PlanSection
      own={own}
      plans={props.plans}
      offered={offeredBeside(page)}
      general={props.general}
      rules={rulesOf(props)}
      first={props.first}
      heading={opensAtPlans ? 'h1' : 'h2'}
    />
  )
  const hero = (
    <Hero
      banner={campaign.banner}
      title={own?.heading ?? campaign.banner.heading}
      text={own?.text ?? campaign.banner.text}
      offer={offer}
      first={props.first}
      consentChecked={campaign.consentChecked}
      heading={opensAtPlans ? 'h2' : 'h1'}
    />
  )
  return (
    <div className="app">
      <div className="page">
        <SiteHeader switchTo={{ mode: 'chat', href: useCampaignHref('/chat') }} />
        <main id="pergunta" className="landing" tabIndex={-1}>
          {opensAtPlans ? list : hero}
          <div data-consent-place="">
            <ConsentBannerSpace />
          </div>
          <div className="landing__rest">
            {opensAtPlans && hero}
            {streaming && <StreamingHead service={streaming} plans={props.plans} />}
            {before.map((block) => (
              <Block key={block} block={block} {...page} />
            ))}
            {!opensAtPlans && list}
            {blocks
              .filter((block) => !before.includes(block))
              .map((block) => (
                <Block key={block} block={block} {...page} />
              ))}
            {offer && !opensAtPlans && <OfferBar {...offer} first={first} />}
          </div>
        </main>
        <SiteFooter />
        <IslandPlaceholder
          name="Drawers"
          props={{ callHref: useCampaignHref(brand.callRequest.href) }}
          when="drawer"
        />
      </div>
    </div>
  )
}

type StreamingHeadProps = { readonly service: Streaming; readonly plans: readonly Plan[] }

/** The top of a page about a streaming service: the banner, and posters of films and series. */
function StreamingHead({ service, plans }: StreamingHeadProps) {
  const { banner, rows, benefits } = streamingPages[service]
  return (
    <>
      <StreamingBanner service={service} />
      {rows.map((row) => (
        <PosterRow key={row.title} {...row} end={{ label: banner.action, href: '#planos' }} />
      ))}
      {benefits && (
        <StreamingNumbers {...benefits} cards={[...benefits.cards, ...onlySpeedCard(service, plans)]} />
      )}
    </>
  )
}

/** Returns the settings of a campaign that affect its plan cards. */
const rulesOf = ({ campaign, bonus, benefits }: LandingPageProps): CardRules => ({
  ...campaign,
  bonus,
  benefits,
})

const BLOCKS: Readonly<Record<LandingBlock, (props: LandingPageProps) => ReactNode>> = {
  plans: () => null,
  comparison: (props) => <ComparisonSection plans={props.plans} rules={rulesOf(props)} first={props.first} />,
  minicards: ({ plans }) => <StreamingBundles cards={streamingBundleCards(plans)} />,
  news: () => <News />,
  fibre: ({ plans }) => <FibreExplainer plans={plans} />,
  business: (page) => <WideOffers {...page} />,
  // if a campaign has both offers, the block 'business' renders them side by side
  gamer: (page) => (page.campaign.blocks.includes('business') ? null : <WideOffers {...page} />),
  streaming: ({ benefits, plans }) => <StreamingExplainer benefits={benefitViews(benefits)} plans={plans} />,
  'coverage-call': ({ campaign }) =>
    campaign.coverageCall && <CoverageLinkBanner variant={campaign.coverageCall} />,
  apps: ({ benefits, plans, streaming }) => (
    <Apps benefits={benefitViews(benefits)} plans={plans} service={streaming} />
  ),
  rewards: () => <Rewards />,
  identity: () => <Identity />,
  more: () => <MoreLinks />,
  'staff-notice': () => <EmployeeMigrationNotice />,
  faq: ({ faq }) => (faq ? <Faq {...faq} /> : <StaffFaqLink />),
}

type ComparisonSectionProps = {
  /** The campaign's plans, as served at `/json/{file}`. */
  readonly plans: readonly Plan[]
  readonly rules: CardRules
  /** Path of the order's first page, without the campaign's prefix. */
  readonly first: string
}

function ComparisonSection({ plans, rules, first }: ComparisonSectionProps) {
  const { prefix } = useCampaign()
  const { comparisonTitle, comparisonText } = useEditableTexts('comparisonTitle', 'comparisonText')
  const views = comparedPlans(plansAt(plans, `/${prefix}/`), rules)
  if (views.length < 2) return null
  const isIncluded = (slug: string) => views.some(({ benefits }) => benefits.includes(slug))
  return (
    <Section id="comparar" title={comparisonTitle} text={comparisonText} tone="sunken">
      <IslandPlaceholder
        name="PlanComparison"
        when="visible"
        props={{
          plans: views,
          benefits: benefitViews(rules.benefits).filter(({ slug }) => isIncluded(slug)),
          variant: rules.card.variant,
          first,
        }}
      />
    </Section>
  )
}

function Rewards() {
  const { rewardsTitle: title, rewardsText: text } = useEditableTexts('rewardsTitle', 'rewardsText')
  return <NumberedSteps {...liveloSteps} title={title} text={text} />
}

function Identity() {
  const { identityTitle: title, identityText: text } = useEditableTexts('identityTitle', 'identityText')
  return <NumberedSteps {...identityCheckWords} title={title} text={text} tone="sunken" />
}

function Block({ block, ...props }: LandingPageProps & { readonly block: LandingBlock }) {
  return BLOCKS[block](props)
}

/** Returns the plan of a block that offers only one; undefined if the page has no such block or plan. */
const planOfBlock = ({ campaign, catalogue }: LandingPageProps, block: 'business' | 'gamer') =>
  campaign.blocks.includes(block) ? catalogue.find(({ showcase }) => showcase === block) : undefined

/** Returns what a page offers outside of its plan list: comparison and questions name every plan of the campaign. */
const offeredBeside = (page: LandingPageProps): readonly Plan[] => [
  ...page.plans.filter(({ showOnLanding }) => showOnLanding),
  ...[planOfBlock(page, 'business') ?? []].flat(),
]

const WideOffers = (page: LandingPageProps) => (
  <BusinessAndGamerOffers business={planOfBlock(page, 'business')} gamer={planOfBlock(page, 'gamer')} />
)
