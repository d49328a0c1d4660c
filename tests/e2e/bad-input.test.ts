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
import { everyQuestion } from '../support/people.ts'
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
