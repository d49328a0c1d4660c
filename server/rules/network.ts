import { isIPv6 } from 'node:net'

const GROUPS = 8
const MAPPED = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i

/**
 * Whom an IP address counts as: an IPv4 address as itself, an IPv6 address as its /64, the block that one household or
 * one phone is assigned (S30).
 */
export function networkOf(address: string): string {
  const [plain = ''] = address.split('%')
  const mapped = MAPPED.exec(plain)
  if (mapped?.[1]) return mapped[1]
  if (!isIPv6(plain)) return plain
  const [head = '', tail] = plain.toLowerCase().split('::')
  const groups = head === '' ? [] : head.split(':')
  const rest = tail ? tail.split(':') : []
  const zeros = Array.from({ length: Math.max(0, GROUPS - groups.length - rest.length) }, () => '0')
  const whole = tail === undefined ? groups : [...groups, ...zeros, ...rest]
  const prefix = whole.slice(0, GROUPS / 2).map((group) => Number.parseInt(group, 16).toString(16))
  return `${prefix.join(':')}::/64`
}
