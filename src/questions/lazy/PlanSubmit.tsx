import type { ReactNode } from 'react'
import { planWords } from '../../content/plan-list.ts'
import { unbrokenBRL } from '../../lib/money.ts'
import './plan-submit.css'

type PlanSubmitProps = {
  /** What is chosen; undefined for nothing. */
  plan: { readonly plan: string; readonly price_with_dacc: number } | undefined
  /** The button's text while nothing is chosen. */
  children: ReactNode
}

/** The label of the button that sends a plan: it names the plan and its price with its condition. */
export function PlanSubmit({ plan, children }: PlanSubmitProps) {
  if (!plan) return children
  return (
    <>
      {planWords.submit(plan.plan)}
      <span className="plan-submit__price num">
        <span className="hush">, </span>
        {planWords.submitPrice(unbrokenBRL(plan.price_with_dacc))}
      </span>
    </>
  )
}
