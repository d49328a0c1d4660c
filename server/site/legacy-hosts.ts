import type { FastifyInstance } from 'fastify'
import type { Config } from '../config.ts'

/** The campaign whose pages once stood on another host. */
const EMPLOYEE_OFFER = 'oferta-colaborador'

/**
 * On a host of former days the employee offer leads to where it stands now (M2.35), the query kept. Without
 * LEGACY_HOSTS nothing leads anywhere.
 */
export function leadFromLegacyHosts(
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
