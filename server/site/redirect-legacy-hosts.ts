/** Redirects requests to the former host of the employee offer. */
import type { FastifyInstance } from 'fastify'
import type { Config } from '../config.ts'

/** The campaign that used to have its own host. */
const EMPLOYEE_OFFER = 'oferta-colaborador'

/**
 * Redirects requests to the former host of the employee offer to the offer's current URL, and keeps their
 * query. Does nothing if LEGACY_HOSTS is not configured.
 */
export function redirectFromLegacyHosts(
  app: FastifyInstance,
  { legacyHosts, publicUrl }: Pick<Config, 'legacyHosts' | 'publicUrl'>,
): void {
  if (legacyHosts.length === 0 || publicUrl === undefined) return
  app.addHook('onRequest', (request, reply, done) => {
    const [path = '', query] = request.url.split('?')
    if (!legacyHosts.includes(request.hostname) || path.split('/')[1] !== EMPLOYEE_OFFER) return done()
    void reply.redirect(`${publicUrl}/${EMPLOYEE_OFFER}/${query ? `?${query}` : ''}`, 302)
  })
}
