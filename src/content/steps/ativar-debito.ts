/** Texts of the question that asks whether to pay by direct debit. */
import type { Values } from '../../funnel/step-and-journey-types.ts'
import { payingByBill, whoTellsHowToPay } from '../first-bill.ts'
import { shownPrice } from '../price-sentence.ts'
import type { StepText } from '../text-types.ts'

export const deskName = 'Débito automático'

const newPrice = (values: Values): string => `A mensalidade fica em ${shownPrice(values)}.`

const labels = { direct_debit: 'Forma de pagamento' }

/** @param payment how bills arrive and may be paid, as the operator has set it; '' if it is not set */
export const ativarDebitoText = (payment: string): StepText => ({
  title: 'Débito automático',
  heading: 'Quer pagar por débito automático?',
  again: 'Vai ser débito automático?',
  labels,
  submit: 'Continuar',
  options: [
    {
      value: 'true',
      label: 'Sim, com débito automático',
      monthly: (price) => `${price}.`,
      saving: (price) => `Você economiza ${price} por mês.`,
      detail: 'A fatura sai da sua conta no vencimento.',
    },
    {
      value: 'false',
      label: 'Não, prefiro pagar a fatura',
      monthly: (price) => `${price}.`,
      detail: payingByBill(payment),
    },
  ],
  help: `Com o débito automático, cada fatura sai da sua conta no vencimento, e a mensalidade é menor nos primeiros 12 meses; depois, é a mesma com ou sem ele. Agora nada é cobrado. ${payment || whoTellsHowToPay}`,
  name: 'débito',
  words: ['pagamento', 'forma de pagamento', 'debito', 'debito automatico'],
  row: { group: 'payment', label: 'Forma de pagamento' },
  shown: ({ direct_debit }) => (direct_debit === 'true' ? 'Débito automático' : 'Fatura todo mês'),
  after: (values, isChanged) =>
    !values.price || (values.direct_debit === 'true' && !isChanged) ? '' : newPrice(values),
  result: newPrice,
})

/** The texts where the operator has not set how bills are paid. The desk takes the labels of the options from them. */
export const ativarDebito = /* @__PURE__ */ ativarDebitoText('')
