import ArrowDown from 'lucide/dist/esm/icons/arrow-down.mjs'
import ArrowUp from 'lucide/dist/esm/icons/arrow-up.mjs'
import { Icon } from '../Icon.ts'
import { legal } from '../../content/legal.ts'
import { planWords } from '../../content/plan-list.ts'
import { listInWords } from '../../lib/list-in-words.ts'
import { unbrokenBRL } from '../../lib/format-price.ts'
import { speedName } from '../../lib/plan-speed.ts'
import { GroupLegend, FieldTexts, describedBy } from '../forms/Question.tsx'
import type { FieldProps } from '../forms/TextField.tsx'
import { Price } from './Price.tsx'
import type { PlanPrices } from './Price.tsx'
import './plan-cards.css'

/** A plan as shown on a card. */
export type PlanView = PlanPrices & {
  id: string
  name: string
  /** Download speed in Mbps. */
  download: number
  upload: number
  /** Names of the included services. */
  benefits: readonly string[]
  /** Short offer text: 'Melhor custo-benefício'. */
  badge?: string
  /** What the download speed consists of: '600 Mega + 100 Mega de bônus'. */
  note?: string
}

/** One card: the plans of one speed, which differ in their streaming services. */
export type PlanCardGroup = {
  /** A speed, or a speed and more: '700 Mega', '700 Mega Paramount+'. */
  name: string
  badge?: string
  /** Condition under which the streaming choices cost what they add: 'com ou sem débito'. */
  condition: string
  /** The first plan is selected by the card itself. The others are choices on the card. */
  plans: readonly [PlanOnCard, ...PlanOnCard[]]
}
export type PlanOnCard = PlanView & {
  /** How many services the plan has, and the streaming that it adds to them: '7 serviços e HBO Max'. */
  services: string
  /**
   * Names of the services. Except on the first card, only of those that the plan on the previous card lacks, after the
   * name of that plan: 'Tudo do 500 Mega, mais Games Club e Looke'.
   */
  serviceNames: string
  /** The plan's streaming services, as a choice on the card: 'HBO Max', 'Sem streaming'. */
  choice: string
  /** What the choice adds to the price of the plan that the card shows: 'mais R$ 10,00'; 'já soma R$ 10,00' for that plan. */
  extra: string
}

/** How many cards a visitor sees with name and price without scrolling, on a small telephone. */
const IN_FIRST_VIEW = 3

type PlanCardsProps = FieldProps & { groups: readonly PlanCardGroup[] }

/**
 * Radio group with one card for each group of plans. All cards have the same layout, so that prices and
 * conditions can be compared by eye. On wide screens the cards are the rows of a table.
 */
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
  const { columns } = planWords
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
        {/* each card names its own values for screen readers */}
        <p className="plans__columns" aria-hidden="true">
          <span>{columns.plan}</span>
          <span>{columns.services}</span>
          <span>{columns.withoutDebit}</span>
          <span>{columns.afterPromotion}</span>
          <span>{columns.withDebit}</span>
        </p>
        {groups.map((group, index) => (
          <PlanCard
            key={group.plans[0].id}
            group={group}
            name={name}
            value={value}
            onChange={onChange}
            isInFirstView={index === Math.min(groups.length, IN_FIRST_VIEW) - 1}
          />
        ))}
      </div>
      <p className="hint">
        {planWords.fullPrice} {loyaltyText(groups)}
      </p>
    </fieldset>
  )
}

/** Says which of the plans have a loyalty period; '' if none has. */
function loyaltyText(groups: readonly PlanCardGroup[]): string {
  const plans = groups.flatMap((group) => group.plans)
  const bound = plans.filter(({ hasLoyalty }) => hasLoyalty)
  if (bound.length === plans.length) return legal.loyalty
  return bound.length > 0 ? planWords.loyaltyOf(listInWords(bound.map(({ name }) => name))) : ''
}

type PlanCardProps = Pick<FieldProps, 'name' | 'value' | 'onChange'> & {
  group: PlanCardGroup
  /** Whether the view of a new question must reach down to this card's price. */
  isInFirstView: boolean
}

