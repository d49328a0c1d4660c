/** Limits a wait for a database that does not answer anybody, as if its machine or network were gone. */

/** Milliseconds without any answer after which the database counts as silent: less than two seconds, in which readiness answers. */
const SILENT_MS = 1_500

/** Notes when the database has answered. */
export type SilenceWatch = {
  answered(): void
  /**
   * Rejects if `work` has not ended and the database has answered nobody for as long as it may be silent. While it answers
   * others, it is only busy, and `work` may wait for a connection.
   */
  unlessSilent<T>(work: () => Promise<T>): Promise<T>
}

class Silent extends Error {
  readonly code = 'ETIMEDOUT'
}

export function watchSilence(): SilenceWatch {
  let answeredAt = -Infinity
  return {
    answered() {
      answeredAt = performance.now()
    },
    async unlessSilent(work) {
      const began = performance.now()
      const { promise: silence, reject } = Promise.withResolvers<never>()
      let timer: NodeJS.Timeout | undefined
      const look = () => {
        const left = Math.max(began, answeredAt) + SILENT_MS - performance.now()
        if (left <= 0) reject(new Silent('the database answers nobody'))
        else timer = setTimeout(look, left)
      }
      look()
      return Promise.race([work(), silence]).finally(() => clearTimeout(timer))
    },
  }
}
