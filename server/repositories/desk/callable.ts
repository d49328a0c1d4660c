import { TAKEN_MINUTES } from '../../rules/desk/call-list.ts'

/** Why someone may be called: they asked for it, wait for the network, stopped late, or were lost at the risk check. */
export type ReasonToCall = 'asked' | 'waiting' | 'late' | 'risk'

/** The desk's notes on a record `r`, and who has it at the time `$1`. */
export const TASK = `left join call_tasks t on t.subject_id = r.id
  left join operators o on o.id = t.taken_by and t.taken_at > $1::timestamptz - interval '${TAKEN_MINUTES} minutes'`

// A lead is called only where its visitor consented (acceptPhoneContact).
const CALLABLE_LEAD = `s.status = 'open' and s.answers->'phone'->>'acceptPhoneContact' = 'true'
  and (s.risk = 'rejected' or s.answers ? 'documentNumber')`

const PLACE = `(s.place->>'city') || coalesce(', ' || (s.place->>'state'), '')`

const PLAN_PRICE = `(s.answers->'plan'->'accepted'->>'price')::float8`
const PLAN = `s.answers->'plan'->>'idPlan'`
const NAME = `s.answers->'name'->>'name'`
const ADDON = `s.origin->>'addon'`

/**
 * What is known from the order a call was requested from; a subquery for each value, so that a list reads no lead
 * unnecessarily.
 */
const ofLead = (what: string) =>
  `case when s.lead_id is not null then (select ${what.replaceAll('s.', 'd.')} from leads d where d.id = s.lead_id) end`

// The id of the order or renewal that was stopped by a limit and is on hold until a person calls (D89).
const HELD = 'case when s.is_first then coalesce(s.lead_id, s.renewal_id) end'

/**
 * Every record for which someone may be called, one row each: `number` is the same for all records of one telephone.
 * @param where conditions on each source, whose rows are `s`
 */
export const recordsWhere = (where: { asked: string; waiting: string; lead: string }): string =>
  `select s.id, s.phone_lookup as number, 'asked' as why, s.is_first, ${HELD} as held_id, s.created_at as since,
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
