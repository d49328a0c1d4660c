/** Waits at startup until the database can be used. */
import { setTimeout as wait } from 'node:timers/promises'
import { ConfigError } from '../config.ts'
import { statement, type Db } from './database.ts'
import { databaseErrorCode, isUnavailable } from './recognise-database-errors.ts'
import { NoWritableHost } from './find-writable-host.ts'
import { urlWithoutCredentials } from '../parse-database-url.ts'

const PING = statement('reach.ping', 'select 1 as one')
const PAUSE_MS = 500

/** Errors that the operator can fix, by SQLSTATE. */
const REASONS: Record<string, string> = {
  '28P01': 'it refuses the user or the password',
  '28000': 'it refuses this user',
  '3D000': 'it has no such database',
  '42501': 'this user may not use it',
}

/** How PgBouncer rejects settings that a connection must not use behind it. */
const UNSUPPORTED = /unsupported startup parameter/

/** The SQLSTATE with which PgBouncer refuses a connection, whatever the reason. */
const POOLER_REFUSED = '08P01'

/**
 * Returns why the database cannot be used, in its own words, or in those of the pooler, if the code does not say
 * enough.
 */
function whyOf(error: unknown): string {
  const code = databaseErrorCode(error)
  if (error instanceof NoWritableHost) return error.message
  return code === POOLER_REFUSED && error instanceof Error ? error.message : (code ?? 'timeout')
}

/**
 * Waits until the database answers, because it may start later than the server.
 * @param isServed whether visitors are served meanwhile, so that the wait needs no end
 * @throws ConfigError with the reason if the database refuses the connection, or does not answer within
 * `patienceMs`
 */
export async function waitForDatabase(
  db: Db,
  url: string,
  patienceMs: number,
  print: (text: string) => void,
  isServed = () => false,
) {
  const end = Date.now() + patienceMs
  for (let attempt = 1; ; attempt += 1) {
    try {
      await db.row(PING)
      return
    } catch (error) {
      const reason = REASONS[databaseErrorCode(error) ?? '']
      if (reason)
        throw new ConfigError(`The database at ${urlWithoutCredentials(url)} cannot be used: ${reason}.`)
      if (error instanceof Error && UNSUPPORTED.test(error.message))
        throw new ConfigError(
          `The pooler at ${urlWithoutCredentials(url)} refuses connections: ${error.message}. Set DATABASE_POOLER to its mode.`,
        )
      if (!isUnavailable(error)) throw error
      if (Date.now() > end && !isServed()) {
        throw new ConfigError(
          `The database at ${urlWithoutCredentials(url)} does not respond (${whyOf(error)}). Is DATABASE_URL right?`,
        )
      }
      if (attempt === 1) print(`Waiting for the database at ${urlWithoutCredentials(url)}.`)
      await wait(PAUSE_MS)
    }
  }
}
