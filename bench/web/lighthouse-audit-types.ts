/** What the benchmark keeps of an audit by Lighthouse. */

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
 * Type of the function `auditWithLighthouse` of rigs/tools/audit-with-lighthouse.ts: audits a page in the browser with this
 * debugging port.
 */
export type AuditPage = (url: string, port: number) => Promise<Audit>

export type AuditFault = { readonly category: CategoryId; readonly id: string; readonly value: string }

/** Whether an address is outside this machine; data and blob URLs are not. */
export function isExternalAddress(address: string): boolean {
  const { protocol, hostname } = new URL(address)
  return protocol !== 'data:' && protocol !== 'blob:' && hostname !== '127.0.0.1'
}
