import { addDays, todayInSaoPaulo } from '../../../src/lib/dates.ts'
import type { CoverageProps } from '../../../src/desk/pages/CoveragePage.tsx'
import type { DeliveriesProps } from '../../../src/desk/pages/DeliveriesPage.tsx'
import type { SlotsProps } from '../../../src/desk/pages/SlotsPage.tsx'
import { countSlots, fullestSlots, teamNames, uncoveredCities } from '../../repositories/desk/operation.ts'
import type { Operator } from '../../repositories/desk/operators.ts'
import { sendAgain, sendAllAgain } from '../../repositories/outbox.ts'
import { troubledOutbox } from '../../repositories/outbox-trouble.ts'
import { audit } from './audit.ts'
import { handleOf, idBehind } from './handles.ts'
import { targetsOf } from '../outbox.ts'
import { lateBefore, troubleOf } from '../outbox-watch.ts'
import type { Desk } from './parts.ts'

/** Rows that a page shows of each list. */
const MOST = 100
/** Days ahead for which slots are shown. */
const AHEAD = 21
/** Days back for which coverage questions count. */
export const COVERAGE_DAYS = 90
/** Share of booked visits from which a slot counts as filling up. */
const FULL = 0.8

/** Deliveries that are late, were given up on, or have nowhere to go: the oldest of each, and how many there are. */
export async function listDeliveries(desk: Desk): Promise<DeliveriesProps> {
  const targets = targetsOf(desk.providers)
  const [rows, { over, late, orders, others }] = await Promise.all([
    troubledOutbox(desk.db, targets, lateBefore(desk.clock.now()), MOST),
    troubleOf(desk),
  ])
  return {
    all: over + late + orders + others,
    over,
    untold: orders + others > 0 ? { orders, others } : null,
    rows: rows.map((row) => ({
      handle: handleOf(desk.vault, `${row.subject_id} ${row.id}`),
      kind: row.kind,
      since: row.created_at.toISOString(),
      tries: row.attempts,
      error: row.last_error,
      state: !targets.includes(row.target) ? 'untold' : row.failed_at === null ? 'late' : 'over',
      next: row.next_at.toISOString(),
    })),
  }
}

/** Makes a delivery due now; false when it has been delivered or erased. */
export async function resend(desk: Desk, operator: Operator, handle: string): Promise<boolean> {
  const [subject, id] = idBehind(desk.vault, handle)?.split(' ') ?? []
  if (subject === undefined || id === undefined) return false
  return desk.db.transaction(async (sql) => {
    const kind = await sendAgain(sql, subject, id, desk.clock.now())
    if (kind === undefined) return false
    await audit(sql, desk, { by: operator, what: 'delivery_resent', subject: id, detail: { kind } })
    return true
  })
}

/** Makes everything due that was given up on. */
export async function resendAll(desk: Desk, operator: Operator): Promise<void> {
  await desk.db.transaction(async (sql) => {
    const rows = await sendAllAgain(sql, desk.clock.now())
    await audit(sql, desk, { by: operator, what: 'delivery_resent', detail: { rows } })
  })
}

/** Slots of the next three weeks, the fullest first. */
export async function listSlots(desk: Desk): Promise<SlotsProps['rows']> {
  const today = todayInSaoPaulo(desk.clock.now())
  const slots = await fullestSlots(desk.db, today, addDays(today, AHEAD), MOST)
  const names = await namesToShow(desk, [...new Set(slots.map(({ team }) => team))])
  return slots.map(({ team, ...slot }) => ({ team: names.get(team) ?? team, ...slot }))
}

/** Two teams with the same name are distinguished by their keys; a team whose areas are gone has only its key left. */
async function namesToShow(desk: Desk, teams: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const names = await teamNames(desk.db, teams)
  const isShared = (name: string) => [...names.values()].filter((each) => each === name).length > 1
  return new Map([...names].map(([team, name]) => [team, isShared(name) ? `${name} (${team})` : name]))
}

/** How many of these slots are filling up. */
export async function countFilling({ db, clock }: Pick<Desk, 'db' | 'clock'>): Promise<number> {
  const today = todayInSaoPaulo(clock.now())
  return countSlots(db, today, addDays(today, AHEAD), FULL)
}

/** Where people asked for what is not available. */
export async function listUncovered(desk: Desk): Promise<CoverageProps['rows']> {
  const since = new Date(desk.clock.now().getTime() - COVERAGE_DAYS * 86_400_000)
  const rows = await uncoveredCities(desk.db, since, MOST)
  return rows.map(({ city, state, cep, asked, waiting, without_offer }) => ({
    place:
      city !== null ? (state === null ? city : `${city}, ${state}`) : cep === null ? null : `CEP ${cep}-…`,
    asked,
    waiting,
    withoutOffer: without_offer,
  }))
}
