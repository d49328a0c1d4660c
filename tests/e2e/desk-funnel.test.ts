/**
 * The funnel page for 10,000 visits with known figures: every count of every table is right, every time lies within the
 * class that the page names, and the downloads say the same.
 */
import { isFull } from '../support/rows-to-run.ts'
import { setTimeout as wait } from 'node:timers/promises'
import type { Page } from '@playwright/test'
import { funnelWords as words } from '../../src/content/desk/funnel-report.ts'
import { stepName, filterWords } from '../../src/content/desk/report-words.ts'
import { problemLabel } from '../../src/content/problems/all-problems.ts'
import { addDays, todayInSaoPaulo } from '../../src/lib/iso-dates.ts'
import {
  enterFirst,
  expectNoLayoutFaults,
  setDeskView,
  deskViews,
  nameOfView,
  openFoldedParts,
  pressButton,
  tableSeen,
} from '../support/desk-in-browser.ts'
import { expect, onlyInFullRun, test } from '../support/e2e-test.ts'
import {
  download,
  downloadSet,
  expectQuestions,
  rowsIn,
  sumsBy,
  type Format,
} from '../support/download-and-check-desk-figures.ts'
import { readFunnelTable, numberIn } from '../support/read-desk-funnel-figures.ts'
import {
  drawVisits,
  refusalsOf,
  sendBatches,
  timeWithin,
  truthOf,
  type SimulatedVisit,
} from '../support/simulate-visits-and-expected-figures.ts'

const VISITS = isFull ? 10_000 : 500
const EMAIL = 'ana@loja.example'
const ROBOT = 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)'

/** Today in São Paulo, which stays so for a minute: a visit belongs to the day on which it is reported. */
async function todayForAWhile(): Promise<string> {
  const isLate = () => todayInSaoPaulo(new Date(Date.now() + 60_000)) !== todayInSaoPaulo(new Date())
  while (isLate()) await wait(1_000)
  return todayInSaoPaulo(new Date())
}

/** Every figure of the questions' table is the truth, or names a class that the truth lies in. */
async function expectSteps(page: Page, visits: readonly SimulatedVisit[], where: string): Promise<void> {
  const seen = await readFunnelTable(page)
  const truth = truthOf(visits)
  const counts = seen.map(({ loss: _loss, median: _median, p90: _p90, ...more }) => more)
  expect(counts, where).toEqual(
    truth.map(({ step, seconds: _seconds, ...more }) => ({ step: stepName(step), ...more })),
  )
  for (const [at, { step, shown, left, seconds }] of truth.entries()) {
    const { loss = null, median = null, p90 = null } = seen[at] ?? {}
    if (left === null) expect(loss, `${where}: loss at ${step}`).toBeNull()
    // given to a tenth of a percent, halves rounded up
    else expect(Math.abs((loss ?? 1) - left / shown), `${where}: loss at ${step}`).toBeLessThan(0.000_501)
    for (const [range, part] of [
      [median, 0.5],
      [p90, 0.9],
    ] as const) {
      const time = timeWithin(seconds, part)
      const isWithin = time === null ? range === null : range && time >= range.from && time < range.to
      expect(isWithin, `${where}: ${part} of ${step}, ${time} s in ${JSON.stringify(range)}`).toBe(true)
    }
  }
  const entered = `${visits.length.toLocaleString('pt-BR')} visitas de `
  await expect(page.getByRole('heading', { name: entered })).toBeVisible()
}

/** The bars are as long as the table's figures say. */
async function expectBars(page: Page, visits: readonly SimulatedVisit[]): Promise<void> {
  const bars = await page.locator('.funnel__row').evaluateAll((rows) =>
    rows.map((row) => ({
      step: row.querySelector('.funnel__step')?.textContent,
      shown: row.querySelector('.funnel__figure')?.textContent,
      rects: [...row.querySelectorAll('rect')].map(({ x, width }) => [x.baseVal.value, width.baseVal.value]),
    })),
  )
  const truth = truthOf(visits)
  expect(bars.map(({ step, shown }) => [step, numberIn(shown ?? '')])).toEqual(
    truth.map(({ step, shown }) => [stepName(step), shown]),
  )
  for (const [at, { shown, left }] of truth.entries()) {
    const share = (part: number) => (part / (truth[0]?.shown ?? 0)) * 100
    // those who stopped lie over the end of all who saw the question
    const [[, all = 0] = [], lost] = bars[at]?.rects ?? []
    expect(all).toBeCloseTo(share(shown), 2)
    if (!lost) continue
    expect(lost[0]).toBeCloseTo(share(shown - (left ?? 0)), 2)
    expect(lost[1]).toBeCloseTo(share(left ?? 0), 2)
  }
}

