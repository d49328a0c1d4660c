/** SQL that collects all records whose owners the operator's desk may call. */
import { TAKEN_MINUTES } from '../../rules/desk/call-list-limits.ts'

/**
 * Why the desk may call a person. `asked`: the person requested a call. `cancellation`: the person requested
 * one to cancel an order (D100). `waiting`: the person is on the
 * waiting list. `late`: the person left an order after entering a CPF or CNPJ. `risk`: the risk check
 * rejected the person.
 */
export type ReasonToCall = 'asked' | 'cancellation' | 'waiting' | 'late' | 'risk'

/** SQL condition: a record `why` of which is a call that the person requested. */
export const IS_REQUESTED = "why in ('asked', 'cancellation')"

/**
 * The SQL that joins a record `r` with the desk's notes on it, and with the operator to whom it is assigned
 * at the time `$1`.
 */
export const TASK = `left join call_tasks t on t.subject_id = r.id
  left join operators o on o.id = t.taken_by and t.taken_at > $1::timestamptz - interval '${TAKEN_MINUTES} minutes'`

// The visitor of a lead is called only with their consent (acceptPhoneContact).
const CALLABLE_LEAD = `s.status = 'open' and s.answers->'phone'->>'acceptPhoneContact' = 'true'
  and (s.risk = 'rejected' or s.answers ? 'documentNumber')`

const PLACE = `(s.place->>'city') || coalesce(', ' || (s.place->>'state'), '')`

const PLAN_PRICE = `(s.answers->'plan'->'accepted'->>'price')::float8`
const PLAN = `s.answers->'plan'->>'idPlan'`
const NAME = `s.answers->'name'->>'name'`
const ADDON = `s.origin->>'addon'`

/**
 * Returns the SQL that reads a value from the lead in which a call was requested. Each value has its own
 * subquery, so that the lead is not read for a list that does not use the value.
 */
const ofLead = (what: string) =>
  `case when s.lead_id is not null then (select ${what.replaceAll('s.', 'd.')} from leads d where d.id = s.lead_id) end`

// The id of the order or renewal that is on hold until an agent calls (D89).
const HELD = 'case when s.is_first then coalesce(s.lead_id, s.renewal_id) end'

/**
 * Returns the SQL of all records whose owners the desk may call, one row each: call requests, the waiting
 * list, and leads. `number` is the HMAC of the phone number, or the lead's id if there is none.
 */
export const recordsWhere = (where: { asked: string; waiting: string; lead: string }): string =>
  `select s.id, s.phone_lookup as number, coalesce(s.about, 'asked') as why, s.is_first, ${HELD} as held_id, s.created_at as since,
     ${ofLead(PLAN_PRICE)} as value, ${ofLead(PLACE)} as city, ${ofLead(NAME)} as name, ${ofLead(PLAN)} as plan,
     ${ofLead(ADDON)} as addon, s.telephone as contact, ${ofLead('s.answers')} as answers
   from support_requests s where ${where.asked}
   union all
   select s.id, s.phone_lookup, 'waiting', false, null, s.created_at, null, ${PLACE}, null, null, ${ADDON}, s.contact, null
   from no_coverage_leads s where s.phone_lookup is not null and ${where.waiting}
   union all
   select s.id, coalesce(s.answers->'phone'->>'lookup', s.id::text),
     case when s.risk = 'rejected' then 'risk' else 'late' end, false, null, s.updated_at, ${PLAN_PRICE}, ${PLACE},
     ${NAME}, ${PLAN}, ${ADDON}, s.answers->'phone'->>'phone', s.answers
   from leads s where ${CALLABLE_LEAD} and ${where.lead}`
