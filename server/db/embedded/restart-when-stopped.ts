/**
 * Restarts the embedded PostgreSQL whenever it has stopped, for example because its disk was unavailable for a while.
 */
import { livePostmaster } from './postmaster-pid-file.ts'

/** Milliseconds between two checks that PostgreSQL is still running. */
const LOOK_MS = 500

/** The watch over PostgreSQL. */
export type Watch = {
  /** Ends the watch, after a start in progress. */
  stop(): Promise<void>
}

/**
 * Calls `start` whenever no PostgreSQL runs on the data directory. Calls `tell` with each event: once with each reason
 * for which it cannot be started, however often that is tried.
 */
export function restartWhenStopped(
  folder: string,
  start: () => Promise<void>,
  tell: (text: string) => void,
): Watch {
  const told = new Set<string>()
  const tellOnce = (text: string) => {
    if (!told.has(text)) tell(text)
    told.add(text)
  }

  async function look(): Promise<void> {
    try {
      if (!livePostmaster(folder)) {
        tellOnce('The database has stopped unexpectedly and is started again.')
        await start()
      }
      if (told.size > 0) tell('The database is running.')
      told.clear()
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error)
      tellOnce(`The database cannot be watched or started: ${reason}`)
    }
  }

  let looking: Promise<void> | undefined
  const timer = setInterval(() => {
    looking ??= look().finally(() => (looking = undefined))
  }, LOOK_MS).unref()
  return {
    async stop() {
      clearInterval(timer)
      await looking
    },
  }
}
