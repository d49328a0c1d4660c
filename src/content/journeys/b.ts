/**
 * Name that the desk shows for the journey `b`, which asks for CEP and house number on one page. Its texts are in
 * src/content/steps.
 */
import type { JourneyWords } from '../text-types.ts'

export const bWords: JourneyWords = {
  deskName: 'Pedido com CEP e número juntos',
}
