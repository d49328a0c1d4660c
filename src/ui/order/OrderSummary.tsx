/** Summary of an order: an expandable bar on phones, a card next to the question on wide screens. */
import ChevronDown from 'lucide/dist/esm/icons/chevron-down.mjs'
import { Icon } from '../Icon.ts'
import { useEffect, useId, useRef, useState, type ReactNode } from 'react'
import { orderSummary } from '../../content/order-summary.ts'
import type { ResultWords } from '../../content/text-types.ts'
import { formatBRL } from '../../lib/format-prices-and-counts.ts'
import { Price } from '../choices/Price.tsx'
import './order-summary.css'

type OrderRow = { label: string; value: string }

type OrderSummaryProps = {
  words: ResultWords['card']
  /** The chosen plan; absent before one is chosen. */
  plan?: {
    name: string
    /** Price in reais per month, with or without direct debit, as the visitor has chosen so far. */
    price: number
    /** Says in the bar whether the price is with direct debit: 'com débito automático'. */
    condition?: string
    /** The price without direct debit, in the bar, while that is not chosen: 'R$ 119,99 sem'. */
    otherwise?: string | undefined
    /** Everything that follows the price when the summary is open: its condition, for how long it holds, and then. */
    terms?: string
    /** The loyalty period that the price brings, with its fine. */
    loyalty?: string
  }
  /** Answers so far, in the order of the questions: address, due date, payment, dates. */
  rows: readonly OrderRow[]
  /** A drawing of the order's progress, above the card on wide screens. */
  scene?: ReactNode
  /** URL of the plan list; shown as a link next to the plan. */
  changePlanHref?: string
}

export function OrderSummary({ words, plan, rows, scene, changePlanHref }: OrderSummaryProps) {
  const [open, setOpen] = useState(false)
  const id = useId()
  const bar = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (!open) return
    const close = ({ key, target }: KeyboardEvent) => {
      if (key !== 'Escape') return
      setOpen(false)
      const isInside = target === document.body || bar.current?.parentElement?.contains(target as Node)
      if (isInside) bar.current?.focus()
    }
    document.addEventListener('keydown', close)
    return () => document.removeEventListener('keydown', close)
  }, [open])
  const first = plan?.name ?? rows[0]?.value ?? words.title
  return (
    <section className="order" aria-label={words.title} data-open={open}>
      <button
        ref={bar}
        type="button"
        className="order__bar"
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
      >
        <span className="order__bar-name">{first}</span>
        {plan && (
          <span className="order__bar-price num">
            <span>{`${formatBRL(plan.price)}${orderSummary.perMonth} `}</span>
            {plan.condition && <small>{plan.otherwise ? `${plan.condition}; ` : plan.condition}</small>}
            {plan.otherwise && <small>{plan.otherwise}</small>}
          </span>
        )}
        <Icon shapes={ChevronDown} size={20} />
        <span className="hush">{open ? words.close : words.open}</span>
      </button>
      {scene && <div className="order__scene night">{scene}</div>}
      <div className="order__body" id={id}>
        <h2 className="order__title">{words.title}</h2>
        {plan && (
          <div className="order__plan">
            <p className="order__name">{plan.name}</p>
            <Price value={plan.price} />
            {plan.terms && <p className="order__condition">{plan.terms}</p>}
            {plan.loyalty && <p className="order__condition">{plan.loyalty}</p>}
            {changePlanHref && (
              <a href={changePlanHref} className="quiet-link">
                {orderSummary.changePlan}
              </a>
            )}
          </div>
        )}
        {rows.length > 0 && (
          <dl className="order__rows">
            {rows.map((row) => (
              <div key={row.label}>
                <dt>{row.label}</dt>
                <dd>{row.value}</dd>
              </div>
            ))}
          </dl>
        )}
      </div>
    </section>
  )
}
