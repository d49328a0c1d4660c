/** Creates a lead for an address, or moves an existing lead to a new address (POST lead-v2). */
import { randomUUID } from 'node:crypto'
import type { Campaigns } from '../../src/campaigns/make-campaigns.ts'
import type { LeadReply, LeadRequest } from '../../src/contract/new-lead.ts'
import { isWinBack } from '../../src/contract/is-win-back-offer.ts'
import { blockWithoutLabel, lotWithoutLabel } from '../../src/lib/house-number.ts'
import { addDays, todayInSaoPaulo } from '../../src/lib/iso-dates.ts'
import type { Context } from '../context.ts'
import { leadFinished, leadNotFound, notCorporate } from '../api-errors.ts'
import { createWaitingListEntry, findWaitingListEntry } from '../repositories/waiting-list.ts'
import type { LeadRow, Origin, LeadPlace } from '../rules/lead-row-types.ts'
import {
  createLead,
  findLead,
  changeLeadAddress,
  type AnswersWithAddress,
  type CreationKey,
} from '../repositories/leads.ts'
import { readAnswer } from '../rules/answers.ts'
import { cleanOptionalLine } from '../../src/lib/clean-typed-text.ts'
import { WINDOW_DAYS } from '../rules/desk/experiment-decision.ts'
import { isForEmployees } from '../rules/plans-on-offer.ts'
import { linkOfWaitingPlace, storeLeadOfLink } from './agent-links.ts'
import { answerContext, bonusOfLine, keepBonus } from './store-lead-answers.ts'
import { campaignOfMovedLead, editionForLead, prefixInHeldEdition } from './lead-edition.ts'
import { freeDatesOf } from './free-installation-dates.ts'
import {
  coverageOfHouse,
  refuseOtherTown,
  placeOfHouse,
  showCoverage,
  type CheckedCoverage,
  type House,
} from './check-coverage.ts'
import { leadReply, replyForCreated } from './build-new-lead-response.ts'
import { creationKey, runOncePerKey } from './versioned-writes.ts'
import { trackingOf, withFirstSource } from './select-tracking-parameters.ts'

/**
 * Returns the day of the first exposure to the experiment, as it is stored with the lead. Impossible values are ignored,
 * because they must not prevent an order.
 */
function exposureOf({ exposedFor = -1 }: LeadRequest, today: string) {
  const isDifference = Number.isInteger(exposedFor) && exposedFor >= 0 && exposedFor <= WINDOW_DAYS
  return isDifference ? { exposed: addDays(today, -exposedFor) } : {}
}

function originOf(request: LeadRequest, campaigns: Campaigns, today: string): Origin {
  const { addon = '', sku, version, webcare_tuid, user_prefs2, idPlanRenewal, offerSelected } = request
  const collaborator = isForEmployees(campaigns, { ...request, addon })
  return {
    addon,
    ...trackingOf(request),
    ...(sku && { sku }),
    ...(sku && { winBack: isWinBack(sku) }),
    ...(version && { version }),
    ...exposureOf(request, today),
    ...(webcare_tuid && { webcare_tuid }),
    ...(user_prefs2 && { user_prefs2 }),
    ...(idPlanRenewal && { idPlanRenewal: cleanOptionalLine(idPlanRenewal) }),
    ...(offerSelected && { offerSelected: cleanOptionalLine(offerSelected) }),
    collaborator,
    collaborator_special_offer: collaborator,
    regionOffer: request.regionOffer ?? false,
    premium: request.premium ?? false,
    rs: request.rs ?? false,
    from_livelo: request.from_livelo ?? false,
    premium_special_offer: request.premium_special_offer ?? false,
  }
}

type HouseFields =
  | 'cep'
  | 'number'
  | 'complement'
  | 'is_block_allotment'
  | 'block_number'
  | 'allotment_number'

/** Returns the house of a request in the form that the coverage check and the database use. */
export const houseOfRequest = (request: Pick<LeadRequest, HouseFields>): House => ({
  cep: request.cep,
  number: cleanOptionalLine(request.number),
  complement: cleanOptionalLine(request.complement),
  // As in GET cep/coverage, a request that names a block is about a house with block and lot.
  is_block_allotment: request.is_block_allotment ?? Boolean(cleanOptionalLine(request.block_number)),
  block_number: blockWithoutLabel(request.block_number ?? ''),
  allotment_number: lotWithoutLabel(request.allotment_number ?? ''),
})

const HOUSE = ['cep', 'number', 'is_block_allotment', 'block_number', 'allotment_number'] as const

/**
 * Handles POST lead-v2: checks the address and creates a lead, or a no-coverage lead if nothing can be sold
 * there. If the request contains the `id` of a lead, that lead moves to the address in the request and keeps
 * its answers. A retry with the same key creates nothing and returns what the first request created.
 */
export function createOrMoveLead(
  context: Context,
  request: LeadRequest,
  key: string | null,
  channel: string | null,
): Promise<LeadReply> {
  // `exposedFor` counts days, so it may differ between a request and its retry.
  const { exposedFor: _, ...same } = request
  const creation = creationKey(context, key, same)
  const make = () => checkAndMake(context, request, creation, channel)
  return runOncePerKey(context, creation, make, (made) => replyForCreated(context, made))
}

