/** Plans that are shown while the address is still being checked, and in which order scripts are loaded ahead. */
import type { Page, Route } from '@playwright/test'
import { consentBanner } from '../support/cookie-consent.ts'
import { answer, eitherWay, entrance, expectStep, nextStep, walk } from '../support/visitor-in-browser.ts'
import { expect, failedResource, onlyInFullRun, test } from '../support/e2e-test.ts'
import { joao } from '../support/people.ts'

const LEADS = `select count(*)::int as leads, json_agg(answers->'plan'->>'idPlan') as plans from leads`

/** Goes to the house number and waits for the result of the CEP look-up. The address check is held until `release`. */
async function atNumber(page: Page, way: 'pages' | 'chat', url = '') {
  const gate = Promise.withResolvers<void>()
  const asked = Promise.withResolvers<void>()
  const hold = async (route: Route) => {
    asked.resolve()
    await gate.promise
    // the page that asked may be gone by now
    await route.continue().catch(() => {})
  }
  await page.route(/\/api\/lead-v2$/, hold, { times: 1 })
  await page.goto(url + entrance[way])
  const lookedUp = page.waitForResponse(/\/api\/cep\/information\//)
  await walk(page, { person: joao, until: 'nr-imovel' })
  const response = await lookedUp
  expect(await response.json()).toHaveProperty('coverage')
  await response.finished()
  return { asked: asked.promise, release: gate.resolve }
}

for (const way of eitherWay('pages')) {
  test(
    `a reload while the check is on its way opens the plans, with one lead, by ${way}`,
    onlyInFullRun,
    async ({ page, startServer }) => {
      const server = await startServer()
      const { asked, release } = await atNumber(page, way, server.url)
      await answer(page, 'nr-imovel', joao['nr-imovel'] ?? {})
      await expectStep(page, 'planos')
      await asked
      expect(await server.sql(LEADS)).toEqual([{ leads: 0, plans: null }])
      await page.reload({ waitUntil: 'commit' })
      release()
      await expectStep(page, 'planos')
      await walk(page, { person: joao, until: 'telefone' })
      await expect(page.getByText('Salvo', { exact: true })).toBeVisible()
      expect(await server.sql(LEADS)).toEqual([{ leads: 1, plans: [joao.planos?.idPlan] }])
      // nothing may be prefetched from a server that has stopped
      await page.close()
    },
  )

  test(
    `the server is killed while the check is on its way: the visitor waits, and goes on, by ${way}`,
    onlyInFullRun,
    async ({ page, startServer, guard }) => {
      guard.allow(failedResource)
      const server = await startServer()
      const { asked, release } = await atNumber(page, way, server.url)
      await answer(page, 'nr-imovel', joao['nr-imovel'] ?? {})
      await answer(page, 'planos', joao.planos ?? {})
      await expectStep(page, 'nome')
      await asked
      await server.kill('SIGKILL')
      release()
      const again = page.getByRole('button', { name: 'Tentar de novo' })
      await expect(again).toBeVisible()
      await server.restart()
      // it is also retried automatically; whichever happens first
      const next = nextStep(page, null, 40_000)
      await Promise.any([again.click(), next])
      expect(await next).toBe('nome')
      await walk(page, { person: joao, until: 'telefone' })
      await expect(page.getByText('Salvo', { exact: true })).toBeVisible()
      expect(await server.sql(LEADS)).toEqual([{ leads: 1, plans: [joao.planos?.idPlan] }])
    },
  )
}

test('in the chat the next questions load before what reads messages', onlyInFullRun, async ({ page }) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await page.goto(entrance.chat)
  await walk(page, { person: joao, until: 'nr-imovel' })
  const at = (name: string) => asked.findIndex((each) => each.startsWith(`/assets/${name}-`))
  await expect.poll(() => at('reader'), { timeout: 10_000 }).toBeGreaterThan(0)
  expect(at('order')).toBeGreaterThan(0)
  expect(at('order')).toBeLessThan(at('reader'))
})

for (const way of eitherWay('pages'))
  test(
    `what looks up the first answer is asked for before any later question, by ${way}`,
    onlyInFullRun,
    async ({ page }) => {
      const asked: string[] = []
      page.on('request', (request) => asked.push(new URL(request.url()).pathname))
      await page.goto(entrance[way])
      const at = (name: string) => asked.findIndex((each) => each.startsWith(`/assets/${name}-`))
      await expect.poll(() => at('api')).toBeGreaterThan(0)
      await walk(page, { person: joao, until: 'nr-imovel' })
      await expect.poll(() => at('order')).toBeGreaterThan(at('api'))
      expect(at('steps')).toBeGreaterThan(at('api'))
    },
  )

for (const way of eitherWay('pages'))
  test(
    `what looks up the first answer loads before consent and counting, by ${way}`,
    onlyInFullRun,
    async ({ page }) => {
      const gate = Promise.withResolvers<void>()
      const asked: string[] = []
      page.on('request', (request) => asked.push(new URL(request.url()).pathname))
      await page.route(/\/assets\/api-/, async (route) => {
        await gate.promise
        await route.continue()
      })
      await page.goto(entrance[way])
      const isAsked = (name: string) => asked.some((each) => each.startsWith(`/assets/${name}-`))
      await expect.poll(() => isAsked('api')).toBe(true)
      // longer than a first frame may take (src/app/boot/after-paint.ts)
      await page.waitForTimeout(600)
      expect(isAsked('session')).toBe(false)
      gate.resolve()
      await expect.poll(() => isAsked('session')).toBe(true)
    },
  )

test(
  'consent is asked for even if what looks up the first answer never comes',
  onlyInFullRun,
  async ({ page }) => {
    await page.route(/\/assets\/api-/, async () => new Promise(() => {}))
    await page.goto(entrance.chat)
    await expect(consentBanner(page)).toBeVisible({ timeout: 10_000 })
  },
)
