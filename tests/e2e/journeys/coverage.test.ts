/** A coverage check without an order, on pages and in the chat, on a phone's screen. */
import { answer, expectStep, nextStep } from '../../support/visitor-in-browser.ts'
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
