/** Chat and pages are two faces of one order: changing to the other loses nothing (ux.md, Chat; faults 18). */
import { entrance, expectStep, fill, switchTo, typed, walk, WAYS } from '../support/driver.ts'
import { expect, test } from '../support/e2e.ts'
import { everyQuestion } from '../support/people.ts'

const other = { chat: 'pages', pages: 'chat' } as const

test('what is typed stays on a switch there and back, on every step', async ({ page }) => {
  await page.goto('/chat')
  const seen = await walk(page, {
    person: everyQuestion,
    until: 'pedido-realizado',
    each: async (step) => {
      const isTyped = step !== 'data-de-vencimento' && step !== 'ativar-debito'
      if (isTyped && everyQuestion[step]) await fill(page, step, everyQuestion[step])
      const before = await typed(page, step)
      for (const way of ['pages', 'chat'] as const) {
        await switchTo(page, way)
        await expectStep(page, step)
        await expect.poll(() => typed(page, step), `${step} in ${way}`).toEqual(before)
      }
    },
  })
  expect(seen).toHaveLength(17)
})

for (const way of WAYS) {
  test(`a switch from ${way} right after an answer, while it is being saved`, async ({ page }) => {
    await page.route('**/api/lead-v2/*/name', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 1500))
      await route.continue()
    })
    await page.goto(entrance[way])
    await walk(page, { person: everyQuestion, until: 'telefone' })
    await switchTo(page, other[way])
    await expectStep(page, 'telefone')
    await expect(page.getByText('Salvo', { exact: true })).toBeVisible()
    await page.reload()
    await expectStep(page, 'telefone')
  })
}
