/** Hides personal data and secrets in texts and URL paths, for the log and for stored error messages. */

const ID = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/gi
/** Ten or more consecutive digits, with or without common punctuation: documents, phone numbers, accounts. */
const NUMBERS = /\d(?:[.\-/() ]{0,2}\d){9,}/g
const EMAIL = /[^\s"'<>@,;:]+@[^\s"'<>@,;:]+\.[a-z]{2,}/gi
/** The last segment of an order's link: number, dot, signature (rules/signed-order-links.ts). */
const ORDER_LINK = /P\d{6}[0-9A-Z]{6}\.[\w-]{20,}/gi
/** The value of a query parameter, which may be the key of a link, as in `/chat-tct?k=…`. */
const QUERY_VALUE = /(?<=[?&]\w{1,20}=)[^&\s"'<>)]+/g
/** A run of characters that is long enough for a key, percent-encoded or not. */
const LONG_RUN = /[\w%-]{20,}/g

const shorten = (id: string) => `${id.slice(0, 4)}…`

/** The length of the hash in the name of a built file, such as 'first-CU4rUAJ9.js'. */
const UNREADABLE = 8

/**
 * Returns whether a name consists of words, but for one short part. A key does not: it mixes digits, capitals
 * and small letters.
 */
function isReadable(name: string): boolean {
  const others = name.split(/[-_.~]/).filter((part) => !isWord(part))
  return others.reduce((sum, part) => sum + part.length, 0) <= UNREADABLE
}

const CAMEL_CASE = /^[a-z]+(?:[A-Z][a-z]+)*$/
const CONSONANTS = /[^aeiouy]{5}|^[^aeiouy]{4}/i

/** Returns whether a part of a name can be a word: 'plans', 'FST', 'Handler', 'documentNumber', '2026'. */
function isWord(part: string): boolean {
  if (/^\d{0,4}$|^[A-Z]{2,12}$/.test(part)) return true
  const capitals = part.slice(1).replace(/[a-z]/g, '').length
  const isShaped =
    CAMEL_CASE.test(part.charAt(0).toLowerCase() + part.slice(1)) && capitals <= part.length / 6
  return isShaped && part.length <= 40 && !CONSONANTS.test(part)
}

/**
 * Hides anything in a text that may identify a person: lead ids, documents, phone numbers, e-mail addresses,
 * order links. Control characters are removed, so that no value can forge a log line.
 */
export function hidePersonalData(text: string): string {
  return text
    .replace(ID, shorten)
    .replace(ORDER_LINK, '[chave]')
    .replace(EMAIL, '[email]')
    .replace(NUMBERS, '[número]')
    .replace(/[\p{Cc}\u2028\u2029]/gu, ' ')
}

/**
 * Hides personal data and whatever has the shape of a key: order links, keys of agents' links, codes in
 * links, tokens.
 */
export function hidePersonalDataAndKeys(text: string): string {
  return hidePersonalData(text)
    .replace(QUERY_VALUE, '[valor]')
    .replace(LONG_RUN, (run) => (run.includes('%') || !isReadable(run) ? '[chave]' : run))
}

const UUID = new RegExp(`^${ID.source}$`, 'i')

/**
 * Hides the path of a requested address, without its query. Anybody may request any address, and a mistyped
 * one may hold a key as well. Only segments that read like the name of a page or a file therefore are kept,
 * whatever precedes or follows them.
 */
export function hideInPath(url: string): string {
  const segments = decodeOnce(url.split(/[?#]/, 1)[0] ?? '').split('/')
  return segments.map(hideInSegment).join('/').slice(0, 200)
}

function hideInSegment(segment: string): string {
  if (UUID.test(segment)) return shorten(segment)
  const isName = /^[\w.~-]{0,60}$/.test(segment) && !/\d{5}/.test(segment)
  return isName && isReadable(segment) ? segment : '…'
}

/** Decodes each `%xx` of an ASCII character on its own, because a malformed address is logged too. */
const decodeOnce = (path: string): string =>
  path.replace(/%([0-7][0-9a-f])/gi, (_, hex: string) => String.fromCharCode(parseInt(hex, 16)))
