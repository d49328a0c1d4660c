/**
 * SQL for the keys by which booked technician visits are limited: counts, stores and deletes them, finds visits that
 * share a phone, mailbox, house or IP network, and lifts the limit for an order on hold (docs/decisions/0087).
 */
import { columnsOf, statement, type Sql } from '../db/database.ts'
import type { VisitKey, VisitKeyKind } from '../rules/visit-limit-keys.ts'

// In the order of the keys, so that two orders that share several never wait for each other.
const TURN = statement(
  'visits.turn',
  `insert into open_visit_turns (key) select key from unnest($1::text[]) as key order by key
   on conflict (key) do update set key = excluded.key`,
)

const COUNT = statement(
  'visits.count',
  `select k.key, count(*)::int as visits from open_visit_keys k join orders o on o.lead_id = k.lead_id
   where k.key = any($1::text[]) and o.installation_day >= $2 group by k.key`,
)

/**
 * Counts the open visits that have each of these keys: those of today (yyyy-mm-dd) and later. Until the transaction
 * ends, no other transaction can count visits with any of them.
 */
export async function countBookedVisits(
  sql: Sql,
  keys: readonly VisitKey[],
  today: string,
): Promise<ReadonlyMap<string, number>> {
  const lookups = keys.map(({ key }) => key)
  await sql.run(TURN, [lookups])
  const rows = await sql.rows<{ key: string; visits: number }>(COUNT, [lookups, today])
  return new Map(rows.map(({ key, visits }) => [key, visits]))
}

const ADD = statement(
  'visits.add',
  `insert into open_visit_keys (key, kind, lead_id)
   select k.key, k.kind, $3 from unnest($1::text[], $2::text[]) as k (key, kind) on conflict do nothing`,
)

/** Stores the keys of a visit that has just been booked. `lead` is the id of the order's lead. */
export const addVisitKeys = (sql: Sql, lead: string, keys: readonly VisitKey[]) =>
  sql.run(ADD, [...columnsOf(keys, 'key', 'kind'), lead])

const FORGET = statement('visits.forget', 'delete from open_visit_keys where lead_id = $1')

/** Deletes the keys of a visit that will not take place. `lead` is the id of the order's lead. */
export const deleteVisitKeys = (sql: Sql, lead: string) => sql.run(FORGET, [lead])

/** The maximum number of rows that one statement deletes. */
const CHUNK = 500

const PURGE = statement(
  'visits.purge',
  `delete from open_visit_keys where (key, lead_id) in (
     select k.key, k.lead_id from open_visit_keys k left join orders o on o.lead_id = k.lead_id
     where o.installation_day is null or o.installation_day < $1 limit ${CHUNK} for update of k skip locked)
   returning 1 as gone`,
)
const PURGE_TURNS = statement(
  'visits.purge.turns',
  `delete from open_visit_turns where key in (
     select t.key from open_visit_turns t where not exists (select 1 from open_visit_keys k where k.key = t.key)
     limit ${CHUNK} for update skip locked)
   returning 1 as gone`,
)

/**
 * Deletes keys of visits that were before today (yyyy-mm-dd), in batches. Returns how many rows were deleted. If `full`
 * is true, there may be more to delete.
 */
export async function purgeKeysOfPastVisits(
  sql: Sql,
  today: string,
): Promise<{ gone: number; full: boolean }> {
  const keys = (await sql.rows(PURGE, [today])).length
  const turns = (await sql.rows(PURGE_TURNS, [])).length
  return { gone: keys, full: keys === CHUNK || turns === CHUNK }
}

/** Open visits that have a key in common. */
export type VisitCluster = {
  readonly key: string
  readonly kind: VisitKeyKind
  readonly visits: number
  /** When the first and the last of the orders were placed. */
  readonly first: Date
  readonly last: Date
}

// Nearly all keys are of one order only, so those that several share are found first, by the index alone.
const CLUSTERS = statement(
  'visits.clusters',
  `with shared as materialized (
     select key from open_visit_keys group by key having count(*) >= (select min(least) from unnest($3::int[]) as least)
   )
   select k.key, k.kind, count(*)::int as visits, min(o.created_at) as first, max(o.created_at) as last
   from shared join open_visit_keys k using (key) join orders o on o.lead_id = k.lead_id
   where o.installation_day >= $1
   group by k.key, k.kind
   having count(*) >= (select l.least from unnest($2::text[], $3::int[]) as l (kind, least) where l.kind = k.kind)
   order by count(*) desc, max(o.created_at) desc limit $4`,
)

/** Finds the largest clusters of visits of today (yyyy-mm-dd) and later, with at least so many visits for each kind. */
export const findVisitClusters = (
  sql: Sql,
  today: string,
  least: readonly (readonly [VisitKeyKind, number])[],
  most: number,
): Promise<VisitCluster[]> =>
  sql.rows<VisitCluster>(CLUSTERS, [
    today,
    least.map(([kind]) => kind),
    least.map(([, count]) => count),
    most,
  ])

/** An order in a cluster. `day` is that of its visit, yyyy-mm-dd. */
export type ClusteredOrder = {
  readonly id: string
  readonly number: string
  readonly at: Date
  readonly city: string
  readonly day: string
  readonly period: 'manha' | 'tarde'
}

const ORDERS = statement(
  'visits.orders',
  `select o.lead_id as id, o.number, o.created_at as at, coalesce(l.place->>'city', '') as city,
     o.installation_day::text as day, o.installation_period as period
   from open_visit_keys k join orders o on o.lead_id = k.lead_id join leads l on l.id = o.lead_id
   where k.key = $1 and o.installation_day >= $2 order by o.created_at limit $3`,
)

/** Returns the orders with open visits that have a key, the first one first. */
export const ordersSharingVisitKey = (
  sql: Sql,
  key: string,
  today: string,
  most: number,
): Promise<ClusteredOrder[]> => sql.rows<ClusteredOrder>(ORDERS, [key, today, most])

const ALLOW = statement(
  'visits.allow',
  `update leads set verified = verified || '{"visit": "desk"}'::jsonb
   where id = $1 and status = 'open' and held_at is not null returning id`,
)

/** Lets a held order book its visit, because a desk user has checked it. */
export const allowVisitOfHeldOrder = (sql: Sql, lead: string) => sql.run(ALLOW, [lead])
