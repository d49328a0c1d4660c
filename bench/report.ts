import type { Sample } from './measure.ts'

type Row = { readonly name: string; readonly sample: Sample }

const limit = { script: 130 * 1024, answerable: 1.6, next: 3 }

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  const half = Math.floor(sorted.length / 2)
  const upper = sorted[half] ?? Number.NaN
  return sorted.length % 2 === 1 ? upper : ((sorted[half - 1] ?? Number.NaN) + upper) / 2
}

/**
 * The table, with ratios to the floor (the first row) and whether each target is met.
 * @param offline per name, whether the next question came without any network
 */
export function report(
  rows: readonly Row[],
  offline: ReadonlyMap<string, boolean>,
): { readonly text: string; readonly met: boolean } {
  const floor = rows[0]?.sample
  if (!floor) throw new Error('nothing was measured')
  let met = true
  const judge = (cell: string, good: boolean): string => {
    met &&= good
    return `${cell} ${good ? '✓' : '✗'}`
  }
  const lines = rows.map(({ name, sample }, index) => {
    const isFloor = index === 0
    const mark = (cell: string, good: boolean): string => (isFloor ? cell : judge(cell, good))
    const time = (key: 'visible' | 'answerable' | 'next'): string => {
      const ratio = isFloor ? '' : ` (${(sample[key] / floor[key]).toFixed(2)}×)`
      return `${sample[key].toFixed(0)} ms${ratio}`
    }
    return [
      name,
      mark(`${(sample.script / 1024).toFixed(1)} KiB`, sample.script <= limit.script),
      mark(time('visible'), sample.visible < floor.visible),
      mark(time('answerable'), sample.answerable <= floor.answerable * limit.answerable),
      mark(time('next'), sample.next <= floor.next * limit.next),
      mark(offline.get(name) ? 'yes' : 'no', offline.get(name) === true),
    ]
  })
  const head = ['page', 'JavaScript', 'visible', 'answerable', 'next question', 'next without network']
  const target = [
    'target',
    `≤ ${limit.script / 1024} KiB`,
    '< floor',
    `≤ ${limit.answerable}× floor`,
    `≤ ${limit.next}× floor`,
    'yes',
  ]
  return { text: table([head, ...lines, target]), met }
}

function table(rows: readonly (readonly string[])[]): string {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)))
  return rows.map((row) => row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('  ')).join('\n')
}