function PlanCard({ group, name, value, onChange, isInFirstView }: PlanCardProps) {
  const { plans, badge, condition } = group
  const [first, ...others] = plans
  const shown = plans.find((plan) => plan.id === value) ?? first
  const id = `plan-${first.id}`
  const [, speed = group.name, rest = ''] = /^(\S+ \S+)(.*)$/.exec(group.name) ?? []
  const radio = (plan: PlanOnCard, labels: string) => (
    <input
      id={`plan-radio-${plan.id}`}
      type="radio"
      name={name}
      value={plan.id}
      checked={plan.id === value}
      onChange={() => onChange(name, plan.id)}
      aria-labelledby={labels}
      aria-describedby={plan === shown ? `${badge ? `${id}-badge ` : ''}${id}-terms` : undefined}
    />
  )
  const total = (plan: PlanOnCard) => unbrokenBRL(plan.priceWithDebit)
  const textOf = (plan: PlanOnCard) => (
    <>
      <span className="plan__choice-name">{plan.choice}</span>{' '}
      <span className="plan__choice-price num">
        <span>{plan.extra}</span>
        <span className="hush">
          {` ${
            plan === shown
              ? planWords.countedIn(total(plan))
              : planWords.streamingTotal(condition, total(plan))
          }`}
        </span>
      </span>
    </>
  )
  return (
    <div className={rest ? 'plan plan--long-name' : 'plan'}>
      <div className="plan__head">
        {radio(
          first,
          shown === first ? `${id}-name ${id}-price ${id}-condition` : `${id}-name plan-choice-${first.id}`,
        )}
        <label className="plan__name" htmlFor={`plan-radio-${shown.id}`} id={`${id}-name`}>
          <span className="plan__name-speed">{speed}</span>
          {rest && <span>{rest}</span>}
        </label>
      </div>
      <div className="plan__price" id={`${id}-price`} data-first-view={isInFirstView || undefined}>
        <Price value={shown.priceWithDebit} />
      </div>
      <p className="plan__condition" id={`${id}-condition`}>
        {planWords.withDebit}
      </p>
      <p className="plan__services">{shown.services}</p>
      {shown.serviceNames && <p className="plan__service-names">{shown.serviceNames}</p>}
      <p className="plan__speeds num">
        <span className="plan__speed">
          <Icon shapes={ArrowDown} size={14} aria-hidden="true" />
          <span className="hush">Download de </span>
          <span>{shown.note ?? speedName(shown.download)}</span>
        </span>
        <span className="plan__speed">
          <Icon shapes={ArrowUp} size={14} aria-hidden="true" />
          <span className="hush">Upload de </span>
          <span>{speedName(shown.upload)}</span>
        </span>
        {badge && (
          <span className="plan__badge" id={`${id}-badge`}>
            {badge}
          </span>
        )}
      </p>
      <p className="plan__terms num" id={`${id}-terms`}>
        <span className="plan__term">
          <span className="plan__term-name">{planWords.withoutDebit} </span>
          <span className="plan__term-price">{unbrokenBRL(shown.price)}</span>
        </span>
        <span className="plan__term">
          <span className="plan__term-name">{planWords.afterPromotion} </span>
          <span className="plan__term-price">{unbrokenBRL(shown.priceFull)}</span>
        </span>
      </p>
      {others.length > 0 && (
        <div className="plan__choices" role="group" aria-labelledby={`${id}-choices`}>
          <p className="plan__choices-title" id={`${id}-choices`}>
            {planWords.streaming(condition)}
          </p>
          {others.map((plan) => (
            <label key={plan.id} className="plan__choice" id={`plan-choice-${plan.id}`}>
              {radio(plan, `${id}-name plan-choice-${plan.id}`)}
              {textOf(plan)}
            </label>
          ))}
          {/* the way back, after the others, so that none of them moves */}
          {shown !== first && (
            <label className="plan__choice" htmlFor={`plan-radio-${first.id}`} id={`plan-choice-${first.id}`}>
              {textOf(first)}
            </label>
          )}
        </div>
      )}
    </div>
  )
}
