/**
 * SQL that selects the records whose owners the operator's desk may call or write to: call requests, entries of the
 * waiting list, orders that were abandoned or rejected, and orders whose visit is to be arranged.
 */
import { CALL_QUEUES, type CallQueue } from '../../../src/contract/desk-roles-reasons-calls-and-imports.ts'
import { ABANDONED_AFTER_MINUTES, ABANDONED_DAYS, CALL_TAKEN_MINUTES } from '../../rules/desk/calls.ts'

/**
 * Why the desk may contact a person. `asked`: the person requested a call. `cancellation`: the person requested
 * one to cancel an order. `waiting`: the person is on the waiting list, and the network has come. `late`:
 * the person left an order after entering a CPF or CNPJ. `risk`: the risk check rejected the person. `visit`: the person
 * ordered without a day.
 */
export type ReasonToCall = 'asked' | 'cancellation' | 'waiting' | 'late' | 'risk' | 'visit'

/** SQL condition: a record `why` of which is a call that the person requested. */
export const IS_REQUESTED = "why in ('asked', 'cancellation')"

/**
 * The reasons that allow a phone call. The box of the other records is about SMS and WhatsApp only, so their
 * owners may be sent a message (docs/decisions/0069).
 */
export const ALLOWS_CALL: readonly ReasonToCall[] = ['asked', 'cancellation', 'waiting', 'visit']

/** The number of a queue in SQL. Numbers are compared faster than texts (`npm run bench:desk`). */
export const queueNumber = (queue: CallQueue): number => CALL_QUEUES.indexOf(queue)

/** The SQL of the queue that a record `r` is in by itself. A person is in the first queue of all their records. */
export const QUEUE = `case r.why when 'waiting' then ${queueNumber('rede')} when 'late' then ${queueNumber('parou')}
  when 'risk' then ${queueNumber('analise')} when 'visit' then ${queueNumber('visitas')} else ${queueNumber('pediu')} end`

/** Returns the queue of a person with these reasons, as `QUEUE` does. */
export function queueOf(whys: readonly ReasonToCall[]): CallQueue {
  if (whys.includes('asked') || whys.includes('cancellation')) return 'pediu'
  if (whys.includes('risk')) return 'analise'
  if (whys.includes('late')) return 'parou'
  return whys.includes('waiting') ? 'rede' : 'visitas'
}

/** SQL condition of a task `t`: a desk user has it at the time `$1`. */
export const IS_TAKEN = `t.taken_by is not null and t.taken_at > $1::timestamptz - interval '${CALL_TAKEN_MINUTES} minutes'`

/**
 * The SQL that joins a record `r` with the desk's task for it, and with the desk user to whom it is assigned
 * at the time `$1`.
 */
export const TASK = `left join call_tasks t on t.subject_id = r.id
  left join operators o on o.id = t.taken_by and ${IS_TAKEN}`

const PLACE = `(s.place->>'city') || coalesce(', ' || (s.place->>'state'), '')`

const PLAN_PRICE = `(s.answers->'plan'->'accepted'->>'price')::float8`
const PLAN = `s.answers->'plan'->>'idPlan'`
const NAME = `s.answers->'name'->>'name'`
const CAMPAIGN = `s.origin->>'addon'`
/** The price of the plan that a call request itself names; `p` is that plan. */
const REQUESTED_PRICE = 'p.price::float8 / 100'

/**
 * Returns the SQL that reads a value from the lead in which a call was requested. Each value has its own
 * subquery, so that the lead is not read for a list that does not use the value.
 */
const ofLead = (what: string) =>
  `case when s.lead_id is not null then (select ${what.replaceAll('s.', 'd.')} from leads d where d.id = s.lead_id) end`

/** Returns the SQL of a value that the lead has, or else the call request itself. */
const ofLeadOr = (what: string, own: string) => `coalesce(${ofLead(what)}, ${own})`

/**
 * Whether the IP network of a lead or of a waiting-list entry has exceeded its share
 * (limits/calls-per-network.ts).
 */
const IS_LAST = "s.origin ? 'isLast'"

/** The SQL of the id of the order or renewal that is on hold until an agent calls; `s` is a call request. */
const HELD = 'case when s.is_first then coalesce(s.lead_id, s.renewal_id) end'

// Between these times the visitor of an abandoned order may be called. In hours, since some days of a time zone have 23.
const LEAD_STARTS = `s.updated_at + interval '${ABANDONED_AFTER_MINUTES} minutes'`
const LEAD_ENDS = `s.created_at + interval '${ABANDONED_DAYS * 24} hours'`

/** SQL condition: the visit of the order `o` is still to be arranged. */
export const TO_ARRANGE = 'o.cancelled_at is null and o.installation_day is null and o.installed_on is null'

