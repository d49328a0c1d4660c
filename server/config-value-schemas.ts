/** Schemas for kinds of values that environment variables have, such as booleans, keys and lists of hosts. */
import { BlockList, isIP } from 'node:net'
import * as z from 'zod'
import { formatCnpj, parseCnpj } from '../src/lib/cnpj.ts'
import { isExternalLink } from '../src/lib/links.ts'
import { firstEdition } from '../src/edition/first-edition.ts'
import { isGuessableKey, isGuessableSecret } from './guessable-keys/is-guessable-key.ts'
import { externalLinkNames, type ExternalLinks } from '../src/content/landing/external-links.ts'

const YES = /^(?:1|true|yes|on)$/i
const NO = /^(?:0|false|no|off)$/i

/** The schema of a boolean variable: `1`, `true`, `yes`, `on` or `0`, `false`, `no`, `off`. */
export const booleanValue = (fallback: boolean) =>
  z
    .string()
    .trim()
    .refine((value) => YES.test(value) || NO.test(value), 'must be true or false')
    .transform((value) => YES.test(value))
    .default(fallback)

export const integerValue = (fallback: number, min = 0, max = Number.MAX_SAFE_INTEGER) =>
  z.coerce.number().int().min(min).max(max).default(fallback)

/** The schema of comma-separated values. */
const list = (fallback: string) =>
  z
    .string()
    .default(fallback)
    .transform((value) =>
      value
        .split(',')
        .map((part) => part.trim())
        .filter(Boolean),
    )

/** Decodes a key of 32 random bytes, written as 64 hex digits or as base64. */
const bytesOf = (value: string): Buffer =>
  Buffer.from(value, /^[0-9a-f]{64}$/i.test(value) ? 'hex' : 'base64')
const isKey = (bytes: Buffer) => bytes.length === 32

/** The schema of a key of 32 random bytes. One that could be guessed is refused. */
export const encryptionKey = z
  .string()
  .refine((value) => isKey(bytesOf(value)), {
    error: 'must be 32 bytes, as 64 hex digits or base64',
    abort: true,
  })
  .refine((value) => !isGuessableKey(value), 'must be random, and could be guessed: openssl rand -hex 32')
  .transform(bytesOf)
  .optional()

/**
 * The schema of a comma-separated list of keys of 32 bytes each that only decrypt. Weak ones are accepted, so that what
 * such a key encrypted can be encrypted again with a better one.
 */
export const decryptionKeys = list('')
  .transform((values) => values.map(bytesOf))
  .refine((all) => all.every(isKey), 'must be keys of 32 bytes each, as 64 hex digits or base64')

/** The schema of a company's tax number (CNPJ). */
export const companyTaxId = z
  .string()
  .transform((value) => parseCnpj(value))
  .refine((parsed) => 'value' in parsed, 'must be a valid CNPJ')
  .transform((parsed) => ('value' in parsed ? formatCnpj(parsed.value) : ''))
  .optional()

