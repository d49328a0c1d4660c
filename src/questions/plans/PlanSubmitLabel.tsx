/** Label of the submit button below the plans, with the chosen plan's name and its price. */
import type { ReactNode } from 'react'
import { planQuestion } from '../../content/plan-question.ts'
import { unbrokenBRL } from '../../lib/format-prices-and-counts.ts'
import './plan-submit.css'

type PlanSubmitProps = {
  /** The chosen plan; undefined if none is chosen. */
  plan: { readonly name: string; readonly price: number } | undefined
  /** The condition of its price. */
  condition: string
  /** The label while no plan is chosen. */
  children: ReactNode
}

export function PlanSubmitLabel({ plan, condition, children }: PlanSubmitProps) {
  if (!plan) return <span>{children}</span>
  return (
    <>
      <span>{planQuestion.submit(plan.name)}</span>
      <span className="plan-submit__price num">
        <span className="hush">, </span>
        <span>{planQuestion.submitPrice(unbrokenBRL(plan.price), condition)}</span>
      </span>
    </>
  )
}
