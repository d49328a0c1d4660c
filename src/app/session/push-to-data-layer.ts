/** Writes consent commands and e-commerce events to the tag manager's `dataLayer`. */
import { allowsPurpose, type Consent } from '../../lib/cookie-consent.ts'

declare global {
  interface Window {
    dataLayer?: unknown[]
  }
}

const layer = (): unknown[] => (window.dataLayer ??= [])

/**
 * Pushes a command to the tag manager. It must be an `arguments` object, because the tag manager ignores
 * arrays.
 */
const command = function () {
  layer().push(arguments)
} as (...words: unknown[]) => void

const word = (isGranted: boolean) => (isGranted ? 'granted' : 'denied')

/**
 * Translates the visitor's consent into Google Consent Mode v2: 'publi' covers advertising, 'func'
 * everything else.
 */
function modeOf(consent: Consent) {
  const ads = word(allowsPurpose(consent, 'publi'))
  const use = word(allowsPurpose(consent, 'func'))
  return {
    ad_storage: ads,
    ad_user_data: ads,
    ad_personalization: ads,
    analytics_storage: use,
    functionality_storage: use,
    personalization_storage: use,
  }
}

/** Denies everything by default. It must be the first entry in the layer. */
export const denyByDefault = (): void => command('consent', 'default', modeOf('denied'))

export const updateMode = (consent: Consent): void => command('consent', 'update', modeOf(consent))

/** Pushes a GA4 event that is about no plan. */
export function pushToDataLayer(event: string, parameters: Readonly<Record<string, string>>): void {
  layer().push({ event, ...parameters })
}

/** Pushes a GA4 e-commerce event, after clearing the items of the previous event. */
export function pushEcommerce(event: string, ecommerce: Readonly<Record<string, unknown>>): void {
  layer().push({ ecommerce: null }, { event, ecommerce })
}
