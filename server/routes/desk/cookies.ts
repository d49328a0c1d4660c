import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Config } from '../../config.ts'

/**
 * The desk's cookies: the session; what a form outside of a session is bound to (CSRF); a browser in which somebody
 * has entered before; what is kept during a single sign-on.
 */
const COOKIES = {
  session: { name: 'operador', path: '/operador', site: 'Strict' },
  entrance: { name: 'operador-entrada', path: '/operador', site: 'Strict' },
  device: { name: 'operador-aparelho', path: '/operador', site: 'Strict' },
  // the provider sends the browser back from another site
  signOn: { name: 'operador-sso', path: '/operador/entrar/sso', site: 'Lax' },
} as const

type Cookie = keyof typeof COOKIES

/** The value of a cookie, if it is one of those that we set. */
export function cookieOf({ headers }: FastifyRequest, cookie: Cookie): string | undefined {
  const { name } = COOKIES[cookie]
  for (const pair of (headers.cookie ?? '').split(';')) {
    const [key, value = ''] = pair.trim().split('=', 2)
    if (key === name && /^[\w.-]+$/.test(value)) return value
  }
  return undefined
}

/**
 * Sets a cookie that no script reads; `Secure` where the request came by https, or the site is known to be there.
 * @param seconds 0 removes it
 */
export function setCookie(
  reply: FastifyReply,
  { publicUrl }: Pick<Config, 'publicUrl'>,
  cookie: Cookie,
  value: string,
  seconds: number,
): void {
  const { name, path, site } = COOKIES[cookie]
  const isSecure = reply.request.protocol === 'https' || publicUrl?.startsWith('https:')
  const text = `${name}=${value}; Path=${path}; Max-Age=${seconds}; HttpOnly; SameSite=${site}`
  reply.header('set-cookie', isSecure ? `${text}; Secure` : text)
}
