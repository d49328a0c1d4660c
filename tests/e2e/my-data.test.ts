/** “Meus dados” in a real browser: from the footer and the chat, by keyboard, to a case with its day. */
import { myData as words } from '../../src/content/my-data.ts'
import { expect, onlyInFullRun, test } from '../support/e2e-test.ts'
import { examineScreen } from '../support/examine-screen.ts'
import { freeLine } from '../support/visitor-in-browser.ts'

test(
  'from the footer of a campaign to a case, by keyboard alone',
  onlyInFullRun,
  async ({ page, server }) => {
    await page.goto('/hbo-max/')
    await page.getByRole('contentinfo').getByRole('link', { name: words.link }).click()
    await expect(page).toHaveURL(`${server.url}/meus-dados/`)
    await examineScreen(page, '“Meus dados”')
    await page.getByLabel('Ver meus dados').focus()
    await page.keyboard.press('Space')
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('ArrowDown')
    await expect(page.getByLabel('Apagar meus dados')).toBeChecked()
    await page.keyboard.press('Tab')
    await page.keyboard.type('teste@example.com')
    await page.keyboard.press('Enter')
    await expect(page.getByText(/Respondemos até/)).toBeVisible()
    for (const { until } of words.kept.rows(1826, 90)) await expect(page.getByText(until)).toBeVisible()
    await examineScreen(page, 'a request about one’s data')
    const [row] = await server.sql('select kind, proof, due_on::text as due from data_requests')
    expect(row).toMatchObject({ kind: 'erasure', proof: null })
  },
)

test('the chat leads there from what people ask of it', onlyInFullRun, async ({ page, server }) => {
  await page.goto('/chat')
  for (const question of ['o que vocês sabem de mim?', 'quero apagar meus dados']) {
    await freeLine(page).or(page.locator('[data-step] input').first()).first().fill(question)
    await page.keyboard.press('Enter')
    const link = page.getByRole('log').getByRole('link', { name: words.link }).last()
    await expect(link).toHaveAttribute('href', '/meus-dados/')
  }
  expect(server.url).not.toBe('')
})
