/** Shows the cookie settings. */
import { createRoot } from 'react-dom/client'
import type { Consent } from '../../lib/cookie-consent.ts'
import ConsentModal from '../../ui/consent/ConsentModal.tsx'
import { askConsent } from './ask-consent.tsx'

/**
 * Opens the cookie settings, so that the visitor can change an earlier choice. If they are closed without a
 * choice, the banner asks again.
 */
export function changeConsent(onChoose: (consent: Consent) => void): void {
  const place = document.createElement('div')
  document.body.append(place)
  const root = createRoot(place)
  const choose = (consent: Consent | null) => {
    if (consent) onChoose(consent)
    else askConsent(onChoose)
  }
  const remove = () => {
    root.unmount()
    place.remove()
  }
  // wait until the submit that closed the dialog is done
  root.render(<ConsentModal onChoose={choose} onClose={() => setTimeout(remove)} />)
}
