/** What was declared right can be seen: for a moment, in the tab that typed it, and nowhere else (D63). */
import type { Page } from '@playwright/test'
import { eitherWay, expectStep, question, walk } from '../support/visitor-in-browser.ts'
import { expectAccessible } from '../support/accessibility.ts'
import { expect, onlyInFullRun, test } from '../support/e2e-test.ts'
import { joao } from '../support/people.ts'
import { returnTo } from '../support/open-order-made-by-api.ts'

const mother = joao['nome-mae']?.mothers_name ?? ''
const cpf = joao.cpf?.cpf?.replaceAll(/\D/g, '') ?? ''
const shownCpf = cpf.replace(/(\d{3})(\d{3})(\d{3})(\d{2})/, '$1.$2.$3-$4')

const show = (page: Page, what: string) =>
  question(page, 'confirmacao').getByRole('button', { name: new RegExp(`^Mostrar\\s*: ${what}$`) })
const hide = (page: Page, what: string) =>
  question(page, 'confirmacao').getByRole('button', { name: new RegExp(`^Ocultar\\s*: ${what}$`) })

/** Milliseconds for which a value is shown. */
const MOMENT = 10_000

/** Everything that the browser keeps of the site, as text. */
const kept = (page: Page) =>
  page.evaluate(async () =>
    JSON.stringify([
      Object.entries(localStorage),
      Object.entries(sessionStorage),
      document.cookie,
      history.state,
      location.href,
      await indexedDB.databases(),
      await caches.keys(),
    ]),
  )

/** Whether a text holds what must not be there, as typed or as shown. */
const holdsSecret = (text: string) =>
  [mother, encodeURIComponent(mother), cpf, shownCpf].some((secret) => text.includes(secret))

for (const way of eitherWay('pages')) {
  test(
    `mother's name and CPF are shown for a moment where they were typed, by ${way}`,
    onlyInFullRun,
    async ({ page, context, server, guard }) => {
      await returnTo(page, server.url, way, 'nome-mae')
      await walk(page, { person: joao, until: 'confirmacao' })
      await expect(page.getByText('Salvo', { exact: true })).toBeVisible()
      expect(holdsSecret(await page.content())).toBe(false)

      const sent: string[] = []
      context.on('request', (request) => sent.push(`${request.url()} ${request.postData() ?? ''}`))
      await page.clock.install()
      await show(page, 'Nome da mãe').click()
      await expect(question(page, 'confirmacao').getByText(mother)).toBeVisible()
      await show(page, 'CPF').click()
      await expect(question(page, 'confirmacao').getByText(shownCpf)).toBeVisible()
      await expectAccessible(page, `the review with values shown whole by ${way}`)
      expect(holdsSecret(await kept(page))).toBe(false)
      if (way === 'chat') expect(holdsSecret(await page.getByRole('log').innerHTML())).toBe(false)
      // what is reported of an error while they are shown
      guard.allow(/broken on purpose/)
      await page.evaluate(() =>
        setTimeout(() => {
          throw new Error('broken on purpose')
        }),
      )

      await hide(page, 'CPF').click()
      await expect(question(page, 'confirmacao').getByText(shownCpf)).toHaveCount(0)
      await expect(show(page, 'CPF')).toBeFocused()
      // the other one by itself
      await page.clock.fastForward(MOMENT)
      await expect(question(page, 'confirmacao').getByText(mother)).toHaveCount(0)
      expect(holdsSecret(await page.content())).toBe(false)

      const other = await context.newPage()
      await other.goto(way === 'chat' ? '/chat' : '/checkout/confirmacao/')
      await expectStep(other, 'confirmacao')
      await expect(other.getByRole('button', { name: /^Mostrar/ })).toHaveCount(0)
      expect(holdsSecret(await other.content())).toBe(false)

      await page.reload()
      await expectStep(page, 'confirmacao')
      await expect(question(page, 'confirmacao')).toContainText('Nome da mãe')
      await expect(page.getByRole('button', { name: /^Mostrar/ })).toHaveCount(0)
      expect(holdsSecret(await page.content())).toBe(false)
      expect(sent.filter(holdsSecret)).toEqual([])
    },
  )
}

for (const way of eitherWay('pages')) {
  test(
    `with large text the groups of the review open below their sum, by ${way}`,
    onlyInFullRun,
    async ({ page, server }) => {
      await page.setViewportSize({ width: 360, height: 740 })
      await page.addInitScript(() => {
        addEventListener('DOMContentLoaded', () => (document.documentElement.style.fontSize = '150%'))
      })
      await returnTo(page, server.url, way, 'confirmacao')
      const form = question(page, 'confirmacao')
      const height = await form.evaluate((element) => element.getBoundingClientRect().height)
      expect(height).toBeLessThan(1900)
      // what an order costs, when the visit is and who orders it are seen at once
      for (const said of [/por mês/, /manhã|tarde/, 'João Carlos Pereira'])
        await expect(form.getByText(said).first()).toBeVisible()
      await expect(form.locator('dt', { hasText: 'Nome da mãe' })).toBeHidden()
      await form.locator('summary', { hasText: 'Seus dados' }).click()
      await expect(form.locator('dt', { hasText: 'Nome da mãe' })).toBeVisible()
      await expectAccessible(page, `the review with large text by ${way}`)
      // what has changed is open
      await page.getByRole('button', { name: /^Alterar\s*: Nome$/ }).click()
      await page.locator('[name=name]').fill('Joana Prado')
      await page.keyboard.press('Enter')
      await expectStep(page, 'confirmacao')
      await expect(form.getByText('Antes: João Carlos Pereira')).toBeVisible()
    },
  )
}
