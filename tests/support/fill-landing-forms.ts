/** Fills in the coverage form of a landing page, and the drawers that the page's links and forms open. */
import { expect, type Locator, type Page } from '@playwright/test'
import { maria, type Fields, type Person } from './people.ts'

export const coverageForm = (page: Page): Locator => page.locator('.coverage-form__in')

const DRAWER_TITLE = 'Olá! Precisamos de mais alguns dados para confirmar a disponibilidade'
export const contactDrawer = (page: Page): Locator => page.getByRole('dialog', { name: DRAWER_TITLE })

/** The drawer that a coverage call opens. */
export const addressDrawer = (page: Page): Locator =>
  page.getByRole('dialog', { name: 'Consulte a disponibilidade na sua região' })

/** The drawer in which a call is asked for. */
export const callDrawer = (page: Page): Locator => page.getByRole('dialog', { name: 'Ligamos para você' })

/** Waits until the page's script hears what is pressed; before that, links open their own pages. */
export const whenHeard = (page: Page) =>
  page.waitForFunction(() => performance.getEntriesByName('prosa:answerable').length > 0)

/** Types CEP and telephone, and sends them by Enter. */
export async function sendCoverage(page: Page, cep: Fields, phone = '11987654321'): Promise<void> {
  const form = coverageForm(page)
  await form.locator('[name="cep"]').fill(cep.cep ?? '')
  await form.locator('[name="phone"]').fill(phone)
  await form.locator('[name="phone"]').press('Enter')
}

/** Milliseconds of each pause in which a form shows its progress, and then its success. */
const PAUSE = 1200

/** Lets the pauses of a form that was sent pass, in a page whose clock is installed, until what follows is seen. */
export async function passPauses(page: Page, seen: Locator): Promise<void> {
  const isOver = async () => {
    await page.clock.fastForward(PAUSE)
    await expect(seen).toBeVisible({ timeout: 200 })
  }
  await expect(isOver).toPass({ intervals: [20], timeout: 15_000 })
}

/** Types name and e-mail into the drawer, and sends them. */
export async function sendContact(page: Page, person: Person = maria): Promise<void> {
  const open = contactDrawer(page)
  await open.locator('[name="name"]').fill(person.nome?.name ?? '')
  await open.locator('[name="email"]').fill(person.email?.email ?? '')
  await open.getByRole('button', { name: 'Consultar Cobertura' }).click()
}

/** Opens the drawer of the coverage call. */
export async function openAddress(page: Page): Promise<void> {
  await whenHeard(page)
  await page.locator('[data-opens="cobertura"] a').click()
  await expect(addressDrawer(page)).toBeVisible()
}

/** Answers the coverage form and, where its CEP is found, the drawer: from there the look-up of coverage continues. */
export async function answerCoverage(page: Page, cep: Fields, person?: Person): Promise<void> {
  await sendCoverage(page, cep, person?.telefone?.phone)
  const error = coverageForm(page).locator('.error').first()
  await expect(contactDrawer(page).or(error)).toBeVisible()
  if (!(await error.isVisible())) await sendContact(page, person)
}
