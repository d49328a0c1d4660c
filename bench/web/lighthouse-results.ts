/** Types of Lighthouse's results, and functions that extract figures from them. */

export const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const
export type CategoryId = (typeof categories)[number]

/** Result of a run of Lighthouse. */
export type Audit = {
  /** Scores from 0 to 100. */
  readonly scores: Readonly<Record<CategoryId, number>>
  /** The audits that cost points. */
  readonly faults: readonly AuditFault[]
  /** Requested addresses outside this machine. */
  readonly strangers: readonly string[]
}

/**
 * Type of the function `auditWithLighthouse` of rigs/tools/lighthouse.ts: audits a page in the browser with this
 * debugging port.
 */
export type AuditPage = (url: string, port: number) => Promise<Audit>

export type AuditFault = { readonly category: CategoryId; readonly id: string; readonly value: string }

/** Whether an address is outside this machine; data and blob URLs are not. */
export function isExternalAddress(address: string): boolean {
  const { protocol, hostname } = new URL(address)
  return protocol !== 'data:' && protocol !== 'blob:' && hostname !== '127.0.0.1'
}

/** Milliseconds up to which a task does not count as blocking. */
const SHORT = 50

/**
 * Returns the total blocking time: the time that tasks took beyond 50 ms each.
 * @param long start and length of every long task
 * @param from time of the first contentful paint, before which no response is expected
 */
export const blockingTime = (
  long: readonly (readonly [start: number, length: number])[],
  from: number,
): number =>
  long.reduce((sum, [start, length]) => {
    const seen = start + length - Math.max(start, from)
    return sum + Math.max(0, seen - SHORT)
  }, 0)

export type FileKind = 'html' | 'css' | 'js' | 'font' | 'image' | 'other'

/** Transferred bytes of a page by kind. */
export type BytesByKind = Readonly<Record<FileKind, number>>

const kinds: readonly (readonly [FileKind, RegExp])[] = [
  ['js', /\.m?js$/],
  ['css', /\.css$/],
  ['font', /\.woff2?$/],
  ['image', /\.(?:svg|png|jpe?g|webp|avif|ico)$/],
]

/** Sums up the bytes of a page's document and files by kind. */
export function bytesOf(
  document: number,
  files: readonly { readonly name: string; readonly size: number }[],
): BytesByKind {
  const sums: Record<FileKind, number> = { html: document, css: 0, js: 0, font: 0, image: 0, other: 0 }
  for (const { name, size } of files) {
    const { pathname } = new URL(name)
    sums[kinds.find(([, pattern]) => pattern.test(pathname))?.[0] ?? 'other'] += size
  }
  return sums
}
