/**
 * The desk's name for the mobile journey, for customers of a mobile plan. The texts of the journey are in
 * src/content/steps.
 */
import type { JourneyWords } from '../text-types.ts'

export const mobileWords: JourneyWords = {
  deskName: 'Pedido de quem tem linha móvel',
}
