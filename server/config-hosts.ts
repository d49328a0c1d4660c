/** A DATABASE_URL taken apart: one address for each of its hosts. */
export type Hosts = Readonly<{
  /** The same URL for each host, in the order of the original: what the driver understands. */
  urls: readonly string[]
  /** Whether the one that accepts writes must be found among them. */
  isSearched: boolean
}>

const SHAPE = /^(postgres(?:ql)?:\/\/)([^/?#]*)(.*)$/s

/** Values of `target_session_attrs` that ask for a session that can write. */
const WRITABLE = ['read-write', 'primary']

/** The attribute of a single-host URL; null: it has none. */
const sessionOf = (url: string): string | null => new URL(url).searchParams.get('target_session_attrs')

/**
 * Reads a database URL in libpq's form, in which several hosts share user, password, database and options:
 * `postgres://user:password@one:5432,two:5432/db?target_session_attrs=read-write`. A host without a port has 5432.
 * This server always writes, so several hosts are searched for the writable one even without the attribute.
 * @throws TypeError when it is not a URL
 */
export function hostsOf(url: string): Hosts {
  const [, scheme = '', authority = '', rest = ''] = SHAPE.exec(url) ?? []
  const at = authority.lastIndexOf('@') + 1
  const urls = authority
    .slice(at)
    .split(',')
    .map((host) => `${scheme}${authority.slice(0, at)}${host}${rest}`)
  const [first = ''] = urls
  return { urls, isSearched: urls.length > 1 || WRITABLE.includes(sessionOf(first) ?? '') }
}

/** Whether every host's address can be parsed and its user and password decoded. */
export function isReadable(url: string): boolean {
  try {
    for (const each of hostsOf(url).urls) {
      const { username, password } = new URL(each)
      decodeURIComponent(username + password)
    }
    return true
  } catch {
    return false
  }
}

/** Whether all hosts are named, and the session asked for is one that can write; `url` is readable. */
export function canWrite(url: string): boolean {
  const { urls } = hostsOf(url)
  const [first = ''] = urls
  const session = sessionOf(first)
  if (urls.length === 1) return session === null || session === 'any' || WRITABLE.includes(session)
  return urls.every((each) => new URL(each).hostname !== '') && WRITABLE.includes(session ?? 'read-write')
}

/** The hosts without user and password, for people: `one:5432,two:5433/db`. */
export function addressOf(url: string): string {
  const parts = hostsOf(url).urls.map((each) => new URL(each))
  const hosts = parts.map(({ hostname, port }) => `${hostname}:${port || '5432'}`)
  return `${hosts.join(',')}${parts[0]?.pathname ?? ''}`
}
