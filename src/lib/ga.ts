/** What Google Analytics calls a visitor and a visit, for the tracking of a lead (F§3). */
export interface GaIds {
  readonly client_id?: string
  readonly session_id?: string
}

/** 'GA1.1.1234567890.1700000000': two numbers after the version and the depth of the domain. */
const CLIENT = /^GA\d+\.\d+\.(\d{1,20}\.\d{1,20})$/
/** 'GS1.1.1700000000.3.1.…' of before, 'GS2.1.s1700000000$o3$g1$…' of today: the start of the session. */
const SESSION = /^GS\d+\.\d+\.s?(\d{1,20})(?:[.$]|$)/

/**
 * Reads the cookies `_ga` and `_ga_<stream>`; of several streams the first that can be read. An id that is missing or
 * of another form is left out.
 * @param cookies as `document.cookie` gives them
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
