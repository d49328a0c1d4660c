/** Decides which edition of the shop a lead keeps, so that the visitor pays the price that was shown. */
import type { Campaigns } from '../../src/campaigns/make-campaigns.ts'
import { endOfDay, localTime, instantOf } from '../../src/lib/sao-paulo-time.ts'
import type { Context } from '../context.ts'
import { isUnavailable } from '../db/recognise-database-errors.ts'
import { editionsLiveSince } from '../repositories/editions-and-publications.ts'
import { findLead, changeLeadAddress } from '../repositories/leads.ts'
import { earlierPrefixes } from '../rules/order-campaign.ts'
import type { HeldEdition } from '../rules/catalogue-types.ts'
import type { LeadRow } from '../rules/lead-row-types.ts'
import { coverageOfHouse } from './check-coverage.ts'

type Asked = {
  /** The campaign's prefix. */
  readonly addon: string
  /** The number of the edition of the page on which the visit began, as the browser says. */
  readonly edition?: number | undefined
}

/**
 * Minimum number of hours for which a lead keeps the plans and prices of its edition. Most prices end at midnight, and a
 * visitor who began shortly before must be able to finish.
 */
const LEAST_HOURS_HELD = 3
const HOUR = 3_600_000

const latest = (one: Date, other: Date): Date => (one > other ? one : other)

/**
 * Returns the edition for a lead. A lead keeps the one in which it began. Otherwise it is the one that the browser
 * names, if that was live for the campaign on the same day (São Paulo), or else the live one. Its plans and prices hold
 * until its publication ends, at least until the end of the day and for three hours. A visitor who moves on to a
 * campaign that the kept edition does not have starts over.
 * @returns undefined if no edition is stored
 */
export async function editionForLead(
  context: Pick<Context, 'db' | 'clock' | 'catalogue' | 'editions' | 'campaigns'>,
  kept: HeldEdition | undefined,
  asked: Asked,
): Promise<HeldEdition | undefined> {
  const now = context.clock.now()
  const { edition: live, campaigns } = await context.catalogue.currentEdition()
  if (kept && isHeld(kept, now)) {
    const { campaigns: then } = await context.editions.at(kept.number, new Date(kept.at))
    if (isOn(then, asked.addon) || !isOn(campaigns, asked.addon)) return kept
  }
  const heldAtLeast = latest(endOfDay(now), new Date(now.getTime() + LEAST_HOURS_HELD * HOUR))
  const isOlder = asked.edition !== undefined && asked.edition !== live.number
  if (isOlder && (await wasLiveToday(context, asked.edition, asked.addon, now)))
    return { number: asked.edition, at: now.toISOString(), until: heldAtLeast.toISOString() }
  if (live.number < 0) return undefined
  const until = live.until ? latest(live.until, heldAtLeast) : heldAtLeast
  // what this server shows, whatever its own clock says
  return { number: live.number, at: live.at.toISOString(), until: until.toISOString() }
}

/**
 * Returns the campaign of a lead that moves to another address. A lead of a campaign that only its kept edition has
 * goes on at the general address, or where the campaign is now, and keeps that campaign's plans.
 */
export async function campaignOfMovedLead(
  { campaigns, editions, clock }: Pick<Context, 'campaigns' | 'editions' | 'clock'>,
  { origin }: Pick<LeadRow, 'origin'>,
  asked: string | undefined,
): Promise<string> {
  const { addon: own, edition: kept } = origin
  if (asked === undefined) return own
  const now = campaigns.prefixOf(own)
  const isGone = own !== '' && now !== own && asked === now
  if (!isGone || !kept || !isHeld(kept, clock.now())) return asked
  const { campaigns: then } = await editions.at(kept.number, new Date(kept.at))
  return isOn(then, own) ? own : asked
}

/**
 * Returns the prefix that a campaign has in the edition of a lead, whose plans it keeps: an earlier one, if the campaign was
 * moved since.
 */
export async function prefixInHeldEdition(
  { campaigns, editions }: Pick<Context, 'campaigns' | 'editions'>,
  held: HeldEdition | undefined,
  addon: string,
): Promise<string> {
  const earlier = earlierPrefixes(campaigns, addon)
  if (!held || earlier.length === 0) return addon
  const { campaigns: then } = await editions.at(held.number, new Date(held.at))
  return [addon, ...earlier].find((each) => isOn(then, each)) ?? addon
}

async function wasLiveToday(
  { db, editions, campaigns: live }: Pick<Context, 'db' | 'editions' | 'campaigns'>,
  number: number,
  addon: string,
  now: Date,
): Promise<boolean> {
  const dayBegan = instantOf(`${localTime(now).slice(0, 10)}T00:00`) ?? now
  if (!(await editionsLiveSince(db, dayBegan)).includes(number)) return false
  const { campaigns } = await editions.at(number, now)
  return [addon, ...earlierPrefixes(live, addon)].some((each) => isOn(campaigns, each))
}

const isHeld = ({ until }: HeldEdition, now: Date): boolean => now < new Date(until)

const isOn = ({ prefixOf, settingsOf }: Campaigns, addon: string): boolean =>
  prefixOf(addon) === addon && !settingsOf(addon).isOff

/**
 * Looks up again what is sold at the address of a lead once its prices are no longer held, because the live edition may
 * sell other plans in its campaign. Accepted prices stay, so that a change is announced with both figures.
 */
export async function renewOffers(context: Context, row: LeadRow): Promise<LeadRow> {
  const { origin, place } = row
  if (!origin.edition || row.status === 'finished' || isHeld(origin.edition, context.clock.now())) return row
  const edition = await editionForLead(context, undefined, { addon: origin.addon })
  const found = await coverageOfHouse(context, place, origin, place, edition)
  if (!edition || found.plans.length === 0) return row
  const renewed = {
    place: { ...place, plans: found.plans.map(({ id }) => id) },
    origin: { ...origin, edition },
  }
  const change = { id: row.id, at: context.clock.now(), lost: [], channel: null, ...renewed }
  await changeLeadAddress(context.db, change)
  return (await findLead(context.db, row.id)) ?? row
}

/** Like `renewOffers`, but while nothing can be written, the lead can still be read, with its existing offers. */
export async function withRenewedOffers(context: Context, row: LeadRow): Promise<LeadRow> {
  try {
    return await renewOffers(context, row)
  } catch (error) {
    if (isUnavailable(error)) return row
    throw error
  }
}
