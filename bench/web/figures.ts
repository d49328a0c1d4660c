export const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const
export type CategoryId = (typeof categories)[number]

/** What a run of Lighthouse found. */
export type Audit = {
  /** 0 to 100. */
  readonly scores: Readonly<Record<CategoryId, number>>
  /** What cost points, and its weight in its category. */
  readonly faults: readonly Fault[]
  /** Requested addresses that are not on this machine. */
  readonly strangers: readonly string[]
}

/** Audits a page in the browser whose debugging port is given: what tests/tools/lighthouse.ts exports as `audit`. */
export type AuditPage = (url: string, port: number) => Promise<Audit>

export type Fault = { readonly category: CategoryId; readonly id: string; readonly value: string }

/** Data and blob URLs contact nobody. */
export function isElsewhere(address: string): boolean {
  const { protocol, hostname } = new URL(address)
  return protocol !== 'data:' && protocol !== 'blob:' && hostname !== '127.0.0.1'
}

/** Milliseconds up to which a task delays no one. */
const SHORT = 50

/**
 * The total blocking time: the time tasks took beyond 50 ms each.
 * @param long start and length of every long task
 * @param from the first contentful paint: nobody expects a response before that
 */
export const blockingTime = (
  long: readonly (readonly [start: number, length: number])[],
  from: number,
): number =>
  long.reduce((sum, [start, length]) => {
    const seen = start + length - Math.max(start, from)
    return sum + Math.max(0, seen - SHORT)
  }, 0)

export type Kind = 'html' | 'css' | 'js' | 'font' | 'image' | 'other'

/** Bytes of a page by kind, as sent. */
export type Bytes = Readonly<Record<Kind, number>>

const kinds: readonly (readonly [Kind, RegExp])[] = [
  ['js', /\.m?js$/],
  ['css', /\.css$/],
  ['font', /\.woff2?$/],
  ['image', /\.(?:svg|png|jpe?g|webp|avif|ico)$/],
]

/** Adds up what was fetched: the document, and each of its files by address. */
export function bytesOf(
  document: number,
  files: readonly { readonly name: string; readonly size: number }[],
): Bytes {
  const sums: Record<Kind, number> = { html: document, css: 0, js: 0, font: 0, image: 0, other: 0 }
  for (const { name, size } of files) {
    const { pathname } = new URL(name)
    sums[kinds.find(([, pattern]) => pattern.test(pathname))?.[0] ?? 'other'] += size
  }
  return sums
}
