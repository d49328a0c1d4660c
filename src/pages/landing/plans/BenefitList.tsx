import { BenefitArt } from '../../../ui/art/BenefitArt.tsx'
import { cardWords } from '../../../content/landing/plan-cards.ts'
import { legal } from '../../../content/legal.ts'
import type { BenefitView, PlanCardView } from './view.ts'

type BenefitListProps = { readonly plan: PlanCardView; readonly benefits: readonly BenefitView[] }

/** What comes with a plan, in its drawer (M2.60). Loaded when its foot is touched: there are many pictures. */
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
