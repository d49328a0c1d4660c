/** Texts of the receipt page of a finished order. The rest of its texts are in order-summary.ts. */
import type { StepText } from '../text-types.ts'

export const deskName = 'Pedido realizado'

export const pedidoRealizado: StepText = {
  title: 'Pedido realizado',
  heading: 'Pronto, seu pedido está feito',
  labels: {},
  submit: 'Ver recibo',
  help: 'Guarde o número do pedido. Com ele, a equipe encontra o seu pedido.',
  name: 'pedido',
  words: [],
}
