/** Creates and checks the signed links with which customers return to their order. */
import type { Schedule } from '../../src/contract/lead-answers/schedule-date.ts'
import { addDays, brToIso, todayInSaoPaulo } from '../../src/lib/iso-dates.ts'
import { isOrderNumber } from './order-number.ts'
import { isSameSecret } from '../security/is-same-secret.ts'
import type { Vault } from '../security/encryption-vault.ts'

/** Path of the page that a link opens. The link's last segment follows. */
export const ORDER_LINK_PATH = '/meu-pedido/'

/** Days for which the link of an order without an appointment is valid. */
const DAYS_WITHOUT_VISIT = 30

/** What a link is about. `lead` is the id of the order's lead, which the link does not contain. */
type LinkedOrder = { readonly number: string; readonly lead: string }

const signature = ({ lookup }: Pick<Vault, 'lookup'>, { number, lead }: LinkedOrder): string =>
  lookup(`order-link:${number}:${lead}`)

/**
 * Returns the path of an order's link: its number, a dot, and an HMAC, so that the number alone opens
 * nothing. Changing the encryption key does not affect it (docs/operations.md, Changing keys).
 */
export const orderLinkPath = (vault: Pick<Vault, 'lookup'>, order: LinkedOrder): string =>
  `${ORDER_LINK_PATH}${order.number}.${signature(vault, order)}`

/** Splits the last segment of a link; null if it does not have the format of one. */
export function parseOrderLink(segment: string): { number: string; signed: string } | null {
  const [number = '', signed = '', ...others] = segment.split('.')
  return isOrderNumber(number) && /^[\w-]{43}$/.test(signed) && others.length === 0
    ? { number, signed }
    : null
}

/** Returns whether a link's signature matches the order. */
export const isSignedFor = (vault: Pick<Vault, 'lookup'>, order: LinkedOrder, signed: string): boolean =>
  isSameSecret(signed, signature(vault, order))

/**
 * Returns whether an order's link is still valid: until the end of the day of the appointment, or for 30 days
 * after the order if it has none. `at` is when the order was placed.
 */
export function isLinkOpen(order: { schedule: Schedule | null; at: Date }, now: Date): boolean {
  const lastDay = order.schedule
    ? brToIso(order.schedule.date)
    : addDays(todayInSaoPaulo(order.at), DAYS_WITHOUT_VISIT)
  return todayInSaoPaulo(now) <= lastDay
}
