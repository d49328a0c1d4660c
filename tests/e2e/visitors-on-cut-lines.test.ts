/** Lines that are cut at random bytes: each visitor reaches the receipt, or a sentence with a way on. */
import type { Page } from '@playwright/test'
import { randomFrom } from '../../rigs/seeded-random.ts'
import { startCuttingProxy } from '../support/cutting-proxy.ts'
import { expect, onlyInFullRun, test } from '../support/e2e-test.ts'
import { fuzzSeed } from '../support/fuzz-seed.ts'
import { joao } from '../support/people.ts'
import { answer, currentStep, entrance } from '../support/visitor-in-browser.ts'

/** Visitors in each group, and groups. */
const VISITORS = 10
const GROUPS = 10
/** Milliseconds for which a visitor looks at a screen that does not change, and for which the whole order may take. */
const PATIENCE = 45_000
const ENOUGH = 240_000

/** What a visitor can do where the order does not go on: a second try, or a person. */
const wayOn = (page: Page) =>
  page
    .getByRole('button', { name: /^(?:Tentar de novo|Continuar|Recomeçar)$/ })
    .or(page.locator('.not-loaded a, .notice a, [role=alert] a, .help-links a'))
    .filter({ visible: true })

/** A page that was cut before the script that watches over it: the visitor loads it again, as everybody does. */
async function isBlank(page: Page): Promise<boolean> {
  if (page.url().startsWith('chrome-error:')) return true
  return page
    .evaluate(
      () =>
        window.__prosaEarlyInput?.recover === undefined && (document.body?.innerText.trim().length ?? 0) < 20,
    )
    .catch(() => false)
}

type Outcome = 'receipt' | 'way on' | 'dead'

async function order(page: Page, url: string): Promise<{ outcome: Outcome; reloads: number; at: string }> {
  const until = Date.now() + ENOUGH
  let reloads = 0
  let pressed = 0
  let last = { step: '', since: Date.now() }
  await page.goto(url, { waitUntil: 'commit' }).catch(() => {})
  while (Date.now() < until) {
    await page.waitForTimeout(300)
    const step = (await currentStep(page).catch(() => null)) ?? ''
    if (step === 'pedido-realizado') return { outcome: 'receipt', reloads, at: step }
    if (step !== last.step) last = { step, since: Date.now() }
    const isStuck = Date.now() - last.since > PATIENCE
    if (await isBlank(page)) {
      reloads += 1
      await (
        page.url().startsWith('http')
          ? page.reload({ waitUntil: 'commit' })
          : page.goto(url, { waitUntil: 'commit' })
      ).catch(() => {})
      continue
    }
    if (
      await page
        .locator('.not-loaded')
        .isVisible()
        .catch(() => false)
    ) {
      if (pressed === 3) return { outcome: 'way on', reloads, at: step }
      pressed += 1
      await page
        .locator('.not-loaded button')
        .click()
        .catch(() => {})
      await page.waitForTimeout(2000)
      continue
    }
    if (isStuck) {
      const hasWayOn =
        (await wayOn(page)
          .count()
          .catch(() => 0)) > 0
      return { outcome: hasWayOn ? 'way on' : 'dead', reloads, at: step }
    }
    // the second half of a question, whose first half was answered before the line was cut
    const retry = page.getByRole('button', { name: /^(?:Tentar de novo|É casa)$/ }).first()
    if (await retry.isVisible().catch(() => false)) await retry.click({ timeout: 1000 }).catch(() => {})
    else if (step) await answer(page, step, joao[step] ?? {}, undefined, joao).catch(() => {})
  }
  return { outcome: (await wayOn(page).count()) > 0 ? 'way on' : 'dead', reloads, at: last.step }
}

for (let group = 1; group <= GROUPS; group += 1)
  test(
    `visitors ${(group - 1) * VISITORS + 1} to ${group * VISITORS} on a line that cuts 40 % (X55)`,
    onlyInFullRun,
    async ({ browser, server }) => {
      test.setTimeout(VISITORS * ENOUGH)
      const proxy = await startCuttingProxy(server.url, 0.4, randomFrom(fuzzSeed() + group))
      const outcomes: string[] = []
      for (let visitor = 0; visitor < VISITORS; visitor += 1) {
        const way = visitor % 2 ? 'chat' : 'pages'
        const context = await browser.newContext({
          reducedMotion: 'reduce',
          viewport: { width: 390, height: 844 },
        })
        const page = await context.newPage()
        page.setDefaultTimeout(8000)
        const { outcome, reloads, at } = await order(page, proxy.url + entrance[way])
        outcomes.push(
          `${outcome} by ${way}${at === 'pedido-realizado' ? '' : ` at ${at || 'a blank page'}`}, ${reloads} blank pages`,
        )
        await context.close()
      }
      const { all, cut } = proxy.count
      await proxy.close()
      test.info().annotations.push({ type: 'figures', description: `${cut} of ${all} connections cut` })
      // the figures of a run
      process.stdout.write(`group ${group}: ${cut} of ${all} connections cut\n  ${outcomes.join('\n  ')}\n`)
      expect(outcomes.filter((each) => each.startsWith('dead'))).toEqual([])
      expect(cut).toBeGreaterThan(0)
    },
  )
