/**
 * Card of one speed in four lines: name and badge, price, how long it lasts, what the plan adds; a fifth where a loyalty
 * period binds. Pressing it chooses its plan. The choice of streaming opens in it once it is chosen, or with its details.
 */
import ChevronDown from 'lucide/dist/esm/icons/chevron-down.mjs'
import { useState } from 'react'
import { bringsLoyalty, priceConditions } from '../../content/price-conditions.ts'
import { planQuestion } from '../../content/plan-question.ts'
import { priceLasts } from '../../content/price-sentence.ts'
import { TOLD_MONTHS } from '../../lib/plan-cost-over-months.ts'
import { formatBRL, keepPricesUnbroken, unbrokenBRL } from '../../lib/format-prices-and-counts.ts'
import { listInWords } from '../../lib/list-in-words.ts'
import { speedName } from '../../lib/plan-speed.ts'
import { Icon } from '../Icon.ts'
import type { FieldProps } from '../forms/TextField.tsx'
import { Price, wholeCosts, type PlanPrices } from './Price.tsx'

export type PlanView = PlanPrices & {
  id: string
  name: string
  /** Download speed in Mbps. */
  download: number
  upload: number
  /** Recommended maximum number of devices; 0 if unknown. */
  devices: number
  /** Names of the included services. */
  benefits: readonly string[]
  /** What the download speed consists of: '600 Mega + 100 Mega de bônus'. */
  note?: string
}

/** A plan as one of the choices of streaming on a card. */
export type PlanOnCard = PlanView & {
  /** The streaming that the choice adds to the card's own plan: 'HBO Max'; '' for that plan itself. */
  streaming: string
  /** Name of the choice: 'HBO Max', 'Sem streaming'. */
  choice: string
  /** What else the choice brings: 'e mais Deezer'; '' for nothing. */
  besides: string
  /** What the choice adds to the price of the card's own plan: 'mais R$ 10,00'; '' for that plan itself. */
  extra: string
  /** What that becomes: 'após 12 meses, mais R$ 30,00'; '' if it does not rise. */
  extraLater: string
}

/** One card: the plans of one speed, which differ in their streaming services. */
export type PlanRadioCardView = {
  /** A speed, or a speed and more: '700 Mega', '700 Mega Paramount+'. */
  name: string
  /** The badge of this card alone: why it is suggested, 'Menor Preço'. */
  badge: string | undefined
  /** What the plan adds to the one before it: 'Traz jogos e filmes'. */
  adds: string
  /** That, and what it can be had with: 'Traz jogos e filmes; streaming opcional'. */
  addsOrCan: string
  /** What it costs more or less than the customer pays today: 'R$ 5,00 a menos por mês do que hoje'. */
  difference?: string
  /** Condition under which the choices of streaming cost what they add: 'com ou sem débito automático'. */
  condition: string
  /** Id of the plan that the card shows while none of its plans is chosen. */
  shows: string
  /** The card's own plan, and its versions with other streaming. */
  plans: readonly [PlanOnCard, ...PlanOnCard[]]
  /** Whether the card is seen only once the visitor asks for all plans. */
  isBeyond?: boolean
}

type PlanRadioCardProps = Pick<FieldProps, 'name' | 'value' | 'onChange'> & {
  card: PlanRadioCardView
  /** Whether the price shown is the one with direct debit. */
  directDebit: boolean
  /** Whether a link alone has marked the plan: then its choice of streaming, which hides the prices below, stays closed. */
  isOnlyMarked: boolean
  /** Whether the view of a new question must reach down to this card's price and how long it lasts. */
  isInFirstView: boolean
}

const { streaming: words, details, wholeCost } = planQuestion

const priceOf = ({ priceWithDebit, price }: PlanView, directDebit: boolean): number =>
  directDebit ? priceWithDebit : price

