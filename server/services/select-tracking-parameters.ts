/** Selects which tracking parameters of a request are stored. */
import { cleanTrackingValue, TRACKING_KEYS } from '../../src/lib/tracking-parameters.ts'

/** The tracking parameters that may be stored. */
const NAMES = [...TRACKING_KEYS, 'userAgent', 'origin', 'client_id', 'session_id', 'lp_origin'] as const

type Named = Partial<Record<(typeof NAMES)[number], string | undefined>>

/** Returns the tracking parameters of a request: only those allowed, sanitized, without empty values. */
export function trackingOf(request: Named): Record<string, string> {
  return Object.fromEntries(
    NAMES.flatMap((name) => {
      const value = cleanTrackingValue(request[name] ?? '')
      return value ? [[name, value]] : []
    }),
  )
}

/**
 * Returns the origin to store when a request changes an existing record. If the record already has tracking
 * parameters, they stay unchanged: those of a later visit are never added.
 * @param stored the stored origin
 * @param told the origin in the request
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
