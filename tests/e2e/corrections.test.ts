/** After a correction the visitor returns to where they were, and only what depends on the answer is cleared. */
import type { Locator, Page } from '@playwright/test'
import type { StepId } from '../../src/funnel/step-and-journey-types.ts'
import {
  answer,
  eitherWay,
  expectStep,
  field,
  goBackTo,
  orderNumber,
  question,
  sameNumber,
  switchTo,
  walk,
} from '../support/visitor-in-browser.ts'
import { expectAccessible } from '../support/accessibility.ts'
import { expect, onlyInFullRun, test } from '../support/e2e-test.ts'
import { resize } from '../support/reflow-and-targets.ts'
import { joao, maria, type Fields } from '../support/people.ts'
import { isFull, rowsToRun } from '../support/rows-to-run.ts'
import { returnTo, returnToReview } from '../support/open-order-made-by-api.ts'

type Correction = {
  /** What it is called beside "Alterar", and beside "Corrigir". */
  readonly review: string
  readonly chat: string
  readonly step: StepId
  readonly values: Fields
  /** How the corrected answer reads. */
  readonly reads: string
  /** What the transcript says of the change, where it stays masked. */
  readonly said?: string
  /** Questions that have to be answered again before the way back. */
  readonly again?: readonly StepId[]
}

const corrections: readonly Correction[] = [
  { review: 'Nome', chat: 'nome', step: 'nome', values: { name: 'Joana Prado' }, reads: 'Joana Prado' },
  {
    review: 'Telefone',
    chat: 'telefone',
    step: 'telefone',
    values: { phone: '1133334444' },
    reads: '(11) 3333-4444',
    said: '(11) 3***-**44',
  },
  {
    review: 'E-mail',
    chat: 'e-mail',
    step: 'email',
    values: { email: 'joana@exemplo.com.br' },
    reads: 'joana@exemplo.com.br',
  },
  {
    review: 'Nascimento',
    chat: 'nascimento',
    step: 'data-nascimento',
    values: { birth_date: '01021980' },
    reads: '01/02/1980',
  },
  {
    review: 'Nome da mãe',
    chat: 'nome da mãe',
    step: 'nome-mae',
    values: { mothers_name: 'Beatriz Prado' },
    reads: 'B**** P****',
  },
  {
    review: 'CPF',
    chat: 'CPF',
    step: 'cpf',
    values: { cpf: '11144477735' },
    reads: '***.444.777-**',
  },
  {
    review: 'Vencimento',
    chat: 'vencimento',
    step: 'data-de-vencimento',
    values: { due_date: '25' },
    reads: 'Dia 25',
  },
  {
    review: 'Forma de pagamento',
    chat: 'débito',
    step: 'ativar-debito',
    values: { direct_debit: 'true' },
    reads: 'Débito automático',
    again: ['conta-debito'],
  },
  {
    review: 'Plano',
    chat: 'plano',
    step: 'planos',
    values: { idPlan: 'plan-d1000a' },
    reads: '1 Giga',
    again: ['data-instalacao'],
  },
  {
    review: 'CEP',
    chat: 'CEP',
    step: 'cep',
    values: { cep: '05010000' },
    reads: '05010-000',
    // another team comes to that street
    again: ['nr-imovel', 'data-instalacao'],
  },
]

/**
 * Every answer: tests/journeys/back-links-and-question-urls.test.ts; here two that lead straight back, and those that
 * ask for more.
 */
const sampled = rowsToRun(
  corrections,
  ({ step, again }) => again !== undefined || step === 'nome' || step === 'email',
)

/** The control that corrects an answer; what it corrects is in hidden text. */
function change(page: Page, word: 'Alterar' | 'Corrigir', what: string): Locator {
  return page.getByRole('button', { name: new RegExp(`^${word}\\s*: ${what}$`) })
}

async function thenAnswer(page: Page, steps: readonly StepId[] = []): Promise<void> {
  for (const step of steps) {
    await expectStep(page, step)
    if (step === 'nr-imovel') await sameNumber(page)
    else await answer(page, step, step === 'planos' ? { idPlan: 'plan-d1000a' } : (maria[step] ?? {}))
  }
}

