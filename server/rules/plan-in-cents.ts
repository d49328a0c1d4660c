/** Converts a plan of the catalogue to what an order stores of it, with the prices in cents. */
import type { Plan } from '../../src/contract/plan.ts'
import { reaisToCents } from './cents-and-reais.ts'

/** A plan as an order takes it, with its prices in cents per month. */
export type PlanInCents = {
  id: string
  sku: string
  name: string
  price: number
  price_with_dacc: number
  price_full: number
  installation_schedule: boolean
  subscriptions: string[]
  loyaltyPeriod: boolean | null
  companyOnly: boolean | null
}

/** Returns a plan of the catalogue as an order takes it. */
export const planInCents = (plan: Plan): PlanInCents => ({
  id: plan.id,
  sku: plan.sku,
  name: plan.plan,
  price: reaisToCents(plan.price),
  price_with_dacc: reaisToCents(plan.price_with_dacc),
  price_full: reaisToCents(plan.price_full),
  installation_schedule: plan.installationSchedule,
  subscriptions: plan.subscriptions,
  loyaltyPeriod: plan.loyaltyPeriod ?? null,
  companyOnly: plan.companyOnly ?? null,
})
