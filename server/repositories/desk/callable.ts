/** Why somebody may be called: asked for it, waits for the network, stopped late, was lost at the risk check. */
export type Why = 'asked' | 'waiting' | 'late' | 'risk'

/** Minutes after which a call that an operator took is free again. */
export const TAKEN_MINUTES = 120

/** What the desk noted of a record `r`, and who has it at the moment `$1`. */
export const TASK = `left join call_tasks t on t.subject_id = r.id
  left join operators o on o.id = t.taken_by and t.taken_at > $1::timestamptz - interval '${TAKEN_MINUTES} minutes'`

// A lead is called only where its visitor consented (acceptPhoneContact).
const CALLABLE_LEAD = `s.status = 'open' and s.answers->'phone'->>'acceptPhoneContact' = 'true'
  and (s.risk = 'rejected' or s.answers ? 'documentNumber')`

const PLACE = `(s.place->>'city') || coalesce(', ' || (s.place->>'state'), '')`

const NO_DETAILS = 'null::float8 as value, null::text as city, null::text as name, null as plan'

/**
 * Every record for which somebody may be called, one row each: `number` is the same for all of one telephone.
 * @param where conditions on each source, whose rows are `s`
 */
export const recordsWhere = (where: { asked: string; waiting: string; lead: string }): string =>
  `select s.id, s.phone_lookup as number, 'asked' as why, s.created_at as since, ${NO_DETAILS}, null as addon,
     s.telephone as contact, null::jsonb as answers
   from support_requests s where ${where.asked}
   union all
   select s.id, s.phone_lookup, 'waiting', s.created_at, null, ${PLACE}, null, null, s.origin->>'addon', s.contact, null
   from no_coverage_leads s where s.phone_lookup is not null and ${where.waiting}
   union all
   select s.id, coalesce(s.answers->'phone'->>'lookup', s.id::text),
     case when s.risk = 'rejected' then 'risk' else 'late' end, s.updated_at,
     (s.answers->'plan'->'accepted'->>'price')::float8, ${PLACE}, s.answers->'name'->>'name',
     s.answers->'plan'->>'idPlan', s.origin->>'addon', s.answers->'phone'->>'phone', s.answers
   from leads s where ${CALLABLE_LEAD} and ${where.lead}`
