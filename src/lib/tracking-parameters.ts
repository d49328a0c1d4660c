/** Reads the tracking parameters of a URL, which are sent with a lead. */
import { withoutControls } from './text.ts'

/**
 * Ids that advertisers add to the address of a click, and the source that they name where no utm_source does. All but the
 * first are not in the specified API.
 */
export const CLICK_SOURCES = {
  gclid: 'Google',
  gbraid: 'Google',
  wbraid: 'Google',
  msclkid: 'Bing',
  fbclid: 'Meta',
  ttclid: 'TikTok',
} as const

const CLICK_IDS = Object.keys(CLICK_SOURCES) as (keyof typeof CLICK_SOURCES)[]

/** The names of the tracking parameters that are taken from a URL and sent with a lead. */
export const TRACKING_KEYS = [
  'utm_source',
  'utm_medium',
  'utm_campaign',
  'utm_content',
  ...CLICK_IDS,
  'matchchannel',
  'campaignid',
] as const

type TrackingKey = (typeof TRACKING_KEYS)[number]
export type Tracking = Partial<Record<TrackingKey, string>>

const LIMIT = 256

/** Cleans one tracking value: no control characters, no angle brackets, at most 256 characters. */
export function cleanTrackingValue(raw: string): string {
  // Cut first, so that a value of 10 kB costs no more than a short one.
  return withoutControls(raw.slice(0, 4 * LIMIT))
    .replace(/[<>]/g, '')
    .trim()
    .slice(0, LIMIT)
    .replace(/[\ud800-\udbff]$/, '')
}

/**
 * Returns the tracking parameters of a query. If a parameter is repeated, the first value is used. Empty values are
 * omitted.
 */
export function trackingFrom(query: URLSearchParams): Tracking {
  const tracking: Tracking = {}
  for (const key of TRACKING_KEYS) {
    const value = cleanTrackingValue(query.get(key) ?? '')
    if (value !== '') tracking[key] = value
  }
  return tracking
}
