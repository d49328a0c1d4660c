/** Texts of the question that asks for the day of the month on which bills fall due. */
import { DUE_DAYS } from '../../lib/bill-due-days.ts'
import { firstBillBeside, firstBillIfKnown } from '../first-bill.ts'
import type { StepText } from '../text-types.ts'

export const deskName = 'Dia do vencimento'

const labels = { due_date: 'Dia do vencimento' }

/** @param payment how bills arrive and may be paid, as the operator has set it; '' if it is not set */
export const dataDeVencimentoText = (payment: string): StepText => ({
  title: 'Vencimento da fatura',
  heading: 'Em que dia a fatura deve vencer?',
  again: 'Qual dia de vencimento?',
  why: `Agora nada é cobrado. ${firstBillIfKnown(payment)}`.trim(),
  labels,
  submit: 'Continuar',
  options: DUE_DAYS.map((day) => ({ value: String(day), label: `Dia ${day}` })),
  before: 'Falta pouco. Agora, o pagamento.',
  help: `Escolha o dia que combina melhor com o seu salário. Até confirmar o pedido, você pode trocar. ${firstBillBeside(payment)}`.trim(),
  name: 'vencimento',
  words: ['vencimento', 'dia do vencimento', 'dia de vencimento', 'data de vencimento', 'data do vencimento'],
  row: { group: 'payment', label: 'Vencimento' },
  shown: ({ due_date }) => `Dia ${due_date}`,
})

/** The texts where the operator has not set how bills are paid. The desk takes the labels of the options from them. */
export const dataDeVencimento = /* @__PURE__ */ dataDeVencimentoText('')
