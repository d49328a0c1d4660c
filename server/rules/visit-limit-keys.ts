/**
 * Derives the keys by which booked technician visits are limited (phone, mailbox, house, IP network), and says how many
 * visits may share a key.
 */
import { mailboxKeyOf } from './email-codes.ts'
import { networksAround } from './ip-networks.ts'
import type { LeadRow } from './lead-row-types.ts'

/**
 * What visits have in common. `house` includes the complement, `building` does not. `network_home` is an IPv6 /64,
 * `network` an IPv4 /24 or an IPv6 /56, `network_wide` an IPv6 /48.
 */
export const VISIT_KEY_KINDS = [
  'phone',
  'mailbox',
  'house',
  'building',
  'network_home',
  'network',
  'network_wide',
] as const
export type VisitKeyKind = (typeof VISIT_KEY_KINDS)[number]

const NETWORK_KINDS = { 24: 'network', 48: 'network_wide', 56: 'network', 64: 'network_home' } as const

/** One thing that a visit may share with others, as an HMAC. */
export type VisitKey = { readonly kind: VisitKeyKind; readonly key: string }

/** How many open visits one phone number, mailbox, house, building and IP network may have. */
export type VisitLimits = Readonly<Record<'phone' | 'mailbox' | 'house' | 'building' | 'network', number>>

/** Returns how many visits may be open for a kind of key: half of a network's for a home, twice for a /48. */
export function mostBookedVisits(kind: VisitKeyKind, limits: VisitLimits): number {
  if (kind === 'network_home') return Math.ceil(limits.network / 2)
  if (kind === 'network_wide') return limits.network * 2
  return limits[kind]
}

/** Folds what people spell differently: case, accents, spaces, punctuation, and zeros before a number. */
const folded = (text: string): string =>
  text
    .normalize('NFD')
    .toLowerCase()
    .replace(/[^a-z\d]+/g, '')
    .replace(/^0+(?=\d)/, '')

function complementOf({ place, answers }: Pick<LeadRow, 'place' | 'answers'>): string {
  const {
    complement = '',
    complemento1 = '',
    complemento2 = '',
    customComplement = '',
  } = answers.address ?? {}
  return [place.complement, complement, complemento1, complemento2, customComplement].map(folded).join('/')
}

/**
 * Returns what the visit of a lead may have in common with others, as HMACs.
 * @param address the IP address from which the order is placed; null if it is unknown or not meaningful
 */
export function visitKeysOf(
  row: Pick<LeadRow, 'place' | 'answers'>,
  address: string | null,
  lookup: (plain: string) => string,
): VisitKey[] {
  const { place, answers } = row
  const number = folded(place.number).replace(/^\D*0*(?=\d)/, '')
  const building = [place.cep, number, folded(place.block_number), folded(place.allotment_number)].join('/')
  const plain: [VisitKeyKind, string | undefined][] = [
    ['phone', answers.phone?.lookup],
    ['mailbox', answers.email?.email && mailboxKeyOf(answers.email.email)],
    ['house', `${building}/${complementOf(row)}`],
    ['building', building],
    ...networksAround(address ?? '').map(({ prefix, bits }): [VisitKeyKind, string] => [
      NETWORK_KINDS[bits],
      `${prefix}/${bits}`,
    ]),
  ]
  return plain.flatMap(([kind, value]) =>
    value === undefined ? [] : [{ kind, key: lookup(`visit:${kind}:${value}`) }],
  )
}
