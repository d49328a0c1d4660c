/** SQL for agents' links, which bring a customer into the chat. */
import { statement, type Sql } from '../db/database.ts'

const ADD = statement(
  'agent_link.add',
  `insert into agent_links (id, key_hash, agent, content, created_at, expires_at, call_id, spoken_consent_at)
   values ($1, $2, $3, $4, $5, $6, $7, $8)`,
)

/** A link to store. `content` is encrypted, with the link's id as its owner. */
export type AgentLinkToStore = {
  id: string
  hash: string
  agent: string
  content: string
  at: Date
  expires: Date
  /** The id of the call from which the link was made. */
  call: string | null
  /** When the person on the telephone agreed; null for a link that is sent. */
  spokenConsentAt: Date | null
}

export const addAgentLink = (sql: Sql, link: AgentLinkToStore) =>
  sql.run(ADD, [
    link.id,
    link.hash,
    link.agent,
    link.content,
    link.at,
    link.expires,
    link.call,
    link.spokenConsentAt,
  ])

/** A link that is still valid. `content` is encrypted. */
export type StoredAgentLink = { id: string; agent: string; content: string; spoken_consent_at?: Date | null }

/** SQL: whether the link has led to an order, which closes it. */
const ORDERED = 'exists (select 1 from orders o where o.lead_id = agent_links.lead_id)'

/** SQL: the link with the hash $1, if it is still valid at $2. */
const VALID = `key_hash = $1 and revoked_at is null and expires_at > $2 and not ${ORDERED}`

const FIND = statement(
  'agent_link.find',
  `select id, agent, content, spoken_consent_at from agent_links where ${VALID}`,
)

/** Finds a valid link by the hash of its key. */
export const findAgentLink = (sql: Sql, hash: string, at: Date) => sql.row<StoredAgentLink>(FIND, [hash, at])

const ACCEPT = statement(
  'agent_link.accept',
  `update agent_links set accepted_at = coalesce(accepted_at, $2) where ${VALID} returning id, agent, content, lead_id as lead`,
)

/** Finds a valid link with the lead that it has led to, and stores when the customer first confirmed that it is theirs. */
export const markAgentLinkAccepted = (sql: Sql, hash: string, at: Date) =>
  sql.row<StoredAgentLink & { lead: string | null }>(ACCEPT, [hash, at])

const LOCK = statement('agent_link.lock', 'select id from agent_links where key_hash = $1 for update')
const LOCKED = statement(
  'agent_link.locked',
  `select id, agent, content, spoken_consent_at, accepted_at as accepted, lead_id as lead from agent_links where ${VALID}`,
)

/** A valid link, when it was first accepted, and the lead to which it is tied. */
export type LockedAgentLink = StoredAgentLink & {
  spoken_consent_at: Date | null
  accepted: Date | null
  lead: string | null
}

/**
 * Finds a valid link by the hash of its key, and locks it until the transaction ends. An order that closes the link at the
 * same moment is waited for, and seen by the second statement.
 */
export const lockAgentLink = async (sql: Sql, hash: string, at: Date) =>
  (await sql.hasRow(LOCK, [hash])) ? sql.row<LockedAgentLink>(LOCKED, [hash, at]) : undefined

const TIE = statement('agent_link.tie', 'update agent_links set lead_id = $2 where id = $1')

/**
 * Ties a locked link to the lead that was created from it last, which is the one that it vouches for. Every lead refers to
 * the link in its origin, so that the link is erased with any of them.
 */
export const tieAgentLink = (sql: Sql, id: string, lead: string) => sql.run(TIE, [id, lead])

const VOUCHES = statement(
  'agent_link.vouches',
  `select id from agent_links where id = $1 and lead_id = $2 and revoked_at is null and expires_at > $3 for update`,
)

/** Returns whether a link that is still valid is tied to this lead; locks the link for the rest of the transaction. */
export const isTiedToValidLink = (sql: Sql, id: string, lead: string, at: Date) =>
  sql.hasRow(VOUCHES, [id, lead, at])

const CLOSE = statement(
  'agent_link.close',
  `update agent_links set lead_id = $2 where id = $1 and not ${ORDERED}`,
)

/** Ties a link to the lead of its first order, which closes it. Call it after the order was stored. */
export const closeAgentLink = (sql: Sql, id: string, lead: string) => sql.run(CLOSE, [id, lead])

const REVOKE = statement(
  'agent_link.revoke',
  'update agent_links set revoked_at = $2 where id = $1 and revoked_at is null returning agent',
)

/** Revokes a link; returns false if there is none with this id, or if it was revoked before. */
export const revokeAgentLink = (sql: Sql, id: string, at: Date) => sql.hasRow(REVOKE, [id, at])

const AGENTS = statement('agent_link.agents', 'select distinct agent from agent_links')

/** Returns the names under which links were made. */
export const agentsOfLinks = async (sql: Sql): Promise<string[]> =>
  (await sql.rows<{ agent: string }>(AGENTS, [])).map(({ agent }) => agent)

const LIST = statement(
  'agent_link.list',
  `select id, agent, content, created_at as at, expires_at as expires, accepted_at as accepted,
     revoked_at as revoked, ${ORDERED} as ordered
   from agent_links order by created_at desc, id limit 100`,
)

/** A link as the desk lists it. `content` is encrypted. */
export type ListedAgentLink = StoredAgentLink & {
  at: Date
  expires: Date
  accepted: Date | null
  revoked: Date | null
  /** Whether it has led to an order. */
  ordered: boolean
}

/** Returns the newest hundred links. */
export const listAgentLinks = (sql: Sql) => sql.rows<ListedAgentLink>(LIST, [])
