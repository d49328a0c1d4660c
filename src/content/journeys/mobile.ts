/** Texts of the mobile journey, for customers of a mobile plan. */
import type { JourneyWords } from '../text-types.ts'

/** What this journey is called. */
export const mobileWords: JourneyWords = {
  deskName: 'Pedido de quem tem linha móvel',
}
