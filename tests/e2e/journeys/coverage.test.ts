/** A coverage check without an order, on pages and in the chat, on a phone's screen. */
import { answer, expectStep, field, nextStep, switchTo } from '../../support/visitor-in-browser.ts'
import { expect, onlyInFullRun, test } from '../../support/e2e-test.ts'
import { expectQuestionFrame } from '../../support/check-question-frame.ts'
import { examineScreen } from '../../support/examine-screen.ts'
import { watchPrivacy } from '../../support/privacy-watch.ts'

const plan = { idPlan: 'plan-d600a' }

test(
  'by pages: address, plans, and on in the checkout with nothing asked again',
  onlyInFullRun,
  async ({ page }) => {
    const privacy = watchPrivacy(page, { 'com-cobertura': { telephone: '11973515942' } })
    await page.goto('/timpre/consultar-cobertura/cep/a1b2c3/')
    await answer(page, 'cep', { cep: '01310100' })
    await expectStep(page, 'nr-imovel')
    await expect(page.getByText('São Paulo/SP')).toBeVisible()
    await answer(page, 'nr-imovel', { number: '1000' })
    await expectStep(page, 'planos')
    await expectQuestionFrame(page, 'planos')
    await page.getByRole('link', { name: 'Prefiro receber uma ligação' }).click()
    await expectStep(page, 'com-cobertura')
    await expect(page.getByText(/^Tem fibra em .*São Paulo\/SP/)).toBeVisible()
    await examineScreen(page, 'com-cobertura')
    await expectQuestionFrame(page, 'com-cobertura')
    await answer(page, 'com-cobertura', { telephone: '11973515942' })
    await expect(page.getByText('entraremos em contato através do DDD 16')).toBeVisible()
    await privacy.expectNothing('com-cobertura')
    await page.getByRole('button', { name: 'Pedir agora' }).click()
    await page.waitForURL(/\/timpre\/checkout\/planos\//)
    await answer(page, 'planos', plan)
    expect(await nextStep(page, 'planos')).not.toBe('cep')
  },
)

test(
  'in the chat: one question after another, and on in the chat of the order',
  onlyInFullRun,
  async ({ page }) => {
    await page.goto('/consultar-cobertura/cep/')
    await field(page, 'cep').fill('01310100')
    await switchTo(page, 'chat')
    await expect(page).toHaveURL(/\/consultar-cobertura\/chat$/)
    await expect(field(page, 'cep')).toHaveValue('01310-100')
    await answer(page, 'cep', { cep: '01310100' })
    await answer(page, 'nr-imovel', { number: '1000' })
    await expectStep(page, 'planos')
    await examineScreen(page, 'planos of the coverage check in the chat')
    await expectQuestionFrame(page, 'planos')
    await page.reload()
    await expectStep(page, 'planos')
    await answer(page, 'planos', plan)
    await page.waitForURL(/\/chat(?:\?s=d600a)?$/)
    await expectStep(page, 'nome')
  },
)

test('without network one joins the waiting list, and leaves it again', onlyInFullRun, async ({ page }) => {
  const waiting = { name: 'Maria da Silva', phone: '11987654321', email: 'maria@exemplo.com.br' }
  const privacy = watchPrivacy(page, { 'sem-cobertura': waiting })
  await page.goto('/consultar-cobertura/cep/')
  await answer(page, 'cep', { cep: '01207001' })
  await answer(page, 'nr-imovel', { number: '10' })
  await expectStep(page, 'sem-cobertura')
  await expect(page).toHaveURL(/\/consultar-cobertura\/sem-cobertura\/$/)
  await examineScreen(page, 'sem-cobertura')
  await expectQuestionFrame(page, 'sem-cobertura')
  await answer(page, 'sem-cobertura', waiting)
  await expect(page.getByText('Anotado')).toBeVisible()
  await privacy.expectNothing('sem-cobertura')
  await page.getByRole('button', { name: 'Consultar outro endereço' }).click()
  await answer(page, 'cep', { cep: '22021001' })
  await answer(page, 'nr-imovel', { number: '100' })
  await expectStep(page, 'oferta-indisponivel')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/sem vagas por enquanto/)
  await page.getByRole('button', { name: 'Não quero ser avisado' }).click()
  await expect(page.getByText('Não vamos avisar você sobre este endereço.')).toBeVisible()
})
