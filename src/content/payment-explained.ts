import { brand } from './brand.ts'
import type { StepText } from './text-types.ts'

/** Says who tells how a bill may be paid, while the operator has not set it (`PAYMENT_SENTENCE`). */
export const whoTellsHowToPay = `Quem diz como pagar cada fatura é a própria fatura, ou a equipe, no ${brand.sales.phone}.`

/**
 * Adds to the reason for a question how bills arrive and may be paid.
 * @param payment the operator's sentence; '' if it is not set
 */
export const explainedPayment = (text: StepText, payment: string): StepText => ({
  ...text,
  why: [text.why, payment || whoTellsHowToPay].filter(Boolean).join(' '),
})
