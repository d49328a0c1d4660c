/** Formats the scores of a corpus of chat messages as a table. */
import type { Reading } from '../../src/understanding/reading.ts'
import { type CorpusLine, scoresOf, total, type ReadingScore, type ScoreCounts } from './score-readings.ts'

type Judged = { readonly line: CorpusLine; readonly reading: Reading; readonly verdict: ReadingScore | null }

const HEAD = ['step', 'lines', 'right', 'asked', 'missed', 'recorded otherwise']
const percent = (part: number, whole: number) => `${((100 * part) / Math.max(whole, 1)).toFixed(1)} %`

const row = (name: string, score: ScoreCounts): string[] =>
  [name, total(score), score.right, score.asked, score.missed, score.recorded].map(String)

/** Returns the report on a corpus: the misread lines, then a table with the scores per step and in total. */
export function reportOf(judged: readonly Judged[], shown: (reading: Reading) => string): string {
  const verdicts = judged.flatMap(({ line: { step }, verdict }) => (verdict ? [{ step, verdict }] : []))
  const { steps, all } = scoresOf(verdicts)
  const rows = [HEAD, ...[...steps].map(([step, score]) => row(step, score)), row('all', all)]
  const widths = HEAD.map((_, at) => Math.max(...rows.map((cells) => cells[at]?.length ?? 0)))
  const table = rows.map((cells) =>
    cells
      .map((cell, at) => (at === 0 ? cell.padEnd(widths[at] ?? 0) : cell.padStart(widths[at] ?? 0)))
      .join('  '),
  )
  const failures = judged
    .filter(({ verdict }) => verdict !== null && verdict !== 'right')
    .map(({ line, reading, verdict }) => `${verdict}  ${JSON.stringify(line)}\n    ${shown(reading)}`)
  const count = total(all)
  const share = (part: number) => percent(part, count)
  const shares = `right ${share(all.right)}, asked ${share(all.asked)}, missed ${share(all.missed)}, recorded otherwise ${share(all.recorded)} of ${count}`
  return [...failures, ...(failures.length > 0 ? [''] : []), ...table, '', shares].join('\n')
}
