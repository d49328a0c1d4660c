/**
 * Reads and sets the cookies of the operator's desk. The caller decides how long the browser keeps a cookie, such as
 * `SESSION_MS` for the session (server/services/desk/sessions.ts).
 */
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Config } from '../../config.ts'

/**
 * The cookies of the operator's desk. `session`: the session token. `entrance`: the secret that protects
 * forms against CSRF before there is a session. `device`: a token that recognises a browser in which an
 * account has logged in before. `signOn`: the state of a single sign-on. `preview`: the signed preview of the
 * shop that this browser looks at.
 */
const COOKIES = {
  session: { name: 'operador', path: '/operador', site: 'Strict' },
  entrance: { name: 'operador-entrada', path: '/operador', site: 'Strict' },
  device: { name: 'operador-aparelho', path: '/operador', site: 'Strict' },
  // Lax, because its link is passed on; visitors' pages read it
  preview: { name: 'previa', path: '/', site: 'Lax' },
  // Lax, because the provider sends the browser back from another site.
  signOn: { name: 'operador-sso', path: '/operador/entrar/sso', site: 'Lax' },
} as const

type Cookie = keyof typeof COOKIES
type Site = Pick<Config, 'publicUrl'>

/**
 * Returns whether the request came over https (the header of a trusted proxy counts), or PUBLIC_URL says that the site
 * uses https.
 */
const isSecure = ({ protocol }: FastifyRequest, { publicUrl }: Site): boolean =>
  protocol === 'https' || publicUrl?.startsWith('https:') === true

/**
 * Returns the name and the attributes of a cookie. Over https the name has the prefix `__Host-`, which
 * browsers accept only from exactly this host (RFC 6265bis, 4.1.3.2). Nobody on a neighbouring domain or on
 * the network path can then set a session cookie. The prefix requires `Secure` and the path `/`.
 */
function placeOf(request: FastifyRequest, site: Site, cookie: Cookie) {
  const { name, path } = COOKIES[cookie]
  return isSecure(request, site)
    ? { name: `__Host-${name}`, attributes: 'Path=/', end: '; Secure' }
    : { name, attributes: `Path=${path}`, end: '' }
}

/** Returns the value of one of the desk's cookies; undefined if it is absent or malformed. */
export function cookieOf(request: FastifyRequest, site: Site, cookie: Cookie): string | undefined {
  const { name } = placeOf(request, site, cookie)
  for (const pair of (request.headers.cookie ?? '').split(';')) {
    const [key, value = ''] = pair.trim().split('=', 2)
    if (key === name && /^[\w.-]+$/.test(value)) return value
  }
  return undefined
}

/**
 * Sets a cookie of the desk. Scripts cannot read it.
 * @param seconds how long the browser keeps it; 0 removes it
 */
export function setCookie(
  reply: FastifyReply,
  site: Site,
  cookie: Cookie,
  value: string,
  seconds: number,
): void {
  const { name, attributes, end } = placeOf(reply.request, site, cookie)
  const rules = `${attributes}; Max-Age=${seconds}; HttpOnly; SameSite=${COOKIES[cookie].site}${end}`
  reply.header('set-cookie', `${name}=${value}; ${rules}`)
}
