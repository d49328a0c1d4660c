/** Opens the cookie settings. They have their own React tree, independent of the app's. */
import { createRoot } from 'react-dom/client'
import type { Consent } from '../../lib/cookie-consent.ts'
import ConsentModal from '../../ui/consent/ConsentModal.tsx'

/**
 * @param parent the element that the dialog is appended to until it is closed
 * @param onChoose called with the choice; null if the visitor chose nothing
 */
export function openConsentSettings(parent: Element, onChoose: (consent: Consent | null) => void): void {
  const place = document.createElement('div')
  parent.append(place)
  const root = createRoot(place)
  const remove = () => {
    root.unmount()
    place.remove()
  }
  // wait until the submit that closed the dialog is done
  root.render(<ConsentModal onChoose={onChoose} onClose={() => setTimeout(remove)} />)
}
