/** SQL for the login sessions at the operator's desk. */
import { statement, type Sql } from '../../db/database.ts'
import type { DeskUser } from './desk-users.ts'

/**
 * How far a login has come. `code`: the password was correct and the one-time code is still required. `in`:
 * the desk user is logged in.
 */
export type LogInStage = 'code' | 'in'

/** A login session at the operator's desk, with the desk user it belongs to. */
export type DeskSession = DeskUser & { stage: LogInStage; expires_at: Date; has_factor: boolean }

const OPEN = statement(
  'sessions.open',
  `with old as (delete from operator_sessions where expires_at < $4 or token_hash = $6)
   insert into operator_sessions (token_hash, operator_id, stage, created_at, expires_at, browser) values ($1, $2, $3, $4, $5, $7)`,
)

/** Adds a session. Removes the session that it replaces, and all expired sessions. */
export async function addSession(
  sql: Sql,
  session: {
    hash: string
    operator: string
    stage: LogInStage
    at: Date
    until: Date
    replaced: string | null
    browser: string | null
  },
): Promise<void> {
  const { hash, operator, stage, at, until, replaced, browser } = session
  await sql.run(OPEN, [hash, operator, stage, at, until, replaced, browser])
}

const FIND = statement(
  'sessions.find',
  `select o.id, o.email, o.role, s.stage, s.expires_at, o.factor_since is not null as has_factor
   from operator_sessions s join operators o on o.id = s.operator_id
   where s.token_hash = $1 and s.expires_at > $2 and o.disabled_at is null`,
)

/** Finds a session; undefined if it is unknown or expired or its account is disabled. */
export const findSession = (sql: Sql, hash: string, now: Date) => sql.row<DeskSession>(FIND, [hash, now])

const CLOSE = statement('sessions.close', 'delete from operator_sessions where token_hash = $1')

/** Ends a session of the operator's desk. `hash` is the hash of its token. */
export const closeSession = (sql: Sql, hash: string) => sql.run(CLOSE, [hash])

const CLOSE_OTHERS = statement(
  'sessions.closeothers',
  'delete from operator_sessions where operator_id = $1 and token_hash <> $2 returning 1',
)

/**
 * Ends all sessions of a desk user except the one with the token hash `hash`. Returns how many were ended.
 */
export const closeOtherSessions = async (sql: Sql, operator: string, hash: string): Promise<number> =>
  (await sql.rows(CLOSE_OTHERS, [operator, hash])).length

const LAST = statement(
  'sessions.last',
  `select operator_id, count(*)::int as sessions, max(created_at) as last from operator_sessions
   where stage = 'in' and expires_at > $1 group by operator_id`,
)

/** How many open sessions a desk user has, and when the newest of them began. */
export type SessionsOpen = { operator_id: string; sessions: number; last: Date }

/** Counts the open sessions of all desk users who have any. */
export const lastSessions = (sql: Sql, now: Date) => sql.rows<SessionsOpen>(LAST, [now])

const OF = statement(
  'sessions.of',
  `select token_hash, created_at, expires_at, browser from operator_sessions
   where operator_id = $1 and stage = 'in' and expires_at > $2 order by created_at desc`,
)

/** An open session. `browser` is null if it is not known. */
type OpenSession = { token_hash: string; created_at: Date; expires_at: Date; browser: string | null }

/** Returns the open sessions of a desk user, newest first. */
export const openSessionsOf = (sql: Sql, operator: string, now: Date) =>
  sql.rows<OpenSession>(OF, [operator, now])

const CLOSE_OF = statement(
  'sessions.closeof',
  'delete from operator_sessions where operator_id = $1 and token_hash = $2 returning 1',
)

/** Ends one session of a desk user; returns false if it has ended before. */
export const closeSessionOf = (sql: Sql, operator: string, hash: string) =>
  sql.hasRow(CLOSE_OF, [operator, hash])
