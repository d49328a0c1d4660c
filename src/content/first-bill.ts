/** Texts that explain when the first bill comes and how to pay it. */
import { pagePhones } from './brand-and-phones.ts'

const whoTells = (phone: string) => `Como pagar está em cada fatura; a equipe também diz, no ${phone}.`

/** Says who tells the customer how bills can be paid. Used if the operator has not set `PAYMENT_SENTENCE`. */
export const whoTellsHowToPay = whoTells(pagePhones.sales)

const SPEAKS_OF_FIRST_BILL = /primeira (?:fatura|conta|cobrança)/i

/** A phone number that stays on one line. */
const unbrokenPhone = (phone: string): string => phone.replaceAll(' ', '\u00A0')

const firstBillUnknown = (phone: string) =>
  `A equipe diz o dia e o valor da primeira fatura, no ${unbrokenPhone(phone)}.`

/**
 * Returns the operator's sentence about the first bill; '' if there is none.
 * @param payment how bills arrive and may be paid, as the operator has set it; '' if it is not set
 */
export const firstBillIfKnown = (payment: string): string =>
  payment.split(/(?<=[.!?])\s+/).find((sentence) => SPEAKS_OF_FIRST_BILL.test(sentence)) ?? ''

/** Returns what is said of the first bill to those who ask: the operator's sentence, or who tells. */
export const firstBill = (payment: string): string =>
  firstBillIfKnown(payment) || firstBillUnknown(pagePhones.sales)

/** Returns what is said of the first bill where `payment` stands whole: '' if that speaks of it. */
export const firstBillBeside = (payment: string, phone = pagePhones.sales): string =>
  SPEAKS_OF_FIRST_BILL.test(payment) ? '' : firstBillUnknown(phone)

/**
 * Explains payment by bill, where the visitor chooses between that and direct debit: not before, because it would read
 * as if it were decided.
 * @param payment how bills arrive and may be paid, as the operator has set it; '' if it is not set
 */
export const payingByBill = (payment: string): string =>
  payment ? `${payment} O prazo é o dia do vencimento.` : 'Você paga cada fatura até o vencimento.'

/** When it is of interest, in the list of what happens after an order. */
export const withdrawalWhen = 'Se mudar de ideia'

/** @param phone who takes it by telephone */
export const withdrawal = (phone = pagePhones.sales): string =>
  `Dá para desistir em até 7 dias da contratação ou da instalação (CDC, art. 49), pelo link do pedido ou no ${unbrokenPhone(phone)}; uma pessoa confirma.`
