/** Formats the results of `npm run bench:api` as tables that mark whether each target is met. */
import { median } from '../medians-and-tables.ts'
import { percentile, type LoadResult } from './load.ts'
import type { FirstStart } from './measure-first-start-memory.ts'
import { targets } from './rate-latency-and-memory-limits.ts'

/** Result of one case in one round. */
export type Slice = LoadResult

export type Measured = {
  /**
   * Results of each round. The keys are '<call> floor' for the minimal server (minimal-server.ts), and '<call> few' and
   * '<call> many' for ours with few and with many stored leads.
   */
  readonly slices: ReadonlyMap<string, readonly Slice[]>
  /**
   * Overload: the same mix of calls first on a few connections (`before`), then on far too many, whose clients ignore
   * Retry-After (`during`).
   */
  readonly flood: { readonly before: Slice; readonly during: Slice }
  /** Memory of the server's process in bytes. */
  readonly memory: { readonly now: number; readonly highest: number }
}

const MIB = 1024 * 1024

const rate = (slice: Slice): number => slice.accepted.length / slice.seconds
const p50 = (slice: Slice): number => percentile(slice.accepted, 0.5)
const p99 = (slice: Slice): number => percentile(slice.accepted, 0.99)
const ms = (value: number): string => `${value.toFixed(1)} ms`
const count = (value: number): string => Math.round(value).toLocaleString('en')
const times = (value: number): string => `${value.toFixed(2)}×`

/** Returns both tables as text; `met` if every target is met. */
export function report(measured: Measured): { readonly text: string; readonly met: boolean } {
  let met = true
  const tick = (text: string, good: boolean): string => {
    met &&= good
    return `${text} ${good ? '✓' : '✗'}`
  }
  const of = (name: string): readonly Slice[] => measured.slices.get(name) ?? []
  const middle = (slices: readonly Slice[], read: (slice: Slice) => number): number =>
    median(slices.map(read))
  // per round, because what ran in the same round had the same load on the machine
  const ratio = (a: string, b: string, read: (slice: Slice) => number): number =>
    median(of(a).map((slice, round) => read(slice) / read(of(b)[round] ?? slice)))

  const rows = ['GET', 'PATCH', 'coverage', 'finish'].flatMap((call) =>
    ['floor', 'few', 'many'].flatMap((size) => {
      const name = `${call} ${size}`
      const slices = of(name)
      if (slices.length === 0) return []
      const figures = [count(middle(slices, rate)), ms(middle(slices, p50)), ms(middle(slices, p99))]
      const other = call === 'finish' || size !== 'few' ? null : `${call} floor`
      const isTarget = call !== 'coverage'
      const beside = (read: (slice: Slice) => number, good: (value: number) => boolean): string => {
        if (other === null) return ''
        const value = ratio(name, other, read)
        return isTarget ? tick(times(value), good(value)) : times(value)
      }
      const slower =
        size === 'many'
          ? Math.max(1 / ratio(name, `${call} few`, rate), ratio(name, `${call} few`, p50))
          : null
      return [
        [
          call,
          size === 'many' ? 'server, many leads' : size === 'few' ? 'server' : 'floor',
          ...figures,
          beside(rate, (value) => value >= targets.rate),
          beside(p99, (value) => value <= targets.p99),
          slower === null ? '' : tick(times(slower), slower <= targets.growth),
        ],
      ]
    }),
  )
  const head = ['call', 'who', 'req/s', 'p50', 'p99', 'rate / floor', 'p99 / floor', 'slower with many']
  const aims = ['target', '', '', '', '', `≥ ${targets.rate}`, `≤ ${targets.p99}`, `≤ ${targets.growth}×`]

  const problems = [...measured.slices].flatMap(([name, slices]) => {
    const refused = slices.flatMap((slice) => [...slice.refused].map(([status, n]) => `${n} × ${status}`))
    const lost = slices.reduce((sum, slice) => sum + slice.lost, 0)
    return refused.length + lost === 0 ? [] : [tick(`${name}: ${refused.join(', ')}; ${lost} lost`, false)]
  })

  const { before, during } = measured.flood
  const flood = [
    ['half GET, half PATCH', 'accepted/s', 'p50', 'p99', 'refused', 'without Retry-After', 'lost'],
    ...(
      [
        ['32 connections', before],
        ['256, asking again at once', during],
      ] as const
    ).map(([name, slice]) => {
      const grown = p99(slice) / p99(before)
      const longest = slice === before ? ms(p99(slice)) : `${ms(p99(slice))} (${times(grown)})`
      const others = [...slice.refused].filter(([status]) => status !== 429 && status !== 503)
      const refused = [...slice.refused].map(([status, n]) => `${count(n)} × ${status}`).join(', ')
      return [
        name,
        count(rate(slice)),
        ms(p50(slice)),
        slice === before ? longest : tick(longest, grown <= targets.flooded),
        tick(refused || 'none', others.length === 0),
        tick(String(slice.withoutRetryAfter), slice.withoutRetryAfter === 0),
        tick(String(slice.lost), slice.lost === 0),
      ]
    }),
  ]
  const used = Math.round(measured.memory.now / MIB)
  const memory = `memory of the server after the load: ${tick(`${used} MiB`, used <= targets.memory)}, at its highest ${Math.round(measured.memory.highest / MIB)} MiB`
  const text = [table([head, ...rows, aims]), ...problems, '', table(flood), '', memory].join('\n')
  return { text, met }
}

/** Returns the memory of a first start as text; `met` if it is within its target. */
export function reportFirstStart({ highest, pages, orders }: FirstStart): ReturnType<typeof report> {
  const used = Math.ceil(highest / MIB)
  const met = used <= targets.highest && orders > 0
  const text = `memory of a first start, while ${count(pages)} pages are rendered and ${count(orders)} orders placed: ${used} MiB at its highest (target ${targets.highest}) ${met ? '✓' : '✗'}`
  return { text, met }
}

function table(rows: readonly (readonly string[])[]): string {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)))
  return rows
    .map((row) =>
      row
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n')
}
