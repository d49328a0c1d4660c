/**
 * Finds groups of orders whose booked visits share a phone number, mailbox, house or IP network, and cancels forged
 * ones.
 */
import { todayInSaoPaulo } from '../../../src/lib/iso-dates.ts'
import type { Context } from '../../context.ts'
import type { DeskUser } from '../../repositories/desk/desk-users.ts'
import { findVisitClusters, ordersSharingVisitKey } from '../../repositories/visit-limit-keys.ts'
import {
  mostBookedVisits,
  VISIT_KEY_KINDS,
  type VisitKeyKind,
  type VisitLimits,
} from '../../rules/visit-limit-keys.ts'
import { cancel, type ActionParts } from './order-actions.ts'
import { encryptIdForUrl, decryptIdInUrl } from './ids-in-urls.ts'

type Parts = Pick<Context, 'db' | 'clock' | 'vault' | 'config'>

/** How many groups the desk lists, and how many orders of one. */
const MOST = 100

/** Smaller groups are never listed. */
const LEAST = 3

/** From how many open visits a group is listed: half of its limit. */
const listedFrom = (kind: VisitKeyKind, limits: VisitLimits): number =>
  Math.max(LEAST, Math.ceil(mostBookedVisits(kind, limits) / 2))

const today = ({ clock }: Pick<Parts, 'clock'>) => todayInSaoPaulo(clock.now())

/** Returns the groups of open visits with something in common, the largest first. */
export async function listSimilarOrders(parts: Parts) {
  const { db, vault, config } = parts
  const least = VISIT_KEY_KINDS.map((kind) => [kind, listedFrom(kind, config.openVisits)] as const)
  const clusters = await findVisitClusters(db, today(parts), least, MOST)
  return clusters.map(({ key, kind, visits, first, last }) => ({
    handle: encryptIdForUrl(vault, `${kind} ${key}`),
    kind,
    visits,
    /** How many visits may be open before new orders wait for a person. */
    most: mostBookedVisits(kind, config.openVisits),
    first: first.toISOString(),
    last: last.toISOString(),
  }))
}

/** Counts the groups that have reached their limit, so that new orders wait for a person. */
export const countFullGroups = async (parts: Parts): Promise<number> =>
  (await listSimilarOrders(parts)).filter(({ visits, most }) => visits >= most).length

function groupBehind({ vault }: Pick<Parts, 'vault'>, handle: string) {
  const [kind, key = ''] = (decryptIdInUrl(vault, handle) ?? '').split(' ')
  return { kind: VISIT_KEY_KINDS.find((each) => each === kind) ?? null, key }
}

/** Returns the orders of a group, with what they have in common; null if that is unknown. */
export async function showSimilarOrders(parts: Parts, handle: string) {
  const { kind, key } = groupBehind(parts, handle)
  const orders = await ordersSharingVisitKey(parts.db, key, today(parts), MOST)
  const rows = orders.map(({ id, at, ...order }) => ({
    ...order,
    handle: encryptIdForUrl(parts.vault, id),
    at: at.toISOString(),
  }))
  return { handle, kind, rows }
}

/**
 * Cancels orders of a group for suspicion; their customers get no mail. Ignores orders that are not in the group.
 * @param chosen handles of orders
 * @returns how many were cancelled
 */
export async function cancelSimilarOrders(
  parts: ActionParts,
  user: DeskUser,
  handle: string,
  chosen: readonly string[],
): Promise<number> {
  const { key } = groupBehind(parts, handle)
  const ids = new Set(chosen.map((each) => decryptIdInUrl(parts.vault, each)))
  const orders = await ordersSharingVisitKey(parts.db, key, today(parts), MOST)
  let cancelled = 0
  for (const { id } of orders) if (ids.has(id) && (await cancel(parts, user, id, 'suspeita'))) cancelled += 1
  return cancelled
}