/** The tables below: refused answers by text. */
async function expectMore(page: Page, visits: readonly SimulatedVisit[]): Promise<void> {
  await openFoldedParts(page)
  const refused = [words.problems, words.problemsRest].map((caption) => tableSeen(page, caption))
  const rows = (await Promise.all(refused)).flat()
  const counts = rows.map((row) => numberIn(row[words.refused] ?? ''))
  expect(counts).toEqual(counts.toSorted((one, other) => (other ?? 0) - (one ?? 0)))
  expect(
    rows
      .map((row) => [row[words.step], row[words.problem], numberIn(row[words.refused] ?? '')].join())
      .sort(),
  ).toEqual(
    refusalsOf(visits)
      .map(({ step, text, count }) => [stepName(step), problemLabel(text), count].join())
      .sort(),
  )
}

type Choice = { readonly label: string; readonly option: string }

const choose = (label: string, option: string): Choice => ({ label, option })

/** Filters as a reader chooses them, and which visits they leave. */
const FILTERS: readonly (readonly [readonly Choice[], (visit: SimulatedVisit) => boolean])[] = [
  [[choose(filterWords.channel, 'Chat')], ({ story }) => story.channel === 'chat'],
  [[choose(filterWords.channel, 'Formulário')], ({ story }) => story.channel === 'pages'],
  [[choose(filterWords.device, 'Tablet')], ({ story }) => story.device === 'tablet'],
  [[choose(filterWords.campaign, 'Sem campanha (/)')], ({ story }) => story.campaign === ''],
  [
    [
      choose(filterWords.campaign, '/sp'),
      choose(filterWords.channel, 'Chat'),
      choose(filterWords.device, 'Telefone'),
    ],
    ({ story: { campaign, channel, device } }) =>
      campaign === 'sp' && channel === 'chat' && device === 'telefone',
  ],
]

async function filter(page: Page, choices: readonly Choice[]): Promise<void> {
  await page.getByLabel(filterWords.channel).selectOption(filterWords.all)
  await page.getByLabel(filterWords.device).selectOption(filterWords.all)
  await page.getByLabel(filterWords.campaign).selectOption(filterWords.allCampaigns)
  for (const { label, option } of choices) await page.getByLabel(label).selectOption(option)
  await pressButton(page, filterWords.apply)
}

const FORMATS: readonly Format[] = ['csv', 'ndjson']

/** The files that the funnel offers hold what it shows under its filters, in both formats alike. */
async function expectFunnelFiles(page: Page, meant: readonly SimulatedVisit[]): Promise<void> {
  const files = []
  for (const format of FORMATS) {
    const link = page.getByRole('link', { name: format === 'csv' ? words.exportCsv : words.exportNdjson })
    files.push(rowsIn(await download(page, format, () => link.click()), format))
  }
  const [csv = [], ndjson] = files
  expectQuestions(csv, meant)
  expect(ndjson).toEqual(csv)
}

/** The other sets of figures, from the page of exports. */
async function expectOtherFiles(page: Page, visits: readonly SimulatedVisit[]): Promise<void> {
  for (const format of FORMATS) {
    const refused = rowsIn(await downloadSet(page, 'recusas', format), format)
    expect(sumsBy(refused, ['step', 'problem'], 'refused')).toEqual(
      new Map(refusalsOf(visits).map(({ step, text, count }) => [`${step} ${text}`, count])),
    )
  }
}

test(
  `the funnel of ${VISITS} visits is the truth, and so are its files`,
  onlyInFullRun,
  async ({ page, startServer }) => {
    test.setTimeout(240_000)
    const server = await startServer()
    const visits = drawVisits(VISITS, 12)
    const today = await todayForAWhile()
    await sendBatches(
      server.url,
      visits.flatMap(({ batches }) => batches),
    )
    await sendBatches(
      server.url,
      drawVisits(100, 13).flatMap(({ batches }) => batches),
      ROBOT,
    )
    await enterFirst(page, server, EMAIL, 'analise')
    for (const look of deskViews(390, 'dark')) {
      await setDeskView(page, look)
      await page.goto(`${server.url}/operador/funil`)
      await expectSteps(page, visits, nameOfView(look))
      await expectBars(page, visits)
      await expectMore(page, visits)
      await expectNoLayoutFaults(page, `the funnel ${nameOfView(look)}`)
    }

    await setDeskView(page, { width: 1280, theme: 'light' })
    for (const [choices, isMeant] of FILTERS) {
      await filter(page, choices)
      await expectSteps(page, visits.filter(isMeant), choices.map(({ option }) => option).join(', '))
    }
    await expectFunnelFiles(page, visits.filter(FILTERS.at(-1)?.[1] ?? Boolean))

    await filter(page, [])
    for (const [from, to] of [
      [2, 0],
      [6, 1],
      [7, 7],
    ] as const) {
      await page.getByLabel(filterWords.from).fill(addDays(today, -from))
      await page.getByLabel(filterWords.to).fill(addDays(today, -to))
      await pressButton(page, filterWords.apply)
      await expectSteps(
        page,
        visits.filter(({ age }) => age <= from && age >= to),
        `${from} to ${to} days ago`,
      )
    }
    await page.goto(`${server.url}/operador/exportacoes`)
    await expectOtherFiles(page, visits)
    const told = await server.sql("select operator from audit_log where what = 'exported'")
    expect(told.map(({ operator }) => operator)).toEqual(Array.from({ length: 6 }, () => EMAIL))
  },
)
