/** Recommends a plan for the visitor's household. The chat asks the questions about the household. */
import { devices } from '../lib/recommended-devices.ts'
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

/** Reasons for recommending a plan. `suffices` means that no cheaper plan does, `fastest` that no plan does. */
export type Reason = 'streaming' | 'upload' | 'suffices' | 'fastest'

type Offered = Pick<
  Plan,
  'sku' | 'plan_download' | 'speed' | 'price_with_dacc' | 'subscriptions' | 'companyOnly'
>

/** How many people a household is taken for if it was not counted. */
const PEOPLE = { few: 2, some: 4, many: 6 } as const

/** Devices that a household has for each person, and those that games or work add (docs/decisions/0177). */
const DEVICES_EACH = 8
const DEVICES_FOR_USE = 8

/** Devices for each Mega, as recommended for 500 Mega: for speeds without a recommendation of their own. */
const DEVICES_PER_MEGA = devices[500] / 500

const capacityOf = (plan: Offered): number => devices[speedOf(plan)] ?? speedOf(plan) * DEVICES_PER_MEGA

/** Returns whether a plan has room for the devices of a household. */
export const suffices = (
  plan: Offered,
  { people, count = PEOPLE[people], use }: Pick<Household, 'people' | 'use'> & Pick<SaidHousehold, 'count'>,
): boolean => capacityOf(plan) >= count * DEVICES_EACH + (use === 'neither' ? 0 : DEVICES_FOR_USE)

/**
 * Returns the cheapest offered plan that suffices for a household, with one or two reasons; null if no plan is
 * offered. `next` is the cheapest plan of the same kind for more devices; undefined if there is none. `lacks` is the
 * requested streaming service if no offered plan includes it.
 */
export function advisedPlan<P extends Offered>(
  plans: readonly P[],
  home: Household & Pick<SaidHousehold, 'count'>,
): {
  readonly plan: P
  readonly next: P | undefined
  readonly reasons: readonly Reason[]
  readonly lacks: string | null
} | null {
  const { use, series } = home
  const byPrice = plans
    .filter(({ companyOnly }) => !companyOnly)
    .toSorted((a, b) => a.price_with_dacc - b.price_with_dacc)
  const plain = byPrice.filter(({ subscriptions }) => subscriptions.length === 0)
  const withSeries = byPrice.filter(({ subscriptions }) => subscriptions.includes(series))
  const lacks = series !== 'none' && withSeries.length === 0 ? series : null
  const suited = withSeries.length > 0 ? withSeries : plain.length > 0 ? plain : byPrice
  const sufficing = suited.find((each) => suffices(each, home))
  const plan = sufficing ?? suited.toSorted((a, b) => capacityOf(b) - capacityOf(a))[0]
  if (!plan) return null
  const reasons: Reason[] = [
    ...(withSeries.length > 0 ? (['streaming'] as const) : []),
    ...(use === 'work' ? (['upload'] as const) : []),
    sufficing ? 'suffices' : 'fastest',
  ]
  const next = suited.find((each) => capacityOf(each) > capacityOf(plan))
  return { plan, next, reasons: reasons.slice(0, 2), lacks }
}
