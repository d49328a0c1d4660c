/** Creates and checks the signed links with which customers return to their order. */
import type { Schedule } from '../../src/contract/lead-answers/schedule-date.ts'
import { addDays, brToIso, todayInSaoPaulo } from '../../src/lib/iso-dates.ts'
import { isOrderNumber } from './order-number.ts'
import { isSameSecret } from '../security/is-same-secret.ts'
import type { Vault } from '../security/encryption-vault.ts'
import type { Config } from '../config.ts'

/** Path of the page that a link opens. The link's last segment follows. */
export const ORDER_LINK_PATH = '/meu-pedido/'

/** Days for which the link of an order without an appointment is valid. */
const DAYS_WITHOUT_VISIT = 30

/** What a link is about. `lead` is the id of the order's lead, which the link does not contain. */
type LinkedOrder = { readonly number: string; readonly lead: string }

/**
 * Who was given a link: the session that ordered, or whoever reads the mails about the order, whose address may have been
 * mistyped. Both open the same page; only the former proves whose order it is (docs/what-proves-a-person.md).
 */
export type LinkHolder = 'session' | 'mailbox'

const PURPOSES: Readonly<Record<LinkHolder, string>> = {
  session: 'order-session-link',
  mailbox: 'order-link',
}

const signature = (
  { lookup }: Pick<Vault, 'lookup'>,
  { number, lead }: LinkedOrder,
  holder: LinkHolder,
): string => lookup(`${PURPOSES[holder]}:${number}:${lead}`)

/**
 * Returns the path of an order's link: its number, a dot, and an HMAC, so that the number alone opens
 * nothing. Changing the encryption key does not affect it (docs/operations.md, Changing keys).
 */
export const orderLinkPath = (vault: Pick<Vault, 'lookup'>, order: LinkedOrder, holder: LinkHolder): string =>
  `${ORDER_LINK_PATH}${order.number}.${signature(vault, order, holder)}`

/** Splits the last segment of a link; null if it does not have the format of one. */
export function parseOrderLink(segment: string): { number: string; signed: string } | null {
  const [number = '', signed = '', ...others] = segment.split('.')
  return isOrderNumber(number) && /^[\w-]{43}$/.test(signed) && others.length === 0
    ? { number, signed }
    : null
}

/** Returns to whom a link was given, by its signature; null if that is not the order's. */
export const holderOfLink = (
  vault: Pick<Vault, 'lookup'>,
  order: LinkedOrder,
  signed: string,
): LinkHolder | null =>
  (['session', 'mailbox'] as const).find((holder) => isSameSecret(signed, signature(vault, order, holder))) ??
  null

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

/**
 * Returns the address of this site for links that we send, without a trailing slash. The Host header of a
 * request is never used for it: a link that opens an order must lead to our own address.
 */
export const siteOrigin = ({ publicUrl, port }: Pick<Config, 'publicUrl' | 'port'>): string =>
  publicUrl ?? `http://localhost:${port}`
