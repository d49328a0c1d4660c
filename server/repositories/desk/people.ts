import { statement, type Sql } from '../../db/database.ts'

/** Why somebody may be called: asked for it, waits for the network, stopped late, was lost at the risk check. */
export type Why = 'asked' | 'waiting' | 'late' | 'risk'

/** Somebody to call; what is personal is sealed. */
export type Callable = {
  id: string
  why: Why
  since: Date
  /** Reais a month of the plan that was chosen; null before one was. */
  value: number | null
  city: string | null
  state: string | null
  /** E-mail address of the operator who has it now. */
  taken_by: string | null
  tries: number
  result: string | null
  next_try: Date | null
}

/** Rows that one list takes from each of its sources. */
const EACH = 200
/** Minutes after which what somebody took is free again. */
const TAKEN_MINUTES = 120
/** Days for which a lead that stopped is called. */
const LEAD_DAYS = 7

const TASK = `left join call_tasks t on t.subject_id = s.id
  left join operators o on o.id = t.taken_by and t.taken_at > $1::timestamptz - interval '${TAKEN_MINUTES} minutes'`
const OPEN = 't.closed_at is null and (t.next_try is null or t.next_try <= $1)'
const STATE = 'o.email as taken_by, coalesce(t.tries, 0) as tries, t.result, t.next_try'

// A lead is called only where its visitor consented (acceptPhoneContact), and not while they may still be answering.
const CALLABLE_LEAD = `s.status = 'open' and s.answers->'phone'->>'acceptPhoneContact' = 'true'`
const WHY_LEAD = `case when s.risk = 'rejected' then 'risk' else 'late' end`
const LOST = `(s.risk = 'rejected' or s.answers ? 'documentNumber')`

const LIST = statement(
  'people.list',
  `(select s.id, 'asked' as why, s.created_at as since, null::float as value, null as city, null as state, ${STATE}
    from support_requests s ${TASK} where ${OPEN} order by s.created_at desc limit ${EACH})
   union all
   (select s.id, 'waiting', s.created_at, null, s.place->>'city', s.place->>'state', ${STATE}
    from no_coverage_leads s ${TASK} where s.phone_lookup is not null and ${OPEN}
    order by s.created_at desc limit ${EACH})
   union all
   (select s.id, ${WHY_LEAD}, s.updated_at, (s.answers->'plan'->'accepted'->>'price')::float, s.place->>'city',
      s.place->>'state', ${STATE}
    from leads s ${TASK} where ${CALLABLE_LEAD} and ${LOST} and ${OPEN}
      and s.created_at > $1::timestamptz - interval '${LEAD_DAYS} days'
      and s.updated_at < $1::timestamptz - interval '30 minutes'
    order by s.created_at desc limit ${EACH})`,
)

/** Who may be called now. */
export const peopleToCall = (sql: Sql, now: Date) => sql.rows<Callable>(LIST, [now])

/** One person, with what the desk noted; contact and note are sealed. */
export type CallableDetail = Callable & {
  taken_by_id: string | null
  note: string | null
  closed_at: Date | null
  /** A telephone, or for `waiting` a whole contact as JSON. */
  contact: string | null
  name: string | null
  plan: string | null
  addon: string | null
  answered: string[]
}

const MORE = `case when o.id is not null then t.taken_by end as taken_by_id, t.note, t.closed_at`
const FIND = statement(
  'people.find',
  `select s.id, 'asked' as why, s.created_at as since, null::float as value, null as city, null as state, ${STATE}, ${MORE},
     s.telephone as contact, null as name, null as plan, null as addon, '{}'::text[] as answered
   from support_requests s ${TASK} where s.id = $2
   union all
   select s.id, 'waiting', s.created_at, null, s.place->>'city', s.place->>'state', ${STATE}, ${MORE},
     s.contact, null, null, s.origin->>'addon', '{}'::text[]
   from no_coverage_leads s ${TASK} where s.id = $2 and s.phone_lookup is not null
   union all
   select s.id, ${WHY_LEAD}, s.updated_at, (s.answers->'plan'->'accepted'->>'price')::float, s.place->>'city',
     s.place->>'state', ${STATE}, ${MORE},
     s.answers->'phone'->>'phone', s.answers->'name'->>'name', s.answers->'plan'->>'idPlan', s.origin->>'addon',
     array(select jsonb_object_keys(s.answers))
   from leads s ${TASK} where s.id = $2 and ${CALLABLE_LEAD} and ${LOST}`,
)

/** Undefined for whoever may not be called. */
export const personToCall = (sql: Sql, id: string, now: Date) => sql.row<CallableDetail>(FIND, [now, id])

const TAKE = statement(
  'people.take',
  `insert into call_tasks as t (subject_id, taken_by, taken_at, updated_at) values ($1, $2, $3, $3)
   on conflict (subject_id) do update set taken_by = $2, taken_at = $3, updated_at = $3
   where t.closed_at is null
     and (t.taken_by is null or t.taken_by = $2
       or t.taken_at <= $3::timestamptz - interval '${TAKEN_MINUTES} minutes')
   returning subject_id`,
)

/** One statement decides who has it: false when somebody else does. */
export const takePerson = async (sql: Sql, id: string, operator: string, now: Date): Promise<boolean> =>
  (await sql.row(TAKE, [id, operator, now])) !== undefined

export type Outcome = { result: string; note: string | null; nextTry: Date | null; isClosed: boolean }

const NOTE = statement(
  'people.note',
  `update call_tasks set result = $3, note = coalesce($4, note), next_try = $5, closed_at = case when $6 then $7::timestamptz end,
     tries = tries + 1, taken_by = null, taken_at = null, updated_at = $7
   where subject_id = $1 and taken_by = $2 and closed_at is null returning subject_id`,
)

/** Notes what came of it and lets it go; false when it is no longer this operator's. `note` is sealed. */
export async function notePerson(
  sql: Sql,
  id: string,
  operator: string,
  outcome: Outcome,
  now: Date,
): Promise<boolean> {
  const { result, note, nextTry, isClosed } = outcome
  return (await sql.row(NOTE, [id, operator, result, note, nextTry, isClosed, now])) !== undefined
}

const RELEASE = statement(
  'people.release',
  `update call_tasks set taken_by = null, taken_at = null, updated_at = $3 where subject_id = $1 and taken_by = $2
   returning subject_id`,
)

/** False when it is not this operator's. */
export const releasePerson = async (sql: Sql, id: string, operator: string, now: Date): Promise<boolean> =>
  (await sql.row(RELEASE, [id, operator, now])) !== undefined
