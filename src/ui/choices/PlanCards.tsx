import ArrowDown from 'lucide-react/icons/arrow-down'
import ArrowUp from 'lucide-react/icons/arrow-up'
import Check from 'lucide-react/icons/check'
import { legal } from '../../content/legal.ts'
import { GroupLegend, FieldTexts, describedBy } from '../forms/Question.tsx'
import type { FieldProps } from '../forms/TextField.tsx'
import { Price, PriceTerms } from './Price.tsx'
import type { PlanPrices } from './Price.tsx'
import './plan-cards.css'

/** A plan as shown on a card. */
export type PlanView = PlanPrices & {
  id: string
  name: string
  /** Mbps. */
  download: number
  upload: number
  /** Names of the included services. */
  benefits: readonly string[]
  /** Short offer text: 'Melhor custo-benefício'. */
  badge?: string
  /** Additional line about the speed: '600 Mega + 100 Mega de bônus'. */
  note?: string
}

type PlanCardsProps = FieldProps & { plans: readonly PlanView[] }

const speed = (mbps: number) => (mbps >= 1000 ? `${mbps / 1000} Giga` : `${mbps} Mega`)

/** Radio cards, one per plan; the whole card is clickable. All price conditions are shown up front. */
export function PlanCards({
  name,
  label,
  value,
  onChange,
  as = 'question',
  why,
  hint,
  error,
  plans,
}: PlanCardsProps) {
  const id = `f-${name}`
  return (
    <fieldset
      className="plans"
      role="radiogroup"
      aria-invalid={error ? true : undefined}
      aria-describedby={describedBy(id, { why, hint, error })}
    >
      <GroupLegend as={as}>{label}</GroupLegend>
      <FieldTexts id={id} why={why} hint={hint} error={error} />
      <div className="plans__list">
        {plans.map((plan) => (
          <PlanCard
            key={plan.id}
            plan={plan}
            name={name}
            checked={plan.id === value}
            onPick={() => onChange(name, plan.id)}
          />
        ))}
      </div>
      <p className="hint">{legal.loyalty}</p>
    </fieldset>
  )
}

type PlanCardProps = { plan: PlanView; name: string; checked: boolean; onPick: () => void }

function PlanCard({ plan, name, checked, onPick }: PlanCardProps) {
  const id = `plan-${plan.id}`
  return (
    <div className="plan">
      {plan.badge && <p className="plan__badge">{plan.badge}</p>}
      <div className="plan__what">
        <div className="plan__head">
          <input
            id={id}
            type="radio"
            name={name}
            value={plan.id}
            checked={checked}
            onChange={onPick}
            aria-labelledby={`${id}-name ${id}-price`}
            aria-describedby={`${id}-terms`}
          />
          <label className="plan__name" htmlFor={id} id={`${id}-name`}>
            {plan.name}
          </label>
        </div>
        <p className="plan__speeds num">
          <span>
            <ArrowDown size={16} aria-hidden="true" />
            <span className="hush">Download de </span>
            {speed(plan.download)}
          </span>
          <span>
            <ArrowUp size={16} aria-hidden="true" />
            <span className="hush">Upload de </span>
            {speed(plan.upload)}
          </span>
        </p>
        {plan.note && <p className="plan__note">{plan.note}</p>}
      </div>
      <div className="plan__cost">
        <div id={`${id}-price`}>
          <Price value={plan.priceWithDebit} struck={plan.priceFull} />
        </div>
        <p className="plan__condition">{legal.directDebitShort}</p>
        <div id={`${id}-terms`}>
          <PriceTerms prices={plan} short />
        </div>
      </div>
      {plan.benefits.length > 0 && (
        <ul className="plan__benefits">
          {plan.benefits.map((benefit) => (
            <li key={benefit}>
              <Check size={16} aria-hidden="true" />
              {benefit}
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
