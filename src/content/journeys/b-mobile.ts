/** Texts of the journey `b-mobile`, for customers of a mobile plan, with CEP and house number on one page. */
import type { JourneyWords } from '../text-types.ts'

/** What this journey is called. */
export const bMobileWords: JourneyWords = {
  deskName: 'Linha móvel, CEP e número juntos',
}
