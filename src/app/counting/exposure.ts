import type { ExposureReport } from '../../contract/visit-counts.ts'
import { todayInSaoPaulo } from '../../lib/dates.ts'
import { storageKeys } from '../../lib/storage-keys.ts'
import { apiBase } from '../boot/api-base.ts'
import type { Version } from '../session/version.ts'
import { isLeftOut } from './left-out.ts'

const { key } = storageKeys.exposed
const KEPT = /^([AB]) (\d{4}-\d{2}-\d{2})$/
const DAY = 86_400_000
/** The contract's limit: anything older counts for no order (src/contract/lead.ts). */
const OLDEST = 7

const today = () => todayInSaoPaulo(new Date())

/** What this browser was counted as; null: it is not in the experiment. */
function exposure(): { readonly version: Version; readonly day: string } | null {
  try {
    if (isLeftOut()) return null
    const [, version, day] = KEPT.exec(localStorage.getItem(key) ?? '') ?? []
    return day === undefined ? null : { version: version as Version, day }
  } catch {
    return null
  }
}

/** The version that the draw has shown to this browser; '-': none. */
export const exposedVersion = (): Version | '-' => exposure()?.version ?? '-'

/**
 * Midnights since then, 7 for more, as the creation of a lead carries them; undefined for a browser that is not in it.
 */
export function exposedFor(): number | undefined {
  const since = exposure()?.day
  if (since === undefined) return undefined
  const days = Math.round((Date.parse(today()) - Date.parse(since)) / DAY)
  return days >= 0 ? Math.min(days, OLDEST) : undefined
}

/**
 * Counts this browser in the experiment, once: the draw decides now what it sees (docs/decisions/0053). At this moment
 * and not when the order has loaded, so that a slow version loses nobody from its count. Bots, and browsers that store
 * nothing, do not count.
 */
export function expose(version: Version): void {
  if (navigator.webdriver || exposure() !== null) return
  try {
    if (isLeftOut()) return
    localStorage.setItem(key, `${version} ${today()}`)
    const report: ExposureReport = { version }
    const body = new Blob([JSON.stringify(report)], { type: 'application/json' })
    if (!navigator.sendBeacon(`${apiBase()}/exposures`, body)) localStorage.removeItem(key)
  } catch {
    // blocked
  }
}
