/** The dashboard of ops: each of its queries asks for series and labels that a running server really exposes. */
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { makeMetrics } from '../../server/plugins/metrics.ts'
import { countNewOrders } from '../../server/services/desk/update-daily-order-and-lead-counts.ts'
import { useServer } from '../support/server.ts'
import { placeOrder } from '../support/create-leads.ts'

type Panel = {
  readonly title: string
  readonly description: string
  readonly targets: readonly { readonly expr: string; readonly legendFormat: string }[]
}
const root = path.resolve(import.meta.dirname, '../..')
const { panels } = JSON.parse(readFileSync(path.join(root, 'ops/grafana-dashboard.json'), 'utf8')) as {
  readonly panels: readonly Panel[]
}
const queries = panels.flatMap(({ title, targets }) => targets.map((target) => ({ title, ...target })))

/** What Prometheus itself adds to what it scrapes. */
const OF_PROMETHEUS = new Map([['up', new Set(['job', 'instance'])]])
const WORDS = new Set(['by', 'le', 'sum', 'max', 'count', 'rate', 'increase', 'topk', 'histogram_quantile'])

describe('the Grafana dashboard', () => {
  const server = useServer()
  /** The labels of each series, by its name. */
  const series = new Map<string, Set<string>>(OF_PROMETHEUS)
  let scraped = ''

  beforeAll(async () => {
    await placeOrder(server())
    await server().call('POST', '/api/supportRequest', { telephone: '11987654321' })
    await countNewOrders(server())
    const { text } = await server().call('GET', '/api/metrics')
    scraped = text + (await makeMetrics({ process: true }).registry.metrics())
    for (const [, name = '', labels = ''] of scraped.matchAll(/^([a-z_]\w*)(?:\{([^}]*)\})? /gm)) {
      const known = series.get(name) ?? new Set(['instance', 'job'])
      for (const [, label = ''] of labels.matchAll(/(\w+)="/g)) known.add(label)
      series.set(name, known)
    }
    // counters of what has not happened yet are declared without a value
    for (const [, name = ''] of scraped.matchAll(/^# TYPE (\w+) counter$/gm))
      if (!series.has(name)) series.set(name, new Set(['limit', 'reason', 'result']))
  }, 60_000)

  it.each(queries)('$title: $expr', ({ expr, legendFormat }) => {
    const bare = expr.replaceAll(/"[^"]*"/g, '""').replaceAll(/\[[^\]]*\]/g, '')
    const grouped = [...bare.matchAll(/by \(([^)]*)\)/g)].flatMap(([, list = '']) => list.split(/,\s*/))
    for (const [, name = '', label = '', value = ''] of expr.matchAll(/(\w+)\{(\w+)="([^"]*)"\}/g))
      if (!OF_PROMETHEUS.has(name))
        expect(scraped).toMatch(new RegExp(`^${name}\\{.*${label}="${value}"`, 'm'))
    const names = [...bare.replaceAll(/by \([^)]*\)|\{[^}]*\}/g, '').matchAll(/[a-z_]\w*/g)]
      .map(([name]) => name)
      .filter((name) => !WORDS.has(name))
    expect(names.length).toBeGreaterThan(0)
    for (const name of names) {
      expect([name, series.has(name)]).toEqual([name, true])
      for (const label of grouped)
        expect([name, label, series.get(name)?.has(label)]).toEqual([name, label, true])
    }
    const shown = [...legendFormat.matchAll(/\{\{(\w+)\}\}/g)].map(([, label = '']) => label)
    expect(shown.filter((label) => !grouped.includes(label))).toEqual([])
  })

  it.each(panels)('says what $title answers', ({ description }) => {
    expect(description).toMatch(/^[A-Z].+[.?]$/)
  })
})
