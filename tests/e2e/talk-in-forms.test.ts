/** What is typed into a form of the chat is heard as well, and a message is never a red field (docs/decisions/0021). */
import { field, question, walk } from '../support/driver.ts'
import { expect, test } from '../support/e2e.ts'
import { maria } from '../support/people.ts'

test.use({ viewport: { width: 390, height: 700 } })

test('words in a field for digits are talk, and what else was typed stays', async ({ page }) => {
  await page.goto('/chat')
  await walk(page, { person: maria, until: 'conta-debito' })
  const form = question(page, 'conta-debito')
  const send = form.getByRole('button', { name: 'Responder' }).or(form.locator('button[type=submit]')).last()
  const log = page.getByRole('log')
  await field(page, 'agency').fill('1234')
  await field(page, 'account_number').fill('não sei de cabeça')
  await send.click()
  await expect(log.getByText('Escreva “ajuda” a qualquer momento')).toBeVisible()
  await expect(form.locator('[aria-invalid=true]')).toHaveCount(0)
  await expect(field(page, 'agency')).toHaveValue('1234')
  await expect(field(page, 'account_number')).toHaveValue('')
  await field(page, 'account_number').fill('tem fidelidade?')
  await send.click()
  await expect(log.getByText('a fidelidade é de 12 meses')).toBeVisible()
  await expect(form.locator('[aria-invalid=true]')).toHaveCount(0)
  // what has the form of a value and is wrong stays a matter of its field
  await field(page, 'account_number').fill('1')
  await send.click()
  await expect(form.locator('[aria-invalid=true]').first()).toBeVisible()
})
