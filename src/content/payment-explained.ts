/** Texts that explain how bills arrive and may be paid. */
import { brand } from './brand.ts'

/** Says who tells how a bill may be paid, while the operator has not set it (`PAYMENT_SENTENCE`). */
export const whoTellsHowToPay = `Quem diz como pagar cada fatura é a própria fatura, ou a equipe, no ${brand.sales.phone.replaceAll(' ', '\u00a0')}.`

/**
 * Explains payment where it begins, at the question for the due day; the questions that follow do not repeat it.
 * @param payment how bills arrive and may be paid, as the operator has set it; '' if it is not set
 */
export const paymentExplained = (payment: string): string =>
  `Agora nada é cobrado. A primeira fatura é proporcional: vai do dia da instalação até o vencimento. ${payment || whoTellsHowToPay}`
