/**
 * `npm run operator -- clock`: when the server's clock has jumped ahead, old data is no longer deleted until the
 * operator confirms here that the date is right (docs/decisions/0146).
 */
import { todayInSaoPaulo } from '../../../src/lib/iso-dates.ts'
import { ConfigError } from '../../config.ts'
import type { AccountParts } from '../../services/desk/accounts.ts'
import { believeClock, clockJumpedFrom } from '../../services/clock-jumps.ts'
import { audit } from '../../services/desk/write-and-check-audit-log.ts'

/** Says whether the clock is believed; with the date of today it is from now on, which the audit log records. */
export async function confirmServerClock(
  { db, clock, vault }: AccountParts,
  date: string | undefined,
): Promise<string> {
  const today = todayInSaoPaulo(clock.now())
  const from = await clockJumpedFrom(db, clock.now())
  if (date === undefined) {
    if (from === null) return `The clock says that it is ${today}, and is believed.\n`
    return `The clock says that it is ${today}. It was believed last on ${todayInSaoPaulo(from)}, and nothing has been deleted
because of its age since. If it is right: desk-accounts-and-audit.ts clock ${today}\n`
  }
  if (date !== today)
    throw new ConfigError(
      `The clock of this machine says that it is ${today}. Correct the clock, or the date.`,
    )
  await db.transaction(async (sql) => {
    await believeClock(sql, clock.now())
    const detail = { date, believed: from && todayInSaoPaulo(from) }
    await audit(sql, { clock, vault }, { by: 'command', what: 'clock_confirmed', detail })
  })
  return `It is ${today}: what is old is deleted within the next hour.\n`
}