const isOrigin = (text: string) =>
  URL.canParse(text) && /^https?:\/\/[^/?#]+\/?$/i.test(text) && !/[;,\s@]/.test(text)

/** The schema of a list of origins, as browsers send them. A trailing slash and upper case are tolerated. */
export const originList = list('')
  .refine((all) => all.every(isOrigin), 'must be origins: https://www.example.com')
  .transform((all) => all.map((each) => new URL(each).origin))

const withScheme = (text: string) => (text.includes('://') ? text : `https://${text}`)

function isBaseUrl(text: string): boolean {
  const whole = withScheme(text)
  if (/[;,*?#@\s"'<>\\]/.test(whole) || !URL.canParse(whole)) return false
  return /^https?:$/.test(new URL(whole).protocol)
}

/** Writes a base URL as the browser appends paths to it. */
function baseUrlOf(text: string): string {
  const { origin, pathname } = new URL(withScheme(text))
  return origin + pathname.replace(/\/+$/, '')
}

/** The schema of the base URL of a backend. */
export const baseUrl = z
  .string()
  .trim()
  .refine((text) => text.includes('://'), {
    error: 'must begin with https:// or http://, as https://api.example.com/v1',
    abort: true,
  })
  .refine(isBaseUrl, { error: 'must be a base address: https://api.example.com/v1', abort: true })
  .transform(baseUrlOf)

/** The schema of a comma-separated list of such base URLs. Without a scheme, https is used. */
export const baseUrls = list('')
  .refine((all) => all.every(isBaseUrl), {
    error: 'must be base addresses: https://api.example.com/v1',
    abort: true,
  })
  .transform((all) => all.map(baseUrlOf))

/** The schema of a list of origins or host names, as a Content-Security-Policy accepts them. */
export const hostList = list('').refine(
  (all) => all.every((each) => isOrigin(each) || /^(?:\*\.)?[a-z\d.-]+(?::\d+)?$/i.test(each)),
  'must be origins or hosts: https://api.example.com',
)

/** The schema of a secret that another program is given too. */
export const secretText = z
  .string()
  .min(16, { error: 'must have 16 characters or more', abort: true })
  .refine((value) => !isGuessableSecret(value), 'could be guessed: openssl rand -hex 32')
  .optional()

/** The schema of the address of a page, a script or a service. */
export const webUrl = z.url({ protocol: /^https?$/, message: 'must be an http(s) address' }).optional()

/** The schema of a list of names with a value each: `name=value,name=value`. */
const pairs = list('').transform((all) => all.map((each) => /^([^=]*)=(.*)$/.exec(each)?.slice(1) ?? [each]))

const isLink = ([name = '', address = '']: readonly string[]) =>
  externalLinkNames.some((each) => each === name) && isExternalLink(address)

/** The schema of a list of third-party pages, each with a name and a URL: `states=https://www.example.com`. */
export const namedLinks = pairs
  .refine(
    (all) => all.every(isLink),
    `must be https addresses by name: states=https://www.example.com (${externalLinkNames.join(', ')})`,
  )
  .transform((all): ExternalLinks => Object.fromEntries(all))

/** Ids of the news items that may have a video. */
const newsWithVideo: readonly string[] = firstEdition.news.flatMap(({ id, hasVideo }) => (hasVideo ? id : []))

const isVideo = ([item = '', id = '']: readonly string[]) =>
  newsWithVideo.includes(item) && /^[\w-]+$/.test(id)

/** The schema of a list of news items, each with the id of its video at the provider of the player. */
export const newsVideoIds = pairs
  .refine(
    (all) => all.every(isVideo),
    `must be ids of videos by news item: ${newsWithVideo[0]}=abc123 (${newsWithVideo.join(', ')})`,
  )
  .transform((all): Readonly<Record<string, string>> => Object.fromEntries(all))

/**
 * Returns whether a Content-Security-Policy with these hosts allows the URL: by origin, by host name, or as a
 * subdomain of `*.host`.
 */
export const allowsHost = (allowed: readonly string[], { origin, host }: URL): boolean =>
  allowed.some((each) => {
    if (each.includes('://')) return new URL(each).origin === origin
    const name = each.toLowerCase()
    return name.startsWith('*.') ? host.endsWith(name.slice(1)) : host === name
  })

/** The schema of a list of e-mail domains; a leading @ is tolerated. */
export const emailDomains = (fallback: string) =>
  list(fallback).transform((all) => all.map((each) => each.toLowerCase().replace(/^@/, '')))

const NAMED = ['loopback', 'linklocal', 'uniquelocal']

function isNetwork(text: string): boolean {
  const [address = '', range, ...rest] = text.split('/')
  const version = isIP(address)
  if (version === 0) return NAMED.includes(text)
  if (range === undefined) return true
  if (version === 4 && isIP(range) === 4) return rest.length === 0
  return (
    rest.length === 0 &&
    /^\d+$/.test(range) &&
    Number(range) > 0 &&
    Number(range) <= (version === 4 ? 32 : 128)
  )
}

/** Whether a text is an IP address, or a network with its number of bits. */
const isSubnet = (text: string): boolean =>
  isNetwork(text) && isIP(text.split('/')[0] ?? '') !== 0 && isIP(text.split('/')[1] ?? '') === 0

export const networkList = list('')
  .refine((all) => all.every(isSubnet), 'must be addresses or networks (203.0.113.8/29)')
  .transform((all) => {
    const found = new BlockList()
    for (const each of all) {
      const [address = '', bits] = each.split('/')
      const family = isIP(address) === 4 ? 'ipv4' : 'ipv6'
      found.addSubnet(address, Number(bits ?? (family === 'ipv4' ? 32 : 128)), family)
    }
    return found
  })

/**
 * The schema of TRUST_PROXY, which says whose X-Forwarded-* headers are trusted: true (from any address), false (from
 * none), the number of proxies in front of the server, or their IP addresses and IP networks.
 */
export const trustedProxies = z
  .string()
  .default('')
  .transform((value): boolean | number | string[] => {
    const text = value.trim()
    if (/^(?:false|no|off)?$/i.test(text)) return false
    if (/^(?:true|yes|on)$/i.test(text)) return true
    if (/^\d+$/.test(text)) return Number(text)
    return text.split(',').map((part) => part.trim())
  })
  .refine(
    (value) => !Array.isArray(value) || value.every(isNetwork),
    'must be addresses or networks (10.0.0.0/8), or how many proxies there are',
  )
