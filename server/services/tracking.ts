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

/**
 * What is stored of a request about something that exists: it keeps the source that it began with, whole, if it has one
 * (D101). A visit of another day never adds parameters of its own to it.
 * @param stored the stored origin
 * @param told what the request says of its origin
 */
export function withFirstSource<Told extends Readonly<Record<string, unknown>>>(
  stored: Readonly<Record<string, unknown>>,
  told: Told,
): Told {
  const first = TRACKING_KEYS.filter((name) => stored[name])
  if (first.length === 0) return told
  const isSource = (name: string) => (TRACKING_KEYS as readonly string[]).includes(name)
  const others = Object.entries(told).filter(([name]) => !isSource(name))
  return Object.fromEntries([...others, ...first.map((name) => [name, stored[name]])]) as Told
}
