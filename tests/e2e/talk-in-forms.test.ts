/** Messages typed into a form of the chat are understood, and never a field with an error (docs/decisions/0218). */
import { expectStep, field, question } from '../support/visitor-in-browser.ts'
import { expect, onlyInFullRun, test } from '../support/e2e-test.ts'
import { maria } from '../support/people.ts'
import { returnTo } from '../support/open-order-made-by-api.ts'

test.use({ viewport: { width: 390, height: 700 } })

test(
  'words in a field for digits are talk, and what else was typed stays',
  onlyInFullRun,
  async ({ page, server }) => {
    await returnTo(page, server.url, 'chat', 'conta-debito', { person: maria })
    const form = question(page, 'conta-debito')
    const send = form
      .getByRole('button', { name: 'Responder' })
      .or(form.locator('button[type=submit]'))
      .last()
    const log = page.getByRole('log')
    await field(page, 'agency').fill('1234')
    await field(page, 'account_number').fill('não sei de cabeça')
    await send.click()
    await expect(log.getByText('Sem pressa.')).toBeVisible()
    await expect(form.locator('[aria-invalid=true]')).toHaveCount(0)
    await expect(field(page, 'agency')).toHaveValue('1234')
    await expect(field(page, 'account_number')).toHaveValue('')
    await field(page, 'account_number').fill('tem fidelidade?')
    await send.click()
    await expect(log.getByText(/(?:não tem|têm) fidelidade|fidelidade de 12 meses/)).toBeVisible()
    await expect(form.locator('[aria-invalid=true]')).toHaveCount(0)
    // what has the form of a value and is wrong stays a matter of its field
    await field(page, 'account_number').fill('1')
    await send.click()
    await expect(form.locator('[aria-invalid=true]').first()).toBeVisible()
  },
)

test(
  'at the account, the chat has a line to write in and a button for who prefers bills (D134)',
  onlyInFullRun,
  async ({ page, server }) => {
    await returnTo(page, server.url, 'chat', 'conta-debito', { person: maria })
    const account = question(page, 'conta-debito')
    const line = page.locator('.chat__foot input')
    await line.fill('tem fidelidade?')
    await line.press('Enter')
    await expect(
      page.getByRole('log').getByText(/(?:não tem|têm) fidelidade|fidelidade de 12 meses/),
    ).toBeVisible()
    await expect(account).toBeVisible()
    await page.getByRole('button', { name: 'Prefiro pagar por fatura' }).click()
    await expectStep(page, 'data-instalacao')
    await expect(page.getByText('sem débito automático').first()).toBeVisible()
  },
)
