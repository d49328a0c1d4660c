/** Manages the waiting list: people who want to know when their address gets coverage. */
import { randomUUID } from 'node:crypto'
import type { WaitingListEntry, WaitingListRequest } from '../../src/contract/waiting-list.ts'
import { hideName, hideEmail } from '../../src/lib/masked-data.ts'
import { parseCep } from '../../src/lib/cep.ts'
import { parseEmail } from '../../src/lib/email.ts'
import { parseName } from '../../src/lib/person-name.ts'
import { hidePhone, parseLandingPhone, phoneDigits } from '../../src/lib/phone.ts'
import type { Context } from '../context.ts'
import type { Sql } from '../db/database.ts'
import { missingField, leadNotFound, parsedValue } from '../api-errors.ts'
import { refreshPeopleToCallNow } from '../repositories/desk/people-to-call-table.ts'
import {
  createWaitingListEntry,
  deleteWaitingListEntry,
  findWaitingListEntry,
  lockWaitingListEntry,
  updateWaitingListEntry,
  uncoveredAddresses,
  setNetworkSince,
  type UncoveredAddress,
} from '../repositories/waiting-list.ts'
import { addToOutbox, dropFromOutbox } from '../repositories/outbox.ts'
import { cleanOptionalLine } from '../../src/lib/clean-typed-text.ts'
import { prefixOf } from '../rules/order-campaign.ts'
import { creationKey, createOnce } from './versioned-writes.ts'
import { dueAfterDelivery } from './deliver-outbox.ts'
import { outboxEntryOf } from './outbox-entries.ts'
import { trackingOf, withFirstSource } from './select-tracking-parameters.ts'
import { findAreasOfCeps } from '../repositories/coverage.ts'
import { coverageAreaOf, type CoverageArea, type HouseAsTyped } from '../rules/house-coverage.ts'

const PLACE = ['number', 'idPlan', 'is_block_allotment', 'block_number', 'allotment_number'] as const
const CONTACT = ['name', 'email', 'phone'] as const

type Contact = Partial<Record<(typeof CONTACT)[number], string>>

/** Validates a request and separates the address from the contact data. */
function read(request: WaitingListRequest): { place: Record<string, unknown>; contact: Contact } {
  const place = Object.fromEntries(
    PLACE.flatMap((name) => {
      const value = request[name]
      return value === undefined ? [] : [[name, typeof value === 'string' ? cleanOptionalLine(value) : value]]
    }),
  )
  return {
    place: { ...place, ...(request.cep !== undefined && { cep: parsedValue('cep', parseCep(request.cep)) }) },
    contact: {
      ...(request.name !== undefined && { name: parsedValue('name', parseName(request.name)) }),
      ...(request.email !== undefined && { email: parsedValue('email', parseEmail(request.email)) }),
      ...(request.phone !== undefined && { phone: parsedValue('phone', parseLandingPhone(request.phone)) }),
    },
  }
}

/** Returns tracking parameters and campaign of a request, without those that are absent. */
const originOf = ({ addon, ...request }: WaitingListRequest) => ({
  ...trackingOf(request),
  ...(addon !== undefined && { addon }),
})

/** Handles GET lead-no-coverage/{id}: returns an entry, to prefill the form for a returning visitor. */
export async function showWaitingListEntry(context: Context, id: string): Promise<WaitingListEntry> {
  const row = await findWaitingListEntry(context.db, id)
  if (!row) throw leadNotFound()
  const contact = row.contact ? (JSON.parse(context.vault.open(row.contact, id)) as Contact) : {}
  const place = row.place as Partial<Record<string, string | boolean>>
  const text = (name: string) => String(place[name] ?? '')
  return {
    success: true,
    id,
    cep: text('cep'),
    number: text('number'),
    is_block_allotment: place.is_block_allotment === true,
    block_number: text('block_number'),
    allotment_number: text('allotment_number'),
    idPlan: text('idPlan') || null,
    reason: row.reason,
    contact: {
      name: contact.name === undefined ? null : hideName(contact.name),
      email: contact.email === undefined ? null : hideEmail(contact.email),
      phone: contact.phone === undefined ? null : hidePhone(contact.phone),
    },
    addon: prefixOf(context.campaigns, row.origin.addon),
  }
}

const isEmpty = (contact: Contact) => Object.keys(contact).length === 0

/** Handles POST lead-no-coverage: adds an entry to the waiting list, once per Idempotency-Key. */
export async function addWaitingListEntry(
  context: Context,
  request: WaitingListRequest,
  given: string | null,
): Promise<string> {
  const key = creationKey(context, given, { to: 'wait', ...request })
  return createOnce(context, key, async () => {
    const id = randomUUID()
    const { place, contact } = read(request)
    const at = context.clock.now()
    await context.db.transaction(async (sql) => {
      await createWaitingListEntry(sql, {
        id,
        at,
        reason: 'asked',
        place,
        origin: originOf(request),
        contact: isEmpty(contact) ? null : context.vault.seal(JSON.stringify(contact), id),
        phoneLookup: contact.phone ? context.vault.lookup(contact.phone) : null,
        key,
      })
      await tellOfInterest(context, sql, id, place, contact)
    })
    return id
  })
}

