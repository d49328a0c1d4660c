/** The chat says in words how the answer about direct debit changes the price, and how a renewal is paid. */
import { expect, it } from 'vitest'
import { journeyParts as renewal } from '../../src/app/journeys/renewal.ts'
import { buildTranscript } from '../../src/conversation/build-transcript.ts'
import { planOf } from '../../src/funnel/chosen-plan-and-price.ts'
import { formatBRL } from '../../src/lib/format-prices-and-counts.ts'
import { capitalised } from '../../src/lib/text.ts'
import { changeInWords } from '../../src/questions/describe-answer-change.ts'
import { answerText } from '../../src/questions/format-answer-as-text.ts'
import { noticeWords } from '../../src/questions/notices/useNoticeWords.ts'
import { orderSummaryOf } from '../../src/questions/order/build-order-card-and-receipt-texts.ts'
import { reviewOf } from '../../src/questions/order/build-review-rows.ts'
import { textOf } from '../../src/questions/look-up-step-texts.ts'
import { correctionRequested } from '../../src/store/redux-actions.ts'
import { answerAll, journeyServer } from '../support/journey-test-setup.ts'
import { rowsToRun } from '../support/rows-to-run.ts'
import type { Visit } from '../support/visit-without-browser.ts'

const journeys = journeyServer()

const words = { greeting: 'Oi!', none: 'Sem resposta' }

/** What the assistant says. */
function saidIn(visit: Visit): string[] {
  const { dialogue, ui } = visit.state()
  return buildTranscript(visit.order(), ui.position, ui.returnTo, dialogue, words).flatMap((line) => {
    if (line.kind === 'change') return changeInWords(visit.order(), line.change.of, line.change)
    return line.kind === 'message' ? line.text : []
  })
}

/** What the assistant says about the monthly payment. */
const pricesSaid = (visit: Visit): string[] =>
  saidIn(visit)
    .flatMap((text) => text.replaceAll('\u00a0', ' ').match(/a mensalidade fica em [^.]+\./i) ?? [])
    .map(capitalised)

it.each(rowsToRun(['true', 'false'], (first) => first === 'false'))(
  'the chat says what an answer %s about debit does to the price (D107)',
  async (first) => {
    const visit = await journeys().openAt('ativar-debito', { mode: 'chat' })
    expect(pricesSaid(visit)).toEqual([])
    visit.answer('ativar-debito', { direct_debit: first })
    await visit.until('the next question', ({ ui }) => ui.position !== 'ativar-debito')
    const plan = planOf(visit.order())
    const price = (reais = 0) => formatBRL(reais).replaceAll('\u00a0', ' ')
    expect(plan?.price).toBeGreaterThan(plan?.price_with_dacc ?? 0)
    const then = `por 12 meses; depois ${price(plan?.price_full)}.`
    const without = [`A mensalidade fica em ${price(plan?.price)} por mês sem débito automático, ${then}`]
    expect(pricesSaid(visit)).toEqual(first === 'true' ? [] : without)

    const other = first === 'true' ? 'false' : 'true'
    visit.store.dispatch(correctionRequested({ step: 'ativar-debito' }))
    visit.answer('ativar-debito', { direct_debit: other })
    await visit.until('the change', ({ ui }) => ui.position !== 'ativar-debito')
    const back = [
      `A mensalidade fica em ${price(plan?.price_with_dacc)} por mês com débito automático, ${then}`,
    ]
    expect(pricesSaid(visit)).toEqual(other === 'true' ? back : without)
  },
)

/** The notice above the question. */
const noticed = (visit: Visit) =>
  noticeWords(visit.order(), visit.ui().notice)?.title.replaceAll('\u00a0', ' ') ?? null

it('pages say above the next question that the price without debit is another one', async () => {
  const visit = await journeys().openAt('ativar-debito', { mode: 'pages' })
  visit.answer('ativar-debito', { direct_debit: 'false' })
  await visit.at('data-instalacao')
  expect(noticed(visit)).toBe(
    'A mensalidade fica em R$ 119,99 por mês sem débito automático, por 12 meses; depois R$ 169,99.',
  )
  visit.answer('data-instalacao', { date: '23/11/2026', period: 'manha' })
  await visit.at('confirmacao')
  expect(noticed(visit)).toBeNull()

  await visit.correct('ativar-debito', { direct_debit: 'true' })
  await visit.at('conta-debito')
  expect(noticed(visit)).toBe(
    'Forma de pagamento: fatura todo mês → débito automático; a mensalidade fica em R$ 109,99 por mês com débito automático, por 12 meses; depois R$ 169,99.',
  )
})

it('pages say nothing of a price that stays as it was shown', async () => {
  const visit = await journeys().openAt('ativar-debito', { mode: 'pages' })
  visit.answer('ativar-debito', { direct_debit: 'true' })
  await visit.at('conta-debito')
  expect(noticed(visit)).toBeNull()
})

it.each(rowsToRun(['pages', 'chat'] as const, 2))(
  'another plan at the review, by %s: its price as it is paid, and why the day of the visit is asked again (D99)',
  async (mode) => {
    const visit = await journeys().openAt('confirmacao', { mode })
    await visit.correct('ativar-debito', { direct_debit: 'false' })
    await visit.at('confirmacao')
    await visit.correct('planos', { idPlan: 'plan-d500a' })
    await visit.at('data-instalacao')
    const plan = planOf(visit.order())
    expect(answerText(visit.order(), 'planos').replaceAll('\u00a0', ' ')).toContain(
      `500 Mega, ${formatBRL(plan?.price ?? 0).replaceAll('\u00a0', ' ')} por mês sem débito automático`,
    )
    if (mode === 'pages')
      expect(noticed(visit)).toMatch(/^Plano: 700 Mega → 500 Mega, .+; a visita de .+ cai: escolha outra\.$/)
    else
      expect(saidIn(visit).slice(-2)).toEqual([
        expect.stringMatching(/^Plano: 700 Mega → 500 Mega, .+; a visita de .+ cai: escolha outra\.$/),
        'Quando podemos instalar?',
      ])
  },
)

it('a renewal says that it is paid as before, and the condition of its price', async () => {
  const visit = journeys().open({ parts: renewal })
  await answerAll(visit, [
    ['consulta-cpf', { cpf: '300.000.006-20' }],
    ['ofertas', { offer1: 'plan-rf600', offer2: 'plan-rfglobo' }],
  ])
  await visit.at('confirmacao')
  expect(textOf(visit.order(), 'ofertas').why).toContain('você paga como hoje')
  const rows = reviewOf(visit.order()).flatMap((group) => group.rows)
  const reviewed = Object.fromEntries(
    rows.map(({ label, value }) => [label, value.replaceAll('\u00a0', ' ')]),
  )
  expect(reviewed).toMatchObject({
    Mensalidade: 'R$ 123,89 por mês com débito automático, por 12 meses; depois R$ 198,89',
    'Forma de pagamento': 'A mesma de hoje: débito automático',
  })
  await answerAll(visit, [['confirmacao', { accept_information: 'true' }]])
  await visit.at('pedido-realizado')
  expect(orderSummaryOf(visit.order()).rows).toContainEqual({
    label: 'Pagamento',
    value: 'A mesma de hoje: débito automático',
  })
  expect(textOf(visit.order(), 'pedido-realizado').next?.join()).toContain('Você continua pagando como hoje')
})