/** The SQL condition that the visit of the order of a lead is still to be arranged. */
export const isToArrange = (lead: string): string =>
  `exists (select from orders o where o.lead_id = ${lead} and ${TO_ARRANGE})`

/** Whether the desk has called because of a lead: its history stays readable after the order. */
const IS_CALLED = 'exists (select 1 from call_records h where h.subject_id = s.id)'
/** Whether the last such call was about the visit of its order. */
const IS_CALLED_FOR_VISIT = `s.status = 'finished' and (select c.queue from calls c join call_records h on h.call_id = c.id
  where h.subject_id = s.id order by c.taken_at desc limit 1) = 'visitas'`

/** SQL condition: nobody calls the phone number of the record `s` (do-not-call.ts). */
const isBlocked = (lookup: string) => `exists (select from do_not_call b where b.phone_lookup = ${lookup})`

/**
 * SQL condition of a call request \`s\`: nobody calls because of it. One that came after its person asked not to be called may
 * be somebody else's: it is called once, and again only if that was agreed then.
 */
const IS_BLOCKED_REQUEST = `exists (select from do_not_call b where b.phone_lookup = s.phone_lookup
  and (s.created_at <= b.at or exists (select from call_tasks d
    where d.subject_id = s.id and d.tries > 0 and d.result is distinct from 'de-novo')))`

/**
 * Returns the SQL of all records whose owners the desk may contact, one row each: call requests, the waiting list, and
 * leads, open ones and those whose order has no day. `number` is the HMAC of the phone number, or the lead's id if there is none. The record is due after
 * `starts_at` and before `ends_at`; null means always.
 * @param isHistory whether to include leads that need no call any more, but had one; `is_callable` is false for them
 */
export const recordsWhere = (
  where: { asked: string; waiting: string; lead: string; order?: string },
  isHistory = false,
): string => {
  // of a history the records stay readable
  const [byPhone, byLead] = [isBlocked('s.phone_lookup'), isBlocked(`s.answers->'phone'->>'lookup'`)]
  const byRequest = IS_BLOCKED_REQUEST
  const unless = (blocked: string) => (isHistory ? '' : `and not ${blocked}`)
  const byVisit = isHistory ? `when ${IS_CALLED_FOR_VISIT} then 'visit'` : ''
  return `select s.id, s.phone_lookup as number, coalesce(s.about, 'asked') as why, s.is_first, s.is_last, s.requests, ${HELD} as held_id, s.created_at as since,
     ${ofLeadOr(PLAN_PRICE, REQUESTED_PRICE)} as value, ${ofLeadOr(PLACE, 's.city')} as city, ${ofLead(NAME)} as name,
     ${ofLeadOr(PLAN, 's.plan_id')} as plan, ${ofLeadOr(CAMPAIGN, 's.campaign')} as campaign, s.step, s.telephone as contact,
     ${ofLead('s.answers')} as answers, ${ofLead('s.place')} as place, not ${byRequest} as is_callable, null::timestamptz as starts_at, null::timestamptz as ends_at
   from support_requests s left join plans p on p.id = s.plan_id where ${where.asked} ${unless(byRequest)}
   union all
   select s.id, s.phone_lookup, 'waiting', false, ${IS_LAST}, 1, null, s.created_at, null, ${PLACE}, null, s.place->>'idPlan', ${CAMPAIGN}, null,
     s.contact, null, s.place, not ${byPhone}, null, null
   from no_coverage_leads s where s.phone_lookup is not null and s.network_since is not null and ${where.waiting} ${unless(byPhone)}
   union all
   select s.id, coalesce(s.answers->'phone'->>'lookup', s.id::text),
     case when s.risk = 'rejected' then 'risk' ${byVisit} else 'late' end, false, ${IS_LAST}, 1, null, s.updated_at, ${PLAN_PRICE}, ${PLACE},
     ${NAME}, ${PLAN}, ${CAMPAIGN}, null, s.answers->'phone'->>'phone', s.answers, s.place, s.is_contactable and not ${byLead}, ${LEAD_STARTS}, ${LEAD_ENDS}
   from leads s where ${isHistory ? `(s.is_contactable or ${IS_CALLED} and not ${isToArrange('s.id')})` : 's.is_contactable'}
     and ${where.lead} ${unless(byLead)}
   union all
   select s.id, coalesce(s.answers->'phone'->>'lookup', s.id::text), 'visit', false, ${byLead}, 1, null, o.created_at,
     o.price::float8 / 100, ${PLACE}, ${NAME}, o.plan_id, ${CAMPAIGN}, null, s.answers->'phone'->>'phone', null, s.place, true, null, null
   from orders o join leads s on s.id = o.lead_id where ${TO_ARRANGE} and ${where.order ?? where.lead}`
}
