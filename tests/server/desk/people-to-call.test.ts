/**
 * Reading the table of people to call gives the same as a query that groups all records by telephone, after any
 * sequence of changes, also concurrent ones (docs/decisions/0083).
 */
import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import type pg from 'pg'
import type { Db } from '../../../server/db/database.ts'
import { recordsWhere } from '../../../server/repositories/desk/reasons-to-call.ts'
import {
  PEOPLE_TO_CALL,
  refreshPeopleToCall,
} from '../../../server/repositories/desk/people-to-call-table.ts'
import { isFull, rowsToRun } from '../../support/rows-to-run.ts'
import { itInFullRun } from '../../support/sampled-tests.ts'
import { useServer } from '../../support/server.ts'

const MINUTE = 60_000
/** Number of changes. Each kind of change is made some thirty times in the full run, otherwise six. */
const STEPS = isFull ? 1200 : 200
/** Minimum number of transactions of each concurrent writer. */
const WRITTEN = 150
const COLUMNS = 'number, queue, is_first, is_last, since, value, promised, waits, is_taken'

/** The people to call at the time `$1`, grouped from all records. */
const GROUPED = `select number, min(queue) as queue, bool_or(is_first) as is_first,
    coalesce(bool_and(is_last) filter (where queue = 0), bool_and(is_last)) as is_last,
    coalesce(min(since) filter (where queue = 0), min(since)) as since, max(value) as value, min(promised) as promised,
    coalesce(min(waits) filter (where queue = 0), min(waits)) as waits, bool_or(is_taken) as is_taken
  from (
    select r.number, r.is_first, r.is_last, r.since, r.value, coalesce(t.next_try, r.since) as waits,
      case r.why when 'visit' then 4 when 'waiting' then 3 when 'late' then 2 when 'risk' then 1 else 0 end as queue,
      case when t.result = 'de-novo' then t.next_try end as promised,
      coalesce(t.taken_by is not null and t.taken_at > $1::timestamptz - interval '2 hours', false) as is_taken
    from (${recordsWhere({
      asked: 'true',
      waiting: 'true',
      order: 'true',
      lead: "s.created_at > $1::timestamptz - interval '168 hours' and s.updated_at < $1::timestamptz - interval '30 minutes'",
    })}) r left join call_tasks t on t.subject_id = r.id
    where t.closed_at is null and (t.next_try is null or t.next_try <= $1)
  ) as records group by number order by number`
const KEPT = `with ${PEOPLE_TO_CALL} select ${COLUMNS} from people order by number`

/** Returns a generator of pseudo-random numbers, which are the same in each run. */
function numbersFrom(seed: number): (below: number) => number {
  let state = seed
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((state / 2 ** 32) * below)
  }
}

const ANY = (table: string, where = 'true') =>
  `(select id from ${table} where ${where} order by md5(id::text || $1::text) limit 1)`
const SUBJECT = `(select id from (select id from support_requests union all select id from no_coverage_leads
  union all select id from leads) as s order by md5(id::text || $1::text) limit 1)`
const PHONE = `'phone', jsonb_build_object('phone', 'sealed', 'lookup', 'n' || $1::int % 5, 'acceptPhoneContact', $1::int % 4 > 0)`
const PLAN = `'plan', jsonb_build_object('idPlan', 'p', 'accepted', jsonb_build_object('price', $1::int % 90))`

