/** Decides which plans the plan question shows at first, before the visitor asks for more. */
import type { Plan } from '../contract/plan.ts'

/** How many cards are shown before the visitor asks for all plans. */
const IN_SIGHT = 3

interface Card {
  readonly plans: readonly [Pick<Plan, 'id' | 'plan_download'>, ...Pick<Plan, 'id' | 'plan_download'>[]]
}

/**
 * Divides cards, the cheapest first, into the three that are shown at first and the others, both in their order. The
 * cheapest, the fastest and the recommended one are shown at first; if no other one is recommended, the middle one.
 * @param recommended id of the plan that a link, the visitor's words or the plan advice recommend
 */
export function initiallyShownPlans<Each extends Card>(
  cards: readonly Each[],
  recommended: string | undefined,
): { readonly first: readonly Each[]; readonly others: readonly Each[] } {
  const fastest = Math.max(...cards.map(({ plans: [{ plan_download: speed }] }) => speed))
  const middle = (cards.length - 1) / 2
  const fromMiddle = cards.toSorted(
    (a, b) => Math.abs(cards.indexOf(a) - middle) - Math.abs(cards.indexOf(b) - middle),
  )
  const wanted = [
    cards[0],
    cards.find(({ plans }) => plans.some(({ id }) => id === recommended)),
    cards.find(({ plans: [{ plan_download: speed }] }) => speed === fastest),
    ...fromMiddle,
  ]
  const picked = [...new Set(wanted.filter((card) => card !== undefined))].slice(0, IN_SIGHT)
  return {
    first: cards.filter((card) => picked.includes(card)),
    others: cards.filter((card) => !picked.includes(card)),
  }
}
