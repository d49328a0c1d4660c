import type { StepText } from '../types.ts'

export const pedidoRealizado: StepText = {
  title: 'Pedido realizado',
  heading: 'Pronto, seu pedido está feito',
  labels: {},
  submit: 'Ver recibo',
  help: 'Guarde o número do pedido. Com ele, qualquer atendente encontra você.',
  name: 'pedido',
  words: [],
}
