/** Texts of the standard journey. */
import type { JourneyWords } from '../text-types.ts'

/** What this journey is called. */
export const standardWords: JourneyWords = {
  deskName: 'Pedido padrão',
}
