/** The texts about the first bill and about ways to pay stand at the questions where the visitor chooses how to pay. */
import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { wholeOrder } from '../../../tests/support/sample-orders.ts'
import { firstBillBeside } from '../../content/first-bill.ts'
import { dataDeVencimentoText } from '../../content/steps/data-de-vencimento.ts'
import { ativarDebitoText } from '../../content/steps/ativar-debito.ts'
import { pageOf } from '../../funnel/journey-registry.ts'
import SeveralQuestionsForm from '../../questions/SeveralQuestionsForm.tsx'
import { QuestionForm } from '../../questions/QuestionForm.tsx'
import { textOf } from '../../questions/look-up-step-texts.ts'
import { showWith, storeAt } from '../../../tests/support/store-at-question.tsx'

const explained = 'Agora nada é cobrado.'
/** What a bill means. */
const byBill = /Você paga cada fatura até o vencimento\.$/

function show(journey: 'standard' | 'compact', position: string) {
  const order = { ...wholeOrder(), journey, finished: null }
  const store = storeAt(position, { order })
  showWith(
    store,
    journey === 'compact' ? (
      <SeveralQuestionsForm page={pageOf({ journey }, position)} />
    ) : (
      <QuestionForm step={position} variant="page" />
    ),
  )
}
const charged = () => document.body.textContent.match(/nada é cobrado/gi) ?? []

it('the due day says that nothing is charged now, and the questions that follow do not repeat it (D107, D159)', async () => {
  show('standard', 'data-de-vencimento')
  expect(await screen.findByText(explained)).toBeTruthy()
  // how a bill is paid would read as if that were decided before it is asked
  expect(document.body.textContent).not.toMatch(/como pagar|pix|boleto/i)
  for (const id of ['ativar-debito', 'conta-debito']) {
    const said = textOf({ journey: 'standard' }, id).why ?? ''
    expect(said).not.toMatch(/nada é cobrado|proporcional|como pagar/i)
  }
})

it('how a bill is paid is said where that is chosen, and only of the bill (D107)', async () => {
  show('standard', 'ativar-debito')
  expect(await screen.findByText(byBill)).toBeTruthy()
  const [debit, bill] = textOf({ journey: 'standard' }, 'ativar-debito').options ?? []
  expect(debit?.detail).toBe('A fatura sai da sua conta no vencimento.')
  expect(bill?.detail).toMatch(byBill)
})

it('the page of installation and payment says so once, with what debit and bill mean (D107)', async () => {
  show('compact', 'data-de-vencimento')
  expect(await screen.findByText(explained)).toBeTruthy()
  expect(charged()).toHaveLength(1)
  for (const meaning of [/sai da sua conta no vencimento/, byBill])
    expect(screen.getByText(meaning)).toBeTruthy()
})

it('how bills are paid is said in the words of the operator, where those are set (D107)', () => {
  const payment = 'A fatura chega por e-mail e pode ser paga por Pix ou boleto.'
  expect(ativarDebitoText(payment).options?.map(({ detail }) => detail)).toEqual([
    'A fatura sai da sua conta no vencimento.',
    `${payment} O prazo é o dia do vencimento.`,
  ])
})

it('the first bill is said in the words of the operator, where those speak of it (D107)', () => {
  const first = 'A primeira fatura é proporcional aos dias de uso.'
  const payment = `A fatura chega por e-mail. ${first}`
  expect(dataDeVencimentoText(payment).why).toBe(`Agora nada é cobrado. ${first}`)
  const other = dataDeVencimentoText('A fatura chega por e-mail.')
  expect(other.why).toBe(explained)
  // who asks for help is told who tells
  expect(other.help).toMatch(/A equipe diz o dia e o valor da primeira fatura, no 0800/)
  expect(firstBillBeside(payment)).toBe('')
})

it('the seven days to withdraw are said in the help of the review (D151)', () => {
  expect(textOf({ journey: 'standard' }, 'confirmacao').help).toMatch(/desistir em até 7 dias.+art\. 49/)
})

it('a review says that nothing is ordered before the button (D107)', async () => {
  await import('./renewal.ts')
  expect(textOf({ journey: 'standard' }, 'confirmacao').why).toBe(
    'Nada é contratado antes de você confirmar.',
  )
  expect(textOf({ journey: 'renewal' }, 'confirmacao').why).toBe(
    'Nada muda antes de você confirmar o pedido.',
  )
})

it('a renewal says that it is paid as before, and in its help where what is paid today is found (D107)', async () => {
  await import('./renewal.ts')
  const { why, help } = textOf({ journey: 'renewal' }, 'ofertas')
  expect(why).toContain('você paga como hoje')
  expect(help).toContain('quanto você paga agora está na sua fatura')
})
