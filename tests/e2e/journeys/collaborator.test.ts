/** The employee offer in a browser: e-mail, code, wrong code, reload, Back, and the switch between chat and pages. */
import { examineScreen } from '../../support/examine-screen.ts'
import {
  eitherWay,
  answer,
  expectStep,
  field,
  fill,
  nextStep,
  orderNumber,
  question,
  switchTo,
  typed,
  walk,
} from '../../support/visitor-in-browser.ts'
import { expect, onlyInFullRun, test } from '../../support/e2e-test.ts'
import { codeMailed } from '../../support/read-mailed-code.ts'
import { joao } from '../../support/people.ts'
import { expectQuestionFrame } from '../../support/check-question-frame.ts'
import { watchPrivacy } from '../../support/privacy-watch.ts'

const CODE = 'confirmacao-colaborador'
const entrance = { chat: '/oferta-colaborador/chat', pages: '/oferta-colaborador/checkout/cep/' } as const

test.setTimeout(120_000)

// tests/journeys/collaborator.test.ts and collaborator-code.test.ts
for (const way of eitherWay('pages')) {
  test(`an order of the collaborators' offer, by ${way}`, onlyInFullRun, async ({ page, server, guard }) => {
    guard.allow(/^Failed to load resource.*400/)
    const other = way === 'chat' ? 'pages' : 'chat'
    const email = `joao.${way}@timbrasil.com.br`
    const person = { ...joao, email: { email }, planos: { idPlan: 'plan-d500em' } }
    const privacy = watchPrivacy(page, person)
    const each = (step: string) => expectQuestionFrame(page, step)
    await page.goto(entrance[way])
    await walk(page, { person, until: 'email', each })

    await answer(page, 'email', { email: 'joao@exemplo.com.br' })
    await expect(page.getByText(/e-mail corporativo/).last()).toBeVisible()
    // in the chat the conversation says it
    if (way === 'pages') await expect(field(page, 'email')).toHaveAttribute('aria-invalid', 'true')
    await answer(page, 'email', { email })
    await expectStep(page, CODE)
    await expect(
      page.getByText(/Enviamos o código para j\*{4}@timbrasil\.com\.br às \d{2}:\d{2}\./),
    ).toBeVisible()
    await examineScreen(page, `${CODE} by ${way}`)
    await expectQuestionFrame(page, CODE)
    await privacy.expectNothing(CODE)

    const first = await codeMailed(server.dataDir, email)
    await answer(page, CODE, { code: first === '000000' ? '000001' : '000000' })
    await expect(page.getByText('O código não confere. Você ainda tem 4 tentativas.').last()).toBeVisible()

    if (way === 'chat') await answer(page, CODE, { code: 'não recebi' })
    else await page.getByRole('button', { name: 'Enviar outro código' }).click()
    await expect(page.getByText('Enviamos outro código')).toBeVisible()
    const code = await codeMailed(server.dataDir, email, 2)
    expect(code).not.toBe(first)

    await page.reload()
    await expectStep(page, CODE)
    // a reload sends no other one
    await expect(page.getByText('Enviamos o código para j****@timbrasil.com.br às')).toBeVisible()
    await fill(page, CODE, { code: code.slice(0, 3) })
    await switchTo(page, other)
    await expectStep(page, CODE)
    expect(await typed(page, CODE)).toMatchObject({ code: code.slice(0, 3) })
    await switchTo(page, way)
    await expectStep(page, CODE)
    await answer(page, CODE, { code: `${code.slice(0, 3)} ${code.slice(3)}` })

    expect(await nextStep(page, CODE)).toBe('planos')
    await walk(page, { person, until: 'nome' })
    if (way === 'pages') {
      await page.getByRole('link', { name: 'Voltar' }).click()
      await expectStep(page, CODE)
      await question(page, CODE).getByRole('button', { name: 'Continuar' }).click()
      await expectStep(page, 'planos')
    } else {
      await fill(page, 'nome', { name: 'voltar' })
      await field(page, 'name').press('Enter')
      await expectStep(page, CODE)
      await field(page, 'code').fill('continuar')
      await field(page, 'code').press('Enter')
    }
    const steps = await walk(page, { person, each })
    expect(steps).not.toContain('email')
    expect(await orderNumber(page)).toMatch(/^P/)
    await privacy.expectNothing('the receipt')
  })
}
