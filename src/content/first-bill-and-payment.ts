/** Texts that explain when the first bill comes and how to pay it. */
import { pagePhones } from './brand-and-phones.ts'
import { orderTerms } from './order-terms.ts'

const whoTells = (phone: string) => `Como pagar está em cada fatura; a equipe também diz, no ${phone}.`

/** Says who tells the customer how bills can be paid. Used if the operator has not set `PAYMENT_SENTENCE`. */
export const whoTellsHowToPay = whoTells(pagePhones.sales)

/** Shown at the first question about payment, the one for the due day; later questions do not repeat it. */
export const firstBill = `Agora nada é cobrado. ${orderTerms.firstBill}`

/**
 * Explains payment by bill, where the visitor chooses between that and direct debit: not before, because it would read
 * as if it were decided.
 * @param payment how bills arrive and may be paid, as the operator has set it; '' if it is not set
 */
export const payingByBill = (payment: string): string =>
  payment
    ? `${payment} O prazo é o dia do vencimento.`
    : `A fatura chega todo mês, e você paga cada uma até o vencimento. ${whoTells(pagePhones.sales.replaceAll(' ', '\u00A0'))}`
