/**
 * Creates and opens links in which an agent (an employee who talks to customers) has filled in a customer's name, CEP
 * and plan, and which bring the customer into the chat.
 */
import { createHash, randomBytes, randomUUID } from 'node:crypto'
import { agentLinks as words } from '../../src/content/desk/agent-links.ts'
import { inState } from '../../src/content/regional-price-texts.ts'
import type { AgentLinkDetails, AgentLinkPreview } from '../../src/contract/agent-link.ts'
import type { Plan } from '../../src/contract/plan.ts'
import { parseCep } from '../../src/lib/cep.ts'
import { parseName } from '../../src/lib/person-name.ts'
import { hidePhone, parsePhone } from '../../src/lib/phone.ts'
import type { Context } from '../context.ts'
import type { Sql } from '../db/database.ts'
import { invalidFieldError, linkGone, planUnavailable, parsedValue } from '../api-errors.ts'
import {
  markAgentLinkAccepted,
  addAgentLink,
  findAgentLink,
  isTiedToValidLink,
  lockAgentLink,
  tieAgentLink,
  type LockedAgentLink,
  type StoredAgentLink,
} from '../repositories/agent-links.ts'
import { cityOf, findCepPlace } from '../repositories/coverage.ts'
import { isNotToBeCalled } from '../repositories/desk/do-not-call.ts'
import type { EditionCatalogue } from '../rules/catalogue-types.ts'
import { cleanOptionalLine } from '../../src/lib/clean-typed-text.ts'
import { hasNetwork } from '../rules/house-coverage.ts'
import type { LeadRow, Origin } from '../rules/lead-row-types.ts'
import { isSoldByLink } from '../rules/plans-on-offer.ts'
import { siteOrigin } from '../rules/signed-order-links.ts'
import { findLead } from '../repositories/leads.ts'
import { newResumeCode } from './resume-links.ts'
import { findAddress } from './cep-lookup.ts'

const HOUR_MS = 3_600_000
/** Hours for which a link is valid that is sent to the customer. */
const SENT_LINK_HOURS = 7 * 24
/**
 * Hours for which a link is valid that opens an order for somebody on the telephone: a call and what has to be looked up
 * for it, but no other day (docs/decisions/0067).
 */
const PHONE_LINK_HOURS = 4

/** What an agent knows about the customer. '' means that the agent does not know a value. */
export type AgentLinkContent = Omit<AgentLinkDetails, 'success' | 'resume'>

/** Returns the hash of a link's key. It needs no key of ours, so that a changed key leaves all links valid. */
const hashOf = (key: string): string => createHash('sha256').update(key).digest('base64url')

/** Returns the plan that a link names, if an order that comes of it can still contain the plan. */
function planOfLink(edition: EditionCatalogue, sku: string): Plan | undefined {
  const plan = edition.bySku.get(sku)
  return plan && isSoldByLink(edition, plan) ? plan : undefined
}

/**
 * Validates what the agent entered as the order's own questions would. The name and the CEP are required.
 * `plan` is the sku of a plan on sale, also in the state of the CEP if our own tables know it.
 */
async function readContent(
  { db, catalogue }: Pick<Context, 'db' | 'catalogue'>,
  given: Partial<AgentLinkContent>,
): Promise<{ content: AgentLinkContent; hasNetwork: boolean }> {
  const plan = given.plan?.trim() ?? ''
  const content = {
    name: parsedValue('name', parseName(given.name ?? '')),
    phone: given.phone?.trim() ? parsedValue('phone', parsePhone(given.phone)) : '',
    cep: parsedValue('cep', parseCep(given.cep ?? '')),
    number: cleanOptionalLine(given.number).slice(0, 64),
    complement: cleanOptionalLine(given.complement).slice(0, 128),
    plan,
  }
  const { areas, street } = await findCepPlace(db, content.cep)
  if (plan !== '') {
    const found = planOfLink(await catalogue.currentEdition(), plan)
    if (!found) throw planUnavailable()
    const state = (street ?? (await cityOf(db, content.cep)))?.state
    if (found.state !== undefined && state !== undefined && found.state !== state)
      throw invalidFieldError('plan', words.planElsewhere(inState(found.state)))
  }
  return { content, hasNetwork: hasNetwork(areas) }
}

/**
 * Creates a link, and returns its id and its URL. Refuses values that the order would refuse. `hasNetwork`: whether the CEP
 * has a network, at least at some of its houses.
 * @param agent who sends the link, as the desk names them
 * @param call the id of the call from which it was made, if any
 * @param isOnPhone whether the agent fills in the order for somebody on the telephone, who has agreed to that
 */
