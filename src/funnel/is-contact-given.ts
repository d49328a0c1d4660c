import type { Order } from './step-and-journey-types.ts'

/** Whether a telephone or an e-mail address was given, so that the order may be taken along to another device. */
export const isContactGiven = ({ answers }: Pick<Order, 'answers'>): boolean =>
  [answers.telefone, answers['consulta-telefone'], answers.email].some(
    (answer) => answer !== undefined && answer.values.no_email !== 'true',
  )
