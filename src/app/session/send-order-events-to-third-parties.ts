/** Passes the events that src/sagas/tracking/track-order-events.ts reports to the page's web chat and tag manager. */
import { isFunnelStep } from '../../lib/analytics-events.ts'
import type { Dependencies, Tracker } from '../../sagas/runtime/dependencies.ts'
import type { WebchatFunction } from './third-party-chat-protocol-number.ts'
import { consentNow, isAllowed } from './consent.ts'
import { pushEcommerce } from './push-to-data-layer.ts'
import { webchatSettled } from './third-parties.ts'

/** Path of the last page view, reported or not. */
let viewed: string | null = null

/**
 * Calls a function of the web chat, if the chat has it and the visitor consents. If the chat's script is
 * still loading, the call waits for it. A script that fails does not affect the order.
 */
function callWebchat(name: WebchatFunction, ...told: unknown[]): void {
  if (!isAllowed('func')) return
  const callNow = () => {
    if (isAllowed('func')) window.webchat?.[name]?.(...told)
  }
  webchatSettled()
    .then(callNow)
    .catch(() => {})
}

/** Creates the tracker for the web chat and the tag manager of this page. */
export const orderTrackerOf = (report: Dependencies['report']): Tracker => ({
  path: () => location.pathname,
  pageView(path) {
    if (path === viewed) return
    viewed = path
    callWebchat('pageView', { path })
  },
  funnel(step, fields) {
    if (isFunnelStep(step)) callWebchat('event', 'funil_recuperacao', { step, ...fields })
    else report(step, 'funil_recuperacao: step inválido') // M8.4
  },
  webchat: callWebchat,
  ecommerce(event, told) {
    if (consentNow() !== 'denied') pushEcommerce(event, told)
  },
})
