/**
 * SQL for a lead's risk check and its quizzes. The questions of a quiz test whether visitors are who they say
 * they are.
 */
import type { RiskState } from '../../src/contract/lead.ts'
import { statement, type Sql } from '../db/database.ts'
import type { LeadRow } from '../rules/lead-row-types.ts'

/** The maximum number of different documents that may be checked for one lead. */
const DOCUMENTS = 3

const ADD_DOCUMENT = statement(
  'risk.document',
  `update leads set risk_documents = case when $2 = any(risk_documents) then risk_documents
     else array_append(risk_documents, $2) end
   where id = $1 and ($2 = any(risk_documents) or cardinality(risk_documents) < ${DOCUMENTS}) returning id`,
)

/**
 * Records the HMAC of a document that is about to be checked. Returns false if too many other documents have
 * already been checked for the lead.
 */
export const addRiskDocument = (sql: Sql, lead: string, document: string) =>
  sql.hasRow(ADD_DOCUMENT, [lead, document])

const DECIDE = statement(
  'risk.decide',
  `with u as (
     update leads set risk = $2, quizzes = quizzes + (case when $2 = 'quiz' then 1 else 0 end),
       updated_at = $3, seq = seq + 1
     where id = $1 and status = 'open' and risk = $4 and quizzes = $5
       and versions - 'bankInfo' = $9::jsonb - 'bankInfo'
     returning id, seq
   ), e as (
     insert into lead_events (lead_id, seq, at, what, channel) select id, seq, $3, 'risk ' || $2, $6 from u
   ), q as (
     insert into quizzes (lead_id, id, content, issued_at) select id, $7, $8, $3 from u where $7::uuid is not null
   ) select id from u`,
)

export type RiskDecision = {
  id: string
  risk: RiskState
  at: Date
  /**
   * The state of the lead when it was checked. The decision is stored only if this state has not changed
   * since.
   */
  before: Pick<LeadRow, 'risk' | 'quizzes' | 'versions'>
  channel: string | null
  quiz: { id: string; content: string } | null
}

/**
 * Stores the outcome of the risk check, with its quiz if there is one. Returns false if the lead has changed since it
 * was read. A change of the payment method is ignored, because the visitor chooses it while the check runs.
 */
export async function storeRiskDecision(sql: Sql, d: RiskDecision): Promise<boolean> {
  return sql.hasRow(DECIDE, [
    d.id,
    d.risk,
    d.at,
    d.before.risk,
    d.before.quizzes,
    d.channel,
    d.quiz?.id ?? null,
    d.quiz?.content ?? null,
    d.before.versions,
  ])
}

const PENDING = statement(
  'quiz.pending',
  `select id, content from quizzes where lead_id = $1 and answered_at is null order by issued_at desc limit 1`,
)

/** Finds the pending quiz of a lead; `content` is encrypted. */
export const pendingQuiz = (sql: Sql, lead: string) =>
  sql.row<{ id: string; content: string }>(PENDING, [lead])

const ANSWER = statement(
  'quiz.answer',
  `with q as (
     update quizzes set answered_at = $3, passed = $4 where lead_id = $1 and id = $2 and answered_at is null
     returning lead_id
   ), u as (
     update leads set risk = $5, updated_at = $3, seq = seq + 1 from q
     where leads.id = q.lead_id and status = 'open' and risk = 'quiz' and quizzes = $7
     returning leads.id, seq
   ), e as (
     insert into lead_events (lead_id, seq, at, what, channel) select id, seq, $3, 'risk ' || $5, $6 from u
   ) select id from u`,
)

/**
 * Stores the result of a quiz, once. `quizzes` is how many quizzes the lead has had, this one included.
 * Returns false if the quiz was already answered or the lead has a newer one.
 */
export async function answerQuiz(
  sql: Sql,
  a: {
    lead: string
    quiz: string
    quizzes: number
    at: Date
    passed: boolean
    risk: RiskState
    channel: string | null
  },
): Promise<boolean> {
  return sql.hasRow(ANSWER, [a.lead, a.quiz, a.at, a.passed, a.risk, a.channel, a.quizzes])
}
