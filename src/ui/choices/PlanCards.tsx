/**
 * Radio group with one card for each speed, and the comparison of two plans. At most three cards are shown; the others
 * are collapsed below them, unless link or words mean one of them. Who opens them, or has chosen one of them, sees all
 * plans as one list by price, which closes again unless one of them is chosen.
 */
import ChevronDown from 'lucide/dist/esm/icons/chevron-down.mjs'
import { useEffect, useRef, useState } from 'react'
import { planQuestion } from '../../content/plan-question.ts'
import { Icon } from '../Icon.ts'
import { GroupLegend, FieldTexts, describedBy } from '../forms/FieldTexts.tsx'
import type { FieldProps } from '../forms/TextField.tsx'
import { ComparePlans } from './ComparePlans.tsx'
import { PaymentSwitch, type PaymentShown } from './PaymentSwitch.tsx'
import { PlanRadioCard, type PlanRadioCardView } from './PlanRadioCard.tsx'
import './plan-cards.css'

type PlanCardsProps = FieldProps & {
  /** The cards that are in sight. */
  first: readonly PlanRadioCardView[]
  /** The cards that the visitor opens. */
  others: readonly PlanRadioCardView[]
  /** Ids of plans that the visitor's link or words mean: if the other cards have one of them, they are open. */
  meant?: readonly string[]
  /** Moves the others in among the first, by price, or out again. */
  onShowAll: (isWhole: boolean) => void
  /** By which payment the prices are shown; absent if they are the same either way. */
  payment?: PaymentShown | undefined
  /** Whether a link alone has marked the plan, and the visitor has chosen none. */
  isOnlyMarked: boolean
}

export function PlanCards({
  name,
  label,
  value,
  onChange,
  as = 'question',
  why,
  hint,
  error,
  first,
  others,
  meant = [],
  onShowAll,
  payment,
  isOnlyMarked,
}: PlanCardsProps) {
  const id = `f-${name}`
  const isAmong = (cards: typeof first, plan: string) =>
    cards.some(({ plans }) => plans.some((each) => each.id === plan))
  const [isOpen, setOpen] = useState(meant.some((plan) => isAmong(others, plan)))
  // chosen before, or in other ways than by its card, as by a message
  const isHidden = isAmong(others, value)
  const beyond = first.filter(({ isBeyond }) => isBeyond)
  const isWhole = beyond.length > 0 && !isAmong(beyond, value)
  const revealed = useRef<string>(undefined)
  useEffect(() => {
    if (isHidden) onShowAll(true)
    if (revealed.current === undefined || others.length > 0) return
    // what was pressed is gone; whoever uses the keyboard goes on at the first plan that it has shown
    document.getElementById(`plan-radio-${revealed.current}`)?.focus({ preventScroll: true })
    revealed.current = undefined
  })
  const card = (view: PlanRadioCardView, isInFirstView: boolean) => (
    <PlanRadioCard
      key={view.plans[0].id}
      card={view}
      name={name}
      value={value}
      onChange={onChange}
      directDebit={payment?.directDebit ?? true}
      isOnlyMarked={isOnlyMarked}
      isInFirstView={isInFirstView}
    />
  )
  return (
    <>
      <fieldset
        className="plans"
        role="radiogroup"
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy(id, { why, hint, error })}
      >
        <GroupLegend as={as}>{label}</GroupLegend>
        <FieldTexts id={id} why={why} hint={hint} error={error} />
        {payment && <PaymentSwitch {...payment} />}
        <div className="plans__list">
          <div className="plans__cards">
            {first.map((view, index) => card(view, index === first.length - 1))}
          </div>
          {(others.length > 0 || isWhole) && (
            <details
              className="plans__others"
              open={isOpen || isHidden || isWhole}
              onToggle={({ currentTarget }) => setOpen(currentTarget.open && !isWhole)}
            >
              <summary
                className="plan-summary"
                onClick={(event) => {
                  if (isOpen) return // link or words have opened it
                  event.preventDefault()
                  revealed.current = others[0]?.shows
                  onShowAll(!isWhole)
                }}
              >
                {isWhole ? planQuestion.fewer : planQuestion.all}
                <Icon shapes={ChevronDown} size={18} />
              </summary>
              <div className="plans__cards">{others.map((view) => card(view, false))}</div>
            </details>
          )}
        </div>
      </fieldset>
      <ComparePlans plans={[...first, ...others].flatMap(({ plans }) => plans)} chosen={value} />
    </>
  )
}
