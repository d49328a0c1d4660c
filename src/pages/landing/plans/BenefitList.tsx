/** The list of a plan's benefits, for a drawer. It is loaded on demand. */
import { cardWords } from '../../../content/landing/plan-cards.ts'
import { priceConditionTexts } from '../../../content/price-conditions.ts'
import type { BenefitView, PlanCardView } from './build-plan-card-data.ts'

type BenefitListProps = { readonly plan: PlanCardView; readonly benefits: readonly BenefitView[] }

export default function BenefitList({ plan, benefits }: BenefitListProps) {
  return (
    <>
      <ul className="benefits">
        {benefits
          .filter(({ slug }) => plan.benefits.includes(slug))
          .map(({ slug, benefit, description, picture }) => (
            <li key={slug} className="benefit">
              <img src={picture} alt="" width={56} height={56} loading="lazy" />
              <div>
                <h3>{benefit}</h3>
                <p>{description}</p>
              </div>
            </li>
          ))}
      </ul>
      <p className="benefits__more">
        {plan.hasLoyalty ? `${cardWords.modem} ${priceConditionTexts.loyalty}` : cardWords.modem}
      </p>
    </>
  )
}
