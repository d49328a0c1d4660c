import { createRef } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import type { Consent } from '../../lib/cookie-consent.ts'
import { ConsentBanner } from '../../ui/consent/ConsentBanner.tsx'
import { ConsentModal } from '../../ui/consent/ConsentModal.tsx'
import { keepPlaced } from './place-consent.ts'

/**
 * Opens the cookie settings from the footer, so that an earlier choice can be changed. Closing without confirming asks again, as the
 * banner does.
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
    // after the submit that has closed it
    setTimeout(() => {
      root.unmount()
      place.remove()
    })
  })
  modal.current?.showModal()
}

/** Shows the cookie banner until there is a choice. It has its own React tree: neither store nor router knows it. */
export function askConsent(onChoose: (consent: Consent) => void): void {
  const place = document.createElement('div')
  place.className = 'consent-place'
  const root = createRoot(place)
  const leave = keepPlaced(place)
  root.render(
    <ConsentBanner
      onChoose={(consent) => {
        leave()
        root.unmount()
        onChoose(consent)
      }}
    />,
  )
}
