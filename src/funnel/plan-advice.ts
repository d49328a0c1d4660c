/** Recommends a plan for the visitor's household. The chat asks the questions about the household. */
import type { Plan } from '../contract/plan.ts'
import { speedOf } from '../lib/plan-speed.ts'

/**
 * The visitor's answers about the household. `series` is the slug of the streaming service that the visitor
 * wants, or 'none'.
 */
export interface Household {
  readonly people: 'few' | 'some' | 'many'
  readonly use: 'games' | 'work' | 'neither'
  readonly series: string
}

/**
 * What a visitor said about the household in a message. `count` is the number of people, `television` is true if films
 * or series are watched.
 */
export type SaidHousehold = Partial<Household> & { readonly count?: number; readonly television?: boolean }

/** Reasons for recommending a plan. */
export type Reason = 'cheapest' | 'devices' | 'games' | 'upload' | 'streaming'

type Offered = Pick<
  Plan,
  'sku' | 'plan_download' | 'speed' | 'price_with_dacc' | 'subscriptions' | 'companyOnly'
>

/**
 * Advertised speeds in Mega that a household needs, by the number of people and by use. The speed for games
 * is specified.
 */
const BY_PEOPLE = { few: 500, some: 700, many: 1000 } as const
const BY_USE = { games: 2000, work: 1000, neither: 0 } as const

const GAMES = 2000

/**
 * Returns the cheapest offered plan that suits a household, with one or two reasons; null if no plan is
 * offered. `lacks` is the requested streaming service if no offered plan includes it.
 */
export function advisedPlan<P extends Offered>(
  plans: readonly P[],
  { people, use, series }: Household,
): { readonly plan: P; readonly reasons: readonly Reason[]; readonly lacks: string | null } | null {
  const byPrice = plans
    .filter(({ companyOnly }) => !companyOnly)
    .toSorted((a, b) => a.price_with_dacc - b.price_with_dacc)
  const plain = byPrice.filter(({ subscriptions }) => subscriptions.length === 0)
  const withSeries = byPrice.filter(({ subscriptions }) => subscriptions.includes(series))
  const lacks = series !== 'none' && withSeries.length === 0 ? series : null
  const suited = withSeries.length > 0 ? withSeries : plain.length > 0 ? plain : byPrice
  const wanted = Math.max(BY_PEOPLE[people], BY_USE[use])
  const fastest = Math.max(...suited.map(speedOf))
  const speed = Math.min(wanted, fastest)
  const plan = suited.find((each) => speedOf(each) >= speed)
  if (!plan) return null
  const reasons: Reason[] = []
  if (withSeries.length > 0) reasons.push('streaming')
  if (use === 'games' && speedOf(plan) >= GAMES) reasons.push('games')
  if (use === 'work') reasons.push('upload')
  reasons.push(plan === byPrice[0] ? 'cheapest' : 'devices')
  return { plan, reasons: reasons.slice(0, 2), lacks }
}
