import { useId, useState } from 'react'
import { cookies } from '../../content/cookie-banner.ts'
import type { Consent } from '../../lib/cookie-consent.ts'
import { lazily } from '../lazily.tsx'
import './consent-banner.css'

/** Loaded when the visitor asks for it: most choose on the banner. */
const ConsentModal = lazily(async () => import('./ConsentModal.tsx'), { spare: true })

type ConsentBannerProps = {
  /** Called with the visitor's choice. */
  onChoose: (consent: Consent) => void
}

/**
 * Cookie banner (M4.11) with equal buttons to accept and to refuse. It is part of the page flow, not an
 * overlay. The parent component removes it after the choice.
 */
export function ConsentBanner({ onChoose }: ConsentBannerProps) {
  const [isManaging, setManaging] = useState(false)
  const title = useId()
  return (
    <section className="consent-banner" aria-labelledby={title}>
      <div>
        <h2 id={title} className="consent-banner__title">
          {cookies.title}
        </h2>
        <p className="consent-banner__text">
          {cookies.text} <a href={cookies.policyHref}>{cookies.policy}</a>
        </p>
      </div>
      <div className="consent-banner__ways">
        <button type="button" className="consent-banner__way" onClick={() => onChoose('denied')}>
          {cookies.reject}
        </button>
        <button type="button" className="consent-banner__way" onClick={() => onChoose('both')}>
          {cookies.accept}
        </button>
        <button
          type="button"
          className="quiet-link consent-banner__manage"
          aria-haspopup="dialog"
          onClick={() => setManaging(true)}
        >
          {cookies.manage}
        </button>
      </div>
      {isManaging && (
        <ConsentModal
          onChoose={(consent) => consent && onChoose(consent)}
          onClose={() => setManaging(false)}
        />
      )}
    </section>
  )
}