/** What happens to the records of six people. `$1` is a random number, `$2` the time. */
const CHANGES: Readonly<Record<string, string>> = {
  'asks for a call': `insert into support_requests (id, created_at, telephone, phone_lookup, plan_id, is_first)
    select gen_random_uuid(), $2, 'sealed', 'n' || $1::int % 5, (array['later', 'plan-d600a', 'plan-d1000a'])[1 + $1::int % 3], $1::int % 7 = 0`,
  'plan is added': `insert into plans select (jsonb_populate_record(p, '{"id": "later", "sku": "later", "price": 7000}')).* from plans p
    where p.id = 'plan-d600a' and $1::int + extract(epoch from $2::timestamptz) > 0 on conflict do nothing`,
  'plan is withdrawn': `delete from plans where id = 'later' and $1::int + extract(epoch from $2::timestamptz) > 0`,
  'asks for a call in an order': `insert into support_requests (id, created_at, telephone, phone_lookup, lead_id, is_first)
    select gen_random_uuid(), $2, 'sealed', 'n' || $1::int % 5, id, $1::int % 2 = 0 from leads where id = ${ANY('leads')}`,
  'request is moved to another telephone': `update support_requests set phone_lookup = 'n' || $1::int % 5, created_at = $2 where id = ${ANY('support_requests')}`,
  'request is held': `update support_requests set is_first = not is_first where id = ${ANY('support_requests')} and $2::timestamptz is not null`,
  'request is deleted': `delete from support_requests where id = ${ANY('support_requests')} and $2::timestamptz is not null`,
  'price changes': `update plans set price = 100 + $1::int % 9000 where id = (array['plan-d600a', 'plan-d1000a'])[1 + $1::int % 2] and $2::timestamptz is not null`,
  'joins the waiting list': `insert into no_coverage_leads (id, created_at, updated_at, reason, place, origin, phone_lookup, network_since)
    select gen_random_uuid(), $2::timestamptz, $2, 'network', '{}', '{}', case when $1::int % 6 > 0 then 'n' || $1::int % 5 end, case when $1::int % 2 = 0 then $2::timestamptz end`,
  'waits for the network, which is there': `insert into no_coverage_leads (id, created_at, updated_at, reason, place, origin, phone_lookup, network_since)
    select gen_random_uuid(), $2::timestamptz, $2, 'network', '{}', '{}', 'w' || $1::int % 3, $2`,
  'network comes': `update no_coverage_leads set network_since = $2 where id = ${ANY('no_coverage_leads')}`,
  'network goes': `update no_coverage_leads set network_since = null where id = ${ANY('no_coverage_leads')} and $2::timestamptz is not null`,
  'leaves a telephone': `update no_coverage_leads set phone_lookup = 'n' || $1::int % 5 where id = ${ANY('no_coverage_leads')} and $2::timestamptz is not null`,
  'leaves the waiting list': `delete from no_coverage_leads where id = ${ANY('no_coverage_leads')} and $2::timestamptz is not null`,
  'starts an order': `insert into leads (id, created_at, updated_at, place, origin, answers)
    select gen_random_uuid(), $2, $2, '{}', '{}', jsonb_build_object(${PHONE}, ${PLAN})`,
  'starts an order with all answers': `insert into leads (id, created_at, updated_at, place, origin, answers)
    select gen_random_uuid(), $2, $2, '{}', '{}', jsonb_build_object(${PHONE}, 'documentNumber', '{}'::jsonb)`,
  'starts an order without an HMAC': `insert into leads (id, created_at, updated_at, place, origin, answers)
    select gen_random_uuid(), $2, $2, '{}', '{}',
      '{"phone": {"phone": "sealed", "acceptPhoneContact": true}, "documentNumber": {}}'::jsonb where $1::int is not null`,
  'says the document': `update leads set answers = answers || '{"documentNumber": {}}', updated_at = $2 where id = ${ANY('leads')}`,
  'says another telephone': `update leads set answers = answers || jsonb_build_object(${PHONE}), updated_at = $2 where id = ${ANY('leads')}`,
  'chooses a plan': `update leads set answers = answers || jsonb_build_object(${PLAN}), updated_at = $2 where id = ${ANY('leads')}`,
  'answers anything': `update leads set seq = seq + 1, updated_at = $2 where id = ${ANY('leads', 'is_contactable')}`,
  'is refused': `update leads set risk = 'rejected' where id = ${ANY('leads')} and $2::timestamptz is not null`,
  'may try again': `update leads set risk = 'none', updated_at = $2 where id = ${ANY('leads', "risk = 'rejected'")}`,
  'is last on the waiting list': `with u as (update no_coverage_leads set origin = '{"isLast":true}' where id = ${ANY('no_coverage_leads')}
      and $2::timestamptz is not null returning phone_lookup, network_since)
    insert into people_to_call_changes select phone_lookup from u where phone_lookup is not null and network_since is not null`,
  'left too many orders': `update leads set origin = '{"isLast":true}' where id = ${ANY('leads')} and $2::timestamptz is not null`,
  orders: `update leads set status = 'finished', updated_at = $2 where id = ${ANY('leads')}`,
  'orders without a day': `insert into orders (lead_id, number, created_at, plan_id, sku, price, price_full, direct_debit, due_day)
    select id, id::text, $2, 'p', 'p', 100 + $1::int % 9000, 9990, false, 10 from leads where id = ${ANY('leads', "status = 'finished'")} on conflict do nothing`,
  'visit is booked': `update orders set installation_day = case when $1::int % 3 > 0 then '2026-12-01'::date end
    where lead_id = ${ANY('leads')} and $2::timestamptz is not null`,
  'order is installed': `update orders set installed_on = case when $1::int % 2 = 0 then '2026-12-01'::date end
    where lead_id = ${ANY('leads')} and $2::timestamptz is not null`,
  'order is cancelled': `update orders set cancelled_at = case when $1::int % 2 = 0 then $2::timestamptz end where lead_id = ${ANY('leads')}`,
  'order is erased': `delete from orders where lead_id = ${ANY('leads')} and $2::timestamptz is not null`,
  'lead is erased': `delete from leads l where id = ${ANY('leads', 'not exists (select from orders o where o.lead_id = leads.id)')}
    and $2::timestamptz is not null`,
  'call is taken': `insert into call_tasks (subject_id, taken_by, taken_at, updated_at) select id, gen_random_uuid(), $2, $2
    from (select ${SUBJECT} as id) as s where id is not null
    on conflict (subject_id) do update set taken_by = excluded.taken_by, taken_at = $2`,
  'call is agreed': `update call_tasks set taken_by = null, taken_at = null, result = case when $1::int % 3 > 0 then 'de-novo' else 'nao-atendeu' end,
    next_try = $2::timestamptz + $1::int % 200 * interval '1 minute' where subject_id = ${SUBJECT}`,
  'call is released': `update call_tasks set taken_by = null, taken_at = null where subject_id = ${SUBJECT} and $2::timestamptz is not null`,
  'call is settled': `update call_tasks set closed_at = $2 where subject_id = ${SUBJECT}`,
  'call is forgotten': `delete from call_tasks where subject_id = ${SUBJECT} and $2::timestamptz is not null`,
}
const NAMES = Object.keys(CHANGES)

