/** Continuing an order in another browser, and erasing it. */
import { waitAndErrorWords } from '../../src/content/loading-saving-and-failures.ts'
import { expectStep, question, walk } from '../support/visitor-in-browser.ts'
import { expect, failedResource, onlyInFullRun, test } from '../support/e2e-test.ts'
import { guard as watch } from '../support/browser-error-guard.ts'
import { examineScreen } from '../support/examine-screen.ts'
import { joao } from '../support/people.ts'
import { joaoAtEmail, returnTo } from '../support/open-order-made-by-api.ts'

test(
  'a second browser goes on at the same question, under the same campaign, once',
  onlyInFullRun,
  async ({ page, browser, baseURL }) => {
    await page.goto('/hbo-max/chat')
    await walk(page, { person: { ...joao, planos: {} }, until: 'email' })
    await page.locator('summary').filter({ hasText: 'Ajuda' }).click()
    await expect(page.getByText(/^Diga este código: [A-Z0-9]{8}$/)).toBeVisible()
    await page.getByRole('button', { name: 'Mostrar um link para o outro aparelho' }).click()
    await expect(
      page.getByRole('img', { name: 'Quadrado para a câmera: abre o link para continuar' }),
    ).toBeVisible()
    await examineScreen(page, 'the link for another device')
    const link = await page.getByRole('textbox', { name: 'Link para continuar' }).inputValue()
    expect(link).toMatch(new RegExp(`^${baseURL}/hbo-max/chat\\?l=[\\w-]{20,}$`))
    for (const isFirst of [true, false]) {
      const context = await browser.newContext()
      const { complaints, allow } = watch(context)
      if (!isFirst) allow(failedResource)
      const other = await context.newPage()
      // without the prefix it still finds its campaign
      await other.goto(link.replace('/hbo-max', ''))
      await other.getByRole('button', { name: waitAndErrorWords.singleUseLink.open }).click()
      if (isFirst) {
        await expectStep(other, 'email')
        expect(new URL(other.url()).pathname).toBe('/hbo-max/chat')
        // what was told on the first device is shown as masks
        await expect(other.getByRole('log').getByText('J**** P****').first()).toBeVisible()
        await expect(other.getByText('João Carlos Pereira')).toHaveCount(0)
      } else {
        await expectStep(other, 'cep')
        await expect(other.getByText('Esse link já foi usado ou expirou.')).toBeInViewport({ ratio: 1 })
      }
      expect(complaints()).toEqual([])
      await context.close()
    }
  },
)

test(
  '“Apagar meus dados” in the help of an open order leaves nothing',
  onlyInFullRun,
  async ({ page, guard, server }) => {
    guard.allow(failedResource)
    await returnTo(page, server.url, 'pages', 'email')
    await page.locator('summary').filter({ hasText: 'Ajuda' }).click()
    await page.locator('summary').filter({ hasText: 'Apagar meus dados' }).click()
    const phone = page.locator('[name="phone_to_erase"]')
    const erase = page.getByRole('button', { name: 'Apagar tudo' })
    await phone.fill('11911112222')
    await erase.click()
    await expect(page.getByText('Esse não é o telefone deste pedido.')).toBeVisible()
    await examineScreen(page, 'the dialogue that erases')
    await phone.fill(joao.telefone?.phone ?? '')
    await erase.click()
    await expect(page.getByRole('heading', { name: 'Seus dados foram apagados.' })).toBeVisible()
    await examineScreen(page, 'the page after erasing')
    expect(await page.evaluate(() => localStorage.getItem('prosa.lead'))).toBeNull()
    expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toMatch(/01310|João/)
    await page.getByRole('button', { name: 'Começar um novo pedido' }).click()
    await expect(question(page, 'cep')).toBeVisible()
  },
)

test(
  'a link to an order on a marketing page leads into the order, where it stopped (D56)',
  onlyInFullRun,
  async ({ page, baseURL }) => {
    const id = await joaoAtEmail(String(baseURL))
    await page.goto(`/ofertas?l=${id}&test=B`)
    await expectStep(page, 'email')
    expect(new URL(page.url()).search).not.toContain(id)
  },
)

test('what erases is in sight once the chat has opened it on a telephone', async ({ page, server }) => {
  await page.setViewportSize({ width: 360, height: 780 })
  await returnTo(page, server.url, 'chat', 'email')
  const line = question(page, 'email').locator('input[name=email]')
  await line.fill('quero apagar meus dados')
  await line.press('Enter')
  const erase = page.getByRole('button', { name: 'Apagar tudo' })
  await expect(erase).toBeInViewport({ ratio: 1 })
  // what is typed next stands below it
  const [button, foot] = await Promise.all([erase.boundingBox(), page.locator('.chat__foot').boundingBox()])
  expect((button?.y ?? 999) + (button?.height ?? 0)).toBeLessThanOrEqual(foot?.y ?? 0)
})

test('a link that a page shows is whole in its panel, and leads to pages on the other device', async ({
  page,
  browser,
  server,
}) => {
  await page.setViewportSize({ width: 390, height: 740 })
  await returnTo(page, server.url, 'pages', 'email')
  await page.locator('summary').filter({ hasText: 'Ajuda' }).click()
  await page.getByRole('button', { name: 'Mostrar um link para o outro aparelho' }).click()
  const square = page.getByRole('img', { name: 'Quadrado para a câmera: abre o link para continuar' })
  await expect(square).toBeInViewport({ ratio: 1 })
  const link = await page.getByRole('textbox', { name: 'Link para continuar' }).inputValue()
  const context = await browser.newContext()
  const other = await context.newPage()
  await other.goto(link)
  await other.getByRole('button', { name: waitAndErrorWords.singleUseLink.open }).click()
  await expectStep(other, 'email')
  expect(new URL(other.url()).pathname).toMatch(/\/checkout\/email\/?$/)
  await context.close()
})
