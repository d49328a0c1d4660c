/**
 * Creates a session, which collects the browser data that is sent with a lead. Its code loads after the first question.
 * Until then the data is empty, and no caller waits for it.
 */
import type { CountedPage } from '../counting/count-visit.ts'
import type { Session } from './collect-browser-data.ts'
import type { SessionStart } from './start-consent-and-tracking.ts'

export function lazySession(start: SessionStart): Session & { open: (order?: CountedPage) => void } {
  let session: Session | null = null
  return {
    /**
     * Loads the code and starts the session. `order` is set on pages that show an order; its events are then
     * counted (docs/decisions/0035).
     */
    open(order) {
      import('./start-consent-and-tracking.ts').then(
        ({ startConsentAndTracking, countWhenIdle }) => {
          session = startConsentAndTracking(start)
          if (order) countWhenIdle(order)
        },
        (error: unknown) => {
          if (navigator.onLine) start.report(error, 'session')
        },
      )
    },
    deviceInfo: () => session?.deviceInfo() ?? {},
    told: () => session?.told() ?? {},
  }
}
