/** The risk check: a quiz that is failed twice, and an order that waits for a person. */
import {
  answer,
  eitherWay,
  expectStep,
  leadId,
  nextStep,
  question,
  sendButton,
} from '../support/visitor-in-browser.ts'
import { expect, failedResource, onlyInFullRun, test } from '../support/e2e-test.ts'
import { quizFailed } from '../support/people.ts'
import { returnTo } from '../support/open-order-made-by-api.ts'

for (const way of eitherWay('chat')) {
  test(`two quizzes that fail, by ${way}`, onlyInFullRun, async ({ page, server }) => {
    await returnTo(page, server.url, way, 'erro1', { person: quizFailed })
    if (way === 'pages') await expect(page).toHaveURL(/\/checkout\/validacao\/erro1$/)
    await expect(page.getByText('As respostas não bateram').last()).toBeVisible()
    await sendButton(page, 'erro1').click()
    expect(await nextStep(page, 'erro1')).toBe('validacao')
    await answer(page, 'validacao', {})
    await expectStep(page, 'erro2')
    if (way === 'pages') await expect(page).toHaveURL(/\/checkout\/validacao\/erro2$/)
    await expect(page.getByText('Não conseguimos aprovar o pedido por aqui').last()).toBeVisible()
    await expectHumans(page)

    const quizzes = await server.sql('select passed from quizzes where lead_id = $1', [await leadId(page)])
    expect(quizzes).toEqual([{ passed: false }, { passed: false }])

    await page.reload()
    await expectStep(page, 'erro2')
    await expectHumans(page)
  })
}

/** What both ways say of an order that waits for a person, as its title or as the last message. */
const HELD = 'Daqui uma pessoa segue com você'

// both: tests/journeys/used-up-limits-and-unmailed-codes.test.ts
for (const way of eitherWay('chat')) {
  test(
    `an order that is held for a person says so instead of going on checking, by ${way}`,
    onlyInFullRun,
    async ({ page, startServer, guard }) => {
      guard.allow(failedResource)
      const { url } = await startServer({ RATE_LIMIT_RISK_PER_HOUR: '1' })
      await returnTo(page, url, way, 'confirmacao')
      await returnTo(page, url, way, 'ativar-debito')
      await answer(page, 'ativar-debito', { direct_debit: 'false' })
      await expect(page.getByRole('button', { name: 'Quero receber a ligação' })).toBeVisible()
      await expect(page.getByText(HELD)).toHaveCount(1)
      await expect(page.getByText('Confirmando os seus dados')).toHaveCount(0)
      if (way === 'chat') await expect(page.getByRole('log').locator('> *').last()).toContainText(HELD)
      else await expect(page).toHaveTitle(`${HELD} · TIM Ultrafibra`)

      // the button goes, so the focus goes to what takes its place
      await page.getByRole('button', { name: 'Quero receber a ligação' }).press('Enter')
      await expect(page.locator(':focus')).toContainText('Pedido guardado')

      await page.reload()
      await expect(page.getByText('Você já pediu a ligação para este pedido.')).toBeVisible()
      await expect(page.getByRole('button', { name: 'Quero receber a ligação' })).toHaveCount(0)
      await page.getByRole('button', { name: 'Pedir outra vez' }).click()
      await expect(page.getByRole('button', { name: 'Quero receber a ligação' })).toBeVisible()
    },
  )
}

type Page = Parameters<typeof question>[0]

/** A way to reach a person by WhatsApp and by telephone. */
async function expectHumans(page: Page): Promise<void> {
  const ways = question(page, 'erro2')
  await expect(ways.getByRole('link', { name: 'Conversar no WhatsApp' })).toHaveAttribute('href', /wa\.me/)
  await expect(ways.getByRole('link', { name: 'Ligar para 0800 555 1020' })).toHaveAttribute(
    'href',
    'tel:08005551020',
  )
  await expect(ways.getByRole('link', { name: 'Receber uma ligação' })).toHaveAttribute(
    'href',
    new URL(page.url()).pathname.endsWith('/chat') ? /\/receber-ligacao\/chat$/ : /\/receber-ligacao\/$/,
  )
  // what can be pressed does not touch what is above it
  const gaps = await ways.evaluate((form) => {
    const above = form.previousElementSibling
    const boxes = [...(above ? [above] : []), ...form.children].map((each) => each.getBoundingClientRect())
    return boxes.slice(1).map((box, index) => box.top - (boxes[index]?.bottom ?? 0))
  })
  expect(gaps.length).toBeGreaterThan(1)
  expect(Math.min(...gaps)).toBeGreaterThanOrEqual(12)
}
