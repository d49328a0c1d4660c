/** An invalid answer gets an explanation, stays in its field, and keeps the focus (U-inputs). */
import type { Page } from '@playwright/test'
import type { StepId } from '../../src/funnel/step-and-journey-types.ts'
import {
  badAnswers,
  badChatLines,
  fieldsThatUndoBadAnswers,
  type BadAnswer,
} from '../support/invalid-answers.ts'
import {
  answer,
  eitherWay,
  entrance,
  expectStep,
  field,
  fill,
  question,
  sendButton,
  typed,
  walk,
} from '../support/visitor-in-browser.ts'
import { expect, onlyInFullRun, test } from '../support/e2e-test.ts'
import { isFull, rowsToRun, oneOfEach } from '../support/rows-to-run.ts'
import { everyQuestion, maria, quizzed } from '../support/people.ts'
import { returnTo } from '../support/open-order-made-by-api.ts'

const escaped = (text: string) => text.replaceAll(/[?.()]/g, String.raw`\$&`)

async function expectRefused(page: Page, step: StepId, { field: name, says }: BadAnswer): Promise<void> {
  const wrong = field(page, name).first()
  const isRadio = (await wrong.getAttribute('type')) === 'radio'
  const group = question(page, step).getByRole('radiogroup')
  const carrier = isRadio ? group.filter({ has: page.locator(`[name="${name}"]`) }) : wrong
  await expect(carrier).toHaveAttribute('aria-invalid', 'true')
  await expect(carrier).toHaveAccessibleDescription(new RegExp(escaped(says)))
  await expect(wrong, says).toBeFocused()
  await expect(page).toHaveTitle(/^Erro: /)
  await expect(question(page, step).getByText(`Erro: ${says}`)).toBeVisible()
}

/** Questions that are one line in the chat: there the conversation says what is wrong, and the input refers to it. */
const LINES: readonly StepId[] = [
  'cep',
  'nr-imovel',
  'nome',
  'telefone',
  'email',
  'data-nascimento',
  'nome-mae',
  'cpf',
]

async function expectSaid(page: Page, step: StepId, { values, field: name, says }: BadAnswer): Promise<void> {
  const last = page.getByRole('log').locator('> :last-child')
  await expect(last).toContainText('Assistente disse:')
  // an empty line is reported in the words of its step, any other in those of the conversation
  if (!values[name]) await expect(last).toContainText(says)
  await expectStep(page, step)
  if (!values[name]) {
    await expect(field(page, name)).toHaveAttribute('aria-invalid', 'true')
    await expect(field(page, name)).toHaveAccessibleDescription(new RegExp(escaped(says)))
  }
  await expect(field(page, name)).toBeFocused()
}

/** A line with a mask, a name, cards, a list and several fields: a question of each kind. */
const KINDS: readonly StepId[] = ['cep', 'nome', 'planos', 'conta-debito', 'data-instalacao']

for (const way of eitherWay('pages')) {
  test(`every field says what is wrong with its answer, by ${way}`, onlyInFullRun, async ({ page }) => {
    await page.goto(entrance[way])
    await walk(page, {
      person: everyQuestion,
      each: async (step) => {
        // what is wrong is tested with the steps; here, that it is reported and how
        if (!isFull && !KINDS.includes(step)) return
        const rows = rowsToRun(
          (way === 'chat' && badChatLines[step]) || (badAnswers[step] ?? []),
          oneOfEach((row) => row.field),
        )
        for (const row of rows) {
          if (step === 'data-instalacao') await question(page, step).waitFor()
          else await fill(page, step, row.values)
          const before = await typed(page, step)
          await sendButton(page, step).click()
          if (way === 'chat' && LINES.includes(step)) {
            await expectSaid(page, step, row)
            continue
          }
          await expectRefused(page, step, row)
          expect(await typed(page, step), row.says).toEqual(before)
        }
        if (rows.length === 0) return
        await fill(page, step, { ...fieldsThatUndoBadAnswers[step], ...everyQuestion[step] })
        await expect(page, 'an edited field is no longer wrong').not.toHaveTitle(/^Erro: /)
      },
    })
  })
}

// the chat asks the quiz one question at a time: tests/journeys/quiz-and-contact-in-parts.test.ts
test('a quiz with open questions names the first of them', onlyInFullRun, async ({ page, server }) => {
  await returnTo(page, server.url, 'pages', 'validacao', { person: quizzed })
  const groups = question(page, 'validacao').getByRole('radiogroup')
  await groups.first().getByRole('radio').first().check()
  await sendButton(page, 'validacao').click()
  await expect(groups.first()).not.toHaveAttribute('aria-invalid')
  await expect(groups.nth(1)).toHaveAccessibleDescription(/Escolha uma resposta para esta pergunta/)
  await expect(groups.nth(1).getByRole('radio').first()).toBeFocused()
  await expect(groups.first().getByRole('radio').first()).toBeChecked()
})

