/** Returns a plan of the catalogue as an order takes it, with its prices in cents per month. */
import type { Plan } from '../../src/contract/plan.ts'
import { reaisToCents } from './cents-and-reais.ts'

export const planInCents = (plan: Plan) => ({
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

export type PlanInCents = ReturnType<typeof planInCents>
