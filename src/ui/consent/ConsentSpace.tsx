import { cookies } from '../../content/cookie-banner.ts'
import './consent-banner.css'

/**
 * Empty space of the banner's size, in a prerendered page. The banner replaces it, so that nothing moves when its code
 * has loaded.
 */
export function ConsentSpace() {
  return (
    <div className="consent-place consent-space" aria-hidden="true">
      <div className="consent-banner">
        <div>
          <p className="consent-banner__title">{cookies.title}</p>
          <p className="consent-banner__text">
            {cookies.text} <u>{cookies.policy}</u>
          </p>
        </div>
        <div className="consent-banner__ways">
          <span className="consent-banner__way">{cookies.reject}</span>
          <span className="consent-banner__way">{cookies.accept}</span>
          <span className="quiet-link consent-banner__manage">{cookies.manage}</span>
        </div>
      </div>
    </div>
  )
}