for (const way of eitherWay('chat')) {
  test(`everything is altered from the review, by ${way}`, onlyInFullRun, async ({ page, server }) => {
    await returnToReview(page, server.url, way)
    for (const { review, step, values, reads, again } of sampled) {
      await change(page, 'Alterar', review).click()
      await expectStep(page, step)
      await answer(page, step, values)
      await thenAnswer(page, again)
      await expectStep(page, 'confirmacao')
      const row = question(page, 'confirmacao').locator('.review__row').filter({ hasText: review }).first()
      await expect(row, review).toContainText(reads)
    }
    await walk(page)
    const [order] = await server.sql(
      `select l.answers->'name'->>'name' as name, l.answers->'email'->>'email' as email, l.place->>'cep' as cep,
         o.direct_debit, o.due_day, o.sku
       from orders o join leads l on l.id = o.lead_id where o.number = $1`,
      [await orderNumber(page)],
    )
    expect(order).toEqual({
      name: 'Joana Prado',
      email: 'joana@exemplo.com.br',
      cep: '05010000',
      direct_debit: true,
      due_day: Number((isFull ? { due_date: '25' } : joao['data-de-vencimento'])?.due_date),
      sku: 'd1000a',
    })
  })
}

test(
  'every bubble of the chat keeps what was said, and its correction leads straight back (D130)',
  onlyInFullRun,
  async ({ page, server }) => {
    await returnTo(page, server.url, 'chat', 'data-instalacao')
    for (const { chat, step, values, reads, said = reads, again } of sampled.filter(
      (each) => each.step !== 'cep',
    )) {
      const corrected = page.locator('[role="log"] .answer').filter({ has: change(page, 'Corrigir', chat) })
      const [before = ''] = (await corrected.innerText()).split('\n')
      await change(page, 'Corrigir', chat).click()
      await expectStep(page, step)
      await answer(page, step, values)
      await thenAnswer(
        page,
        again?.filter((each) => each !== 'data-instalacao'),
      )
      await expectStep(page, 'data-instalacao')
      await expect(corrected, chat).toContainText(before)
      await expect(corrected, chat).toContainText('alterado')
      const told = page
        .getByRole('log')
        .locator('.msg')
        .filter({ hasText: ` → ${said}` })
      await expect(told.last(), chat).toBeVisible()
    }
  },
)

test(
  '"Trocar plano" beside the question goes to the plans and back',
  onlyInFullRun,
  async ({ page, server }) => {
    await resize(page, { width: 1280, height: 800 })
    await returnTo(page, server.url, 'pages', 'email')
    await page.getByRole('link', { name: 'Trocar plano' }).click()
    await expectStep(page, 'planos')
    await answer(page, 'planos', { idPlan: 'plan-d500a' })
    await expectStep(page, 'email')
    await expect(page.getByRole('region', { name: 'Seu pedido' })).toContainText('500 Mega')
  },
)

test('a correction is finished the other way', onlyInFullRun, async ({ page, server }) => {
  await returnToReview(page, server.url, 'pages')
  await change(page, 'Alterar', 'Nome').click()
  await expectStep(page, 'nome')
  await field(page, 'name').fill('Joana Prado')
  await switchTo(page, 'chat')
  await expect(field(page, 'name')).toHaveValue('Joana Prado')
  await answer(page, 'nome', {})
  await expectStep(page, 'confirmacao')
  await expect(question(page, 'confirmacao')).toContainText('Joana Prado')
})

for (const way of eitherWay('pages')) {
  test(
    `another CEP asks whether the number still holds, by ${way}`,
    onlyInFullRun,
    async ({ page, server }) => {
      await returnTo(page, server.url, way, 'email', { person: maria })
      if (way === 'chat') await change(page, 'Corrigir', 'CEP').click()
      else
        await goBackTo(page, ['telefone', 'nome', 'nr-imovel', 'cep'], async () =>
          page.getByRole('link', { name: 'Voltar', exact: true }).click(),
        )
      await answer(page, 'cep', { cep: '05010000' })
      const still = page.getByText('Ainda é o nº 1000, apto 42?').first()
      await expect(still).toBeVisible()
      await expectAccessible(page, `the number of a corrected CEP by ${way}`)
      await page.reload()
      await expect(still).toBeVisible()
      await question(page, 'nr-imovel').getByRole('button', { name: 'Não, é outro' }).click()
      await expect(field(page, 'number')).toBeFocused()
      await expect(field(page, 'number')).toHaveValue('')
      await answer(page, 'nr-imovel', { number: '78' })
      await expectStep(page, 'email')
      if (way === 'pages') return
      await change(page, 'Corrigir', 'CEP').click()
      await answer(page, 'cep', { cep: '01310100' })
      await expect(page.getByText('Ainda é o nº 78?').first()).toBeVisible()
      await field(page, 'number').fill('sim')
      await field(page, 'number').press('Enter')
      await expectStep(page, 'email')
    },
  )
}
