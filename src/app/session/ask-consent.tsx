/** Shows the cookie banner and the cookie settings. */
import { createRef } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import type { Consent } from '../../lib/cookie-consent.ts'
import { ConsentBanner } from '../../ui/consent/ConsentBanner.tsx'
import { ConsentModal } from '../../ui/consent/ConsentModal.tsx'
import { keepPlaced } from './place-consent.ts'

/**
 * Opens the cookie settings, so that the visitor can change an earlier choice. If they are closed without a
 * choice, the banner asks again.
 */
export function changeConsent(onChoose: (consent: Consent) => void): void {
  const place = document.createElement('div')
  document.body.append(place)
  const root = createRoot(place)
  const modal = createRef<HTMLDialogElement>()
  const choose = (consent: Consent | null) => {
    if (consent) onChoose(consent)
    else askConsent(onChoose)
  }
  flushSync(() => root.render(<ConsentModal ref={modal} onChoose={choose} />))
  modal.current?.addEventListener('close', () => {
    // wait until the submit that closed the dialog is done
    setTimeout(() => {
      root.unmount()
      place.remove()
    })
  })
  modal.current?.showModal()
}

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
