/** Shows the cookie banner until the visitor has made a choice, and opens the cookie settings from it. */
import type { Consent } from '../../lib/cookie-consent.ts'
import { renderConsentBanner } from '../../ui/consent/render-consent-banner.ts'
import { loadWithRetries } from '../../ui/retry-failed-files-or-reload.ts'
import { placeCookieBanner } from './place-cookie-banner.ts'

/** Loads the settings, with React. Most visitors choose on the banner. */
const loadSettings = async () => import('./open-cookie-settings.tsx')

/** Shows the cookie banner until the visitor has chosen. It is independent of the app's store and router. */
export function showCookieBanner(onChoose: (consent: Consent) => void): void {
  const place = document.createElement('div')
  place.className = 'consent-place'
  // what the visitor was at before the banner: with the pressed button the focus would leave the page
  let before: EventTarget | null = null
  place.addEventListener('focusin', ({ relatedTarget }) => {
    if (!(relatedTarget instanceof Node && place.contains(relatedTarget))) before = relatedTarget
  })
  const choose = (consent: Consent) => {
    const hasFocus = place.contains(document.activeElement)
    leave()
    delete document.documentElement.dataset.ask
    if (hasFocus && before instanceof HTMLElement) before.focus({ preventScroll: true })
    onChoose(consent)
  }
  let isOpening = false
  async function manage() {
    if (isOpening) return
    isOpening = true
    try {
      const { openConsentSettings } = await loadWithRetries(loadSettings, () => place.isConnected, true)
      // the visitor may have chosen on the banner meanwhile
      if (place.isConnected) openConsentSettings(place, (consent) => consent && choose(consent))
    } catch {
      // the banner has gone
    }
    isOpening = false
  }
  // its place depends on its height
  renderConsentBanner(place, {
    reject: () => choose('denied'),
    accept: () => choose('both'),
    manage: () => void manage(),
  })
  const leave = placeCookieBanner(place)
}
