import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Config } from '../../config.ts'

/**
 * The desk's cookies: the session; what a form without a session is bound to (CSRF); a browser in which someone has
 * logged in before; what is kept during a single sign-on.
 */
const COOKIES = {
  session: { name: 'operador', path: '/operador', site: 'Strict' },
  entrance: { name: 'operador-entrada', path: '/operador', site: 'Strict' },
  device: { name: 'operador-aparelho', path: '/operador', site: 'Strict' },
  // the provider sends the browser back from another site
  signOn: { name: 'operador-sso', path: '/operador/entrar/sso', site: 'Lax' },
} as const

type Cookie = keyof typeof COOKIES
type Site = Pick<Config, 'publicUrl'>

/** Whether the request came over https (a trusted proxy's header counts), or the site is known to use https. */
const isSecure = ({ protocol }: FastifyRequest, { publicUrl }: Site): boolean =>
  protocol === 'https' || publicUrl?.startsWith('https:') === true

/**
 * Over https, a name that browsers accept only from exactly this host (RFC 6265bis, 4.1.3.2): nobody on a neighbouring
 * domain or on the network path can plant a session. The prefix demands `Secure` and the path `/`. Without https there
 * is no prefix.
 */
function placeOf(request: FastifyRequest, site: Site, cookie: Cookie) {
  const { name, path } = COOKIES[cookie]
  return isSecure(request, site)
    ? { name: `__Host-${name}`, attributes: 'Path=/', end: '; Secure' }
    : { name, attributes: `Path=${path}`, end: '' }
}

/** The value of a cookie, if it is one that we set. */
export function cookieOf(request: FastifyRequest, site: Site, cookie: Cookie): string | undefined {
  const { name } = placeOf(request, site, cookie)
  for (const pair of (request.headers.cookie ?? '').split(';')) {
    const [key, value = ''] = pair.trim().split('=', 2)
    if (key === name && /^[\w.-]+$/.test(value)) return value
  }
  return undefined
}

/**
 * Sets a cookie that no script can read.
 * @param seconds 0 removes it
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
