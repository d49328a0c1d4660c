/** Visitors who leave the order while a call is running, or move before the code has loaded, stay where they went. */
import type { Page } from '@playwright/test'
import {
  answer,
  eitherWay,
  entrance,
  expectStep,
  field,
  question,
  switchTo,
  walk,
} from '../support/visitor-in-browser.ts'
import { expect, onlyInFullRun, test } from '../support/e2e-test.ts'
import { delayRequests } from '../support/delay-requests.ts'
import { joao } from '../support/people.ts'
import { returnTo } from '../support/open-order-made-by-api.ts'
import { questionAfter, questionBefore } from '../support/answers-to-every-question.ts'

const path = (page: Page) => new URL(page.url()).pathname

for (const way of eitherWay('pages')) {
  test(
    `a reply that arrives during a request for a call waits, by ${way}`,
    onlyInFullRun,
    async ({ page, server }) => {
      await returnTo(page, server.url, way, 'ativar-debito', {
        person: { ...joao, cpf: { cpf: '30000000469' } },
      })
      await answer(page, 'ativar-debito', { direct_debit: 'false' })
      await expect(page.getByText('Está demorando mais do que o normal')).toBeVisible({ timeout: 12_000 })
      await page.getByRole('link', { name: 'Receber uma ligação' }).last().click()
      const call = way === 'chat' ? '/receber-ligacao/chat' : '/receber-ligacao/'
      await expect.poll(() => path(page)).toBe(call)
      const checked = page.waitForResponse((reply) => reply.request().method() === 'PUT', { timeout: 30_000 })
      const telephone = page.locator('[name=telephone]')
      await telephone.fill('(11) 98765-4321')
      // the check of this person takes some twelve seconds
      await checked
      await page.waitForTimeout(200)
      await expect(telephone).toHaveValue('(11) 98765-4321')
      expect(path(page)).toBe(call)
      await page.goBack()
      await expectStep(page, 'data-instalacao')
    },
  )
}

for (const way of eitherWay('chat')) {
  test(
    `a switch while the stored order is loading leads to the same question, by ${way}`,
    onlyInFullRun,
    async ({ page }) => {
      const other = way === 'chat' ? 'pages' : 'chat'
      await page.goto(entrance[way])
      await walk(page, { person: joao, until: 'telefone' })
      await expect(page.getByText('Salvo', { exact: true })).toBeVisible()
      const release = await delayRequests(page, /\/api\/lead\/[^/]+$/)
      await page.reload({ waitUntil: 'commit' })
      // before that the switch is a plain link to the first question
      await page.waitForFunction(() => performance.getEntriesByName('prosa:answerable').length > 0)
      await switchTo(page, other)
      release()
      await expectStep(page, 'telefone')
      expect(path(page)).toBe(other === 'chat' ? '/chat' : '/checkout/telefone/')
      await answer(page, 'telefone', joao.telefone ?? {})
      await expectStep(page, 'email')
      await page.goBack()
      await expectStep(page, 'telefone')
    },
  )
}

for (const way of eitherWay('pages')) {
  test(
    `Back while the stored order is on its way stays where it led, by ${way}`,
    onlyInFullRun,
    async ({ page }) => {
      await page.goto(entrance[way])
      await walk(page, { person: joao, until: 'email' })
      await expect(page.getByText('Salvo', { exact: true })).toBeVisible()
      const release = await delayRequests(page, /\/api\/lead\/[^/]+$/)
      await page.reload({ waitUntil: 'commit' })
      await page.waitForFunction(() => performance.getEntriesByName('prosa:answerable').length > 0)
      await page.goBack()
      release()
      await expectStep(page, 'telefone')
      await page.goBack()
      await expectStep(page, questionBefore('telefone'))
      await page.goForward()
      await page.goForward()
      await expectStep(page, 'email')
    },
  )
}

test('a link followed at the very moment of an answer is not undone', onlyInFullRun, async ({ page }) => {
  await page.goto('/chat')
  await walk(page, { person: joao, until: 'nome' })
  await field(page, 'name').fill('João Carlos Pereira')
  await question(page, 'nome').evaluate((form, next) => {
    new MutationObserver((_, seen) => {
      if (!document.querySelector(`[data-step="${next}"]`)) return
      seen.disconnect()
      document.querySelector<HTMLElement>('header a[href="/"]')?.click()
    }).observe(document, { subtree: true, childList: true, attributes: true })
    if (form instanceof HTMLFormElement) form.requestSubmit()
  }, questionAfter('nome'))
  await expect.poll(() => path(page)).toBe('/')
  await page.waitForTimeout(500)
  expect(path(page)).toBe('/')
  await page.goBack()
  await expectStep(page, questionAfter('nome'))
})
