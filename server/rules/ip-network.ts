/** Groups IP addresses into IP networks, for rate limits and for counting events. */
import { isIPv6 } from 'node:net'

const GROUPS = 8
const MAPPED = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i

/**
 * Returns the IP network under which an IP address is counted: an IPv4 address itself, or the /64 of an IPv6
 * address, which is the block that a household or a phone is assigned (S30).
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
