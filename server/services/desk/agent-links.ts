/** Lists, creates and revokes agents' links for the operator's desk. */

import { cityOf } from '../../repositories/coverage.ts'
import { formatCep, parseCep } from '../../../src/lib/cep.ts'
import { phoneDigits } from '../../../src/lib/phone.ts'
import { runningCall } from '../../repositories/desk/phone-calls.ts'
import { findLead } from '../../repositories/leads.ts'
import { listAgentLinks, revokeAgentLink, type ListedAgentLink } from '../../repositories/agent-links.ts'
import type { DeskUser } from '../../repositories/desk/desk-users.ts'
import { isSoldByLink } from '../../rules/plans-on-offer.ts'
import { shortReference } from '../../rules/order-number.ts'
import { complementOf } from '../build-order-notices.ts'
import { makeAgentLink, decryptAgentLink, type AgentLinkContent } from '../agent-links.ts'
import type { TypedCorrection } from './put-order-right.ts'
import { audit } from './write-and-check-audit-log.ts'
import type { DeskContext } from './desk-context.ts'
import { encryptIdForUrl, decryptIdInUrl, decryptUuidInUrl } from './ids-in-urls.ts'
import { openReasonOf } from './order-page-data.ts'
import { recordsAround } from './take-call.ts'
import type { agentLinks as words } from '../../../src/content/desk/agent-links.ts'

/** A plan that an agent's link may preselect. */
export type LinkPlan = Parameters<typeof words.plan>[0]

const firstNameOf = (name: string) => name.split(' ')[0] ?? ''

function stateOf(
  { revoked, ordered, accepted, expires }: ListedAgentLink,
  now: Date,
): keyof typeof words.states {
  if (ordered) return 'ordered'
  if (revoked) return 'revoked'
  if (expires <= now) return 'expired'
  return accepted ? 'accepted' : 'sent'
}

/** Returns the newest links, without personal data except the first name. */
export async function agentLinkRows(desk: DeskContext) {
  const now = desk.clock.now()
  return (await listAgentLinks(desk.db)).map((each) => ({
    handle: encryptIdForUrl(desk.vault, each.id),
    firstName: firstNameOf(decryptAgentLink(desk, each).name),
    agent: each.agent,
    since: each.at.toISOString(),
    state: stateOf(each, now),
  }))
}

/**
 * Returns the plans that a link may name: those of landing pages that an order by a link can contain now, in the state of a
 * CEP if it is known.
 */
export async function plansForLinks({ db, catalogue }: DeskContext, cep = ''): Promise<LinkPlan[]> {
  const edition = await catalogue.currentEdition()
  const parsed = parseCep(cep)
  const here = 'value' in parsed ? await cityOf(db, parsed.value) : undefined
  return edition.plans
    .filter((plan) => plan.showOnLanding && isSoldByLink(edition, plan))
    .filter(({ state }) => !here || state === undefined || state === here.state)
    .map(({ sku, plan, price_with_dacc, state }) => ({ sku, name: plan, withDebit: price_with_dacc, state }))
}

const actionOf = (isOnPhone: boolean) => (isOnPhone ? 'phone_order_opened' : 'agent_link_made')

/**
 * Makes a link for a desk user, and records it in the audit log. Refuses values that the order would refuse. `hasNetwork`:
 * whether the CEP has a network, at least at some of its houses.
 * @param isOnPhone whether the desk user opens it for somebody on the telephone, who has agreed to that
 */
export async function makeLink(
  desk: DeskContext,
  user: DeskUser,
  given: Partial<AgentLinkContent>,
  isOnPhone: boolean,
) {
  const { url, hasNetwork } = await makeAgentLink(desk, given, user.email, null, isOnPhone)
  await desk.db.transaction((sql) => audit(sql, desk, { by: user, what: actionOf(isOnPhone) }))
  return { url, firstName: firstNameOf(given.name?.trim() ?? ''), hasNetwork, isOnPhone }
}

/**
 * Makes a link from a call that the desk user has taken, and records it in the audit log. The order placed with the link
 * will be tied to the call. Returns null if the call is no longer assigned to the desk user.
 */
export async function makeLinkFromCall(
  desk: Pick<DeskContext, 'db' | 'clock' | 'vault' | 'config' | 'catalogue'>,
  user: DeskUser,
  id: string,
  given: Partial<AgentLinkContent>,
  isOnPhone = false,
) {
  const now = desk.clock.now()
  const records = await recordsAround(desk.db, id, now)
  const isTheirs = records.some(({ taken_by_id }) => taken_by_id === user.id)
  const call = await runningCall(
    desk.db,
    records.map((each) => each.id),
    user.id,
  )
  if (!isTheirs || call === undefined) return null
  const made = await makeAgentLink(desk, given, user.email, call, isOnPhone)
  const subject = shortReference(desk.vault, id)
  await desk.db.transaction((sql) => audit(sql, desk, { by: user, what: actionOf(isOnPhone), subject }))
  const phone = phoneDigits(given.phone ?? '')
  return {
    url: made.url,
    firstName: firstNameOf(given.name?.trim() ?? ''),
    hasNetwork: made.hasNetwork,
    isOnPhone,
    ...(phone !== '' && { phone }),
  }
}

/** Revokes a link, and records it in the audit log. Does nothing if it was revoked before. */
export async function revokeLink(desk: DeskContext, user: DeskUser, handle: string): Promise<void> {
  const id = decryptIdInUrl(desk.vault, handle)
  if (id === undefined) return
  await desk.db.transaction(async (sql) => {
    if (await revokeAgentLink(sql, id, desk.clock.now()))
      await audit(sql, desk, { by: user, what: 'agent_link_revoked' })
  })
}

/**
 * Returns what a new order takes of one that is cancelled and made anew, as the form of an agent's link has it; null unless
 * the desk user has its data open.
 * @param typed what was typed into the form that puts the order right
 */
export async function orderToRedo(desk: DeskContext, user: DeskUser, handle: string, typed: TypedCorrection) {
  const id = decryptUuidInUrl(desk.vault, handle)
  const isOpen = id !== undefined && (await openReasonOf(desk, user, id)) !== undefined
  const row = isOpen ? await findLead(desk.db, id) : undefined
  if (!row) return null
  const { answers, place } = row
  const edition = await desk.catalogue.currentEdition()
  return {
    orderNumber: row.order_number,
    name: answers.name?.name ?? '',
    phone: answers.phone ? desk.vault.open(answers.phone.phone, row.id) : '',
    cep: typed.cep || formatCep(place.cep),
    number: typed.numero || place.number,
    complement: typed.complemento ?? complementOf(row, edition.complementTypes),
    plan: edition.byId.get(typed.plano?.split(':')[1] ?? answers.plan?.idPlan ?? '')?.sku ?? '',
  }
}
