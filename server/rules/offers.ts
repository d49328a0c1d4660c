import type { Plan } from '../../src/contract/plan.ts'
import type { Shelf } from '../catalogue.ts'

/** What decides which plans stand on the table, besides the address. */
export type Asked = {
  addon: string
  sku?: string | undefined
  collaborator?: boolean | undefined
  premium?: boolean | undefined
  rs?: boolean | undefined
}

/** Names under which some addons come to the API (funnel §4). */
const ALIASES = new Map([
  ['controle', 'timcontrole'],
  ['black', 'timblack'],
  ['pre', 'timpre'],
])

const COLLABORATORS = 'oferta-colaborador'

/** Offers that nobody gets by naming a sku. */
const CLOSED = new Set([COLLABORATORS])

/** Name of the list without an addon. */
export const GENERAL = 'plans'

/** The addon by its address: 'controle' → 'timcontrole'. */
export const plainAddon = (addon: string): string => ALIASES.get(addon) ?? addon

/**
 * The list of an addon: by its whole name, else by its last, else by its first segment, else the general one
 * ('globoplay/timpre' is for mobile customers; 'b/r' has a list of its own).
 */
export function listOf(shelf: Shelf, addon: string): string {
  const name = plainAddon(addon)
  const segments = name.split('/')
  const candidates = [name, segments.at(-1), segments[0]]
  return candidates.find((each) => each && shelf.offers.has(each)) ?? GENERAL
}

/** The collaborators' offer is asked for, by its flag or by any name that leads to it: a code is needed (decisions 6). */
export const isForCollaborators = (shelf: Shelf, asked: Pick<Asked, 'addon' | 'collaborator'>): boolean =>
  asked.collaborator === true || listOf(shelf, asked.addon) === COLLABORATORS

/**
 * Plans on offer at a covered address, in their order. A flag names its list; without addon the region of
 * the area does (decisions 29). A sku that was asked for joins, unless its offer is closed or it is for
 * renewal or migration.
 */
export function plansFor(shelf: Shelf, region: string | null, asked: Asked): Plan[] {
  if (region === 'none') return []
  const list = asked.collaborator
    ? COLLABORATORS
    : asked.premium
      ? 'premium'
      : asked.rs
        ? 'rs'
        : asked.addon === '' && region && shelf.offers.has(region)
          ? region
          : listOf(shelf, asked.addon)
  const skus = shelf.offers.get(list)?.checkout ?? []
  const plans = skus.flatMap((sku) => shelf.bySku.get(sku) ?? [])
  const wanted = asked.sku ? shelf.bySku.get(asked.sku) : undefined
  if (!wanted || plans.includes(wanted) || wanted.plan_type !== null || isClosed(shelf, wanted.sku))
    return shelf.plansOf(plans.map(({ id }) => id))
  return [...plans, wanted]
}

function isClosed(shelf: Shelf, sku: string): boolean {
  return [...CLOSED].some((name) => shelf.offers.get(name)?.checkout.includes(sku))
}
