import type { Values } from '../../funnel/types.ts'
import type { StepText } from '../text-types.ts'

/** Name of this step at the operator's desk. */
export const deskName = 'Débito automático'

function newPrice({ direct_debit, price }: Values): string {
  const condition = direct_debit === 'true' ? 'Com débito automático' : 'Sem débito automático'
  return `${condition}, a mensalidade fica em ${price}.`
}

/** Texts of the question that asks whether to pay by direct debit. */
export const ativarDebito: StepText = {
  title: 'Débito automático',
  heading: 'Quer pagar por débito automático?',
  again: 'Vai ser débito automático?',
  why: 'O desconto na mensalidade vale nos primeiros 12 meses, com o débito automático ativo.',
  labels: { direct_debit: 'Forma de pagamento' },
  submit: 'Continuar',
  options: [
    {
      value: 'true',
      label: 'Sim, com débito automático',
      monthly: (price) => `${price} por mês.`,
      saving: (price) => `Você economiza ${price} por mês.`,
      detail: 'O valor sai da sua conta no vencimento.',
    },
    {
      value: 'false',
      label: 'Não, prefiro pagar a fatura',
      monthly: (price) => `${price} por mês.`,
      detail: 'Você paga cada fatura até o vencimento.',
    },
  ],
  help: 'Com o débito automático a mensalidade fica mais barata. Sem ele, você paga cada fatura até o vencimento.',
  name: 'débito',
  words: ['pagamento', 'forma de pagamento', 'debito', 'debito automatico'],
  row: { group: 'payment', label: 'Forma de pagamento' },
  shown: ({ direct_debit }) => (direct_debit === 'true' ? 'Débito automático' : 'Fatura todo mês'),
  after: (values, isChanged) =>
    !values.price || (values.direct_debit === 'true' && !isChanged) ? '' : newPrice(values),
  result: newPrice,
}
