/** Texts of the journey `b`, with CEP and house number on one page. */
import type { JourneyWords } from '../text-types.ts'

/** What this journey is called. */
export const bWords: JourneyWords = {
  deskName: 'Pedido com CEP e número juntos',
}
