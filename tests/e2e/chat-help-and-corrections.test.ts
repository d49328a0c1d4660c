/** Going back, help and corrections in a visitor's own words work anywhere in the chat (U-chat). */
import type { Page } from '@playwright/test'
import type { StepId } from '../../src/funnel/step-and-journey-types.ts'
import { enlarge } from '../support/check-enlarged-layout.ts'
import { expectStep, field, freeLine, leadId, question, walk } from '../support/visitor-in-browser.ts'
import { expect, onlyInFullRun, test, type Server } from '../support/e2e-test.ts'
import { joao } from '../support/people.ts'
import { returnTo, returnToReview } from '../support/open-order-made-by-api.ts'

/** Types into the composer of the question, or into the line under its cards, and sends with Enter. */
async function say(page: Page, step: StepId, text: string): Promise<void> {
  await expectStep(page, step)
  const own = question(page, step).locator('.field input').first()
  await own.or(freeLine(page)).first().waitFor()
  const isLine = (await freeLine(page).count()) === 0
  const line = isLine ? own : freeLine(page)
  await line.fill(text)
  await line.press('Enter')
}

const log = (page: Page) => page.getByRole('log')
/** A message of the visitor's own. */
const own = (page: Page, text: string) =>
  log(page)
    .locator('.answer__bubble')
    .filter({ hasText: new RegExp(`: ${text}$`) })
    .last()

test('help, a person, back, a correction by name, each shown as said', onlyInFullRun, async ({ page }) => {
  await page.goto('/chat')
  await say(page, 'cep', 'ajuda')
  await expect(log(page).getByText('O CEP tem 8 números e está na sua conta de luz')).toBeVisible()
  await expectStep(page, 'cep')
  await expect(field(page, 'cep')).toHaveValue('')
  await field(page, 'cep').pressSequentially('?')
  await page.keyboard.press('Enter')
  await expect(log(page).getByText('O CEP tem 8 números e está na sua conta de luz')).toHaveCount(2)
  await say(page, 'cep', 'quero falar com um atendente')
  await expect(page.getByRole('link', { name: /Conversar no WhatsApp/ }).last()).toBeVisible()
  await say(page, 'cep', 'voltar')
  await expect(own(page, 'voltar')).toBeVisible()
  await expect(log(page).getByText('Esta é a primeira pergunta')).toBeVisible()

  await walk(page, { person: joao, until: 'email' })
  await say(page, 'email', 'Voltar!')
  await expectStep(page, 'telefone')
  await expect(own(page, 'Voltar!')).toBeVisible()
  await expect(log(page).getByText('Certo, voltamos uma pergunta.')).toBeVisible()
  // what was said is above the question that it opened
  await expect(log(page).locator('> *').last()).toContainText('Qual é o seu telefone com DDD?')
  await say(page, 'telefone', 'voltar')
  await expectStep(page, 'email')
  await expect(own(page, 'voltar')).toBeVisible()
  await say(page, 'email', 'mudar o nome para Joana Prado')
  // nothing in it says whose name it is (D133)
  await expect(log(page).getByText('Nome: João Carlos Pereira → Joana Prado. É isso?')).toBeVisible()
  await expect(own(page, 'mudar o nome para Joana Prado')).toBeVisible()
  await say(page, 'nome', 'sim')
  await expect(own(page, 'João Carlos Pereira *alterado')).toBeVisible()
  await expect(log(page).getByText(/Nome: João Carlos Pereira → Joana Prado\.$/)).toBeVisible()
  await expectStep(page, 'email')

  await walk(page, { person: joao, until: 'data-de-vencimento' })
  // what was said stays where it was said
  await expect(own(page, 'mudar o nome para Joana Prado')).toBeAttached()
  await say(page, 'data-de-vencimento', 'corrigir cpf')
  await expect(own(page, 'corrigir cpf')).toBeVisible()
  await page.getByRole('button', { name: 'Deixar como estava' }).click()
  await expectStep(page, 'data-de-vencimento')
  await expect(own(page, 'corrigir cpf')).toBeVisible()
  await say(page, 'data-de-vencimento', 'corrigir cpf')
  await expectStep(page, 'cpf')
  await say(page, 'cpf', '111.444.777-35')
  await expectStep(page, 'data-de-vencimento')
  await expect(log(page).getByText('***.444.777-**').last()).toBeVisible()
  await say(page, 'data-de-vencimento', 'corrigir a cor da casa')
  await expect(own(page, 'corrigir a cor da casa')).toBeVisible()
  await expect(log(page).getByText('Qual resposta você quer corrigir?')).toBeVisible()
  await say(page, 'data-de-vencimento', 'lorem ipsum')
  await expect(log(page).getByText('Essa eu não entendi.')).toBeVisible()
  await say(page, 'data-de-vencimento', '?')
  await expect(log(page).getByText('Escolha o dia que combina')).toBeVisible()
})

