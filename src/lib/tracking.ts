import { withoutControls } from './text.ts'

/** The parameters of an address that travel with a lead (F§2); everything else is dropped. */
export const TRACKING_KEYS = [
  'utm_source',
  'utm_medium',
  'utm_campaign',
  'utm_content',
  'gclid',
  'matchchannel',
  'campaignid',
] as const

type TrackingKey = (typeof TRACKING_KEYS)[number]
export type Tracking = Partial<Record<TrackingKey, string>>

const LIMIT = 256

/** One tracking value: no control characters, no angle brackets, at most 256 characters (S16). */
export function cleanTrackingValue(raw: string): string {
  // Cut first: a value of 10 kB costs no more than a short one.
  return withoutControls(raw.slice(0, 4 * LIMIT))
    .replace(/[<>]/g, '')
    .trim()
    .slice(0, LIMIT)
    .replace(/[\ud800-\udbff]$/, '')
}

/** The allow-listed parameters of a query; the first value of a repeated one; empty ones left out. */
export function trackingFrom(query: URLSearchParams): Tracking {
  const tracking: Tracking = {}
  for (const key of TRACKING_KEYS) {
    const value = cleanTrackingValue(query.get(key) ?? '')
    if (value !== '') tracking[key] = value
  }
  return tracking
}
