/** The coverage form of a landing page, and the drawers that lead from it into coverage and order. */
import type { Page } from '@playwright/test'
import { expectStep, question, walk } from '../support/visitor-in-browser.ts'
import { expect, onlyInFullRun, test } from '../support/e2e-test.ts'
import {
  addressDrawer,
  callDrawer,
  contactDrawer,
  coverageForm,
  openAddress,
  passPauses,
  whenHeard,
} from '../support/fill-landing-forms.ts'
import { delayRequests } from '../support/delay-requests.ts'
import { examineScreen } from '../support/examine-screen.ts'
import { isFull } from '../support/rows-to-run.ts'
import { joao } from '../support/people.ts'
import { answersBetween } from '../support/answers-to-every-question.ts'

const button = (page: Page) => coverageForm(page).getByRole('button', { name: /Consult|Encontr/ })
const cep = (page: Page) => coverageForm(page).locator('[name="cep"]')
const phone = (page: Page) => coverageForm(page).locator('[name="phone"]')
test('what is typed before the form has its code is kept, and takes part (D35)', async ({ page }) => {
  const release = await delayRequests(page, /\/(?:CoverageForm|react)-[^/]*\.js$/)
  await page.goto('/', { waitUntil: 'commit' })
  await cep(page).pressSequentially('01310100')
  await phone(page).pressSequentially('11987654321')
  await expect(button(page)).toBeDisabled()
  release()
  await expect(cep(page)).toHaveValue('01310-100')
  await expect(phone(page)).toHaveValue('(11) 98765-4321')
  await expect(phone(page)).toBeFocused()
  await page.clock.install()
  await button(page).click()
  await passPauses(page, contactDrawer(page))
})

test('form and drawer show each state, and lead into the look-up of coverage (M2.62, M4.5, M4.6, M4.8)', async ({
  page,
}) => {
  await page.goto('/timpre')
  await page.clock.install()
  await cep(page).fill('01310100')
  await phone(page).fill('11987654321')
  await coverageForm(page).getByRole('checkbox').uncheck()
  await cep(page).press('Enter')
  await expect(button(page)).toHaveAttribute('data-state', 'loading')
  await expect(coverageForm(page).getByRole('status')).toHaveText('Consultando')
  await passPauses(page, contactDrawer(page))
  await expect(coverageForm(page).locator('button')).toHaveAttribute('data-state', 'success')
  const send = contactDrawer(page).getByRole('button', { name: 'Consultar Cobertura' })
  await expect(send).toBeDisabled()
  await expect(contactDrawer(page).locator('[name="phone"]')).toHaveValue('(11) 98765-4321')
  await contactDrawer(page).locator('[name="name"]').fill('M Silva')
  await contactDrawer(page).locator('[name="email"]').fill('maria@exemplo')
  await contactDrawer(page).locator('[name="email"]').press('Enter')
  await expect(contactDrawer(page).locator('[name="name"]')).toBeFocused()
  await expect(contactDrawer(page).locator('.error')).toHaveCount(2)
  // such a drawer: the flash drawer below
  if (isFull) await examineScreen(page, 'drawer for name and e-mail')
  if (isFull) {
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(button(page)).toBeEnabled()
    await page.mouse.wheel(0, 300)
    await cep(page).press('Enter')
  }
  await contactDrawer(page).locator('[name="name"]').fill('Maria da Silva')
  await contactDrawer(page).locator('[name="email"]').fill('maria@exemplo.com.br')
  await expect(send).toBeEnabled()
  await page.clock.pauseAt(Date.now() + 60_000)
  await send.click()
  const sent = contactDrawer(page).locator('button[type=submit]')
  await expect(sent).toHaveAttribute('data-state', 'loading')
  const isSent = async () => {
    await page.clock.runFor(100)
    await expect(sent).toHaveAttribute('data-state', 'success', { timeout: 200 })
  }
  await expect(isSent).toPass({ intervals: [20], timeout: 15_000 })
  // long enough to be read
  await page.clock.runFor(700)
  await expect(sent).toHaveText('Tudo certo', { timeout: 1000 })
  await page.clock.resume()
  await expectStep(page, 'nr-imovel')
  await expect(page).toHaveURL(/\/timpre\/consultar-cobertura\/nr-imovel\/$/)
  expect(await page.evaluate(() => scrollY)).toBe(0)
  const stored = await page.evaluate(() =>
    [localStorage, sessionStorage].map((each) => JSON.stringify(each)).join(),
  )
  for (const personal of ['Maria', 'maria@', '98765']) expect(stored).not.toContain(personal)
})

test(
  'a coverage link opens the drawer for CEP, number and telephone, then the plans (M2.61, M4.7)',
  onlyInFullRun,
  async ({ page }) => {
    await page.goto('/')
    await openAddress(page)
    const open = addressDrawer(page)
    const send = open.getByRole('button', { name: 'Enviar' })
    await expect(send).toBeDisabled()
    await examineScreen(page, 'drawer for CEP and number')
    await open.locator('[name="cep"]').fill('01310100')
    await expect(send).toBeDisabled()
    await open.locator('[name="number"]').fill('1500')
    await expect(send).toBeEnabled()
    await open.locator('[name="number"]').press('Enter')
    await expect(open).toContainText('Esse número não é válido. Verifique a digitação.')
    await open.locator('[name="phone"]').fill('11987654321')
    await send.click()
    await expect(page).toHaveURL(/\/checkout\/planos\/$/)
    await expectStep(page, 'planos')
    // what was said in the drawer is not asked again, and can be corrected
    const steps = await walk(page, { person: joao, until: 'email' })
    const asked = answersBetween('standard', 'nr-imovel', 'email').map(([step]) => step)
    expect(steps).toEqual([...asked.filter((step) => step !== 'telefone'), 'email'])
    await page.getByRole('link', { name: 'Voltar' }).click()
    await expect(question(page, 'telefone')).toContainText('(11) 9****-**21')
  },
)

test('a call is asked for in the flash drawer, and a toast says so (M2.62, M8.5)', async ({
  page,
  server,
}) => {
  await page.goto('/')
  const entry = page.getByRole('link', { name: /Ligamos para você/ })
  const open = callDrawer(page)
  await whenHeard(page)
  await entry.click()
  await expect(open).toBeVisible()
  if (isFull) await examineScreen(page, 'flash drawer')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(entry).toBeFocused()
  await entry.press('Enter')
  const telephone = open.locator('[name="telephone"]')
  await telephone.fill('119')
  await page.keyboard.press('Enter')
  await expect(open).toContainText('Telefone com DDD tem 10 ou 11 números; você digitou 3')
  // the mask has loaded
  await expect(telephone).toHaveValue('(11) 9')
  await telephone.fill('11987650077')
  await page.keyboard.press('Enter')
  const toast = page.locator('.toast-place')
  await expect(toast).toHaveText(
    'Tudo certo! Dentro de alguns segundos, entraremos em contato através do DDD 16 para tirar suas dúvidas.',
  )
  await expect(toast).toHaveAttribute('role', 'status')
  if (isFull) await examineScreen(page, 'toast of a requested call')
  expect(await server.sql('select 1 from support_requests')).not.toEqual([])
  await toast.getByRole('button', { name: 'Fechar aviso' }).click()
  await expect(toast).toBeEmpty()
})
