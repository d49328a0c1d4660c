/** Reads the visitors' IP addresses that a trusted proxy names, in every spelling, before any limit counts them. */
import type { FastifyInstance } from 'fastify'
import type { Config } from '../config.ts'
import { plainIpAddress } from '../rules/ip-networks.ts'

/** What stands for everything that is no IP address, so that all of it counts as one visitor. */
const NO_ADDRESS = '0.0.0.0'

/** Milliseconds after which a proxy that names no IP addresses is logged again. */
const LOG_AGAIN_MS = 60_000

/**
 * Rewrites `X-Forwarded-For`, from which `request.ip` follows: each entry without port, brackets, quotes and zone, IPv4
 * in IPv6 as IPv4. An entry that is no address stays in its place, because the proxies in front are counted. Must be
 * called before every other hook.
 */
export function readForwardedAddresses(
  app: FastifyInstance,
  { trustProxy }: Pick<Config, 'trustProxy'>,
): void {
  if (trustProxy === false) return
  let loggedAt = -Infinity
  app.addHook('onRequest', (request, _reply, done) => {
    const { headers } = request.raw
    const written = headers['x-forwarded-for']
    if (typeof written === 'string') {
      const entries = written.split(',').flatMap((entry) => entry.trim() || [])
      headers['x-forwarded-for'] = entries.map((entry) => plainIpAddress(entry) ?? NO_ADDRESS).join(', ')
      if (request.ip === NO_ADDRESS && performance.now() - loggedAt > LOG_AGAIN_MS) {
        loggedAt = performance.now()
        // Its form shows what is wrong with the proxy, without an address.
        const form = written.slice(0, 80).replaceAll(/\d/g, '0')
        request.log.warn({ form }, 'X-Forwarded-For names no IP address: all such visitors count as one')
      }
    }
    done()
  })
}
