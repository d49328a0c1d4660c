/** Texts of the question that asks for the day of the month on which bills fall due. */
import { DUE_DAYS } from '../../lib/due-days.ts'
import { firstBill } from '../first-bill-and-payment.ts'
import type { StepText } from '../text-types.ts'

export const deskName = 'Dia do vencimento'

export const dataDeVencimento: StepText = {
  title: 'Vencimento da fatura',
  heading: 'Em que dia a fatura deve vencer?',
  again: 'Qual dia de vencimento?',
  why: firstBill,
  labels: { due_date: 'Dia do vencimento' },
  submit: 'Continuar',
  options: DUE_DAYS.map((day) => ({ value: String(day), label: `Dia ${day}` })),
  before: 'Falta pouco. Agora, o pagamento.',
  help: 'Escolha o dia que combina melhor com o seu salário. Até confirmar o pedido, você pode trocar.',
  name: 'vencimento',
  words: ['vencimento', 'dia do vencimento', 'dia de vencimento', 'data de vencimento', 'data do vencimento'],
  row: { group: 'payment', label: 'Vencimento' },
  shown: ({ due_date }) => `Dia ${due_date}`,
}
