/** Formats the scores of a corpus of chat messages as a table. */
import type { Reading } from '../../src/understanding/reading-types.ts'
import { type CorpusLine, scoresOf, total, type ReadingScore, type ScoreCounts } from './score-readings.ts'

type Judged = { readonly line: CorpusLine; readonly reading: Reading; readonly verdict: ReadingScore | null }

const HEAD = ['step', 'lines', 'right', 'wrong', 'missed', 'recorded wrongly']
const percent = (part: number, whole: number) => `${((100 * part) / Math.max(whole, 1)).toFixed(1)} %`

/** Returns the cells of a table row. A wrongly recorded answer is also wrong, so it is counted in both columns. */
function row(name: string, score: ScoreCounts): string[] {
  const { right, wrong, missed, recorded } = score
  return [name, total(score), right, wrong + recorded, missed, recorded].map(String)
}

/** Returns the report on a corpus: the misread lines, then a table with the scores per step and in total. */
export function reportOf(
  judged: readonly Judged[],
  shown: (line: CorpusLine, reading: Reading) => string,
): string {
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
    .map(({ line, reading, verdict }) => `${verdict}  ${JSON.stringify(line)}\n    ${shown(line, reading)}`)
  const count = total(all)
  const shares = `right ${percent(all.right, count)}, recorded wrongly ${percent(all.recorded, count)} of ${count}`
  return [...failures, ...(failures.length > 0 ? [''] : []), ...table, '', shares].join('\n')
}
