/** The card of a plan on a landing page. For a group of plans, streaming toggles switch between the plans. */
import ArrowDown from 'lucide/dist/esm/icons/arrow-down.mjs'
import ArrowUp from 'lucide/dist/esm/icons/arrow-up.mjs'
import ChevronRight from 'lucide/dist/esm/icons/chevron-right.mjs'
import Smartphone from 'lucide/dist/esm/icons/smartphone.mjs'
import { Icon } from '../../../ui/Icon.ts'
import { useState, type MouseEvent } from 'react'
import type { CardStyle } from '../../../campaigns/landing-types.ts'
import { cardWords } from '../../../content/landing/plan-cards.ts'
import { streamings } from '../../../content/landing/streaming-services-and-bundles.ts'
import { opensInAnotherTab } from '../../../content/common-labels.ts'
import {
  initialToggle,
  shownPlan,
  toggleAfterPress,
  togglesOf,
  type StreamingToggle,
} from '../../../funnel/streaming-toggles.ts'
import { speedName } from '../../../lib/plan-speed.ts'
import { Price } from '../../../ui/choices/Price.tsx'
import { PriceConditions, priceLine } from './PriceConditions.tsx'
import type { CardView, PlanCardView } from './build-plan-card-data.ts'
import { planKey } from './plan-key-and-query.ts'
import { useWhatsAppLink } from './useWhatsAppLink.ts'
import './plan-card.css'

/** Style of a plan card: its order buttons, and the button at its foot. */
export type CardLook = Pick<CardStyle, 'variant' | 'foot'>

type PlanCardProps = {
  readonly card: CardView
  readonly look: CardLook
  /** Heading level of the plan's name. */
  readonly heading: 'h2' | 'h3'
  /** Names of the benefits by slug. */
  readonly benefits: Readonly<Record<string, string>>
  readonly hrefOf: (plan: PlanCardView) => string
  readonly onOrder: (plan: PlanCardView, event: MouseEvent) => void
  readonly onBenefits: (plan: PlanCardView) => void
  /** Called when the pointer or the focus reaches the benefits button. */
  readonly onNearBenefits: () => void
}

export function PlanCard(props: PlanCardProps) {
  const { card, look, heading: Heading, benefits, hrefOf, onOrder } = props
  const [on, setOn] = useState(() => initialToggle(card.plans))
  const [isChanged, setIsChanged] = useState(false)
  const plan = shownPlan(card.plans, on)
  const words = cardWords.variants[look.variant]
  const toggles = card.plans.length > 1 ? togglesOf(card.plans) : []
  const press = (pressed: StreamingToggle) => {
    setOn(toggleAfterPress(card.plans, on, pressed))
    setIsChanged(true)
  }
  return (
    <article className={`plan-card plan-card--${look.variant}`}>
      <div className="plan-card__top">
        <Ribbons plan={plan} />
        <Badge plan={plan} />
      </div>
      <div className="plan-card__in">
        <header className="plan-card__head">
          <Heading className="plan-card__name">{plan.name}</Heading>
        </header>
        <div className="plan-card__cost">
          <Price value={plan.priceWithDebit} struck={plan.priceFull} />
          <PriceConditions price={plan.price} hasLoyalty={plan.hasLoyalty} state={plan.state} />
          {plan.bonus && (
            <p className="plan-card__bonus">
              <Icon shapes={Smartphone} size={18} />
              <span>{plan.bonus}</span>
            </p>
          )}
          <p role="status" className="hush">
            {isChanged && `${plan.name}: ${priceLine(plan)}`}
          </p>
        </div>
        {toggles.length > 0 && (
          <div className="plan-card__toggles" role="group" aria-label={cardWords.choose}>
            <p aria-hidden="true">{cardWords.choose}</p>
            {toggles.map((each) => (
              <button
                key={each}
                type="button"
                role="switch"
                className="plan-switch"
                aria-checked={each === on}
                onClick={() => press(each)}
              >
                {nameOf(each, benefits)}
                <span className="plan-switch__track" aria-hidden="true" />
              </button>
            ))}
            <Others plans={card.plans.filter((each) => each !== plan)} hrefOf={hrefOf} />
          </div>
        )}
        <div className="plan-card__adds">
          <p>{plan.text}</p>
          <Speeds plan={plan} />
          <p className="plan-card__includes">
            {cardWords.includes(plan.benefits.map((slug) => benefits[slug] ?? slug))}
          </p>
        </div>
        <div className="plan-card__actions">
          <a
            href={hrefOf(plan)}
            className="button button--primary"
            data-order=""
            onClick={(event) => onOrder(plan, event)}
          >
            <span className="button__text">
              {words.hire} <span className="hush">{plan.name}</span>
            </span>
          </a>
          <WhatsApp plan={plan} label={words.whatsApp} />
          <button
            type="button"
            className="plan-card__foot"
            onPointerEnter={props.onNearBenefits}
            onFocus={props.onNearBenefits}
            onClick={() => props.onBenefits(plan)}
          >
            <span>
              {cardWords.feet[look.foot]} <span className="hush">{plan.name}</span>
            </span>
            <Icon shapes={ChevronRight} size={18} />
          </button>
        </div>
      </div>
    </article>
  )
}

