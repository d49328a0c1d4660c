/**
 * Rules for orders by companies: plans sold only to companies, and questions about the company's legal representative.
 */
import type { Plan } from '../contract/plan.ts'
import { planOf } from './chosen-plan-and-price.ts'
import type { Order, StepId, Values } from './step-and-journey-types.ts'

/** Whether the chosen plan is sold only to companies. */
export const isForCompanyAlone = (order: Pick<Order, 'answers' | 'facts'>): boolean =>
  planOf(order)?.companyOnly === true

/**
 * Whether a company orders: by its plan, by what is chosen with its document, or else by what the visitor has said before.
 * @param document what is answered or typed at the question for the document
 */
export function isCompany(document: Values, order?: Order): boolean {
  if (order && isForCompanyAlone(order)) return true
  return document.person_type ? document.person_type === 'pj' : order?.facts.representative !== undefined
}

/** Questions about the person who orders: for a company, its legal representative. */
const ABOUT_REPRESENTATIVE: readonly StepId[] = ['nome', 'data-nascimento', 'nome-mae']

/** Returns the questions to ask about the representative once it is known that a company orders. */
export const questionsAboutRepresentative = ({ answers }: Pick<Order, 'answers'>): readonly StepId[] =>
  ABOUT_REPRESENTATIVE.filter((id) => answers[id] === undefined)

/** Whether a question about the person who orders asks for a company's legal representative. */
export const asksRepresentative = (order: Order, id: StepId): boolean =>
  isForCompanyAlone(order) || order.facts.representative?.includes(id) === true

/** Returns the plan on offer to homes that is nearest to the chosen one: in speed, then in price. */
export function nearestPlanForHomes(order: Order): Plan | undefined {
  const chosen = planOf(order)
  if (!chosen) return undefined
  const distance = (plan: Plan) => Math.abs(plan.plan_download - chosen.plan_download)
  const extra = (plan: Plan) => Math.abs(plan.price_with_dacc - chosen.price_with_dacc)
  return order.facts.coverage?.plans
    .filter(({ companyOnly }) => !companyOnly)
    .toSorted((a, b) => distance(a) - distance(b) || extra(a) - extra(b))[0]
}
