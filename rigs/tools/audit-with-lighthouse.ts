/** Runs Lighthouse on a page. */
import lighthouse, { type Result } from 'lighthouse'
import {
  categories,
  isExternalAddress,
  type Audit,
  type AuditPage,
  type CategoryId,
  type AuditFault,
} from '../../bench/web/lighthouse-audit-types.ts'

/** How often a trace may arrive without its beginning, which happens about once in a hundred runs. */
const RETRIES = 2

/** As on a mid-range phone: Lighthouse's own preset, with throttling simulated from the observed load. */
export const auditWithLighthouse: AuditPage = (url, port) => tried(url, port, RETRIES)

async function tried(url: string, port: number, retries: number): Promise<Audit> {
  const run = await lighthouse(url, { port, logLevel: 'error', onlyCategories: [...categories] })
  if (!run) throw new Error(`Lighthouse gave nothing back for ${url}`)
  if (run.lhr.runtimeError?.code === 'NO_NAVSTART' && retries > 0) return tried(url, port, retries - 1)
  if (run.lhr.runtimeError) throw new Error(`${url}: ${run.lhr.runtimeError.message}`)
  return {
    scores: Object.fromEntries(categories.map((id) => [id, scoreOf(run.lhr, id)])) as Audit['scores'],
    faults: categories.flatMap((id) => faultsOf(run.lhr, id)),
    strangers: requestsOf(run.lhr).filter((asked) => isExternalAddress(asked)),
  }
}

/** Not a number where an audit could not be made, e.g. on a machine too busy for a trace. */
function scoreOf({ categories: found }: Result, id: CategoryId): number {
  const score = found[id]?.score
  return score === null || score === undefined ? Number.NaN : Math.round(score * 100)
}

function faultsOf({ categories: found, audits }: Result, category: CategoryId): AuditFault[] {
  return (found[category]?.auditRefs ?? []).flatMap(({ id, weight }) => {
    const one = audits[id]
    if (!one || weight === 0 || one.scoreDisplayMode === 'notApplicable') return []
    if (one.score !== null && one.score >= 0.995) return []
    return { category, id, value: one.errorMessage ?? one.displayValue ?? '' }
  })
}

function requestsOf({ audits }: Result): string[] {
  const details = audits['network-requests']?.details
  if (details?.type !== 'table') throw new Error('Lighthouse names no requests')
  return details.items.flatMap(({ url }) => (typeof url === 'string' ? [url] : []))
}
