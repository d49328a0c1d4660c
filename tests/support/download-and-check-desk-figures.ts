/** Downloads files of figures from the operator's desk, parses them, and compares them with the simulated visits. */
import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { parse } from 'csv-parse/sync'
import { exportWords } from '../../src/content/desk/exports.ts'
import { bucketRange, TIME_BUCKETS } from '../../src/lib/answering-time-buckets.ts'
import { expect } from './e2e-test.ts'
import { truthOf, type SimulatedVisit } from './simulate-visits-and-expected-figures.ts'

export type FileRow = Readonly<Record<string, string>>

export type Format = keyof typeof exportWords.formats

/** Every row of a file, its values as texts. @throws for a file that its reader refuses */
export function rowsIn(text: string, format: Format): FileRow[] {
  if (format === 'csv') return parse(text, { columns: true })
  if (format === 'excel') return parse(text, { columns: true, delimiter: ';', bom: true })
  const lines = text.trimEnd().split('\n')
  return lines.map((line) => {
    const row = JSON.parse(line) as Record<string, string | number | boolean | null>
    return Object.fromEntries(Object.entries(row).map(([name, value]) => [name, String(value ?? '')]))
  })
}

/** What the browser downloads when it is made to; its name must say the format. */
export async function download(page: Page, format: Format, begin: () => Promise<void>): Promise<string> {
  const [file] = await Promise.all([page.waitForEvent('download'), begin()])
  const ending = format === 'excel' ? 'excel.csv' : format
  expect(file.suggestedFilename()).toMatch(new RegExp(`^\\w+-[\\d-]{10}-[\\d-]{10}\\.${ending}$`))
  return readFile(await file.path(), 'utf8')
}

export async function downloadSet(page: Page, set: string, format: Format): Promise<string> {
  await page.getByLabel(exportWords.dataset).selectOption(set)
  await page.getByLabel(exportWords.format).selectOption(format)
  return download(page, format, () =>
    page.getByRole('button', { name: exportWords.download, exact: true }).click(),
  )
}

/** Adds a column up, by the values of other columns. */
export function sumsBy(
  rows: readonly FileRow[],
  keys: readonly string[],
  column: string,
): Map<string, number> {
  const sums = new Map<string, number>()
  for (const row of rows) {
    const key = keys.map((each) => row[each]).join(' ')
    sums.set(key, (sums.get(key) ?? 0) + Number(row[column]))
  }
  return sums
}

const COUNTED = ['shown', 'answered', 'left', 'refused', 'corrected', 'switched', 'helped'] as const

/**
 * Expects the rows of a file of questions to add up to the known figures, and its time classes to hold as many answers
 * as they should.
 */
export function expectQuestions(rows: readonly FileRow[], visits: readonly SimulatedVisit[]): void {
  for (const { step, seconds, ...truth } of truthOf(visits)) {
    const sumOf = (column: string) => sumsBy(rows, ['step'], column).get(step)
    for (const column of COUNTED)
      if (truth[column] !== null) expect(sumOf(column), `${column} of ${step}`).toBe(truth[column])
    for (let bucket = 0; bucket < TIME_BUCKETS; bucket += 1) {
      const { from, to } = bucketRange(bucket)
      const within = seconds.filter((time) => time >= from && time < (to ?? Infinity))
      expect(sumOf(`t${bucket}`), `answers to ${step} from ${from} s on`).toBe(within.length)
    }
  }
  expect(new Set(rows.map(({ time_zone: zone }) => zone))).toEqual(new Set(['America/Sao_Paulo']))
}
