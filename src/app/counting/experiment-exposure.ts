/** Counts this browser's exposure to the A/B experiment, and remembers it. */
import type { ExposureReport } from '../../contract/visit-counts-and-browser-errors.ts'
import { todayInSaoPaulo } from '../../lib/iso-dates.ts'
import { storageKeys } from '../../lib/storage-keys.ts'
import { OWN_API } from '../boot/choose-api-server.ts'
import type { Version } from '../session/ab-version.ts'
import { isBrowserExcluded } from './exclude-forced-ab-versions.ts'

const { key } = storageKeys.exposed
const KEPT = /^([AB]) (\d{4}-\d{2}-\d{2})$/
const DAY = 86_400_000
/**
 * Maximum number of days that the API accepts (src/contract/lead.ts). An order placed later does not count in
 * the experiment.
 */
const OLDEST = 7

const today = () => todayInSaoPaulo(new Date())

/** The version and the day with which this browser entered the experiment; null if it has not entered it. */
function exposure(): { readonly version: Version; readonly day: string } | null {
  try {
    if (isBrowserExcluded()) return null
    const [, version, day] = KEPT.exec(localStorage.getItem(key) ?? '') ?? []
    return day === undefined ? null : { version: version as Version, day }
  } catch {
    return null
  }
}

/** The version that the draw has shown to this browser; '-' if there is none. */
export const exposedVersion = (): Version | '-' => exposure()?.version ?? '-'

/**
 * Days since this browser entered the experiment, at most 7, as sent with a new lead. Undefined if it is not
 * part of the experiment.
 */
export function exposedFor(): number | undefined {
  const since = exposure()?.day
  if (since === undefined) return undefined
  const days = Math.round((Date.parse(today()) - Date.parse(since)) / DAY)
  return days >= 0 ? Math.min(days, OLDEST) : undefined
}

/**
 * Counts this browser in the experiment, once, at the moment when the draw decides what it sees
 * (docs/decisions/0053). Counting only after the order has loaded would miss visitors who leave while a slow
 * version loads. Bots and browsers without storage are not counted.
 */
export function recordExposure(version: Version): void {
  if (navigator.webdriver || exposure() !== null) return
  try {
    if (isBrowserExcluded()) return
    localStorage.setItem(key, `${version} ${today()}`)
    const report: ExposureReport = { version }
    const body = new Blob([JSON.stringify(report)], { type: 'application/json' })
    if (!navigator.sendBeacon(`${OWN_API}/exposures`, body)) localStorage.removeItem(key)
  } catch {
    // blocked
  }
}