export function PlanRadioCard({
  card,
  name,
  value,
  onChange,
  directDebit,
  isOnlyMarked,
  isInFirstView,
}: PlanRadioCardProps) {
  const { plans, badge } = card
  const [first, ...others] = plans
  const isChosen = plans.some((plan) => plan.id === value)
  const shown = plans.find((plan) => plan.id === (isChosen ? value : card.shows)) ?? first
  const [isOpen, setOpen] = useState(false)
  const hasChoices = others.length > 0 && ((isChosen && !isOnlyMarked) || isOpen)
  const [kept, keep] = useState(shown.id)
  // The card's own radio chooses the plan that is shown while the choice of streaming is closed. While it is open the
  // radio stays what it was, so that the keyboard finds every plan once.
  if (!hasChoices && kept !== shown.id) keep(shown.id)
  const own = (hasChoices && plans.find((plan) => plan.id === kept)) || shown
  const id = `plan-${first.id}`
  const [, speed = card.name, rest = ''] = /^(\S+ \S+)(.*)$/.exec(card.name) ?? []
  const price = priceOf(shown, directDebit)
  const lasts = keepPricesUnbroken(priceLasts({ price, priceFull: shown.priceFull }))
  const radio = (plan: PlanOnCard, labels: string) => (
    <input
      key={plan.id}
      id={`plan-radio-${plan.id}`}
      className="plan__radio"
      type="radio"
      name={name}
      value={plan.id}
      checked={plan.id === value}
      onChange={() => onChange(name, plan.id)}
      // a press on a plan that is marked already changes nothing, and chooses it
      onClick={isOnlyMarked ? () => onChange(name, plan.id) : undefined}
      aria-labelledby={labels}
      aria-describedby={plan === shown && badge ? `${id}-badge` : undefined}
    />
  )
  const choiceLabels = (plan: PlanOnCard) => `${id}-name plan-choice-${plan.id}`
  return (
    <div className="plan">
      {radio(
        own,
        own === shown
          ? `${id}-name ${id}-streaming ${id}-price ${id}-lasts ${id}-loyalty`
          : choiceLabels(own),
      )}
      <div className="plan__head">
        <label className="plan__name" htmlFor={`plan-radio-${shown.id}`} id={`${id}-name`}>
          <span className="plan__speed">{speed}</span>
          {rest && <span>{rest}</span>}
        </label>
        {badge && (
          <span className="plan__badge" id={`${id}-badge`}>
            {badge}
          </span>
        )}
      </div>
      <div className="plan__price">
        <div id={`${id}-price`}>
          <Price value={price} />
          <span className="hush">
            {' '}
            {directDebit ? priceConditions.withDebit : priceConditions.withoutDebit}
          </span>
        </div>{' '}
        <p className="plan__included" id={`${id}-streaming`}>
          {shown.streaming && words.included(shown.streaming)}
        </p>
      </div>
      <p className="plan__lasts num" id={`${id}-lasts`} data-first-view={isInFirstView || undefined}>
        {lasts}
      </p>
      {shown.hasLoyalty && (
        <p className="plan__loyalty" id={`${id}-loyalty`}>
          {bringsLoyalty}
        </p>
      )}
      {card.difference && <p className="plan__difference num">{card.difference}</p>}
      {/* what a version with streaming includes is no option; an empty line keeps its place */}
      <p className="plan__adds">
        {(shown === first ? card.addsOrCan : card.adds || '\u00a0').replaceAll(
          /(?<=\d) (?=Mega|Giga)/g,
          '\u00a0',
        )}
      </p>
      {others.length > 0 && (
        <div className="plan__choices" role="group" aria-labelledby={`${id}-choices`} hidden={!hasChoices}>
          <p className="plan__choices-title" id={`${id}-choices`}>
            {words.title(card.condition)}
          </p>
          {plans.map((plan) => (
            <label
              key={plan.id}
              className={plan === own ? 'plan__choice plan__choice--own' : 'plan__choice'}
              htmlFor={`plan-radio-${plan.id}`}
              id={`plan-choice-${plan.id}`}
            >
              {plan !== own && radio(plan, choiceLabels(plan))}
              <span className="plan__choice-name">
                {plan.choice} <span className="plan__choice-besides">{plan.besides}</span>
              </span>{' '}
              <span className="plan__choice-price num">
                {plan.extra}
                <span className="hush">
                  {words.total(unbrokenBRL(priceOf(plan, directDebit)), directDebit)}
                </span>
              </span>{' '}
              {plan.extraLater && (
                <>
                  <span className="plan__choice-later num">{plan.extraLater}</span>{' '}
                </>
              )}
              {plan.hasLoyalty && <span className="plan__choice-loyalty">{bringsLoyalty}</span>}
            </label>
          ))}
        </div>
      )}
      <details className="plan__details" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
        <summary className="plan-summary">
          <span>
            {details.open}
            <span className="hush"> {card.name}</span>
          </span>
          <Icon shapes={ChevronDown} size={16} />
        </summary>
        <PlanFacts plan={shown} directDebit={directDebit} />
      </details>
    </div>
  )
}

/**
 * What else there is to know about a plan. Its prices begin a line, so they may be parted from 'R$': whole they are too
 * long for a telephone's line of enlarged text.
 */
function PlanFacts({ plan, directDebit }: { plan: PlanOnCard; directDebit: boolean }) {
  const rows = [
    // first what plans are chosen by
    [details.loyalty, plan.hasLoyalty ? details.loyaltyTerms : details.noLoyalty],
    [details.devices, plan.devices > 0 && details.deviceCount(plan.devices)],
    [details.download, plan.note ?? speedName(plan.download)],
    [details.upload, speedName(plan.upload)],
    [details.services, listInWords(plan.benefits)],
    [
      directDebit ? details.withoutDebit : details.withDebit,
      details.otherPrice(formatBRL(priceOf(plan, !directDebit))),
    ],
    ...TOLD_MONTHS.map((months) => {
      const { withDebit, withoutDebit } = wholeCosts(plan, months)
      const text = wholeCost.eitherWay(formatBRL(withDebit), unbrokenBRL(withoutDebit))
      return [wholeCost.label(months), text] as const
    }),
  ] as const satisfies readonly (readonly [string, string | false | undefined])[]
  return (
    <dl className="plan__facts num">
      {rows.map(([term, text]) =>
        text ? (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{text}</dd>
          </div>
        ) : null,
      )}
    </dl>
  )
}
