/** Reserves the space of the cookie banner in a server-rendered page, so that nothing moves when the banner appears. */
import { cookieBanner } from '../../content/cookie-banner.ts'
import './consent-banner.css'

export function ConsentBannerSpace() {
  return (
    <div className="consent-place consent-space" aria-hidden="true">
      <div className="consent-banner">
        <div>
          <p className="consent-banner__title">{cookieBanner.title}</p>
          <p className="consent-banner__text">
            {cookieBanner.text} <u>{cookieBanner.policy}</u>
          </p>
        </div>
        <div className="consent-banner__ways">
          <span className="consent-banner__way">{cookieBanner.reject}</span>
          <span className="consent-banner__way">{cookieBanner.accept}</span>
          <span className="quiet-link consent-banner__manage">{cookieBanner.manage}</span>
        </div>
      </div>
    </div>
  )
}