/** Handles PUT lead-no-coverage: completes an entry. Fields that are not sent keep their values. */
export async function completeWaitingListEntry(
  context: Context,
  request: WaitingListRequest,
): Promise<string> {
  const { id } = request
  if (id === undefined) throw missingField(['id'])
  const { place, contact } = read(request)
  const at = context.clock.now()
  await context.db.transaction(async (sql) => {
    const kept = await lockWaitingListEntry(sql, id)
    if (!kept) throw leadNotFound()
    const before = kept.contact ? (JSON.parse(context.vault.open(kept.contact, id)) as Contact) : {}
    const all = { ...before, ...contact }
    await updateWaitingListEntry(sql, {
      id,
      at,
      place,
      origin: withFirstSource(kept.origin, originOf(request)),
      contact: isEmpty(all) ? null : context.vault.seal(JSON.stringify(all), id),
      phoneLookup: contact.phone ? context.vault.lookup(contact.phone) : null,
    })
    await tellOfInterest(context, sql, id, { ...kept.place, ...place }, all)
  })
  return id
}

/**
 * Handles DELETE lead-no-coverage ("Não quero ser avisado"): removes an entry from the waiting list. The id is a
 * secret, so it suffices as proof; the page stores nothing else. If a phone number is sent too, it must match the
 * stored one.
 */
export async function withdrawWaitingListEntry(
  context: Context,
  id: string,
  phone: string | undefined,
  record?: (sql: Sql) => Promise<void>,
): Promise<void> {
  const lookup = phone === undefined ? null : context.vault.lookup(phoneDigits(phone))
  await context.db.transaction(async (sql) => {
    const gone = await deleteWaitingListEntry(sql, id, lookup)
    if (!gone) throw leadNotFound()
    await record?.(sql)
    if (gone.phone_lookup !== null)
      await refreshPeopleToCallNow(sql, context.clock.now(), [gone.phone_lookup])
    const heard = await dropFromOutbox(sql, [id])
    if (!heard.some(({ kind }) => kind === 'interest.registered')) return
    const subject = randomUUID()
    const data = { reference: referenceOf(context, id) }
    const entry = outboxEntryOf(context.vault, subject, { kind: 'interest.withdrawn', data })
    const now = context.clock.now()
    await addToOutbox(sql, subject, now, [entry], dueAfterDelivery(heard, now))
  })
}

/** Returns the reference of an entry in notices: always the same for an id, which cannot be derived from it. */
const referenceOf = (context: Context, id: string) => context.vault.lookup(`interest:${id}`)

/** Notifies the operator of a waiting list entry once it contains a name or a way to reach the person. */
async function tellOfInterest(
  context: Context,
  sql: Sql,
  id: string,
  place: Record<string, unknown>,
  contact: Contact,
): Promise<void> {
  if (isEmpty(contact)) return
  const data = { reference: referenceOf(context, id), place, ...contact }
  const entry = outboxEntryOf(context.vault, id, { kind: 'interest.registered', data })
  await addToOutbox(sql, id, context.clock.now(), [entry])
}

/** The offer region of areas with a network in which nothing is sold yet. */
const NO_OFFER = 'none'

const isSold = ({ free_ports, offer_region }: CoverageArea) => free_ports !== 0 && offer_region !== NO_OFFER

function houseIn(place: UncoveredAddress['place']): HouseAsTyped {
  const text = (name: string) => {
    const value = place[name]
    return typeof value === 'string' ? value : ''
  }
  return {
    number: text('number'),
    is_block_allotment: place.is_block_allotment === true,
    block_number: text('block_number'),
    allotment_number: text('allotment_number'),
  }
}

const cepOf = ({ place: { cep } }: UncoveredAddress): string => (typeof cep === 'string' ? cep : '')

function hasNetwork({ place }: UncoveredAddress, areas: readonly CoverageArea[]): boolean {
  const area = coverageAreaOf(houseIn(place), areas)
  return area !== undefined && isSold(area)
}

/**
 * Finds the addresses at which there is a network now, so that the desk calls those who wait there and counts none of them
 * as lacking one, and those that have lost it. Several processes may do this concurrently.
 */
export async function noteCoverageOnWaitingList({ db, clock }: Pick<Context, 'db' | 'clock'>): Promise<void> {
  for await (const places of uncoveredAddresses(db)) {
    const areas = await findAreasOfCeps(db, places.map(cepOf).filter(Boolean))
    const idsOf = (isNow: boolean) =>
      places
        .filter(
          (each) => hasNetwork(each, areas.get(cepOf(each)) ?? []) === isNow && each.has_network !== isNow,
        )
        .map(({ id }) => id)
    await setNetworkSince(db, idsOf(true), clock.now())
    await setNetworkSince(db, idsOf(false), null)
  }
}
