import { cleanTrackingValue, TRACKING_KEYS } from '../../src/lib/tracking.ts'

/** Tracking parameters that may be stored (S16). */
const NAMES = [...TRACKING_KEYS, 'userAgent', 'origin', 'client_id', 'session_id', 'lp_origin'] as const

type Named = Partial<Record<(typeof NAMES)[number], string | undefined>>

/** The tracking of a request: allow-listed, sanitized, empty values dropped. */
export function trackingOf(request: Named): Record<string, string> {
  return Object.fromEntries(
    NAMES.flatMap((name) => {
      const value = cleanTrackingValue(request[name] ?? '')
      return value ? [[name, value]] : []
    }),
  )
}
