/** Returns the IP address that a request came from, and whether an untrusted proxy hides the visitor's own. */
import type { FastifyRequest } from 'fastify'
import type { RequestIpAddress } from '../rules/request-ip-address-types.ts'

/** Headers that a proxy in front of the server adds; most of them contain the visitor's IP address. */
const FORWARDED = ['x-forwarded-for', 'forwarded', 'x-real-ip', 'via'] as const

export function ipAddressOfRequest(request: FastifyRequest): RequestIpAddress {
  const isProxied = FORWARDED.some((name) => request.headers[name] !== undefined)
  return { address: request.ip, isHidden: isProxied && request.ip === request.socket.remoteAddress }
}
