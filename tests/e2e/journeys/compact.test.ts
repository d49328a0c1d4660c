/** The compact order of campaign c, on pages with several questions, and campaign b's page for the address. */
import type { Page } from '@playwright/test'
import {
  expectStep,
  field,
  fill,
  orderNumber,
  question,
  switchTo,
  walk,
} from '../../support/visitor-in-browser.ts'
import { expect, onlyInFullRun, test } from '../../support/e2e-test.ts'
import { expectQuestionFrame } from '../../support/check-question-frame.ts'
import { examineScreen } from '../../support/examine-screen.ts'
import { watchPrivacy } from '../../support/privacy-watch.ts'
import { maria, type Fields, type Person } from '../../support/people.ts'

test.setTimeout(120_000)

const FIRST = '/c/checkout/cep-dados-cliente/'
const person: Person = { ...maria, planos: { idPlan: 'plan-d600c' } }
const of = (...steps: string[]): Fields => Object.assign({}, ...steps.map((id) => person[id])) as Fields
const pages = {
  'cep-dados-cliente': of('cep', 'nr-imovel', 'nome', 'telefone', 'email'),
  'dados-pessoais': of('data-nascimento', 'nome-mae', 'cpf'),
  'instalacao-pagamento': of('data-de-vencimento', 'ativar-debito', 'conta-debito'),
} as const

/** The one button of a composed page. */
const submit = (page: Page, form: string) => question(page, form).locator('button[type=submit]')

async function send(page: Page, form: keyof typeof pages, values: Fields = pages[form]) {
  await expectStep(page, form)
  await fill(page, form, values)
  await submit(page, form).click()
}

/** The form on the screen without a violation, with one button. */
async function expectFine(page: Page, form: string) {
  await expectStep(page, form)
  await expect(submit(page, form)).toHaveCount(1)
  await examineScreen(page, form)
}

test(
  'an order on composed pages: reload, Back, a switch and corrections',
  onlyInFullRun,
  async ({ page }) => {
    const privacy = watchPrivacy(page, person)
    const each = (step: string) => expectQuestionFrame(page, step)
    await page.goto(FIRST)
    await expectFine(page, 'cep-dados-cliente')

    // partly wrong: focus and title say so, and what was typed stays
    await send(page, 'cep-dados-cliente', { ...pages['cep-dados-cliente'], phone: '119' })
    await expect(page).toHaveTitle(/^Erro: /)
    await expect(field(page, 'phone')).toBeFocused()
    await expect(field(page, 'email')).toHaveValue(maria.email?.email ?? '')
    await send(page, 'cep-dados-cliente', { phone: '11987654321' })

    await walk(page, { person, until: 'dados-pessoais', each })
    await privacy.expectNothing('dados-pessoais')
    await expectFine(page, 'dados-pessoais')
    await page.reload()
    await expectStep(page, 'dados-pessoais')
    await page.getByRole('link', { name: 'Voltar' }).click()
    await expectStep(page, 'cep-dados-cliente')
    await expect(field(page, 'name')).toHaveValue(maria.nome?.name ?? '')
    await expect(page.getByText('Já temos')).toHaveCount(1)
    await submit(page, 'cep-dados-cliente').click()
    await walk(page, { person, until: 'dados-pessoais' })

    // the same questions in the chat, with what was typed here
    await fill(page, 'dados-pessoais', pages['dados-pessoais'])
    await switchTo(page, 'chat')
    await expectStep(page, 'data-nascimento')
    await expect(field(page, 'birth_date')).toHaveValue('13/05/1990')
    await switchTo(page, 'pages')
    await send(page, 'dados-pessoais')

    // nothing is preselected; direct debit asks for the account in place
    await expectFine(page, 'instalacao-pagamento')
    await expect(question(page, 'instalacao-pagamento').locator('input:checked')).toHaveCount(0)
    await expect(field(page, 'bank')).toHaveCount(0)
    await fill(page, 'instalacao-pagamento', of('data-de-vencimento', 'ativar-debito'))
    await submit(page, 'instalacao-pagamento').click()
    await expect(field(page, 'bank')).toBeFocused()
    await expectFine(page, 'instalacao-pagamento')
    await send(page, 'instalacao-pagamento', of('conta-debito'))

    // "Alterar" opens the page of the answer and returns straight back
    await walk(page, { person, until: 'confirmacao', each })
    await page.getByRole('button', { name: /Alterar.*E-mail/i }).click()
    await expectStep(page, 'cep-dados-cliente')
    await expect(field(page, 'email')).toBeFocused()
    await submit(page, 'cep-dados-cliente').click()
    await walk(page, { person, each })
    expect(await orderNumber(page)).toMatch(/\S+/)
    await privacy.expectNothing('the receipt')
  },
)

test('b asks CEP and number on one page that is shown before the code', onlyInFullRun, async ({ page }) => {
  await page.goto('/b/checkout/cep/')
  await expectFine(page, 'cep')
  await fill(page, 'cep', of('cep', 'nr-imovel'))
  await submit(page, 'cep').click()
  await expectStep(page, 'planos')
  await page.goto('/b/')
  await page.goto('/b/checkout/cep/')
  await expect(field(page, 'number')).toHaveValue('1000')
})
