/** Decides which plans the plan question shows at first, before the visitor asks for more (docs/decisions/0177). */
import type { Plan } from '../contract/plan.ts'
import { choosePlan } from './plans-matching-link.ts'
import type { Order } from './step-and-journey-types.ts'

/** How many cards are shown before the visitor asks for all plans. */
const IN_SIGHT = 3

interface Card {
  readonly plans: readonly [Pick<Plan, 'id' | 'plan_download'>, ...Pick<Plan, 'id' | 'plan_download'>[]]
}

/** Ids of the plans that have a reason to be in sight. */
export interface PlansWithReason {
  /** What brought the visitor: a plan that words, the link or the campaign's landing page name. */
  readonly brought?: string | undefined
  /** The plan that the plan advice recommends. */
  readonly advised?: string | undefined
  /** Whether the visitor has asked for all plans, so that none is left out. */
  readonly isWhole?: boolean | undefined
}

/**
 * Divides cards, the cheapest first, into the three that are shown at first and the others, both in their order. The
 * three are the cheapest, the one that brought the visitor, and the one that is advised or else the fastest. A place that
 * is empty, or has a plan that is there already, goes to the next cheapest. Once the visitor has asked for all plans they
 * are one list by price.
 */
export function initiallyShownPlans<Each extends Card>(
  cards: readonly Each[],
  { brought, advised, isWhole }: PlansWithReason,
): { readonly first: readonly Each[]; readonly others: readonly Each[] } {
  if (isWhole) return { first: cards, others: [] }
  const fastest = Math.max(...cards.map(({ plans: [{ plan_download: speed }] }) => speed))
  const withPlan = (wanted: string | undefined) =>
    cards.find(({ plans }) => plans.some(({ id }) => id === wanted))
  const wanted = [
    cards[0],
    withPlan(brought),
    withPlan(advised) ?? cards.find(({ plans: [{ plan_download: speed }] }) => speed === fastest),
    ...cards,
  ]
  const picked = [...new Set(wanted.filter((card) => card !== undefined))].slice(0, IN_SIGHT)
  return {
    first: cards.filter((card) => picked.includes(card)),
    others: cards.filter((card) => !picked.includes(card)),
  }
}

/** Returns the id of the plan that the visitor's link prefers or, without one, that the landing page advertises. */
export const planOfLinkOrPage = (plans: readonly Plan[], { wish, facts }: Order): string | undefined =>
  (choosePlan(plans, wish).preferred ?? plans.find(({ sku }) => sku === facts.advertised))?.id
