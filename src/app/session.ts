import type { Session } from './session/open.ts'
import type { SessionStart } from './session/start.ts'

/**
 * What this browser reports about itself. The code loads after the first question; until then, or if it never loads,
 * nothing is known and nothing waits for it.
 */
export function laterSession(start: SessionStart): Session & { open: () => void } {
  let session: Session | null = null
  return {
    open() {
      import('./session/start.ts').then(
        ({ startSession }) => {
          session = startSession(start)
        },
        (error: unknown) => {
          if (navigator.onLine) start.report(error, 'session')
        },
      )
    },
    deviceInfo: () => session?.deviceInfo() ?? {},
    ga: () => session?.ga() ?? {},
  }
}
