import { allows, type Consent } from '../../lib/cookie-consent.ts'

declare global {
  interface Window {
    dataLayer?: unknown[]
  }
}

const layer = (): unknown[] => (window.dataLayer ??= [])

/** A command as the tag container takes it: it ignores arrays, and reads what has the shape of `arguments`. */
const command = function () {
  layer().push(arguments)
} as (...words: unknown[]) => void

const word = (isGranted: boolean) => (isGranted ? 'granted' : 'denied')

/** Consent Mode v2 (D42): publicity is what is stored and used for ads, performance and function the rest. */
function modeOf(consent: Consent) {
  const ads = word(allows(consent, 'publi'))
  const use = word(allows(consent, 'func'))
  return {
    ad_storage: ads,
    ad_user_data: ads,
    ad_personalization: ads,
    analytics_storage: use,
    functionality_storage: use,
    personalization_storage: use,
  }
}

/** Denied by default, before anything else is in the layer (D73). */
export const denyByDefault = (): void => command('consent', 'default', modeOf('denied'))

export const updateMode = (consent: Consent): void => command('consent', 'update', modeOf(consent))

/** A GA4 event. The one before it must not leave its items behind. */
export function pushEcommerce(event: string, ecommerce: Readonly<Record<string, unknown>>): void {
  layer().push({ ecommerce: null }, { event, ecommerce })
}
