/** Screens other than questions: axe, 320 px, targets, labels. Questions: every-question.test.ts. */
import { eitherWay, entrance, sendButton, walk } from '../support/visitor-in-browser.ts'
import { expect, failedResource, onlyInFullRun, shopOf, test } from '../support/e2e-test.ts'
import { examineScreen } from '../support/examine-screen.ts'
import { isFull } from '../support/rows-to-run.ts'
import { joao, quizFailed, rejected } from '../support/people.ts'
import { returnTo } from '../support/open-order-made-by-api.ts'
import { SCREENS } from '../support/non-question-screens.ts'

test.use({ viewport: { width: 390, height: 844 }, colorScheme: 'light' })
test.setTimeout(240_000)

for (const way of eitherWay('chat')) {
  test(`a refused answer, a correction and the ends of the road, by ${way}`, async ({ page, server }) => {
    await page.goto(entrance[way])
    await sendButton(page, 'cep').click()
    await expect(page).toHaveTitle(/^Erro: /)
    await examineScreen(page, `an error by ${way}`)
    if (!isFull) return
    await walk(page, { person: { ...joao, cep: { cep: '01207001' } }, until: 'oferta-indisponivel' })
    await examineScreen(page, `oferta-indisponivel by ${way}`)
    await returnTo(page, server.url, way, 'erro1', { person: quizFailed })
    await examineScreen(page, `erro1 by ${way}`)
  })
}

test('the refusal, and the screens beside the order', onlyInFullRun, async ({ page, guard, server }) => {
  guard.allow(/^Failed to load resource/)
  await page.goto('/')
  // the look on telephones; pages beside the order have their own tests with both themes
  const looks = ['light narrow'] as const
  await examineScreen(page, 'start page', looks)
  await returnTo(page, server.url, 'pages', 'erro2', { person: rejected })
  await examineScreen(page, 'erro2', looks)
  await page.goto('/checkout/')
  await expect(page.getByRole('link', { name: 'Continuar o pedido' })).toBeVisible()
  await examineScreen(page, 'cart', looks)
  await page.goto('/receber-ligacao/')
  await examineScreen(page, 'call request', looks)
  await page.goto('/nao-existe')
  await examineScreen(page, 'not found', looks)
})

/**
 * What has no scripts; over a question: the price panel, which a wide window has beside each (every-question.test.ts);
 * over a marketing page: landing-forms.test.ts.
 */
for (const { name, open } of SCREENS) {
  test(name, onlyInFullRun, async ({ page, server, guard }) => {
    guard.allow(failedResource)
    await open(page, shopOf(server))
    await examineScreen(page, name)
  })
}

for (const way of eitherWay('pages')) {
  test(`a wait that failed, by ${way}`, onlyInFullRun, async ({ page, guard, server }) => {
    guard.allow(/^Failed to load resource/)
    await returnTo(page, server.url, way, 'ativar-debito', {
      person: { ...joao, cpf: { cpf: '30000000540' } },
    })
    await sendButton(page, 'ativar-debito', { direct_debit: 'false' }).click()
    await expect(page.getByRole('button', { name: 'Tentar de novo' })).toBeVisible()
    await examineScreen(page, `a failed wait by ${way}`)
  })
}
