/** Recognises database errors by their codes. */

/** Returns the SQLSTATE of a database error, or Node's code of a network error; undefined if there is neither. */
export function databaseErrorCode(error: unknown): string | undefined {
  if (typeof error !== 'object' || error === null || !('code' in error)) return undefined
  return typeof error.code === 'string' ? error.code : undefined
}

const GONE = new Set(['ECONNREFUSED', 'ECONNRESET', 'ENOTFOUND', 'EPIPE', 'ETIMEDOUT', 'EHOSTUNREACH'])
const GONE_TEXTS =
  /connection terminated|timeout exceeded when trying to connect|client has encountered a connection error/i

/** Returns whether an error means that the database was unreachable, shutting down, starting up, full or read-only. */
export function isUnavailable(error: unknown): boolean {
  const code = databaseErrorCode(error)
  if (code !== undefined) {
    // 08: connection; 53: out of resources, 53100 disk full; 57P: shut down, starting; 25006: read-only.
    return GONE.has(code) || /^(08|53|57P|58)/.test(code) || code === '25006' || code === '57014'
  }
  return error instanceof Error && GONE_TEXTS.test(error.message)
}

/**
 * Returns whether an error means that the connection can no longer be used for writing: the connection broke,
 * or the database host is shutting down, unreachable or read-only.
 */
export function isLost(error: unknown): error is Error {
  const code = databaseErrorCode(error)
  const isCode = code !== undefined && (GONE.has(code) || /^(08|57P0[1-3]|25006)/.test(code))
  return error instanceof Error && (isCode || (code === undefined && GONE_TEXTS.test(error.message)))
}