for (const way of eitherWay('chat')) {
  test(
    `an installation wants a day with room and a period, by ${way}`,
    onlyInFullRun,
    async ({ page, server }) => {
      await returnTo(page, server.url, way, 'data-instalacao')
      const form = question(page, 'data-instalacao')
      await form.locator('summary').click()
      const day = form.locator('[name="typed_date"]')
      for (const [text, says] of [
        ['31/02/2027', 'Data inválida: fevereiro de 2027 tem 28 dias'],
        ['01/01/2031', 'Não há horário livre nesse dia. Escolha um dos dias marcados'],
      ] as const) {
        await day.fill(text)
        await sendButton(page, 'data-instalacao').click()
        await expect(form.getByText(says)).toBeVisible()
        await expect(day).toHaveValue(text)
        await expect(page).toHaveTitle(/^Erro: /)
      }
      await day.fill('')
      await form.locator('input[type=radio][name="date"]').nth(1).check()
      await sendButton(page, 'data-instalacao').click()
      await expectRefused(page, 'data-instalacao', {
        values: {},
        field: 'period',
        says: 'Escolha manhã ou tarde',
      })
      await form.locator('input[name="period"]').first().check()
      await sendButton(page, 'data-instalacao').click()
      await expectStep(page, 'confirmacao')
    },
  )
}

// in the chat: tests/journeys/refused-account.test.ts
test(
  'an answer that the server refuses brings the visitor back to its page',
  onlyInFullRun,
  async ({ page, guard, server }) => {
    guard.allow(/^Failed to load resource/)
    const account = { bank: '001', agency: '1584', account_number: '210169-7' }
    await returnTo(page, server.url, 'pages', 'conta-debito', { person: maria })
    await answer(page, 'conta-debito', account)
    await expectStep(page, 'conta-debito')
    await expect(question(page, 'conta-debito')).toContainText(/dígito/i)
    await expect(page).toHaveTitle(/^Erro: /)
    await expect(field(page, 'agency')).toHaveValue('1584')
    await answer(page, 'conta-debito', { ...account, account_number: '210169-6' })
    await walk(page, { person: { ...maria, 'conta-debito': account }, until: 'confirmacao' })
  },
)

for (const way of eitherWay('chat')) {
  test(
    `a likely typo of an e-mail is asked about once, by ${way}`,
    onlyInFullRun,
    async ({ page, server }) => {
      await returnTo(page, server.url, way, 'email')
      await answer(page, 'email', { email: 'joao@gmial.com' })
      await page.getByRole('button', { name: way === 'chat' ? 'Sim, é isso' : 'Sim, corrigir' }).click()
      await expectStep(page, 'data-nascimento')
      if (way === 'chat')
        await expect(page.getByRole('log').getByText('joao@gmail.com', { exact: true })).toBeVisible()
    },
  )
}

test('a likely typo in an e-mail is fixed by a word in the chat', onlyInFullRun, async ({ page, server }) => {
  await returnTo(page, server.url, 'chat', 'email')
  await answer(page, 'email', { email: 'joao@gmial.com' })
  await answer(page, 'email', { email: 'sim' })
  await expectStep(page, 'data-nascimento')
  await expect(page.getByRole('log').getByText('joao@gmail.com', { exact: true })).toBeVisible()
})

test('in the chat, the input refers to the error, and each further error has other words', async ({
  page,
  server,
}) => {
  await returnTo(page, server.url, 'chat', 'cpf')
  const refuse = async (cpf: string, says: string) => {
    await fill(page, 'cpf', { cpf })
    await sendButton(page, 'cpf').click()
    await expect(page.getByRole('log').locator('> :last-child .msg__text')).toHaveText(says)
    await expect(field(page, 'cpf')).toHaveAttribute('aria-invalid', 'true')
    await expect(field(page, 'cpf')).toHaveAccessibleDescription(new RegExp(escaped(says)))
    await expect(field(page, 'cpf')).toBeFocused()
  }
  await refuse('111.111.111-11', 'Esse CPF não é válido. Confira os números.')
  await field(page, 'cpf').press('Backspace')
  await expect(field(page, 'cpf')).not.toHaveAttribute('aria-invalid')
  await refuse('529.982.247-26', 'Ainda falta essa resposta. Esse CPF não é válido. Confira os números.')
  await refuse(
    '529.982.247-27',
    'Continuo sem conseguir anotar. Esse CPF não é válido. Confira os números. Se preferir, escreva “atendente”.',
  )
  await answer(page, 'cpf', { cpf: '52998224725' })
  await expectStep(page, 'data-de-vencimento')
})
