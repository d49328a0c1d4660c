/** An administrator plans an experiment, starts it, sees when it can decide, and stops it. */
import {
  experimentPlanWords as planWords,
  experimentWords as words,
} from '../../src/content/desk/experiment.ts'
import { actionResults } from '../../src/content/desk/action-results.ts'
import { todayInSaoPaulo } from '../../src/lib/iso-dates.ts'
import {
  expectNoLayoutFaults,
  giveSession,
  setDeskView,
  deskViews,
  nameOfView,
  pressButton,
} from '../support/desk-in-browser.ts'
import { expect, onlyInFullRun, test } from '../support/e2e-test.ts'

// what is stored: tests/server/desk/start-and-stop-experiments.test.ts
for (const look of deskViews(1280, 'dark'))
  test(
    `an experiment is planned, started and stopped at the desk ${nameOfView(look)}`,
    onlyInFullRun,
    async ({ page, startServer, context }) => {
      const server = await startServer()
      const today = `'${todayInSaoPaulo(new Date())}'::date`
      // four weeks of visitors, and an experiment that ended yesterday
      await server.sql(
        `insert into exposure_counts select ${today} - d, v, 400
       from generate_series(1, 28) d, unnest(array['A', 'B']) v`,
      )
      await server.sql(
        `insert into experiments values (${today} - 60, ${today} - 2, 'O primeiro', 'pages', 'chat', 0.01, 0.05, 19478)`,
      )
      await giveSession(server, context)
      await setDeskView(page, look)
      await page.goto(`${server.url}/operador/experimento`)
      await expect(page.getByText('“O primeiro”')).toBeVisible()
      await expectNoLayoutFaults(page, 'a past experiment')

      await page.getByRole('link', { name: words.start }).click()
      await page.getByLabel(planWords.name).fill('Chat ou formulário, de novo')
      await page.getByLabel(planWords.base).fill('6,5')
      await page.getByLabel(planWords.effect).fill('0,0001')
      await pressButton(page, planWords.calculate)
      await expect(page.getByRole('alert')).toBeVisible()
      await page.getByLabel(planWords.effect).fill('2')
      await pressButton(page, planWords.calculate)
      await expect(page.getByText(planWords.paceText('800'))).toBeVisible()
      await expectNoLayoutFaults(page, 'the plan of an experiment')

      await pressButton(page, planWords.start)
      await expect(page.getByText(actionResults['experimento-comecou'] ?? '')).toBeVisible()
      await expect(page.getByText('“Chat ou formulário, de novo”, desde')).toBeVisible()
      await expect(page.locator('.verdict')).toContainText(words.decidesUnknown)
      await expectNoLayoutFaults(page, 'a running experiment')

      // nothing is stopped by chance: it takes two steps
      await page.getByText(words.stop).click()
      await expect(page.getByText(words.stopWhy)).toBeVisible()
      await pressButton(page, words.stopNow)
      await expect(page.getByText(actionResults['experimento-parou'] ?? '')).toBeVisible()
      await expect(page.getByRole('link', { name: 'O primeiro' })).toBeVisible()
    },
  )