export async function makeAgentLink(
  context: Pick<Context, 'db' | 'clock' | 'vault' | 'config' | 'catalogue'>,
  given: Partial<AgentLinkContent>,
  agent: string,
  call: string | null = null,
  isOnPhone = false,
): Promise<{ id: string; url: string; expires: Date; hasNetwork: boolean }> {
  const { db, clock, vault, config } = context
  const { content, hasNetwork: isCovered } = await readContent(context, given)
  if (content.phone !== '' && !isOnPhone && (await isNotToBeCalled(db, vault.lookup(content.phone))))
    throw invalidFieldError('phone', words.doNotCall)
  const id = randomUUID()
  const key = randomBytes(18).toString('base64url')
  const at = clock.now()
  const hours = isOnPhone ? PHONE_LINK_HOURS : SENT_LINK_HOURS
  const expires = new Date(at.getTime() + hours * HOUR_MS)
  const sealed = vault.seal(JSON.stringify(content), id)
  await addAgentLink(db, {
    id,
    hash: hashOf(key),
    agent: cleanOptionalLine(agent),
    content: sealed,
    at,
    expires,
    call,
    spokenConsentAt: isOnPhone ? at : null,
  })
  return {
    id,
    url: `${siteOrigin(config)}/chat-tct?${content.plan && `s=${content.plan}&`}k=${key}`,
    expires,
    hasNetwork: isCovered,
  }
}

/** Decrypts what the agent entered. */
export const decryptAgentLink = ({ vault }: Pick<Context, 'vault'>, { id, content }: StoredAgentLink) =>
  JSON.parse(vault.open(content, id)) as AgentLinkContent

/** Handles POST agentLink: returns what the chat may say before the customer has accepted the link. */
export async function previewAgentLink(context: Context, key: string): Promise<AgentLinkPreview> {
  const row = await findAgentLink(context.db, hashOf(key), context.clock.now())
  if (!row) throw linkGone()
  const { name, phone, cep, number, plan } = decryptAgentLink(context, row)
  const [address, edition] = await Promise.all([
    findAddress(context, cep, 'forgiving'),
    context.catalogue.currentEdition(),
  ])
  return {
    success: true,
    firstName: name.split(' ')[0] ?? '',
    city: address?.city ?? '',
    plan: planOfLink(edition, plan) ?? null,
    masked: { phone: hidePhone(phone), house: number === '' ? '' : `${number.charAt(0)}**` },
    ...(row.spoken_consent_at && { byPhone: row.agent }),
  }
}

const NOTHING: AgentLinkContent = { name: '', phone: '', cep: '', number: '', complement: '', plan: '' }

/**
 * Handles POST agentLink/accept: returns everything that the agent entered or, if an order was begun with the link, the
 * code with which it goes on there.
 */
export async function takeAgentLink(context: Context, key: string): Promise<AgentLinkDetails> {
  const row = await markAgentLinkAccepted(context.db, hashOf(key), context.clock.now())
  if (!row) throw linkGone()
  if (row.lead !== null && (await findLead(context.db, row.lead)))
    return { success: true, ...NOTHING, resume: await newResumeCode(context, row.lead, true) }
  return { success: true, ...decryptAgentLink(context, row) }
}

/** What the origin of a lead says of the link that it came of. */
type OriginOfLink = Pick<Origin, 'agent' | 'agentLink' | 'spokenConsent'>

const originOfLink = ({ agent, id, spoken_consent_at: spokenAt }: LockedAgentLink): OriginOfLink => ({
  agent,
  agentLink: id,
  ...(spokenAt && { spokenConsent: { at: spokenAt.toISOString(), text: words.phone.consent.version } }),
})

/**
 * Whether a lead may come of a link. Somebody's yes on the telephone is for one order: such a link marks the one lead to
 * which it is tied, and only once the agent has begun with it.
 */
const maySpringFrom = ({ spoken_consent_at: spokenAt, accepted, lead }: LockedAgentLink, id: string) =>
  spokenAt === null || (accepted !== null && (lead === null || lead === id))

/**
 * Stores a lead with what its origin says of the link that the request names, and ties the link to it, in one transaction.
 * A link that is not valid says nothing.
 * @param lead the id of the lead
 */
export async function storeLeadOfLink<T>(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  key: string | undefined,
  lead: string,
  store: (sql: Sql, link: OriginOfLink) => Promise<T>,
): Promise<T> {
  if (key === undefined) return store(db, {})
  return db.transaction(async (sql) => {
    const found = await lockAgentLink(sql, hashOf(key), clock.now())
    if (!found || !maySpringFrom(found, lead)) return store(sql, {})
    const stored = await store(sql, originOfLink(found))
    if (found.accepted !== null) await tieAgentLink(sql, found.id, lead)
    return stored
  })
}

/**
 * Returns what a place on the waiting list says of the link that the request names. The yes to an order is not for the
 * waiting list.
 */
export async function linkOfWaitingPlace(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  key: string | undefined,
): Promise<OriginOfLink> {
  const link = key === undefined ? undefined : await findAgentLink(db, hashOf(key), clock.now())
  return link ? { agent: link.agent, agentLink: link.id } : {}
}

/**
 * Returns whether the agent who sent a link vouches for the order that this lead is about to place: only for the one
 * lead to which a valid link is tied. Waits for another order of the same link that is being placed.
 */
export const isVouchedForByAgent = (sql: Sql, { id, origin }: Pick<LeadRow, 'id' | 'origin'>, at: Date) =>
  origin.agentLink === undefined ? Promise.resolve(false) : isTiedToValidLink(sql, origin.agentLink, id, at)
