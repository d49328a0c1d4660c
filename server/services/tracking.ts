import { cleanTrackingValue, TRACKING_KEYS } from '../../src/lib/tracking-parameters.ts'

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
 * What to store from a request about an existing record: it keeps its original source in full, if it has one (D101). A
 * visit on another day never adds its parameters to it.
 * @param stored the stored origin
 * @param told the origin as the request states it
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
