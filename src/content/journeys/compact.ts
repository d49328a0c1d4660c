/** Texts of the compact journey, which asks several questions on each page. */
import type { JourneyWords } from '../text-types.ts'

/** What this journey is called. */
export const compactWords: JourneyWords = {
  deskName: 'Pedido compacto',
}
