/** Reads the figures from the funnel table of the operator's desk. */
import type { Page } from '@playwright/test'
import { funnelWords as words } from '../../src/content/desk/funnel-report.ts'
import { openFoldedParts, tableSeen, type SeenRow } from './desk-in-browser.ts'

/** A class of times in seconds, from (included) and to (excluded). */
export type TimeSeen = { readonly from: number; readonly to: number }

/** One question; null where the table has nothing to say: '–'. */
export type StepSeen = {
  readonly step: string
  readonly shown: number | null
  readonly answered: number | null
  readonly left: number | null
  /** 0 to 1 */
  readonly loss: number | null
  readonly median: TimeSeen | null
  readonly p90: TimeSeen | null
  readonly refused: number | null
  readonly corrected: number | null
  readonly switched: number | null
  readonly helped: number | null
}

const NOTHING = '–'

/** '10.234' → 10234. @throws for what is no number */
export function numberIn(text: string): number | null {
  if (text === NOTHING) return null
  if (!/^\d{1,3}(?:\.\d{3})*$/.test(text)) throw new Error(`no number: ${text}`)
  return Number(text.replaceAll('.', ''))
}

/** '12,5%' → 0.125 */
function shareIn(text: string): number | null {
  if (text === NOTHING) return null
  const [, share] = /^(\d+(?:,\d)?)%$/.exec(text) ?? []
  if (share === undefined) throw new Error(`no share: ${text}`)
  return Number(share.replace(',', '.')) / 100
}

const seconds = (amount: string, unit: string): number => Number(amount) * (unit === 'min' ? 60 : 1)

/** 'até 2 s', '4 a 7 s', '35 s a 1 min', 'mais de 15 min' → seconds. */
function timeIn(text: string): TimeSeen | null {
  if (text === NOTHING) return null
  const [, most = '', mostUnit = ''] = /^até (\d+) (s|min)$/.exec(text) ?? []
  if (most !== '') return { from: 0, to: seconds(most, mostUnit) }
  const [, least = '', leastUnit = ''] = /^mais de (\d+) (s|min)$/.exec(text) ?? []
  if (least !== '') return { from: seconds(least, leastUnit), to: Infinity }
  const [, from = '', unit, to = '', toUnit = ''] = /^(\d+)(?: (s|min))? a (\d+) (s|min)$/.exec(text) ?? []
  if (from === '') throw new Error(`no time: ${text}`)
  return { from: seconds(from, unit ?? toUnit), to: seconds(to, toUnit) }
}

const plain = (head: string): string => head.replaceAll('\u00AD', '')

function stepIn(row: SeenRow): StepSeen {
  const cell = (head: string): string => {
    const text = row[plain(head)]
    if (text === undefined) throw new Error(`no column ${head} in ${JSON.stringify(row)}`)
    return text
  }
  return {
    step: cell(words.step),
    shown: numberIn(cell(words.shown)),
    answered: numberIn(cell(words.answered)),
    left: numberIn(cell(words.left)),
    loss: shareIn(cell(words.loss)),
    median: timeIn(cell(words.median)),
    p90: timeIn(cell(words.p90)),
    refused: numberIn(cell(words.refused)),
    corrected: numberIn(cell(words.corrected)),
    switched: numberIn(cell(words.switched)),
    helped: numberIn(cell(words.helped)),
  }
}

/** Every figure of the table: side by side on a wide screen, group after group on a narrow one. */
export async function readFunnelTable(page: Page): Promise<StepSeen[]> {
  await openFoldedParts(page)
  const rows: Record<string, string>[] = []
  const isNarrow = await page.locator('.figure-group').first().isVisible()
  for (const group of isNarrow ? Object.values(words.groups) : [null]) {
    if (group !== null) await page.locator('.figure-groups').getByText(group, { exact: true }).click()
    const seen = await tableSeen(page, words.table)
    for (const [at, row] of seen.entries()) rows[at] = { ...rows[at], ...row }
  }
  return rows.map(stepIn)
}
