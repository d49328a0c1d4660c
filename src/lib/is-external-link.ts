/**
 * Whether a link leads to a page of another site that everybody reaches: https, a public name as host, and neither a
 * port nor a user in it. Every link that the operator types is checked by it.
 */

/** Names of hosts that only a machine or a house knows, and those that documents reserve. */
const NOT_PUBLIC =
  /\.(?:arpa|corp|home|internal|intranet|invalid|lan|local|localdomain|localhost|onion|private|test)$/

export function isExternalLink(href: string): boolean {
  const url = URL.parse(href)
  if (url === null || url.protocol !== 'https:' || !/^https:\/\/[^\s"<>\\]+$/i.test(href)) return false
  const isPublic = /\.[a-z]{2,}$/.test(url.hostname) && !NOT_PUBLIC.test(url.hostname)
  return isPublic && url.username === '' && url.password === '' && url.port === ''
}
