/** Formats the results of `npm run bench:web` as tables that mark whether each target is met. */
import { table } from '../medians-and-tables.ts'
import { kib } from '../medians-and-tables.ts'
import { median } from '../medians-and-tables.ts'
import type { BytesByKind, FileKind } from './bytes-by-file-kind.ts'
import { categories, type Audit, type CategoryId } from './lighthouse-audit-types.ts'
import { beginsWithSeries, type AuditedPage } from './measured-pages.ts'
import type { WebVisit } from './measure-landing.ts'
import { targets } from './score-time-and-size-limits.ts'

export type Report = { readonly text: string; readonly met: boolean }

/** Returns the maximum bytes of JavaScript of a marketing page until it is interactive. */
const scriptOf = (path: string) => (beginsWithSeries(path) ? targets.scriptWithCarousel : targets.script)

const names: Readonly<Record<CategoryId, string>> = {
  performance: 'performance',
  accessibility: 'accessibility',
  'best-practices': 'best practices',
  seo: 'SEO',
}

/** The audit that fails for a page that is excluded from search engines. */
const HIDDEN = 'is-crawlable'

/**
 * Returns the Lighthouse scores of every page, the audits that cost points, and the contacted hosts outside this
 * machine.
 */
export function auditReport(
  pages: readonly { readonly page: AuditedPage; readonly runs: readonly Audit[] }[],
): Report {
  const judged = judge()
  const rows = pages.map(({ page, runs }) => [
    page.path,
    ...categories.map((id) => {
      const score = median(runs.map(({ scores }) => scores[id]))
      const isExcused = id === 'seo' && page.isHidden === true && isHiddenOnly(runs)
      const cell = Number.isNaN(score) ? 'no figure' : String(score)
      return isExcused ? `${cell} (noindex) ✓` : judged.mark(cell, score >= targets.scores[id])
    }),
  ])
  const faults = pages.flatMap(({ page, runs }) => faultsOf(page, runs))
  const strangers = [...new Set(pages.flatMap(({ runs }) => runs.flatMap((run) => run.strangers)))]
  if (strangers.length > 0) judged.mark('', false)
  return {
    text: [
      table([
        ['Lighthouse', ...categories.map((id) => names[id])],
        ...rows,
        ['target', ...categories.map((id) => `≥ ${targets.scores[id]}`)],
      ]),
      ...(faults.length > 0 ? [table([['page', 'costs points', 'audit', 'runs', 'e.g.'], ...faults])] : []),
      ...(strangers.length > 0 ? [`requests outside of this machine ✗\n${strangers.join('\n')}`] : []),
    ].join('\n\n'),
    met: judged.met(),
  }
}

const isHiddenOnly = (runs: readonly Audit[]): boolean =>
  runs.every(({ faults }) => faults.every(({ category, id }) => category !== 'seo' || id === HIDDEN))

function faultsOf({ path, isHidden }: AuditedPage, runs: readonly Audit[]): string[][] {
  const all = runs.flatMap(({ faults }) => faults).filter(({ id }) => !(isHidden && id === HIDDEN))
  return [...new Set(all.map(({ id }) => id))].map((id) => {
    const same = all.filter((fault) => fault.id === id)
    const [{ category, value } = { category: 'seo', value: '' }] = same
    return [path, names[category as CategoryId], id, String(same.length), value]
  })
}

/** Returns the table of visits on the slow phone: medians, but the worst value for what must never happen. */
export function visitReport(
  pages: readonly { readonly path: string; readonly visits: readonly WebVisit[] }[],
): Report {
  const judged = judge()
  const rows = pages.map(({ path, visits }) => {
    const of = (key: 'fcp' | 'lcp' | 'tbt' | 'script'): number => median(visits.map((visit) => visit[key]))
    const worst = (key: 'cls' | 'scriptBeforeRead'): number => Math.max(...visits.map((visit) => visit[key]))
    return [
      path,
      `${of('fcp').toFixed(0)} ms`,
      judged.mark(`${of('lcp').toFixed(0)} ms`, of('lcp') <= targets.lcp),
      visits[0]?.lcpOf ?? '',
      judged.mark(worst('cls').toFixed(4), worst('cls') <= targets.cls),
      judged.mark(`${of('tbt').toFixed(0)} ms`, of('tbt') <= targets.tbt),
      judged.mark(`${kib(of('script'))} KiB`, of('script') <= scriptOf(path)),
      judged.mark(`${kib(worst('scriptBeforeRead'))} KiB`, worst('scriptBeforeRead') === 0),
    ]
  })
  const moved = [...new Set(pages.flatMap(({ visits }) => visits.flatMap((visit) => visit.moved)))]
  const text = table([
    ['page', 'FCP', 'LCP', 'of', 'CLS', 'TBT', 'JavaScript', 'before it can be read'],
    ...rows,
    [
      'target',
      '',
      `≤ ${targets.lcp} ms`,
      '',
      String(targets.cls),
      `≤ ${targets.tbt} ms`,
      `≤ ${kib(targets.script)} KiB (streaming ${kib(targets.scriptWithCarousel)})`,
      'none',
    ],
  ])
  return { text: moved.length > 0 ? `${text}\n\nmoved: ${moved.join(', ')}` : text, met: judged.met() }
}

/** Returns the table of JavaScript until an order's first question can be answered. */
export function orderPagesReport(
  pages: readonly { readonly path: string; readonly script: number; readonly limit: number }[],
): Report {
  const judged = judge()
  const rows = pages.map(({ path, script, limit }) => [
    path,
    judged.mark(`${kib(script)} KiB`, script <= limit),
    `≤ ${kib(limit)} KiB`,
  ])
  return { text: table([['page', 'JavaScript until answerable', 'target'], ...rows]), met: judged.met() }
}

const columns: readonly (readonly [FileKind, string])[] = [
  ['html', 'HTML'],
  ['css', 'CSS'],
  ['js', 'JavaScript'],
  ['font', 'fonts'],
  ['image', 'images'],
  ['other', 'other'],
]

/** Returns the table of KiB per route; small styles are part of the HTML. */
export function bytesReport(routes: ReadonlyMap<string, BytesByKind>): Report {
  const judged = judge()
  const rows = [...routes].map(([route, bytes]) => [
    route,
    ...columns.map(([kind]) =>
      kind === 'js' ? judged.mark(kib(bytes.js), bytes.js <= scriptOf(route)) : kib(bytes[kind]),
    ),
    kib(Object.values(bytes).reduce((sum, each) => sum + each, 0)),
  ])
  const head = ['KiB until interactive', ...columns.map(([, name]) => name), 'all']
  return { text: table([head, ...rows]), met: judged.met() }
}

/** Returns a function that marks cells as good or bad, and one that returns whether all were good. */
function judge(): { mark: (cell: string, good: boolean) => string; met: () => boolean } {
  let isMet = true
  return {
    mark: (cell, good) => {
      isMet &&= good
      return `${cell} ${good ? '✓' : '✗'}`
    },
    met: () => isMet,
  }
}
