/** Checks whether the database accepts writes, which decides whether the server is ready for visitors. */
import { databaseErrorCode, isUnavailable } from './recognise-database-errors.ts'

/** A prepared statement (database.ts, which imports this file). */
type Statement = Readonly<{ name: string; text: string }>

/** The SQLSTATEs with which a database refuses every write: disk full, read-only, I/O error. */
const REFUSED_WRITES = new Set(['53100', '25006', '58030'])

/**
 * For how many milliseconds a successful write is proof enough, so that polling does not make the database write all
 * the time.
 */
const FRESH_MS = 1_000
/** How many milliseconds a write may take before the database counts as hanging; readiness answers within two seconds. */
const LIMIT_MS = 1_500

const WRITE: Statement = {
  name: 'write.check',
  text: 'insert into write_checks values (1, now()) on conflict (id) do update set at = excluded.at',
}

/**
 * Needs new disk space, unlike an update in place or an insert into a page that has room, which succeed on a full disk.
 * A temporary table is a new file, any role may create one, and it disappears at the end of the transaction
 * (docs/decisions/0008).
 */
const WRITE_IN_NEW_SPACE: readonly Statement[] = [
  { name: 'write.check.disk', text: "set local temp_tablespaces = ''" },
  {
    name: 'write.check.space',
    text: 'create temporary table space_check on commit drop as select 1 as written',
  },
]

/** The SQLSTATE for a role that lacks the right to do something. */
const NOT_ALLOWED = '42501'

type Transaction = (
  work: (sql: { rows(what: Statement): Promise<unknown> }) => Promise<unknown>,
) => Promise<unknown>

/** Checks whether the database accepts writes. */
export type WriteCheck = {
  /** Reports an error of a statement. After a refused write, `check` needs one in new disk space to succeed. */
  failed(error: unknown): void
  /**
   * Rejects unless the database accepts writes: unless a write succeeds or has succeeded within the last second.
   * It rejects as soon as a write takes too long, and until that write has ended. Concurrent callers share a write.
   */
  check(): Promise<void>
}

class WriteHangs extends Error {
  readonly code = 'ETIMEDOUT'
}

export function makeWriteCheck(transaction: Transaction): WriteCheck {
  let isRefusing = false
  let refusals = 0
  let writtenAt = -Infinity
  let writing: Promise<void> | undefined

  /** @param sent called when there is a connection and the write begins */
  async function write(sent: () => void): Promise<void> {
    const before = refusals
    if (isRefusing) await writeInNewSpace(sent)
    await transaction((sql) => {
      sent()
      return sql.rows(WRITE)
    })
    if (refusals !== before) return
    isRefusing = false
    writtenAt = performance.now()
  }

  async function writeInNewSpace(sent: () => void): Promise<void> {
    try {
      await transaction(async (sql) => {
        sent()
        for (const each of WRITE_IN_NEW_SPACE) await sql.rows(each)
      })
    } catch (error) {
      // A role that may not create temporary tables must not keep the server from ever being ready again.
      if (databaseErrorCode(error) !== NOT_ALLOWED) throw error
    }
  }

  function startWriting(): Promise<void> {
    const { promise: tooLong, reject } = Promise.withResolvers<never>()
    let timer: NodeJS.Timeout | undefined
    const written = write(() => {
      timer ??= setTimeout(() => reject(new WriteHangs('a write does not return')), LIMIT_MS).unref()
    }).finally(() => {
      clearTimeout(timer)
      writing = undefined
    })
    return Promise.race([written, tooLong])
  }

  return {
    failed(error) {
      if (isUnavailable(error)) writtenAt = -Infinity
      if (!REFUSED_WRITES.has(databaseErrorCode(error) ?? '')) return
      isRefusing = true
      refusals += 1
    },
    async check() {
      if (!isRefusing && performance.now() - writtenAt < FRESH_MS) return
      await (writing ??= startWriting())
    },
  }
}
