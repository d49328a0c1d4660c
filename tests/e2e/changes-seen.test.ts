/** A change is seen: what an answer was and is now, with what follows, where it was made and at the review (D131). */
import type { Locator, Page } from '@playwright/test'
import { answer, eitherWay, expectStep, freeLine, leadId, question } from '../support/visitor-in-browser.ts'
import { expectAccessible } from '../support/accessibility.ts'
import { expect, failedResource, onlyInFullRun, test } from '../support/e2e-test.ts'
import { send } from '../support/http-visitor.ts'
import { joao } from '../support/people.ts'
import { returnTo, returnToReceipt, returnToReview } from '../support/open-order-made-by-api.ts'

const alter = (page: Page, what: string): Locator =>
  page.getByRole('button', { name: new RegExp(`^Alterar\\s*: ${what}$`) })

const row = (page: Page, label: string): Locator =>
  question(page, 'confirmacao')
    .locator('.review__row')
    .filter({ has: page.locator('dt', { hasText: new RegExp(`^${label}`) }) })

const due = joao['data-de-vencimento']?.due_date ?? ''
const otherDue = due === '15' ? '20' : '15'

/** Like a visitor who was in another window. */
const comeBackTo = async (page: Page) => {
  await page.bringToFront()
  await page.evaluate(() => {
    window.dispatchEvent(new Event('focus'))
  })
}

/** The note of a change stays at the review, where it names all; the due date has been changed. */
async function expectNotesOfTwo(page: Page): Promise<void> {
  const noteOfDue = page.getByText(`Vencimento: dia ${due} → dia ${otherDue}`)
  await expect(noteOfDue.first()).toBeVisible()
  await alter(page, 'Telefone').click()
  await expectStep(page, 'telefone')
  await expect(noteOfDue).toHaveCount(0)
  await answer(page, 'telefone', { phone: '11977776666' })
  await expectStep(page, 'confirmacao')
  const note = page.getByText(/→ dia \d+.*; .*→|→.*; .*→ dia/).first()
  await expect(note).toContainText(`dia ${due} → dia ${otherDue}`)
  await expect(note).toContainText(/telefone: /i)
}

for (const way of eitherWay('pages')) {
  test(
    `a changed answer is marked at the review, with what it was, and has the focus; the note of it names all, by ${way}`,
    onlyInFullRun,
    async ({ page, server }) => {
      await returnToReview(page, server.url, way)
      await expect(question(page, 'confirmacao').getByText('Alterado')).toHaveCount(0)
      await alter(page, 'Vencimento').click()
      await expectStep(page, 'data-de-vencimento')
      await answer(page, 'data-de-vencimento', { due_date: otherDue })
      await expectStep(page, 'confirmacao')
      await expect(row(page, 'Vencimento')).toContainText(`AlteradoDia ${otherDue}Antes: Dia ${due}`)
      await expect(row(page, 'Vencimento')).toBeFocused()
      await expect(row(page, 'Vencimento')).toBeInViewport({ ratio: 1 })
      await expect(question(page, 'confirmacao').getByText('Alterado')).toHaveCount(1)
      await expectAccessible(page, `the review after a change by ${way}`)
      if (way === 'pages') await expectNotesOfTwo(page)
      // changed back, it has not changed
      await alter(page, 'Vencimento').click()
      await answer(page, 'data-de-vencimento', { due_date: due })
      await expectStep(page, 'confirmacao')
      await expect(row(page, 'Vencimento')).not.toContainText('Alterado')
      await expect(question(page, 'confirmacao').getByText('Alterado')).toHaveCount(way === 'pages' ? 1 : 0)
    },
  )

  test(`another plan says its price and that the visit falls, by ${way}`, async ({ page, server }) => {
    await returnToReview(page, server.url, way)
    await alter(page, 'Plano').click()
    await answer(page, 'planos', { idPlan: 'plan-d500a' })
    await expectStep(page, 'data-instalacao')
    const said = page.getByText(/Plano: 700 Mega → 500 Mega, R\$.+; a visita de .+ cai: escolha outra\./)
    await expect(said.first()).toBeVisible()
    await answer(page, 'data-instalacao', {})
    await expectStep(page, 'confirmacao')
    await expect(row(page, 'Plano')).toContainText('Alterado500 MegaAntes: 700 Mega')
    await expect(row(page, 'Mensalidade')).toContainText(/Alterado.*R\$.+Antes: R\$/)
    await expect(row(page, 'Plano')).toBeFocused()
  })

  test(
    `what another tab changes is marked and told, and a conflict with it says both values, by ${way}`,
    onlyInFullRun,
    async ({ page, context, server, guard }) => {
      guard.allow(failedResource)
      await returnToReview(page, server.url, way)
      const other = await context.newPage()
      await other.goto('/checkout/data-de-vencimento/')
      await answer(other, 'data-de-vencimento', { due_date: otherDue })
      await expect(other.getByText('Salvo', { exact: true })).toBeVisible()
      await comeBackTo(page)
      await expect(row(page, 'Vencimento')).toContainText(`AlteradoDia ${otherDue}Antes: Dia ${due}`)
      await expect(page.getByText(`Vencimento: dia ${due} → dia ${otherDue}.`).first()).toBeVisible()
      await expect(row(page, 'Vencimento')).toBeInViewport()
      // what this tab knows whole stays so
      await expect(row(page, 'Nome da mãe')).not.toContainText('Alterado')

      if (way === 'chat') return
      await other.goto('/checkout/nome/')
      await answer(other, 'nome', { name: 'Joana Prado' })
      await expect(other.getByText('Salvo', { exact: true })).toBeVisible()
      // without coming back to its window, so that the tab has not read the order anew
      await alter(page, 'Nome').click()
      await answer(page, 'nome', { name: 'Jonas Lima' })
      await expect(page.getByText('Nome: Jonas Lima → Joana Prado.', { exact: true })).toBeVisible()
    },
  )
}

