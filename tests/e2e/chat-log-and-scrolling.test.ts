/** How the chat behaves (U-chat). */
import { answer, entrance, expectStep, freeLine, walk } from '../support/visitor-in-browser.ts'
import { expect, onlyInFullRun, test } from '../support/e2e-test.ts'
import { isFull } from '../support/rows-to-run.ts'
import { joao } from '../support/people.ts'
import { returnTo } from '../support/open-order-made-by-api.ts'

test.use({ viewport: { width: 390, height: 700 } })

test.describe('on a telephone', () => {
  test.use({ isMobile: true, hasTouch: true })

  test(
    'an e-mail address that fits on a line is on one, above the way to correct it',
    onlyInFullRun,
    async ({ page, server }) => {
      await returnTo(page, server.url, 'chat', 'data-nascimento')
      const email = page.locator('.answer__bubble span').getByText(joao.email?.email ?? '')
      const lines = await email.evaluate((text) =>
        [...text.getClientRects()].flatMap(({ width, top }) => (width > 0 ? [Math.round(top)] : [])),
      )
      expect(new Set(lines).size).toBe(1)
    },
  )
})

test('a visitor who scrolled up stays there, with a button to the new message', async ({ page, server }) => {
  await returnTo(page, server.url, 'chat', 'data-nascimento')
  const scroller = page.locator('.chat__scroll')
  await scroller.hover()
  await page.mouse.wheel(0, -5000)
  await expect.poll(() => scroller.evaluate((element) => element.scrollTop)).toBe(0)
  await answer(page, 'data-nascimento', joao['data-nascimento'] ?? {})
  await expectStep(page, 'nome-mae')
  await expect(page.getByRole('button', { name: 'nova mensagem' })).toBeVisible()
  expect(await scroller.evaluate((element) => element.scrollTop)).toBe(0)
  await page.getByRole('button', { name: 'nova mensagem' }).click()
  await expect(page.getByRole('log').getByText('Qual é o nome completo da sua mãe?')).toBeInViewport()
  await expect(page.getByRole('button', { name: 'nova mensagem' })).toHaveCount(0)

  // a busy browser reports our own scrolling only after the content below has grown: nobody scrolled up
  await scroller.evaluate((element) => {
    const grow = () =>
      element.querySelector<HTMLElement>('[role="log"]')?.style.setProperty('padding-top', '300px')
    element.addEventListener('scroll', grow, { capture: true, once: true })
  })
  await answer(page, 'nome-mae', joao['nome-mae'] ?? {})
  await expectStep(page, 'cpf')
  await expect(page.getByRole('log').locator(':scope > :last-child')).toBeInViewport()

  // nor when the content shrinks and has grown again before the browser reports that it moved the view
  await scroller.evaluate((element: HTMLElement) => {
    const column = element.firstElementChild as HTMLElement
    column.style.display = 'none'
    void element.scrollHeight
    column.style.display = ''
  })
  await answer(page, 'cpf', joao.cpf ?? {})
  await expectStep(page, 'data-de-vencimento')
  await expect(page.getByRole('log').locator(':scope > :last-child')).toBeInViewport()
  await expect(page.getByRole('button', { name: 'nova mensagem' })).toHaveCount(0)

  // who came up to correct an answer is taken back to the question
  if (!isFull) return
  await scroller.hover()
  await page.mouse.wheel(0, -5000)
  await expect(page.getByRole('log').locator(':scope > :last-child')).not.toBeInViewport()
  await page.getByRole('button', { name: /^Corrigir\s*: nome$/ }).click()
  await expect(page.getByRole('button', { name: 'nova mensagem' })).toBeVisible()
  await answer(page, 'nome', joao.nome ?? {})
  await expectStep(page, 'data-de-vencimento')
  await expect(page.getByRole('log').locator(':scope > :last-child')).toBeInViewport()
  await expect(page.getByRole('button', { name: 'nova mensagem' })).toHaveCount(0)
})

test('the reply to a question is in sight above the plans, however much they take', async ({ page }) => {
  await page.goto(entrance.chat)
  await walk(page, { person: joao, until: 'planos' })
  for (const asked of ['dá pra fazer pelo CNPJ da firma?', 'tem fidelidade?']) {
    await freeLine(page).fill(asked)
    await freeLine(page).press('Enter')
    const said = page.getByRole('log').locator('.answer').last()
    await expect(said).toContainText(asked)
    await expect(said.locator('xpath=following-sibling::*[1]')).toBeInViewport({ ratio: 0.99 })
    await expect(page.getByRole('log').locator(':scope > :last-child')).toBeInViewport()
  }
})
