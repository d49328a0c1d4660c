/**
 * SQL for the one-time codes of leads. Some are sent by e-mail and typed by the visitor, others are in links
 * that reopen a lead.
 */
import { statement, type Sql } from '../db/database.ts'
import { CODE_TRIES, type CodeTry } from '../rules/email-codes.ts'

/**
 * What a code is for. 'collaborator': the visitor proves to be an employee. 'customer': the visitor proves to
 * be the customer on record. 'risk': allows one more check of a document that was checked too often.
 */
export type CodePurpose = 'collaborator' | 'customer' | 'risk'

const SET = statement(
  'code.set',
  `with c as (
     insert into lead_codes (lead_id, purpose, code_hash, contact, expires_at) values ($1, $2, $3, $4, $5)
     on conflict (lead_id, purpose) do update
       set code_hash = $3, contact = $4, expires_at = $5, tries = 0
     returning lead_id
   ), u as (
     update leads set seq = seq + 1, updated_at = $6 from c where leads.id = c.lead_id returning id, seq
   ), e as (
     insert into lead_events (lead_id, seq, at, what, channel) select id, seq, $6, 'code sent ' || $2, $7 from u
   ) select id from u`,
)

/**
 * Stores a new code, which is sent by e-mail. The new code replaces the lead's previous code for the same
 * purpose. `hash` and `contact` are HMACs.
 */
export const setLeadCode = (
  sql: Sql,
  code: {
    lead: string
    purpose: CodePurpose
    hash: string
    contact: string
    expires: Date
    at: Date
    channel: string | null
  },
) => sql.run(SET, [code.lead, code.purpose, code.hash, code.contact, code.expires, code.at, code.channel])

// The attempt is counted before it is checked, so that parallel guesses cannot exceed the limit.
const TRY = statement(
  'code.try',
  `with c as (
     update lead_codes set tries = tries + 1
     where lead_id = $1 and purpose = $2 and tries < ${CODE_TRIES}
     returning lead_id, tries, contact, code_hash = $3 as matches, expires_at <= $4 as expired
   ), u as (
     update leads set
       verified = case when c.matches and not c.expired then verified || jsonb_build_object($2::text, c.contact)
                  else verified - $2::text end,
       seq = seq + 1, updated_at = $4
     from c where leads.id = c.lead_id and leads.status = 'open'
     returning leads.id, seq
   ), e as (
     insert into lead_events (lead_id, seq, at, what, channel)
     select id, seq, $4, 'code ' || (case when c.matches and not c.expired then 'right ' else 'wrong ' end) || $2, $5
     from u, c
   ) select tries, matches as "right", expired from c`,
)

/**
 * Checks a code that a visitor typed, counts the attempt and stores the result; undefined if there is no code
 * or its attempts are used up.
 */
export const tryLeadCode = (
  sql: Sql,
  code: { lead: string; purpose: CodePurpose; hash: string; at: Date; channel: string | null },
) => sql.row<CodeTry>(TRY, [code.lead, code.purpose, code.hash, code.at, code.channel])

const DROP_PASS = statement(
  'code.pass',
  `update leads set verified = verified - 'risk' where id = $1 and verified->>'risk' = $2 returning id`,
)
const PUT_PASS = statement(
  'code.pass.back',
  `update leads set verified = verified || jsonb_build_object('risk', $2::text) where id = $1 and status = 'open'`,
)

/**
 * Removes a lead's permission for one more risk check. A correct code had given this permission. Returns
 * false if the lead does not have it.
 */
export const removeRiskPass = (sql: Sql, lead: string, pass: string) => sql.hasRow(DROP_PASS, [lead, pass])

/** Restores a lead's permission for one more risk check. */
export const restoreRiskPass = (sql: Sql, lead: string, pass: string) => sql.run(PUT_PASS, [lead, pass])

const ADD_RESUME = statement(
  'resume.add',
  'insert into resume_codes (code_hash, lead_id, expires_at, is_sent) values ($1, $2, $3, $4)',
)

/**
 * Stores the hash of a single-use code. A link that contains the code reopens the lead.
 * @param isSent whether the link is mailed or sent, and not shown to the visitor
 */
export const addResumeCode = (sql: Sql, hash: string, lead: string, expires: Date, isSent: boolean) =>
  sql.run(ADD_RESUME, [hash, lead, expires, isSent])

const DROP_RESUME = statement(
  'resume.drop',
  'delete from resume_codes where lead_id = $1 and expires_at <= $2',
)

/** Deletes the expired link codes of a lead. */
export const dropOldResumeCodes = (sql: Sql, lead: string, at: Date) => sql.run(DROP_RESUME, [lead, at])

const USE_RESUME = statement(
  'resume.use',
  `with r as (
     update resume_codes set used_at = $2 where code_hash = $1 and used_at is null and expires_at > $2
     returning lead_id, is_sent
   ), u as (
     update leads set verified = verified || '{"session": "sent"}'::jsonb from r
     where leads.id = r.lead_id and r.is_sent and not verified ? 'session'
   ) select lead_id from r`,
)

/**
 * Marks the code in a link as used, and its lead as one whose sessions prove nobody if the link was sent. Returns the id of the
 * lead that the link reopens; undefined if the code is unknown, used or expired.
 */
export async function takeResumeCode(sql: Sql, hash: string, at: Date): Promise<string | undefined> {
  return (await sql.row<{ lead_id: string }>(USE_RESUME, [hash, at]))?.lead_id
}