/** Returns the name of a streaming service: that of the catalogue for one that the shop's team has added. */
const nameOf = (toggle: StreamingToggle, benefits: PlanCardProps['benefits']): string =>
  Object.entries(streamings).find(([id]) => id === toggle)?.[1].name ?? benefits[toggle] ?? toggle

/** Links to the other plans of the group, for visitors without scripts. */
function Others({
  plans,
  hrefOf,
}: Pick<PlanCardProps, 'hrefOf'> & { readonly plans: readonly PlanCardView[] }) {
  return (
    <ul className="plan-card__others">
      {plans.map((plan) => (
        <li key={planKey(plan)}>
          <a href={hrefOf(plan)} data-order="">
            {`${plan.name}: ${priceLine(plan)}`}
          </a>
        </li>
      ))}
    </ul>
  )
}

/** The badge at the top of the card: quiet where it says nothing of this plan alone. Two texts alternate by CSS. */
function Badge({ plan: { badges } }: { readonly plan: PlanCardView }) {
  return (
    <p className="plan-card__badge" data-plain={badges.includes(cardWords.badges.special) || undefined}>
      {badges.map((badge) => (
        <span key={badge}>{badge}</span>
      ))}
    </p>
  )
}

/** The labels 'lowest price', unless the badge already says so, and reward points. */
function Ribbons({ plan: { badges, isCheapest, points } }: { readonly plan: PlanCardView }) {
  const saysCheapest = isCheapest && !badges.includes(cardWords.badges.cheapest)
  if (!saysCheapest && points === null) return null
  return (
    <p className="plan-card__ribbons">
      {saysCheapest && <span className="plan-card__ribbon">{cardWords.cheapest}</span>}
      {points !== null && <span className="plan-card__ribbon">{cardWords.points(points)}</span>}
    </p>
  )
}

function Speeds({ plan: { download, upload } }: { readonly plan: PlanCardView }) {
  return (
    <p className="plan-card__speeds num">
      <span>
        <Icon shapes={ArrowDown} size={16} />
        <span className="hush">Download de </span>
        <span>{speedName(download)}</span>
      </span>
      <span>
        <Icon shapes={ArrowUp} size={16} />
        <span className="hush">Upload de </span>
        <span>{speedName(upload)}</span>
      </span>
    </p>
  )
}

function WhatsApp({ plan, label }: { readonly plan: PlanCardView; readonly label: string }) {
  const href = useWhatsAppLink(plan)
  if (!href) return null
  return (
    <a href={href} className="button button--secondary" target="_blank" rel="noreferrer">
      <span className="button__text">
        {label} <span className="hush">{`${plan.name}${opensInAnotherTab}`}</span>
      </span>
    </a>
  )
}
