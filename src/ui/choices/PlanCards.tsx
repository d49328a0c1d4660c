import ArrowDown from 'lucide-react/icons/arrow-down'
import ArrowUp from 'lucide-react/icons/arrow-up'
import Check from 'lucide-react/icons/check'
import { legal } from '../../content/legal.ts'
import { planWords } from '../../content/plan-list.ts'
import { unbrokenBRL } from '../../lib/money.ts'
import { GroupLegend, FieldTexts, describedBy } from '../forms/Question.tsx'
import type { FieldProps } from '../forms/TextField.tsx'
import { Price } from './Price.tsx'
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

/** One card: plans of one speed, which differ in their streaming. */
export type PlanGroup = {
  name: string
  /** What it has more than the card before it, in one line. */
  difference?: string
  badge?: string
  /** `choice` names a plan within its group: 'HBO Max'. The first is meant by the group's name alone. */
  plans: readonly [PlanChoice, ...PlanChoice[]]
}
type PlanChoice = PlanView & { choice: string }

/** Cards of one plan each. */
export const oneEach = (plans: readonly PlanView[]): PlanGroup[] =>
  plans.map(({ badge, ...plan }) => ({ name: plan.name, badge, plans: [{ ...plan, choice: '' }] }))

type PlanCardsProps = FieldProps & { groups: readonly PlanGroup[] }

const speed = (mbps: number) => (mbps >= 1000 ? `${mbps / 1000} Giga` : `${mbps} Mega`)

/** Radio cards, one per group of plans; a whole card is clickable. All price conditions are shown up front. */
export function PlanCards({
  name,
  label,
  value,
  onChange,
  as = 'question',
  why,
  hint,
  error,
  groups,
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
        {groups.map((group) => (
          <PlanCard key={group.plans[0].id} group={group} name={name} value={value} onChange={onChange} />
        ))}
      </div>
      <p className="hint">{legal.loyalty}</p>
    </fieldset>
  )
}

type PlanCardProps = Pick<FieldProps, 'name' | 'value' | 'onChange'> & { group: PlanGroup }

function PlanCard({ group, name, value, onChange }: PlanCardProps) {
  const { plans, badge, difference } = group
  const shown = plans.find((plan) => plan.id === value) ?? plans[0]
  const id = `plan-${plans[0].id}`
  const radio = (plan: PlanChoice) => (
    <input
      id={`plan-radio-${plan.id}`}
      type="radio"
      name={name}
      value={plan.id}
      checked={plan.id === value}
      onChange={() => onChange(name, plan.id)}
      aria-labelledby={`${id}-name${plan.choice && ` plan-choice-${plan.id}`}${plan === shown ? ` ${id}-price` : ''}`}
      aria-describedby={plan === shown ? `${id}-terms` : undefined}
    />
  )
  return (
    <div className="plan">
      {badge && <p className="plan__badge">{badge}</p>}
      <div className="plan__what">
        <div className="plan__head">
          {plans.length === 1 && radio(shown)}
          <label className="plan__name" htmlFor={`plan-radio-${shown.id}`} id={`${id}-name`}>
            {group.name}
          </label>
        </div>
        {difference && <p className="plan__difference">{difference}</p>}
        <p className="plan__speeds num">
          <span className="plan__speed">
            <ArrowDown size={16} aria-hidden="true" />
            <span className="hush">Download de </span>
            {speed(shown.download)}
          </span>
          <span className="plan__speed">
            <ArrowUp size={16} aria-hidden="true" />
            <span className="hush">Upload de </span>
            {speed(shown.upload)}
          </span>
          {shown.note && <span className="plan__note">{shown.note}</span>}
        </p>
      </div>
      <div className="plan__cost">
        <div className="plan__price" id={`${id}-price`}>
          <Price value={shown.priceWithDebit} struck={shown.priceFull} />
        </div>
        <p className="plan__terms num" id={`${id}-terms`}>
          <span className="plan__condition">{legal.directDebitShort}.</span>{' '}
          <span className="plan__term">{legal.withoutDebit(unbrokenBRL(shown.price))}</span>{' '}
          <span className="plan__term">{legal.afterPromotion(unbrokenBRL(shown.priceFull))}</span>
        </p>
      </div>
      {plans.length > 1 && (
        <div className="plan__choices">
          {plans.map((plan) => (
            <label key={plan.id} className="plan__choice" id={`plan-choice-${plan.id}`}>
              {radio(plan)}
              <span>
                {plan.choice}
                <span className="plan__choice-price num">{unbrokenBRL(plan.priceWithDebit)}</span>
              </span>
            </label>
          ))}
        </div>
      )}
      {shown.benefits.length > 0 && (
        <details className="plan__more">
          <summary>{planWords.services(shown.benefits.length)}</summary>
          <ul className="plan__benefits">
            {shown.benefits.map((benefit) => (
              <li key={benefit}>
                <Check size={16} aria-hidden="true" />
                {benefit}
              </li>
            ))}
          </ul>
        </details>
      )}
    </div>
  )
}
