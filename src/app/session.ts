import type { Session } from './session/open.ts'

/**
 * What this browser reports about itself. The code loads after the first question; until then, or if it never loads,
 * nothing is known and nothing waits for it.
 */
export function laterSession(
  report: (error: unknown, where: string) => void,
): Session & { open: () => void } {
  let session: Session | null = null
  return {
    open() {
      import('./session/open.ts').then(
        ({ openSession }) => {
          session = openSession(report)
        },
        (error: unknown) => {
          if (navigator.onLine) report(error, 'session')
        },
      )
    },
    deviceInfo: () => session?.deviceInfo() ?? {},
    ga: () => session?.ga() ?? {},
  }
}