test('a secret typed along with a correction is not shown in full', onlyInFullRun, async ({ page }) => {
  await page.goto('/chat')
  await say(page, 'cep', 'corrigir cpf 529.982.247-25')
  // kept until it is asked for, and shown as a mask
  await expect(log(page).getByText('CPF ***.982.247-**').last()).toBeVisible()
  await walk(page, { person: joao, until: 'data-de-vencimento' })
  await say(page, 'data-de-vencimento', 'corrigir o cpf para 111.444.777-35')
  await expect(log(page).getByText('***.444.777-**').last()).toBeVisible()
  await say(page, 'data-de-vencimento', 'mudar o nome da mãe para Antônia Prado')
  await expect(own(page, 'mudar o nome da mãe para …')).toBeVisible()
  // in full while it is asked about: a masked name cannot be judged
  await expect(log(page).getByText('Entendi Antônia Prado. É isso?')).toBeVisible()
  await say(page, 'nome-mae', 'sim')
  await expectStep(page, 'data-de-vencimento')
  await expect(log(page).getByText(/529\.982|111\.444|Antônia Prado/)).toHaveCount(0)
})

test(
  'a day on which no bill falls due is answered with valid days',
  onlyInFullRun,
  async ({ page, server }) => {
    await returnTo(page, server.url, 'chat', 'data-de-vencimento')
    for (const [index, text] of ['dia 7', '30', 'todo dia doze'].entries()) {
      await say(page, 'data-de-vencimento', text)
      await expect(own(page, text)).toBeVisible()
      await expect(log(page).getByText('Pode ser dia 1, 5, 10, 15, 20 ou 25.')).toHaveCount(index + 1)
    }
    await expect(log(page).getByText('não entendi')).toHaveCount(0)
    await say(page, 'data-de-vencimento', 'dia 10')
    await expectStep(page, 'ativar-debito')
  },
)

test('"sou empresa", "cpf" and the document say whose it is', onlyInFullRun, async ({ page, server }) => {
  const type = async (name: string, text: string) => {
    await field(page, name).pressSequentially(text)
    await page.keyboard.press('Enter')
  }
  await returnTo(page, server.url, 'chat', 'cpf')
  await type('cpf', 'sou empresa')
  await expect(field(page, 'cpf')).toBeFocused()
  await expect(field(page, 'cpf')).toHaveValue('')
  await expect(own(page, 'sou empresa')).toBeVisible()
  await expect(log(page).getByText('Qual é o CNPJ da empresa?')).toBeVisible()
  await type('cpf', 'voltar')
  await expectStep(page, 'nome-mae')
  await page.getByRole('button', { name: 'Deixar como estava' }).click()
  await type('cpf', 'cpf')
  await expect(field(page, 'cpf')).toHaveValue('')
  await expect(page.getByRole('textbox', { name: 'Qual é o seu CPF?' })).toBeFocused()
  await field(page, 'cpf').pressSequentially('11222333000180')
  await page.keyboard.press('Enter')
  await expect(field(page, 'cpf')).toBeFocused()
  await expect(field(page, 'cpf')).toHaveValue('11.222.333/0001-80')
  await expect(log(page).getByText('Esse CNPJ não é válido.')).toBeVisible()
  await field(page, 'cpf').fill('')
  await page.getByRole('button', { name: 'Para mim, com CPF' }).click()
  await page.getByRole('button', { name: 'Para uma empresa, com CNPJ' }).click()
  await type('cpf', '12abc34501de35')
  await expectStep(page, 'data-de-vencimento')
  await expect(log(page).getByText('**.ABC.345/****-**').last()).toBeVisible()
})

