/** Formats the results of `npm run bench` as tables that mark whether each target is met. */
import type { PageSample } from '../measure-first-questions.ts'
import { kib, median, table } from '../medians-and-tables.ts'
import type { Waits } from './measure-whole-order.ts'

type Row = {
  readonly name: string
  readonly sample: PageSample
  /** Maximum bytes of JavaScript, and maximum ratio of the next question to the page for comparison. */
  readonly script?: number
  readonly next?: number
}

const limit = { answerable: 1.6, order: 0.4 }

/**
 * Returns the table of the first two questions, with ratios to the first row (the page for comparison), and whether
 * every target is met.
 * @param offline by name of the page: whether the second question appeared without network
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
  const lines = rows.map(({ name, sample, script = Infinity, next = Infinity }, index) => {
    const isFloor = index === 0
    const mark = (cell: string, good: boolean): string => (isFloor ? cell : judge(cell, good))
    const time = (key: 'visible' | 'answerable' | 'next'): string => {
      const ratio = isFloor ? '' : ` (${(sample[key] / floor[key]).toFixed(2)}×)`
      return `${sample[key].toFixed(0)} ms${ratio}`
    }
    return [
      name,
      mark(`${kib(sample.script)} KiB`, sample.script <= script),
      mark(time('visible'), sample.visible < floor.visible),
      mark(time('answerable'), sample.answerable <= floor.answerable * limit.answerable),
      mark(time('next'), sample.next <= floor.next * next),
      mark(offline.get(name) ? 'yes' : 'no', offline.get(name) === true),
    ]
  })
  const head = ['page', 'JavaScript', 'visible', 'answerable', 'next question', 'next without network']
  const target = [
    'target',
    `≤ ${rows.flatMap(({ script }) => (script ? [script / 1024] : [])).join(' and ')} KiB`,
    '< floor',
    `≤ ${limit.answerable}× floor`,
    `≤ ${rows.flatMap(({ next }) => next ?? []).join(' and ')}× floor`,
    'yes',
  ]
  return { text: table([head, ...lines, target]), met }
}

/**
 * Returns the table of the waiting times of a whole order: each wait, and the sum as a ratio to that of the first row
 * (plain HTML pages).
 * @param steps the questions, and the step at the end
 */
export function orderReport(
  rows: readonly { readonly name: string; readonly rounds: readonly Waits[] }[],
  steps: readonly string[],
): { readonly text: string; readonly met: boolean } {
  const sums = rows.map(({ rounds }) =>
    median(rounds.map((waits) => waits.reduce((sum, wait) => sum + wait, 0))),
  )
  const [floor = Number.NaN] = sums
  const isGood = (sum: number): boolean => sum <= floor * limit.order
  const cells = rows.map(({ name }, index) => {
    const sum = sums[index] ?? Number.NaN
    const isFloor = index === 0
    const ratio = isFloor ? '' : ` (${(sum / floor).toFixed(2)}×) ${isGood(sum) ? '✓' : '✗'}`
    return [name, `${sum.toFixed(0)} ms${ratio}`]
  })
  const waits = steps
    .slice(1)
    .map((step, at) => [
      `… to ${step}`,
      ...rows.map(({ rounds }) => `${median(rounds.map((each) => each[at] ?? Number.NaN)).toFixed(0)} ms`),
    ])
  return {
    text: [
      table([
        ['whole order', `waiting after ${steps.length - 1} answers`],
        ...cells,
        ['target', `≤ ${limit.order}× plain`],
      ]),
      table([['from the answer …', ...rows.map(({ name }) => name)], ...waits]),
    ].join('\n\n'),
    met: sums.slice(1).every(isGood),
  }
}
