import type { Session } from './session/open.ts'

/**
 * What this browser tells of itself, once it does. The code comes behind the first question; until then, and where it
 * does not come at all, nothing is known and nobody waits.
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
