/** Shows the cookie banner. */
import { createRoot } from 'react-dom/client'
import type { Consent } from '../../lib/cookie-consent.ts'
import { ConsentBanner } from '../../ui/consent/ConsentBanner.tsx'
import { keepPlaced } from './place-consent.ts'

/**
 * Shows the cookie banner until the visitor has chosen. It has its own React tree, independent of the app's
 * store and router.
 */
export function askConsent(onChoose: (consent: Consent) => void): void {
  const place = document.createElement('div')
  place.className = 'consent-place'
  const root = createRoot(place)
  const leave = keepPlaced(place)
  root.render(
    <ConsentBanner
      onChoose={(consent) => {
        leave()
        delete document.documentElement.dataset.ask
        root.unmount()
        onChoose(consent)
      }}
    />,
  )
}
