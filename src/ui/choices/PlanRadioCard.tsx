/**
 * Card of one speed: its name, its price with conditions, and what the plan includes. Streaming options and details
 * open inside the card. Pressing the card anywhere else chooses its plan.
 */
import ChevronDown from 'lucide/dist/esm/icons/chevron-down.mjs'
import { useState } from 'react'
import { bringsLoyalty } from '../../content/direct-debit-price-conditions.ts'
import { planQuestion } from '../../content/plan-question.ts'
import { priceTerms } from '../../content/price-sentence.ts'
import { TOLD_MONTHS } from '../../lib/plan-cost-over-months.ts'
import { formatBRL, keepPricesUnbroken, unbrokenBRL } from '../../lib/format-prices-and-counts.ts'
import { listInWords } from '../../lib/list-in-words.ts'
import { speedName } from '../../lib/plan-speed.ts'
import { Icon } from '../Icon.ts'
import { lazily } from '../lazy-component.tsx'
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
  /** What the plan adds to a smaller one: 'Tudo do 500 Mega, mais Games Club e Looke'. */
  adds: string
  /** Opens the choice of streaming, with what that costs: 'Streaming: mais R$ 10,00'. */
  add: string
  /** What that price becomes: 'depois R$ 30,00'; '' if it does not rise. */
  addLater: string
  /** Whether that price brings a loyalty period, which is said beside it. */
  addBringsLoyalty: boolean
  /** Condition under which the choices of streaming cost what they add: 'com ou sem débito automático'. */
  condition: string
  /** Id of the plan that the card shows while none of its plans is chosen. */
  shows: string
  /** The card's own plan, and its versions with other streaming. */
  plans: readonly [PlanOnCard, ...PlanOnCard[]]
}

type PlanRadioCardProps = Pick<FieldProps, 'name' | 'value' | 'onChange'> & {
  card: PlanRadioCardView
  /** How the plan is paid, if that is known; otherwise both prices are named. */
  directDebit?: boolean | undefined
  /** Whether the view of a new question must reach down to this card's price and its condition. */
  isInFirstView: boolean
}

const { streaming: words, details, wholeCost } = planQuestion

const StreamingScreens = lazily(async () => import('../art/StreamingScreens.tsx'), { isOptional: true })

/**
 * What the price depends on, in one sentence whose parts stay on a line: 'por 12 meses', 'sem débito'. 'depois' is not kept
 * with its price: together they are too long for a telephone's line of enlarged text.
 */
const termsOf = (plan: PlanView, directDebit: boolean | undefined): string => {
  const { price: withoutDebit, priceFull } = plan
  const price = priceOf(plan, directDebit)
  const other = directDebit === undefined ? { withoutDebit } : { directDebit }
  return keepPricesUnbroken(priceTerms({ price, priceFull, ...other })).replaceAll(
    /(?<=\bpor|12|\bsem) /g,
    '\u00a0',
  )
}

const priceOf = ({ priceWithDebit, price }: PlanView, directDebit: boolean | undefined): number =>
  directDebit === false ? price : priceWithDebit

/** Months of the one sum that a card shows. */
const MONTHS_ON_CARD = 24

