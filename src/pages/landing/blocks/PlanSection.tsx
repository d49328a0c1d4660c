/**
 * The landing page block with the plan cards. Each card links to the order. A page about one speed, such as /500mb, shows
 * only the plans of that speed, one card for each group of them (src/funnel/plan-groups.ts).
 */
import { regionalPricesOnlyThere } from '../../../content/regional-price-texts.ts'
import { startPage as texts } from '../../../content/start-page.ts'
import type { AlternativeStartPage } from '../../../content/site/alternative-start-pages.ts'
import type { Plan } from '../../../contract/plan.ts'
import { plansAt } from '../../../funnel/landing-plans.ts'
import { useCampaign } from '../../../ui/useCampaign.ts'
import { IslandPlaceholder } from '../IslandPlaceholder.tsx'
import { useEditableTexts } from '../edition-contexts.ts'
import { benefitViews, cardsOf, withServicesOf, type CardRules } from '../plans/build-plan-card-data.ts'
import './plan-section.css'

type PlanSectionProps = {
  /** Texts and plans of an alternative start page such as /500mb; undefined on the start page itself. */
  readonly own: AlternativeStartPage | undefined
  /** The campaign's plans, as served at `/json/{file}`. */
  readonly plans: readonly Plan[]
  /** What the page offers outside of its plan list. */
  readonly offered: readonly Plan[]
  /** The plans of the start page. */
  readonly general: readonly Plan[]
  readonly rules: CardRules
  /** Path of the order's first page, without the campaign's prefix. */
  readonly first: string
  /** `h1` on a page that starts with the plan list. */
  readonly heading: 'h1' | 'h2'
}

/**
 * Returns the plans that a page shows. A page about one speed shows the plans of that speed or, if the campaign has
 * none, of the nearest speed. Other pages show the plans that their path selects or, if it selects none, all plans.
 */
export function plansOnPage(
  plans: readonly Plan[],
  own: AlternativeStartPage | undefined,
  prefix: string,
): readonly Plan[] {
  const { download } = own ?? {}
  if (!download) {
    const selected = plansAt(plans, `/${prefix}/`)
    return selected.length > 0 ? selected : plansAt(plans, '/')
  }
  const distance = (plan: Plan) => Math.abs(plan.plan_download - download)
  const least = Math.min(...plans.map(distance))
  const [nearest] = plans.filter((plan) => distance(plan) === least)
  return plans.filter((plan) => plan.plan_download === nearest?.plan_download)
}

export function PlanSection({
  own,
  plans,
  offered,
  general,
  rules,
  first,
  heading: Heading,
}: PlanSectionProps) {
  const { prefix, state } = useCampaign()
  const { plansTitle, plansText } = useEditableTexts('plansTitle', 'plansText')
  const { download } = own ?? {}
  const listed = plansOnPage(plans, own, prefix)
  const others = [...offered, ...withServicesOf(listed, plansAt(general, '/'))]
  const cards = cardsOf(listed, download ? { ...rules, list: 'group' } : rules, others)
  return (
    <section className="plan-section" aria-labelledby="planos">
      <header className="plan-section__head">
        <Heading id="planos">{own?.plans ?? plansTitle}</Heading>
        <p>
          {own?.missing !== undefined && `${texts.noneOfSpeed(own.missing)} `}
          {plansText}
          {state && !download && ` ${regionalPricesOnlyThere(state)}`}
        </p>
      </header>
      <IslandPlaceholder
        name="PlanList"
        when="visible"
        props={{
          mode: download ? 'group' : rules.list,
          look: { variant: rules.card.variant, foot: rules.card.foot },
          cards,
          benefits: benefitViews(rules.benefits),
          first,
          heading: Heading === 'h1' ? 'h2' : 'h3',
        }}
      />
    </section>
  )
}
