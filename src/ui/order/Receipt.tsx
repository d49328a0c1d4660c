/**
 * Receipt of a finished order: the appointment, the order number, what happens next, and the price with its conditions.
 */
import Check from 'lucide/dist/esm/icons/check.mjs'
import Copy from 'lucide/dist/esm/icons/copy.mjs'
import { Icon } from '../Icon.ts'
import { useState } from 'react'
import type { ReactNode } from 'react'
import type { NextEvent } from '../../content/what-happens-next.ts'
import { receipt } from '../../content/order-summary.ts'
import { BreakableEmail } from './BreakableEmail.tsx'
import { Price } from '../choices/Price.tsx'
import type { PlanPrices } from '../choices/Price.tsx'
import { AppointmentTime } from './AppointmentTime.tsx'
import './receipt.css'
import { unbrokenBRL } from '../../lib/format-prices-and-counts.ts'
import { priceConditionTexts } from '../../content/price-conditions.ts'
import '../choices/price.css'

/** The technician's visit, with which the receipt begins. */
export type AppointmentOnReceipt = {
  heading: string
  /** Day and hours, or that they are still to be arranged. */
  when: string
  /** Who must be there and what to have ready. */
  notes: readonly string[]
  /** Buttons for the calendar file and for another day. */
  actions?: ReactNode
}

export type ReceiptProps = {
  /** '' if nothing was ordered, because there is then no number to ask about. */
  orderNumber: string
  /** Heading above the plan and the details. */
  given: string
  title: string
  /** A line below the title. */
  lead?: string
  /** The plan that was ordered; null if it is no longer known. */
  plan: (PlanPrices & { name: string; terms: string; whole: string }) | null
  /** Whether direct debit was chosen; absent if the order does not ask for it. */
  directDebit?: boolean
  /** Details of the order: address, dates, payment. */
  rows: readonly { label: string; value: string }[]
  /** What happens next, earliest first. */
  next: readonly NextEvent[]
  /** Null if no technician comes, or no longer comes. */
  visit: AppointmentOnReceipt | null
  /** Ways to keep the receipt. */
  keep?: ReactNode
  /** A drawing for the finished order. */
  scene?: ReactNode
  /** A drawing of the visit: below what happens next or, where there are two columns, what fills the first one. */
  picture?: ReactNode
  /** 'screen' (pages) shows the title as the h1; 'card' shows it on paper only, because the chat has just said it. */
  as?: 'screen' | 'card'
}

export function Receipt({
  orderNumber,
  given,
  title,
  lead,
  plan,
  directDebit,
  rows,
  next,
  visit,
  keep,
  scene,
  picture,
  as = 'screen',
}: ReceiptProps) {
  return (
    <article className="receipt">
      <div className="receipt__first">
        <div className="receipt__night night">
          {scene}
          {as === 'screen' ? (
            <h1 className="receipt__title" tabIndex={-1}>
              {title}
            </h1>
          ) : (
            <p className="receipt__title receipt__title--paper">{title}</p>
          )}
          {lead && <p className="receipt__lead">{lead}</p>}
        </div>
        {visit && <Visit {...visit} />}
        {orderNumber && <OrderNumber value={orderNumber} />}
        {picture && <div className="receipt__picture">{picture}</div>}
      </div>
      <div className="receipt__rest">
        {next.length > 0 && (
          <section className="receipt__part">
            <h2>{receipt.next}</h2>
            <ol className="receipt__next">
              {next.map(({ when, what, isHere }) => (
                <li key={what} className={isHere ? 'receipt__here' : undefined}>
                  {when && <b className="receipt__when">{when}</b>} <BreakableEmail>{what}</BreakableEmail>
                </li>
              ))}
            </ol>
          </section>
        )}
        {(plan || rows.length > 0) && (
          <section className="receipt__part">
            <h2>{given}</h2>
            {plan && (
              <>
                <div className="receipt__plan">
                  <p>{plan.name}</p>
                  <Price value={directDebit === false ? plan.price : plan.priceWithDebit} />
                </div>
                <PriceTerms prices={plan} directDebit={directDebit} terms={plan.terms} whole={plan.whole} />
              </>
            )}
            <dl className="receipt__rows">
              {rows.map(({ label, value }) => (
                <div key={label}>
                  <dt>{label}</dt>
                  <dd>{value}</dd>
                </div>
              ))}
            </dl>
          </section>
        )}
        {keep && (
          <section className="receipt__part receipt__part--keep">
            <h2>{receipt.keep}</h2>
            {keep}
          </section>
        )}
      </div>
    </article>
  )
}

type PriceTermsProps = {
  prices: PlanPrices
  /** The visitor's choice of direct debit. If it is undefined, both prices are shown. */
  directDebit?: boolean
  /** What is paid in all, with its months. */
  whole?: string
  /** The text after a price: its condition, how long it is valid, and what is paid afterwards. */
  terms?: string
}

/** Lists what the price on the receipt depends on. */
export function PriceTerms({ prices, directDebit, terms, whole }: PriceTermsProps) {
  return (
    <ul className="price-terms num">
      {terms && <li>{terms}</li>}
      {directDebit === undefined && <li>{priceConditionTexts.withoutDebit(unbrokenBRL(prices.price))}</li>}
      {whole && <li>{whole}</li>}
      <li>{prices.hasLoyalty ? priceConditionTexts.loyalty : priceConditionTexts.noLoyalty}</li>
    </ul>
  )
}

const Visit = ({ heading, when, notes, actions }: AppointmentOnReceipt) => (
  <section className="receipt__part receipt__visit">
    <h2>{heading}</h2>
    <AppointmentTime>{when}</AppointmentTime>
    <ul className="receipt__notes">
      {notes.map((note) => (
        <li key={note}>{note}</li>
      ))}
    </ul>
    {actions && <div className="receipt__visit-actions">{actions}</div>}
  </section>
)

/** Letters of an order number that say its day: P261123 of P261123E75TVD. */
const DAY = 7

function OrderNumber({ value }: { value: string }) {
  const [copied, setCopied] = useState(false)
  async function copy() {
    try {
      await navigator.clipboard.writeText(value)
      setCopied(true)
    } catch {
      // without clipboard permission the number can still be selected by hand
      setCopied(false)
    }
  }
  return (
    <div className="receipt__part order-number">
      <p className="order-number__label">{receipt.number}</p>
      <p className="order-number__value num" data-testid="order-number">
        {/* the day may have a line of its own */}
        {value.slice(0, DAY)}
        <wbr />
        {value.slice(DAY)}
      </p>
      <button type="button" className="order-number__copy" onClick={() => void copy()}>
        <Icon shapes={copied ? Check : Copy} size={18} />
        <span role="status">{copied ? receipt.copied : receipt.copy}</span>
      </button>
    </div>
  )
}