/** Waits until the lead holds the place: the plans may be there before it is checked. */
async function expectPlace(page: Page, server: Server, place: Readonly<Record<string, string>>) {
  await expect(async () => {
    const [lead] = await server.sql('select place from leads where id = $1', [await leadId(page)])
    expect(lead?.place).toMatchObject(place)
  }).toPass()
}

test('block and lot in one line, and corrected on the pages', onlyInFullRun, async ({ page, server }) => {
  await page.goto('/chat')
  await say(page, 'cep', '71615010')
  await say(page, 'nr-imovel', 'Q1 L10 casa 3')
  await expect(own(page, 'Q1 L10 casa 3')).toBeVisible()
  await expectStep(page, 'planos')
  await expectPlace(page, server, { number: '', block_number: '1', allotment_number: '10' })
  await say(page, 'planos', 'corrigir número')
  await expect(field(page, 'number')).toHaveValue('quadra 1, lote 10, casa 3')
  await page.getByRole('link', { name: 'Prefiro o formulário' }).click()
  await expect(field(page, 'block_number')).toHaveValue('1')
  await expect(field(page, 'allotment_number')).toHaveValue('10')
})

test(
  '"sim" and "não" after "recomeçar" answer that, and order nothing',
  onlyInFullRun,
  async ({ page, server }) => {
    await page.goto('/chat')
    await walk(page, { person: joao, until: 'nome' })
    await say(page, 'nome', 'recomeçar')
    await expect(own(page, 'recomeçar')).toBeVisible()
    await say(page, 'nome', 'não')
    await expect(own(page, 'não')).toBeVisible()
    await expect(page.getByText('Quer mesmo recomeçar?')).toHaveCount(0)
    await expect(field(page, 'name')).toHaveValue('')
    await expect(page.getByText('Falta o sobrenome. Digite o nome e o sobrenome.')).toHaveCount(0)

    await returnToReview(page, server.url, 'chat')
    const count = async () => (await server.sql('select count(*)::int as n from orders'))[0]?.n
    const before = await count()
    await say(page, 'confirmacao', 'recomeçar')
    await say(page, 'confirmacao', 'sim')
    await expectStep(page, 'cep')
    expect(await count()).toBe(before)
  },
)

test('"recomeçar" asks first, then forgets everything', onlyInFullRun, async ({ page, server }) => {
  await returnTo(page, server.url, 'chat', 'email')
  await say(page, 'email', 'recomeçar')
  await page.getByRole('button', { name: 'Continuar de onde estou' }).click()
  await expectStep(page, 'email')
  await say(page, 'email', 'começar de novo')
  await page.getByRole('button', { name: 'Recomeçar' }).click()
  await expectStep(page, 'cep')
  await expect(log(page).getByText('João Carlos Pereira')).toHaveCount(0)
  expect(await page.evaluate(() => localStorage.getItem('prosa.lead'))).toBeNull()
  await page.reload()
  await expectStep(page, 'cep')
  await walk(page, { person: joao, until: 'planos' })
})

test('where nothing can be sold, words lead to another address and out', onlyInFullRun, async ({ page }) => {
  await page.goto('/chat')
  const nowhere = { ...joao, cep: { cep: '01207001' }, 'nr-imovel': { number: '10' } }
  await walk(page, { person: nowhere, until: 'oferta-indisponivel' })
  await say(page, 'oferta-indisponivel', 'outro endereço')
  await walk(page, { person: nowhere, until: 'oferta-indisponivel' })
  await say(page, 'oferta-indisponivel', 'não quero ser avisado')
  await expect(page.getByText('Não vamos avisar você sobre este endereço.')).toBeVisible()
})

test('an e-mail address is followed by the next question without a hole', async ({ page, server }) => {
  await returnTo(page, server.url, 'chat', 'data-nascimento')
  const bubble = page.locator('.answer__bubble').filter({ hasText: '@' }).last()
  await expect(bubble).toBeVisible()
  const [above, below] = await Promise.all([
    bubble.boundingBox(),
    page.getByRole('log').locator('.msg').last().boundingBox(),
  ])
  expect((below?.y ?? 999) - (above?.y ?? 0) - (above?.height ?? 0)).toBeLessThan(32)
  // in a narrow window the way to correct it stands below, and is seen there with a mouse too
  await enlarge(page, { width: 360, height: 740, size: 150 })
  await expect(page.locator('.answer__correct').last()).toHaveCSS('opacity', '1')
})
