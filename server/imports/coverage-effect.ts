/** Computes how an import of coverage areas affects CEPs, booked visits and the waiting list. */
import { setImmediate as nextTurn } from 'node:timers/promises'
import type { ClientBase } from 'pg'
import type { CoverageEffect } from '../rules/import-types.ts'
import { coverageChange, type CepRange, type CoveredArea } from '../rules/cep-changes.ts'
import { IMPORT_TABLES } from './import-tables.ts'
import { besideStored, isRemoved, rowDiffers, type Imported } from './table-comparison.ts'

/** How many ranges of CEPs are named. */
const SHOWN = 5

type AreaRow = CoveredArea & { id: string }

const countOf = (ranges: readonly CepRange[]): number =>
  ranges.reduce((sum, [from, to]) => sum + to - from + 1, 0)

/**
 * Computes the effect of an import of coverage areas.
 * @param today yyyy-mm-dd in São Paulo
 */
export async function coverageEffect(
  client: ClientBase,
  imported: Imported,
  today: string,
): Promise<CoverageEffect> {
  const table = IMPORT_TABLES.coverage
  const { id } = imported
  const { rows: before } = await client.query<AreaRow>(
    'select id, cep_from, cep_to, infra from coverage_areas',
  )
  const { rows: written } = await client.query<AreaRow>(
    `select f.key as id, (f.fields->>'cep_from')::integer as cep_from, (f.fields->>'cep_to')::integer as cep_to,
       f.fields->>'infra' as infra
     from ${besideStored(table)} where f.import_id = $1 and (t.id is null or ${rowDiffers(table)})`,
    [id],
  )
  const { rows: removed } = await client.query<{ id: string }>(
    `select t.id from coverage_areas t where ${isRemoved(imported)}`,
    [id],
  )
  const without = new Set([...written, ...removed].map((each) => each.id))
  const after = [...before.filter((each) => !without.has(each.id)), ...written]
  const { gained, lost } = await coverageChange(before, after, () => nextTurn())
  const losing = [...removed, ...written.filter(({ infra }) => infra === null)].map((each) => each.id)
  return {
    gained: countOf(gained),
    lost: countOf(lost),
    gainedRanges: gained.slice(0, SHOWN),
    lostRanges: lost.slice(0, SHOWN),
    visits: await visitsIn(client, losing, today),
    waiting: await waitingIn(client, gained),
  }
}

/** Counts the visits to come in areas. */
async function visitsIn(client: ClientBase, areas: readonly string[], today: string): Promise<number> {
  if (areas.length === 0) return 0
  const { rows } = await client.query<{ rows: number }>(
    `select count(*)::integer as rows from orders join leads l on l.id = orders.lead_id
     where orders.installation_day >= $2 and orders.cancelled_at is null and l.place->>'area' = any($1::text[])`,
    [areas, today],
  )
  return rows[0]?.rows ?? 0
}

/** Counts the people on the waiting list in ranges of CEPs, which are in their order. */
async function waitingIn(client: ClientBase, ranges: readonly CepRange[]): Promise<number> {
  if (ranges.length === 0) return 0
  const { rows } = await client.query<{ cep: number; rows: number }>(
    `select (place->>'cep')::integer as cep, count(*)::integer as rows from no_coverage_leads
     where contact is not null and network_since is null and place->>'cep' ~ '^[0-9]{8}$' group by 1 order by 1`,
  )
  let [sum, at] = [0, 0]
  for (const { cep, rows: people } of rows) {
    while ((ranges[at]?.[1] ?? Infinity) < cep) at += 1
    if ((ranges[at]?.[0] ?? Infinity) <= cep) sum += people
  }
  return sum
}
