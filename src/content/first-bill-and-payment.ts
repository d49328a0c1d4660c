/** Texts that explain when the first bill comes and how to pay it. */
import { pagePhones } from './brand.ts'
import { orderTerms } from './order-terms.ts'

const whoTells = (phone: string) => `Como pagar está em cada fatura; a equipe também diz, no ${phone}.`

/** Says who tells how a bill may be paid, while the operator has not set it (`PAYMENT_SENTENCE`). */
export const whoTellsHowToPay = whoTells(pagePhones.sales)

/**
 * Explains payment where it begins, at the question for the due day; the questions that follow do not repeat it.
 * @param payment how bills arrive and may be paid, as the operator has set it; '' if it is not set
 */
export const firstBillAndPayment = (payment: string): string =>
  `Agora nada é cobrado. ${orderTerms.firstBill} ${
    payment || whoTells(pagePhones.sales.replaceAll(' ', '\u00A0'))
  }`
