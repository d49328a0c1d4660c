/** The landing page block that compares plans. It renders nothing if there are fewer than two plans. */
import type { Plan } from '../../../contract/plan.ts'
import { plansAt } from '../../../funnel/plans-on-landing-page.ts'
import { useCampaign } from '../../../ui/useCampaign.ts'
import { IslandPlaceholder } from '../IslandPlaceholder.tsx'
import { benefitViews, type CardRules, comparedPlans } from '../plans/build-plan-card-data.ts'
import { useEditableTexts } from '../edition-contexts.ts'
import { Section } from './Section.tsx'

type ComparisonSectionProps = {
  /** The campaign's plans, as served at `/json/{file}`. */
  readonly plans: readonly Plan[]
  readonly rules: CardRules
  /** Path of the order's first page, without the campaign's prefix. */
  readonly first: string
}

export function ComparisonSection({ plans, rules, first }: ComparisonSectionProps) {
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
