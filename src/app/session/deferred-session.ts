import type { CountedPage } from '../counting/count-visit.ts'
import type { Session } from './open.ts'
import type { SessionStart } from './start.ts'

/**
 * What this browser reports about itself. The code loads after the first question; until then, or if it never loads,
 * nothing is known and nothing waits for it.
 */
export function deferredSession(start: SessionStart): Session & { open: (order?: CountedPage) => void } {
  let session: Session | null = null
  return {
    /** `order` is counted where the page shows one (docs/decisions/0035). */
    open(order) {
      import('./start.ts').then(
        ({ startSession, countWhenIdle }) => {
          session = startSession(start)
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