const server = useServer()

/** Both readings of this moment. */
async function bothNow(client: pg.PoolClient) {
  await client.query('begin isolation level repeatable read')
  try {
    // from here on, nothing is seen that somebody settles later; so the time is not before any that was settled
    await client.query('select 1')
    const now = server().clock.now()
    const kept = await client.query<object>(KEPT, [now])
    const grouped = await client.query<object>(GROUPED, [now])
    return { kept: kept.rows, grouped: grouped.rows }
  } finally {
    await client.query('commit')
  }
}

async function withClient<T>(work: (client: pg.PoolClient) => Promise<T>): Promise<T> {
  const client = await server().db.pool.connect()
  try {
    return await work(client)
  } finally {
    client.release()
  }
}

describe('the table of people to call', () => {
  it('is what grouping gives after each of many changes, as time passes, settled or not', async () => {
    const below = numbersFrom(7)
    let most = 0
    await withClient(async (client) => {
      for (let step = 0; step < STEPS; step += 1) {
        const name = NAMES[below(NAMES.length)] ?? ''
        await client.query(CHANGES[name] ?? '', [below(1_000_000), server().clock.now()])
        if (below(3) === 0) server().clock.advance(below(12) * MINUTE)
        if (below(60) === 0) server().clock.advance(below(80) * 60 * MINUTE)
        if (below(2) === 0) while (await refreshPeopleToCall(server().db, server().clock.now())) continue
        if (!isFull && step % 3 > 0) continue
        const { kept, grouped } = await bothNow(client)
        expect(kept, `step ${step}: ${name}`).toEqual(grouped)
        most = Math.max(most, grouped.length)
      }
    })
    expect(most).toBeGreaterThan(4)
  })

  it('holds after settling without any record being read again', async () => {
    while (await refreshPeopleToCall(server().db, server().clock.now())) continue
    expect(await server().sql('select 1 from people_to_call_changes')).toEqual([])
    await withClient(async (client) => {
      const rows = await client.query<object>(
        `select number, queue from people_to_call where queue is not null and changes_at > $1 order by number`,
        [server().clock.now()],
      )
      const { grouped } = await bothNow(client)
      expect(rows.rows).toEqual(
        (grouped as { number: string; queue: number }[]).map(({ number, queue }) => ({ number, queue })),
      )
    })
  })

  it.each(['call_tasks', 'no_coverage_leads', 'support_requests'])(
    'is what grouping gives when all %s are removed at once',
    async (table) => {
      while (await refreshPeopleToCall(server().db, server().clock.now())) continue
      await server().sql(`truncate ${table}`)
      await withClient(async (client) => {
        const { kept, grouped } = await bothNow(client)
        expect(kept).toEqual(grouped)
      })
    },
  )

  it('is written by one process at a time: others go on without waiting', async () => {
    const phone = `insert into support_requests (id, created_at, telephone, phone_lookup)
      values (gen_random_uuid(), $1, 'sealed', 'twice')`
    await server().sql(phone, [server().clock.now()])
    await refreshPeopleToCall(server().db, server().clock.now())
    await server().sql(phone, [server().clock.now()])
    const [written, goOn] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
    const slow: Db = {
      ...server().db,
      transaction: (work) =>
        server().db.transaction(async (sql) => {
          const result = await work(sql)
          written.resolve()
          await goOn.promise
          return result
        }),
    }
    const first = refreshPeopleToCall(slow, server().clock.now())
    await written.promise
    await server().sql(phone, [server().clock.now()])
    expect(await refreshPeopleToCall(server().db, server().clock.now())).toBe(false)
    goOn.resolve()
    await first
    // what came meanwhile is still noted
    expect(await server().sql('select number from people_to_call_changes')).toEqual([{ number: 'twice' }])
  })

  // what changes notes the people that it sees; one that comes meanwhile does not see the change
  const meanwhile = [
    {
      change: 'a plan is added',
      slow: `insert into plans select (jsonb_populate_record(p, '{"id": "slow", "sku": "slow", "price": 7000}')).* from plans p
        where p.id = 'plan-d600a'`,
      fast: `insert into support_requests (id, created_at, telephone, phone_lookup, plan_id)
        values (gen_random_uuid(), now(), 'sealed', $3, 'slow')`,
    },
    {
      change: 'an order changes its plan',
      slow: `update leads set answers = answers || '{"plan": {"accepted": {"price": 70}}}' where id = $1`,
      fast: `insert into support_requests (id, created_at, telephone, phone_lookup, lead_id)
        values (gen_random_uuid(), now(), 'sealed', $3, $1)`,
    },
    {
      change: 'a call is settled',
      slow: `insert into call_tasks (subject_id, updated_at, closed_at) values ($2, now(), now())`,
      fast: `update support_requests set phone_lookup = $3 where id = $2`,
    },
  ]
  it.each(rowsToRun(meanwhile, ({ change }) => change === 'an order changes its plan'))(
    'is what grouping gives when $change while a request comes to a telephone',
    async ({ change, slow, fast }) => {
      const [lead, request] = [randomUUID(), randomUUID()]
      await server().sql(
        `insert into leads (id, created_at, updated_at, place, origin, answers) values ($1, $2, $2, '{}', '{}', '{}')`,
        [lead, server().clock.now()],
      )
      await server().sql(
        `insert into support_requests (id, created_at, telephone, phone_lookup) values ($1, $2, 'sealed', 'before')`,
        [request, server().clock.now()],
      )
      const given = (text: string) =>
        text.replaceAll('$1', `'${lead}'`).replaceAll('$2', `'${request}'`).replaceAll('$3', `'${change}'`)
      while (await refreshPeopleToCall(server().db, server().clock.now())) continue
      await withClient(async (client) => {
        await client.query('begin')
        await client.query(given(slow))
        await server().sql(given(fast))
        await refreshPeopleToCall(server().db, server().clock.now())
        await client.query('commit')
        const { kept, grouped } = await bothNow(client)
        expect(kept).toEqual(grouped)
      })
      while (await refreshPeopleToCall(server().db, server().clock.now())) continue
      expect(await server().sql('select number from people_to_call_changes')).toEqual([])
    },
  )

  itInFullRun('is what grouping gives while several write, settle and read', async () => {
    let isOver = false
    let compared = 0
    const writer = (seed: number) =>
      withClient(async (client) => {
        const below = numbersFrom(seed)
        for (let step = 0; !isOver && (step < WRITTEN || compared <= 20); step += 1) {
          await client.query('begin')
          try {
            for (let each = 0; each <= below(3); each += 1) {
              await client.query(CHANGES[NAMES[below(NAMES.length)] ?? ''] ?? '', [
                below(1_000_000),
                server().clock.now(),
              ])
            }
            await client.query(below(5) === 0 ? 'rollback' : 'commit')
          } catch (error) {
            await client.query('rollback')
            // two writers wait for each other's rows; the product repeats such a transaction
            if ((error as { code?: string }).code !== '40P01') throw error
          }
        }
      })
    const settler = async () => {
      while (!isOver) await refreshPeopleToCall(server().db, server().clock.now())
    }
    const reader = () =>
      withClient(async (client) => {
        while (!isOver) {
          const { kept, grouped } = await bothNow(client)
          expect(kept).toEqual(grouped)
          compared += 1
          server().clock.advance(7000)
        }
      })
    const end = () => void (isOver = true)
    const others = [settler(), settler(), reader(), reader()]
    const writers = [11, 12, 13, 14].map(writer)
    await Promise.all([Promise.all(writers).finally(end), Promise.all(others).finally(end)])
    expect(compared).toBeGreaterThan(20)
    await withClient(async (client) => {
      const { kept, grouped } = await bothNow(client)
      expect(kept).toEqual(grouped)
      expect(grouped.length).toBeGreaterThan(2)
    })
  })
})