async function checkAndMake(
  context: Context,
  request: LeadRequest,
  key: CreationKey,
  channel: string | null,
): Promise<LeadReply> {
  const before = request.id === undefined ? undefined : await earlierLead(context, request.id)
  const addon = before ? await campaignOfMovedLead(context, before, request.addon) : (request.addon ?? '')
  const edition = await editionForLead(context, before?.origin.edition, { ...request, addon })
  const asked = { ...request, addon: await prefixInHeldEdition(context, edition, addon) }
  const house = houseOfRequest(request)
  const found = await coverageOfHouse(context, house, asked, request, edition)
  refuseOtherTown(found, request)
  const place = placeOfHouse(house, found)
  const today = todayInSaoPaulo(context.clock.now())
  const told = originOf(asked, context.campaigns, today)
  const origin = { ...withFirstSource(before?.origin ?? {}, told), ...(edition && { edition }) }
  const isCovered = found.plans.length > 0
  const at = context.clock.now()
  const id = before?.id ?? randomUUID()
  const along = await readAlong(context, id, request, origin)

  if (before) {
    const lost = await lostAt(context, before, place, found)
    // If nothing is sold there, the key belongs to the no-coverage lead that is created below.
    const more = isCovered ? { key, along } : {}
    const { versions, kept } = await storeLeadOfLink(context, request.agentLink, id, async (sql, link) => {
      const linked = { ...origin, ...link }
      const moved = await changeLeadAddress(sql, { id, at, place, origin: linked, lost, channel, ...more })
      if (!moved) throw leadFinished()
      return moved
    })
    if (isCovered) {
      if (request.phone !== undefined) await keepBonus(context, id, request.phone, versions.phone ?? 0)
      return leadReply(context, id, showCoverage(found), versions, kept)
    }
  } else if (isCovered) {
    const idPlanAddonBonus = await bonusOfLine(context, origin.addon, request.phone ?? '')
    const earned = { ...origin, ...(idPlanAddonBonus && { idPlanAddonBonus }) }
    await storeLeadOfLink(context, request.agentLink, id, (sql, link) =>
      createLead(sql, { id, at, place, origin: { ...earned, ...link }, channel, key, along }),
    )
    context.metrics.countLead(channel)
    const versions = Object.fromEntries(Object.keys(along.answers).map((step) => [step, 1]))
    return leadReply(context, id, showCoverage(found), versions)
  }
  const none = randomUUID()
  const reason = found.area ? 'offer' : 'network'
  // Checking an address is not consent to be contacted, so no name or phone number is stored with a
  // no-coverage lead.
  const contact = { contact: null, phoneLookup: null }
  const waiting = { ...origin, ...(await linkOfWaitingPlace(context, request.agentLink)) }
  await createWaitingListEntry(context.db, { id: none, at, reason, place, origin: waiting, ...contact, key })
  return leadReply(context, none, showCoverage(found), undefined)
}

/**
 * Returns the steps whose answers are not valid at another address: the plan stays if it is sold there at the price at
 * which it was accepted, the visit if the same team comes and still has the days free. A first address is not a change
 * of address.
 */
async function lostAt(
  context: Context,
  { place: old, answers }: LeadRow,
  place: LeadPlace,
  { plans }: CheckedCoverage,
): Promise<string[]> {
  if (old.cep === '' || HOUSE.every((name) => old[name] === place[name])) return []
  const chosen = answers.plan
  const plan = plans.find(({ id }) => id === chosen?.idPlan)
  const { accepted } = chosen ?? {}
  const isSold =
    plan !== undefined &&
    (!accepted || (accepted.price === plan.price && accepted.price_with_dacc === plan.price_with_dacc))
  if (!isSold) return ['address', 'plan', 'scheduleDate']
  const free = old.team === place.team ? await freeDatesOf(context, { place, schedule: null }) : []
  const isFree = (answers.scheduleDate?.schedules ?? []).every(({ date, period }) =>
    free.some((day) => day.date === date && day.periods.includes(period)),
  )
  return isFree ? ['address'] : ['address', 'scheduleDate']
}

/** Validates name, phone number and e-mail address as their own steps would, to be stored with the lead. */
async function readAlong(
  context: Context,
  id: string,
  request: LeadRequest,
  origin: Origin,
): Promise<AnswersWithAddress> {
  const { name, phone, acceptPhoneContact, email, accept_promotions = false, webcare_tuid } = request
  const rules = await answerContext(context, id)
  const read = [
    ...(name === undefined ? [] : [readAnswer('name', { name, webcare_tuid }, rules)]),
    ...(phone === undefined ? [] : [readAnswer('phone', { phone, acceptPhoneContact }, rules)]),
    ...(email === undefined ? [] : [readAnswer('email', { email, accept_promotions }, rules)]),
  ]
  if (origin.collaborator && read.some((answer) => answer.notCorporate)) throw notCorporate()
  const consents = read.flatMap(({ consent }) => (consent ? [consent] : []))
  const text = [...new Set(consents.map((consent) => consent.text))].join(', ')
  return {
    answers: Object.fromEntries(read.map(({ step, values }) => [step, values])),
    detail: consents.length > 0 ? { consent: Object.assign({}, ...consents, { text }) } : null,
  }
}

/** Finds the lead with the request's `id`; undefined if that is of a no-coverage lead: a new lead is then created. */
async function earlierLead(context: Context, id: string): Promise<LeadRow | undefined> {
  const row = await findLead(context.db, id)
  if (row?.status === 'finished') throw leadFinished()
  if (row || (await findWaitingListEntry(context.db, id))) return row
  throw leadNotFound()
}
