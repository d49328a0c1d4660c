/** Visitors who do not know their CEP find it by street and town, wherever it is asked. */
import type { Page } from '@playwright/test'
import { chat } from '../../src/content/chat.ts'
import { cepSearch, postalService } from '../../src/content/cep-search.ts'
import { UNKNOWN_CEP } from '../../src/content/unknown-cep-button.ts'
import { expectStep, field, question } from '../support/visitor-in-browser.ts'
import { expect, onlyInFullRun, test } from '../support/e2e-test.ts'
import { contactDrawer, coverageForm, sendContact } from '../support/fill-landing-forms.ts'
import { examineScreen } from '../support/examine-screen.ts'
import { isFull } from '../support/rows-to-run.ts'

const finder = (page: Page) => page.getByRole('dialog', { name: cepSearch.title })

/** Searches in the drawer, and takes the street that is found. */
async function findCaiubi(page: Page): Promise<void> {
  await finder(page).getByLabel(cepSearch.street).fill('rua caiubi, 100')
  await finder(page).getByLabel(cepSearch.city).fill('sao paulo')
  await finder(page).getByRole('button', { name: cepSearch.submit }).click()
  await finder(page).getByRole('button', { name: 'Rua Caiubí, Perdizes' }).click()
  await expect(finder(page)).toBeHidden()
}

test(
  'on a page words sent instead of a CEP open the search; the choice fills in the CEP, and the number on the next one (D98)',
  onlyInFullRun,
  async ({ page, server }) => {
    await page.goto('/checkout/cep/')
    await field(page, 'cep').fill('rua caiubi 100')
    await field(page, 'cep').press('Enter')
    await expect(finder(page).getByLabel(cepSearch.street)).toHaveValue('rua caiubi 100')
    await page.keyboard.press('Escape')
    await field(page, 'cep').fill('não sei meu cep')
    await field(page, 'cep').press('Enter')
    await expect(finder(page)).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(finder(page)).toBeHidden()
    await page.getByRole('button', { name: UNKNOWN_CEP }).click()
    await expect(finder(page).getByRole('link', { name: postalService.label })).toHaveAttribute(
      'target',
      '_blank',
    )
    // such a drawer: landing-forms.test.ts
    if (isFull) await examineScreen(page, 'the search for a CEP')
    await findCaiubi(page)
    await expect(field(page, 'cep')).toHaveValue('05010-000')
    await field(page, 'cep').press('Enter')
    await expectStep(page, 'nr-imovel')
    await expect(field(page, 'number')).toHaveValue('100')
    expect(server.log()).not.toMatch(/caiub/i)
  },
)

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 700 } })

  test(
    'many streets leave the open question in view, and each can be reached (D98)',
    onlyInFullRun,
    async ({ page }) => {
      await page.goto('/chat')
      await field(page, 'cep').fill('avenida paulista, são paulo')
      await field(page, 'cep').press('Enter')
      await expect(page.getByRole('log').getByText(cepSearch.indistinct(6))).toBeInViewport({ ratio: 1 })
      await examineScreen(page, 'many streets in the chat')
      const streets = page.getByRole('group', { name: chat.composerLabel }).getByRole('button')
      await expect(streets).toHaveCount(7)
      await expect(field(page, 'cep')).toBeInViewport({ ratio: 1 })
      await streets.nth(5).scrollIntoViewIfNeeded()
      await streets.nth(5).click()
      await expect(question(page, 'cep')).toHaveCount(0)
    },
  )
})

// the same search on a page: above
test(
  'in the landing form words or the link open the search; the choice fills in the CEP, and the number goes along (D98)',
  onlyInFullRun,
  async ({ page }) => {
    await page.goto('/')
    await coverageForm(page).locator('[name="cep"]').fill('não sei')
    await coverageForm(page).locator('[name="cep"]').press('Enter')
    await expect(finder(page)).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(finder(page)).toBeHidden()
    await coverageForm(page).getByRole('link', { name: UNKNOWN_CEP }).click()
    await findCaiubi(page)
    await expect(coverageForm(page).locator('[name="cep"]')).toHaveValue('05010-000')
    await coverageForm(page).locator('[name="phone"]').fill('11987654321')
    await coverageForm(page).locator('[name="phone"]').press('Enter')
    await expect(contactDrawer(page)).toBeVisible()
    await sendContact(page)
    await expectStep(page, 'nr-imovel')
    await expect(field(page, 'number')).toHaveValue('100')
  },
)
