/**
 * The desk's name for journey `b`, which asks for CEP and house number on one page. The texts of the journey are in
 * src/content/steps.
 */
import type { JourneyWords } from '../text-types.ts'

export const bWords: JourneyWords = {
  deskName: 'Pedido com CEP e número juntos',
}
