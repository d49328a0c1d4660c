/** Forms in a browser that runs no scripts: a question leads to a person, and a call is requested by a plain form. */
import { firstPhones, telHref } from '../../src/content/brand-and-phones.ts'
import { callRequest } from '../../src/content/call-request.ts'
import { formWithoutScripts as words } from '../../src/content/scriptless-pages.ts'
import { expect, failedResource, onlyInFullRun, test } from '../support/e2e-test.ts'

test.use({ javaScriptEnabled: false })

test('a CEP that is sent without scripts leads to a call that is requested without them (S21, F2.26)', async ({
  page,
  server,
  guard,
}) => {
  guard.allow(failedResource)
  await page.goto('/timpre/')
  const form = page.locator('form[data-step=cep]').first()
  await form.locator('[name=cep]').fill('01310-100')
  await form.locator('[name=phone]').fill('(11) 98765-43')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: words.heading })).toBeVisible()
  await expect(page.locator(`main a[href="${telHref(firstPhones.sales)}"]`)).toBeVisible()
  expect(page.url()).not.toContain('01310')

  const telephone = page.getByRole('textbox', { name: callRequest.label })
  await expect(telephone).toHaveValue('(11) 98765-43')
  await page.getByRole('button', { name: callRequest.submit }).click()
  const wrong = page.getByRole('textbox', { name: callRequest.heading })
  await expect(wrong).toHaveAttribute('aria-invalid', 'true')
  await expect(wrong).toHaveValue('(11) 98765-43')
  await wrong.fill('(11) 98765-4399')
  await page.getByRole('button', { name: callRequest.submit }).click()
  await expect(page.getByText(callRequest.sent.title)).toBeVisible()
  const rows = await server.sql('select campaign from support_requests')
  expect(rows).toContainEqual({ campaign: 'timpre' })
})

test('the page and the chat of a call request work without scripts', onlyInFullRun, async ({ page }) => {
  for (const path of ['/receber-ligacao/', '/receber-ligacao/chat']) {
    await page.goto(path)
    await page.locator('form [name=telephone]').fill('11987654398')
    await page.locator('form [type=submit]').click()
    await expect(page.getByText(callRequest.sent.title)).toBeVisible()
  }
})
