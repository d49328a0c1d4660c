/** Renders the cookie banner into a page. */
import { cookieBanner } from '../../content/cookie-banner.ts'
import './consent-banner.css'

/** Id of the banner's title. A page has one banner. */
const TITLE = 'cookies'

const BANNER = `<section class="consent-banner" aria-labelledby="${TITLE}">
  <div>
    <h2 id="${TITLE}" class="consent-banner__title">${cookieBanner.title}</h2>
    <p class="consent-banner__text">${cookieBanner.text} <a href="${cookieBanner.policyHref}">${cookieBanner.policy}</a></p>
  </div>
  <div class="consent-banner__ways">
    <button type="button" class="consent-banner__way">${cookieBanner.reject}</button>
    <button type="button" class="consent-banner__way">${cookieBanner.accept}</button>
    <button type="button" class="quiet-link consent-banner__manage" aria-haspopup="dialog">${cookieBanner.manage}</button>
  </div>
</section>`

/** What a press on each button of the banner does. */
export interface ConsentWays {
  readonly reject: () => void
  readonly accept: () => void
  readonly manage: () => void
}

/**
 * Writes the cookie banner, with equal buttons to accept and to refuse, into an element. It is part of the page
 * flow, not an overlay. It is not made with React, which a landing page does not run for it (docs/decisions/0025).
 */
export function renderConsentBanner(place: HTMLElement, { reject, accept, manage }: ConsentWays): void {
  place.innerHTML = BANNER
  place.querySelectorAll('button').forEach((button, index) => {
    button.addEventListener('click', [reject, accept, manage][index] ?? manage)
  })
}