export function PlanRadioCard({
  card,
  name,
  value,
  onChange,
  directDebit,
  isInFirstView,
}: PlanRadioCardProps) {
  const { plans, badge, adds } = card
  const [first, ...others] = plans
  const idShown = [value, card.shows].find((id) => plans.some((plan) => plan.id === id))
  const shown = plans.find((plan) => plan.id === idShown) ?? first
  const [isOpen, setOpen] = useState(false)
  const [kept, keep] = useState(shown.id)
  // The card's own radio chooses the plan that is shown, so that a chosen plan is never hidden by a closed choice, where
  // the keyboard could not reach it. While the choice is open, the radio stays what it was.
  const own = (isOpen && plans.find((plan) => plan.id === kept)) || shown
  const id = `plan-${first.id}`
  const [, speed = card.name, rest = ''] = /^(\S+ \S+)(.*)$/.exec(card.name) ?? []
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
      aria-labelledby={labels}
      aria-describedby={plan === shown && badge ? `${id}-badge` : undefined}
    />
  )
  const consequences = [card.addLater, card.addBringsLoyalty ? bringsLoyalty : ''].filter(Boolean).join('; ')
  const choiceLabels = (plan: PlanOnCard) => `${id}-name plan-choice-${plan.id}`
  return (
    <div className="plan">
      {radio(
        own,
        own === shown
          ? `${id}-name ${id}-streaming ${id}-price ${id}-condition ${id}-loyalty`
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
          <Price value={priceOf(shown, directDebit)} />
        </div>{' '}
        <p className="plan__included" id={`${id}-streaming`}>
          {shown.streaming && words.included(shown.streaming)}
        </p>{' '}
        <p className="plan__loyalty" id={`${id}-loyalty`}>
          {shown.hasLoyalty ? planQuestion.bound : planQuestion.unbound}
        </p>
      </div>
      <p className="plan__condition num" id={`${id}-condition`} data-first-view={isInFirstView || undefined}>
        {termsOf(shown, directDebit)}
      </p>
      <p className="plan__whole num" id={`${id}-whole`}>
        {wholeCost.onCard(
          MONTHS_ON_CARD,
          formatBRL(wholeCosts(shown, MONTHS_ON_CARD)[directDebit === false ? 'withoutDebit' : 'withDebit']),
          directDebit,
        )}
      </p>
      <p className="plan__adds">{adds.replaceAll(/(?<=\d) (?=Mega|Giga)/g, '\u00a0')}</p>
      <div className="plan__more">
        {others.length > 0 && (
          <details
            className="plan__streaming"
            open={isOpen}
            onToggle={({ currentTarget }) => {
              keep(shown.id)
              setOpen(currentTarget.open)
            }}
          >
            <summary className="plan-summary">
              <span>{shown.streaming ? words.change(shown.streaming) : card.add}</span>
              <Icon shapes={ChevronDown} size={16} />
              {!shown.streaming && consequences && (
                <span className="plan__add-consequences">
                  <span className="hush">, </span>
                  {consequences}
                </span>
              )}
            </summary>
            <div className="plan__choices" role="group" aria-labelledby={`${id}-choices`}>
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
                    <span className="hush">{words.total(unbrokenBRL(plan.priceWithDebit))}</span>
                  </span>{' '}
                  {plan.extraLater && (
                    <>
                      <span className="plan__choice-later num">{plan.extraLater}</span>{' '}
                    </>
                  )}
                  {plan.hasLoyalty && <span className="plan__choice-loyalty">{bringsLoyalty}</span>}
                </label>
              ))}
              {plans.some(({ hasLoyalty }) => hasLoyalty) && (
                <p className="plan__choices-title">{words.fine}</p>
              )}
              {isOpen && (
                <div className="plan__screens">
                  <StreamingScreens />
                </div>
              )}
            </div>
          </details>
        )}
        <PlanDetails plan={shown} />
      </div>
    </div>
  )
}

/**
 * What else there is to know about a plan, opened on demand. Its prices begin a line, so they may be parted from 'R$':
 * whole they are too long for a telephone's line of enlarged text.
 */
function PlanDetails({ plan }: { plan: PlanOnCard }) {
  const rows = [
    [details.download, plan.note ?? speedName(plan.download)],
    [details.upload, speedName(plan.upload)],
    [details.devices, plan.devices > 0 && details.deviceCount(plan.devices)],
    [details.services, listInWords(plan.benefits)],
    [details.withoutDebit, details.withoutDebitPrice(formatBRL(plan.price))],
    [details.afterPromotion, details.afterPromotionPrice(formatBRL(plan.priceFull))],
    ...TOLD_MONTHS.map((months) => {
      const { withDebit, withoutDebit } = wholeCosts(plan, months)
      const text = wholeCost.eitherWay(formatBRL(withDebit), unbrokenBRL(withoutDebit))
      return [wholeCost.label(months), text] as const
    }),
    [details.loyalty, plan.hasLoyalty && details.loyaltyTerms],
  ] as const satisfies readonly (readonly [string, string | false | undefined])[]
  return (
    <details className="plan__details">
      <summary className="plan-summary">
        <span>{details.open}</span>
        <Icon shapes={ChevronDown} size={16} />
      </summary>
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
    </details>
  )
}
