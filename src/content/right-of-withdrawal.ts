/**
 * Text about the right to withdraw from an order placed at a distance (article 49 of the consumer code), and how. It is
 * no promise of the operator's.
 */
import { unbrokenPhone } from '../lib/unbroken-phone.ts'
import { pagePhones } from './brand-and-phones.ts'

/** When it is of interest, in the list of what happens after an order. */
export const withdrawalWhen = 'Se mudar de ideia'

/** @param phone who takes it by telephone */
export const withdrawal = (phone = pagePhones.sales): string =>
  `Dá para desistir em até 7 dias da contratação ou da instalação (CDC, art. 49), pelo link do pedido ou no ${unbrokenPhone(phone)}; uma pessoa confirma.`
