/** Groups IP addresses into IP networks, for rate limits and for counting events. */
import { isIPv4, isIPv6 } from 'node:net'

const GROUPS = 8
/** The first six groups of IPv6 addresses that stand for an IPv4 address: mapped, translated (RFC 6052), compatible. */
const AROUND_IPV4 = ['0:0:0:0:0:ffff', '64:ff9b:0:0:0:0', '0:0:0:0:0:0']

/** Returns the IPv4 address that an IPv6 address stands for, if any. `::1` and `::` stand for none. */
function ipv4In(address: string): string | null {
  const groups = groupsOf(address)
  const [high = 0, low = 0] = groups.slice(6)
  if (!AROUND_IPV4.includes(inHex(groups.slice(0, 6))) || high === 0) return null
  return [high >> 8, high & 255, low >> 8, low & 255].join('.')
}

/**
 * Returns an IP address without port, brackets, quotes and zone, and an IPv4 address that is written as IPv6 as IPv4:
 * proxies write all of these. Returns null for what is no IP address.
 */
export function plainIpAddress(text: string): string | null {
  const bare = text.trim().replaceAll('"', '')
  const host = /^\[([^\]]*)\](?::.*)?$/.exec(bare)?.[1] ?? bare
  for (const each of [host, host.replace(/:[^:]*$/, '')]) {
    const [plain = ''] = each.split('%')
    if (isIPv4(plain)) return plain
    if (isIPv6(plain)) return ipv4In(plain) ?? plain
  }
  return null
}

const plainOf = (address: string): string => plainIpAddress(address) ?? address

/** Returns the number of two bytes. */
const pair = (high = '', low = ''): number => Number(high) * 0x100 + Number(low)

/** Returns the eight groups of an IPv6 address, as numbers. */
function groupsOf(address: string): number[] {
  const inGroups = address.replace(
    /(\d+)\.(\d+)\.(\d+)\.(\d+)$/,
    (_, ...[a, b, c, d]: string[]) => `${inHex([pair(a, b)])}:${inHex([pair(c, d)])}`,
  )
  const [head = '', tail] = inGroups.toLowerCase().split('::')
  const groups = head === '' ? [] : head.split(':')
  const rest = tail ? tail.split(':') : []
  const zeros = Array.from({ length: Math.max(0, GROUPS - groups.length - rest.length) }, () => '0')
  const whole = tail === undefined ? groups : [...groups, ...zeros, ...rest]
  return whole.slice(0, GROUPS).map((group) => Number.parseInt(group, 16))
}

const inHex = (groups: readonly number[]) => groups.map((group) => group.toString(16)).join(':')

/**
 * Returns the IP network under which an IP address is counted: an IPv4 address itself, or the /64 of an IPv6
 * address, which is the block that a household or a phone is assigned.
 */
export function networkOf(address: string): string {
  const plain = plainOf(address)
  return isIPv6(plain) ? `${inHex(groupsOf(plain).slice(0, GROUPS / 2))}::/64` : plain
}

/** An IP network: its prefix, and how many bits that has. */
type IpNetwork = { readonly prefix: string; readonly bits: 24 | 48 | 56 | 64 }

/**
 * Returns the networks around an IP address that one person may control, the smallest first: the /24 of an IPv4
 * address; of an IPv6 address the /64 of a home, and the /56 and /48 that providers assign to customers and sites.
 * Returns none if the text is not an IP address.
 */
export function networksAround(address: string): IpNetwork[] {
  const plain = plainOf(address)
  if (isIPv4(plain)) return [{ prefix: plain.split('.').slice(0, 3).join('.'), bits: 24 }]
  if (!isIPv6(plain)) return []
  const [first = 0, second = 0, third = 0, fourth = 0] = groupsOf(plain)
  const site = inHex([first, second, third])
  return [
    { prefix: `${site}:${inHex([fourth])}`, bits: 64 },
    { prefix: `${site}:${inHex([fourth - (fourth % 0x100)])}`, bits: 56 },
    { prefix: site, bits: 48 },
  ]
}

/** A block of addresses around the network of an address. */
export type LargerNetwork = {
  readonly network: string
  readonly version: 4 | 6
  /** How many times the limit of one network the whole block has. */
  readonly times: number
}

/** How often a block has the limit of one network (`networkOf`): providers spread many customers over it. */
const TIMES = { 24: 3, 56: 2, 48: 3 } as const

/** Returns the blocks around the network of an address, smallest first, with their limits. */
export const largerNetworksOf = (address: string): LargerNetwork[] =>
  networksAround(address).flatMap(({ prefix, bits }) =>
    bits === 64 ? [] : [{ network: `${prefix}/${bits}`, version: bits === 24 ? 4 : 6, times: TIMES[bits] }],
  )

/**
 * The IP address that a request came from. `isHidden` is true if it seems to have come through an untrusted proxy,
 * because all visitors then have the proxy's IP address.
 */
export type RequestIpAddress = { readonly address: string; readonly isHidden: boolean }

/** Counts orders by the IP network that they come from. No IP address is stored. */
export type OrderIpAddresses = {
  /**
   * Returns the IP address to whose IP networks the visits of an order are attributed. Returns null for addresses that
   * many customers share: that of an untrusted proxy, and those of shops and call centres named in the settings.
   */
  addressOf(requestIp: RequestIpAddress): string | null
  /** Counts an order, to notice days on which one IP network placed too many; resolves when that is stored. */
  count(requestIp: RequestIpAddress): Promise<void>
}
