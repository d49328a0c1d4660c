/** The ids that Google Analytics uses for the visitor and the session. They are sent with a lead. */
export interface GaIds {
  readonly client_id?: string
  readonly session_id?: string
}

/**
 * Format of the visitor cookie: 'GA1.1.1234567890.1700000000', with two numbers after the version and the
 * domain depth.
 */
const CLIENT = /^GA\d+\.\d+\.(\d{1,20}\.\d{1,20})$/
/**
 * Formats of the session cookie: older 'GS1.1.1700000000.3.1.…' and current 'GS2.1.s1700000000$o3$g1$…'. The
 * id is the time at which the session started.
 */
const SESSION = /^GS\d+\.\d+\.s?(\d{1,20})(?:[.$]|$)/

/**
 * Reads the Google Analytics ids from the cookies `_ga` and `_ga_<stream>`. If there are several streams, the
 * first readable one is used. A missing or malformed id is omitted.
 * @param cookies the value of `document.cookie`
 */
export function gaIds(cookies: string): GaIds {
  const pairs = cookies.split('; ').map((cookie) => {
    const at = cookie.indexOf('=')
    return { name: cookie.slice(0, at), value: cookie.slice(at + 1) }
  })
  const client = pairs.find(({ name }) => name === '_ga')?.value.match(CLIENT)?.[1]
  const session = pairs
    .filter(({ name }) => /^_ga_\w+$/.test(name))
    .map(({ value }) => value.match(SESSION)?.[1])
    .find(Boolean)
  return { ...(client && { client_id: client }), ...(session && { session_id: session }) }
}
