/**
 * Compares the plans of a landing page: one plan per tab on phones, a carousel on wide screens. CSS chooses between
 * tabs and carousel, and the ARIA roles match. The carousel never moves automatically.
 */
import Check from 'lucide/dist/esm/icons/check.mjs'
import Minus from 'lucide/dist/esm/icons/minus.mjs'
import { Icon } from '../../../ui/Icon.ts'
import { useEffect, useId, useRef, useState } from 'react'
import type { CardStyle } from '../../../campaigns/landing-types.ts'
import { cardWords } from '../../../content/landing/plan-cards.ts'
import { comparison } from '../../../content/landing/plan-comparison.ts'
import { speedWithBonusText } from '../../../content/explain-speed-with-bonus.ts'
import { devices } from '../../../lib/recommended-devices.ts'
import { speedName } from '../../../lib/plan-speed.ts'
import { Price } from '../../../ui/choices/Price.tsx'
import { ScrollArrows } from '../../../ui/site/ScrollArrows.tsx'
import { tabPanelAttributes, TabList } from '../../../ui/site/TabList.tsx'
import { useOrderLinks } from '../plans/useOrderLinks.tsx'
import { PriceConditions } from '../plans/PriceConditions.tsx'
import type { BenefitView, PlanCardView } from '../plans/build-plan-card-data.ts'
import { planKey } from '../plans/plan-key-and-query.ts'
import { useCarousel } from '../useCarousel.ts'
import '../carousel.css'
import '../plans/plan-comparison.css'

type PlanComparisonProps = {
  readonly plans: readonly PlanCardView[]
  /** The benefits to compare, in display order. */
  readonly benefits: readonly BenefitView[]
  readonly variant: CardStyle['variant']
  /** Path of the order's first page, without the campaign's prefix. */
  readonly first: string
}

/** Lowest download speed, in Mega, of the plans whose modem has Wi-Fi 6. */
const WIFI6 = 1000

export default function PlanComparison({ plans, benefits, variant, first }: PlanComparisonProps) {
  const scope = useId()
  const [selected, setSelected] = useState(() => {
    const first = plans.find(({ comparedFirst }) => comparedFirst) ?? plans[0]
    return first && planKey(first)
  })
  const root = useRef<HTMLDivElement>(null)
  const [hasTabs, setHasTabs] = useState<boolean | null>(null)
  const row = `${scope}row`
  const { carousel, state } = useCarousel(row, { isRow: hasTabs === false })
  const { hrefOf, chooseWay, dialog } = useOrderLinks(first, variant)

  useEffect(() => {
    const element = root.current
    const tabs = element?.querySelector('[role=tablist]')
    if (!element || !tabs) return
    const sizes = new ResizeObserver(() => setHasTabs(getComputedStyle(tabs).display !== 'none'))
    sizes.observe(element)
    return () => sizes.disconnect()
  }, [])

  return (
    <div
      ref={root}
      className="comparison"
      data-bonus={plans.some(({ speed, download }) => speedWithBonusText(speed, download)) || undefined}
    >
      <TabList
        label={comparison.tabs}
        tabs={plans.map((plan) => ({ id: planKey(plan), label: plan.name }))}
        selected={selected ?? ''}
        onSelect={setSelected}
        scope={scope}
      />
      <div id={row} className="comparison__row carousel" role="group" aria-label={comparison.title}>
        <div className="comparison__list">
          {plans.map((plan) => (
            <div
              key={planKey(plan)}
              {...(hasTabs
                ? tabPanelAttributes(scope, planKey(plan))
                : { id: tabPanelAttributes(scope, planKey(plan)).id })}
              className="comparison__plan"
              data-selected={planKey(plan) === selected || undefined}
            >
              <h3>{plan.name}</h3>
              <Price value={plan.priceWithDebit} struck={plan.priceFull} />
              <PriceConditions price={plan.price} hasLoyalty={plan.hasLoyalty} state={plan.state} />
              <Facts plan={plan} benefits={benefits} />
              <a
                href={hrefOf(plan)}
                className="button button--primary"
                data-order=""
                onClick={(event) => chooseWay(plan, event)}
              >
                <span className="button__text">
                  {cardWords.variants[variant].hire} <span className="hush">{plan.name}</span>
                </span>
              </a>
            </div>
          ))}
        </div>
      </div>
      <div className="comparison__foot">
        <ScrollArrows labels={cardWords.arrows} ends={state} onMove={(by) => carousel.current?.move(by)} />
      </div>
      {dialog}
    </div>
  )
}

function Facts({ plan, benefits }: Pick<PlanComparisonProps, 'benefits'> & { readonly plan: PlanCardView }) {
  const count = devices[plan.speed]
  const facts: readonly (readonly [string, string])[] = [
    [comparison.download, speedWithBonusText(plan.speed, plan.download) ?? speedName(plan.download)],
    [comparison.upload, speedName(plan.upload)],
    [comparison.modem, plan.download >= WIFI6 ? comparison.wifi6 : comparison.wifi],
    // the number of devices is unknown for some speeds; on wide screens CSS keeps the rows aligned
    ...(count ? [[comparison.devices, comparison.upTo(count)] as const] : []),
  ]
  return (
    <dl className="comparison__facts num" data-devices={count !== undefined}>
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
      {benefits.map(({ slug, benefit }) => {
        const isIncluded = plan.benefits.includes(slug)
        return (
          <div key={slug} data-included={isIncluded}>
            <dt>{benefit}</dt>
            <dd>
              <Icon shapes={isIncluded ? Check : Minus} size={18} />
              <span className="hush">{isIncluded ? comparison.included : comparison.notIncluded}</span>
            </dd>
          </div>
        )
      })}
    </dl>
  )
}