test(
  'a question that follows a change on pages says what has changed',
  onlyInFullRun,
  async ({ page, server }) => {
    await returnTo(page, server.url, 'pages', 'email')
    await page.getByRole('link', { name: 'Voltar', exact: true }).click()
    await expectStep(page, 'telefone')
    await answer(page, 'telefone', { phone: '11977776666' })
    await expectStep(page, 'email')
    await expect(page.getByText(/Telefone: .+ → \(11\) 9.+\./).first()).toBeVisible()
  },
)

test(
  'changes that one message makes are said in sight, one tap takes back what is known whole, and the order’s button is the only yes',
  onlyInFullRun,
  async ({ page, server }) => {
    await returnToReview(page, server.url, 'chat')
    await freeLine(page).fill(
      `quero vencimento dia ${otherDue}, meu telefone é 11 97777-6666 e meu e-mail é b@exemplo.com.br`,
    )
    await freeLine(page).press('Enter')
    const log = page.getByRole('log')
    const undo = page.getByRole('button', { name: 'Desfazer a mudança' })
    await expect(log.getByText(`Vencimento: dia ${due} → dia ${otherDue}.`)).toBeVisible()
    await expect(log.getByText(/^E-mail: .+ → b@exemplo\.com\.br\.$/)).toBeVisible()
    for (const label of ['Vencimento', 'Telefone', 'E-mail'])
      await expect(row(page, label)).toContainText('Alterado')
    // of telephone and e-mail this browser knows only masks, so that it cannot give them back
    await expect(undo).toHaveCount(0)
    await freeLine(page).fill(`muda o vencimento pro dia ${due}`)
    await freeLine(page).press('Enter')
    const back = `Vencimento: dia ${otherDue} → dia ${due}.`
    await expect(log.getByText(back, { exact: true }).first()).toBeVisible()
    await expect(row(page, 'Vencimento')).toContainText(`ia ${due}`)
    await expect(row(page, 'Vencimento')).toBeInViewport()
    await expect(freeLine(page)).toBeFocused()
    await expectAccessible(page, 'a change that can be taken back')
    await undo.click()
    await expect(undo).toHaveCount(0)
    await expect(row(page, 'Vencimento')).toContainText(`ia ${otherDue}`)
    await expectStep(page, 'confirmacao')
  },
)

for (const way of eitherWay('pages')) {
  test(
    `a visit that is moved elsewhere is told at the receipt, by ${way}`,
    onlyInFullRun,
    async ({ page, server }) => {
      await returnToReceipt(page, server.url, way)
      const when = page.locator('.receipt__visit')
      const before = await when.innerText()
      const id = await leadId(page)
      // the operator's desk moves a visit by the same service (server/services/desk/order-actions.ts)
      const { body } = await send(server.url, 'GET', `/api/lead-v2/${id}/scheduleDate`)
      const free = (body.dates as { date: string; periods: string[] }[]).at(-1)
      const moved = { date: free?.date, period: free?.periods[0] }
      expect((await send(server.url, 'PUT', `/api/order/${id}/schedule`, moved)).status).toBe(200)
      await comeBackTo(page)
      await expect(page.getByText(/A visita mudou: .+ → .+\./).first()).toBeVisible()
      expect(await when.innerText()).not.toBe(before)
    },
  )
}
