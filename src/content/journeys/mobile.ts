/**
 * Name that the desk shows for the mobile journey, for customers of a mobile plan. Its texts are in src/content/steps.
 */
import type { JourneyWords } from '../text-types.ts'

export const mobileWords: JourneyWords = {
  deskName: 'Pedido de quem tem linha móvel',
}
