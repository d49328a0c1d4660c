/** Parses DATABASE_URL: which hosts it names, and whether the server must find the writable one among them. */

export type DatabaseHosts = Readonly<{
  /** One URL for each host, in order, in the form that the driver understands. */
  urls: readonly string[]
  /** Whether to look among the hosts for the one that accepts writes. */
  isSearched: boolean
}>

const SHAPE = /^(postgres(?:ql)?:\/\/)([^/?#]*)(.*)$/s

/** The values of `target_session_attrs` that require a session that can write. */
const WRITABLE = ['read-write', 'primary']

/** Returns `target_session_attrs` of a URL with one host; null if it has none. */
const sessionOf = (url: string): string | null => new URL(url).searchParams.get('target_session_attrs')

/**
 * Splits a database URL in libpq's format, in which several hosts share user, password, database and options:
 * `postgres://user:password@one:5432,two:5432/db?target_session_attrs=read-write`. The default port is 5432.
 * The server always writes, so with several hosts it looks for the writable one even without the attribute.
 * @throws TypeError if it is not a URL
 */
export function databaseHosts(url: string): DatabaseHosts {
  const [, scheme = '', authority = '', rest = ''] = SHAPE.exec(url) ?? []
  const at = authority.lastIndexOf('@') + 1
  const urls = authority
    .slice(at)
    .split(',')
    .map((host) => `${scheme}${authority.slice(0, at)}${host}${rest}`)
  const [first = ''] = urls
  return { urls, isSearched: urls.length > 1 || WRITABLE.includes(sessionOf(first) ?? '') }
}

/** Returns whether the URL of every host can be parsed, and its user and password decoded. */
export function isReadableUrl(url: string): boolean {
  try {
    for (const each of databaseHosts(url).urls) {
      const { username, password } = new URL(each)
      decodeURIComponent(username + password)
    }
    return true
  } catch {
    return false
  }
}

/**
 * Returns whether `target_session_attrs` allows writes and, if there are several hosts, each has a name. The
 * URL must have passed `isReadableUrl`.
 */
export function allowsWrites(url: string): boolean {
  const { urls } = databaseHosts(url)
  const [first = ''] = urls
  const session = sessionOf(first)
  if (urls.length === 1) return session === null || session === 'any' || WRITABLE.includes(session)
  return urls.every((each) => new URL(each).hostname !== '') && WRITABLE.includes(session ?? 'read-write')
}

/** Returns hosts and database name of a URL, without user and password: `one:5432,two:5433/db`. */
export function urlWithoutCredentials(url: string): string {
  const parts = databaseHosts(url).urls.map((each) => new URL(each))
  const hosts = parts.map(({ hostname, port }) => `${hostname}:${port || '5432'}`)
  return `${hosts.join(',')}${parts[0]?.pathname ?? ''}`
}
