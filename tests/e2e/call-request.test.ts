/** A visitor asks for a call, on the page and in the chat, on a phone's screen. */
import { examineScreen } from '../support/examine-screen.ts'
import { field } from '../support/visitor-in-browser.ts'
import { expect, onlyInFullRun, test } from '../support/e2e-test.ts'

test(
  'a call request changes to the chat with what was typed, and is sent there',
  onlyInFullRun,
  async ({ page, server }) => {
    await page.goto('/timpre/receber-ligacao/')
    // no way back stands between bar and heading
    const top = await page.locator('h1').evaluate((heading) => heading.getBoundingClientRect().top)
    expect(top).toBeGreaterThan(80)
    await field(page, 'telephone').fill('1191234')
    await page.getByRole('link', { name: 'Prefiro o chat' }).click()
    await expect(page).toHaveURL(/\/timpre\/receber-ligacao\/chat$/)
    const composer = page.locator('form[data-step="receber-ligacao"]')
    await expect(page.getByRole('log')).toContainText('Para qual telefone podemos ligar?')
    await expect(field(page, 'telephone')).toHaveValue('(11) 91234')
    await composer.getByRole('button').click()
    await expect(page.getByText('Telefone com DDD tem 10 ou 11 números; você digitou 7')).toBeVisible()
    await examineScreen(page, 'call request in the chat')
    await page.getByRole('link', { name: 'Prefiro o formulário' }).click()
    await expect(field(page, 'telephone')).toHaveValue('(11) 91234')
    await page.getByRole('link', { name: 'Prefiro o chat' }).click()
    await field(page, 'telephone').fill('11912345679')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('log')).toContainText('(11) 91234-5679')
    await expect(page.getByRole('log')).toContainText('entraremos em contato através do DDD 16')
    expect(await server.sql('select 1 from support_requests')).not.toEqual([])
    await page.getByRole('link', { name: 'Ver os planos' }).click()
    await expect(page).toHaveURL(/\/timpre\/?$/)
  },
)
