/**
 * Table that compares two plans of the visitor's choice: speeds, prices with and without direct debit, and the services
 * that they include.
 */
import Check from 'lucide/dist/esm/icons/check.mjs'
import ChevronDown from 'lucide/dist/esm/icons/chevron-down.mjs'
import Minus from 'lucide/dist/esm/icons/minus.mjs'
import { Icon } from '../Icon.ts'
import { useState } from 'react'
import { planQuestion } from '../../content/plan-question.ts'
import { TOLD_MONTHS } from '../../lib/plan-cost-over-months.ts'
import { formatBRL, unbrokenBRL } from '../../lib/format-prices-and-counts.ts'
import { speedName } from '../../lib/plan-speed.ts'
import type { PlanView } from './PlanRadioCard.tsx'
import { wholeCosts } from './Price.tsx'
import './compare-plans.css'

type Row = { readonly name: string; readonly of: (plan: PlanView) => string }

const { compare: words, details } = planQuestion
const { rows } = words
const ROWS: readonly Row[] = [
  { name: rows.download, of: ({ note, download }) => note ?? speedName(download) },
  { name: rows.upload, of: ({ upload }) => speedName(upload) },
  { name: rows.withDebit, of: ({ priceWithDebit }) => unbrokenBRL(priceWithDebit) },
  { name: rows.withoutDebit, of: ({ price }) => unbrokenBRL(price) },
  { name: rows.afterPromotion, of: ({ priceFull }) => unbrokenBRL(priceFull) },
  // sums may be parted from 'R$': whole they are too long for half a telephone's line of enlarged text
  ...TOLD_MONTHS.flatMap((months): Row[] => [
    { name: rows.wholeWithDebit(months), of: (plan) => formatBRL(wholeCosts(plan, months).withDebit) },
    {
      name: rows.wholeWithoutDebit(months),
      of: (plan) => formatBRL(wholeCosts(plan, months).withoutDebit),
    },
  ]),
  {
    name: rows.loyalty,
    of: ({ hasLoyalty }) => (hasLoyalty ? details.loyaltyTerms : details.noLoyalty),
  },
  {
    name: rows.devices,
    of: ({ devices }) => (devices > 0 ? details.deviceCount(devices) : words.unknownDevices),
  },
]

/** @param chosen id of the plan that is selected in the question; '' if there is none */
export function ComparePlans({ plans, chosen }: { plans: readonly PlanView[]; chosen: string }) {
  const [picked, setPicked] = useState<readonly [string, string]>(['', ''])
  const one = plans.find(({ id }) => id === (picked[0] || chosen)) ?? plans[0]
  const others = plans.filter(({ id }) => id !== one?.id)
  const other = others.find(({ id }) => id === picked[1]) ?? others[0]
  if (!one || !other) return null
  const services = [...new Set([...one.benefits, ...other.benefits])]
  const choice = (
    label: string,
    plan: PlanView,
    options: readonly PlanView[],
    pick: (id: string) => void,
  ) => (
    <th scope="col" className="compare__pick">
      {/* the name may need two lines, which a select does not have */}
      <span className="compare__name input select" aria-hidden="true">
        {plan.name}
      </span>
      <select
        className="compare__select"
        aria-label={label}
        value={plan.id}
        onChange={(event) => pick(event.target.value)}
      >
        {options.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </select>
    </th>
  )
  return (
    <details className="compare">
      <summary className="plan-summary">
        {words.open}
        <Icon shapes={ChevronDown} size={18} />
      </summary>
      <table className="compare__table num">
        <thead>
          <tr>
            <th scope="col">
              <span className="hush">{words.what}</span>
            </th>
            {choice(words.first, one, plans, (id) => setPicked([id, other.id]))}
            {choice(words.second, other, others, (id) => setPicked([one.id, id]))}
          </tr>
        </thead>
        <tbody>
          {ROWS.map(({ name, of }) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td>{of(one)}</td>
              <td>{of(other)}</td>
            </tr>
          ))}
          {services.map((service) => (
            <tr key={service}>
              <th scope="row">{service}</th>
              <td>{mark(one.benefits.includes(service))}</td>
              <td>{mark(other.benefits.includes(service))}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  )
}

const mark = (isIncluded: boolean) => (
  <>
    <Icon shapes={isIncluded ? Check : Minus} size={18} />
    <span className="hush">{isIncluded ? words.isIncluded : words.isNotIncluded}</span>
  </>
)
