import { BenefitArt } from '../../../ui/art/BenefitArt.tsx'
import { cardWords } from '../../../content/landing/plan-cards.ts'
import { legal } from '../../../content/legal.ts'
import type { BenefitView, PlanCardView } from './plan-card-data.ts'

type BenefitListProps = { readonly plan: PlanCardView; readonly benefits: readonly BenefitView[] }

/** The benefits of a plan, shown in a drawer (M2.60). Loaded on demand, because it has many pictures. */
export default function BenefitList({ plan, benefits }: BenefitListProps) {
  return (
    <>
      <ul className="benefits">
        {benefits
          .filter(({ slug }) => plan.benefits.includes(slug))
          .map(({ slug, benefit, description }) => (
            <li key={slug} className="benefit">
              <BenefitArt slug={slug} />
              <div>
                <h3>{benefit}</h3>
                <p>{description}</p>
              </div>
            </li>
          ))}
      </ul>
      <p className="benefits__more">
        {cardWords.modem} {plan.subscriptions.length > 0 && legal.loyalty}
      </p>
    </>
  )
}
