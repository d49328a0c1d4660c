import { addressCovered } from '../../../content/address-covered-message.ts'
import type { Order } from '../../../funnel/step-and-journey-types.ts'
import { withStreetPreposition } from '../../../lib/street-and-number.ts'
import { answerText } from '../../../questions/format-answer-as-text.ts'

/** Returns the text that says that the address is covered: 'Tem fibra na Avenida Paulista, 1000.' */
export function addressCoveredText(order: Order): string {
  const street = order.facts.coverage?.address?.address
  const where =
    street && [withStreetPreposition(street), answerText(order, 'nr-imovel')].filter(Boolean).join(', ')
  return addressCovered.covered(where || addressCovered.here)
}
