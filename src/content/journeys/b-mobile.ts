/**
 * Name that the desk shows for the journey `b-mobile`, for customers of a mobile plan, with CEP and house number on
 * one page. Its texts are in src/content/steps.
 */
import type { JourneyWords } from '../text-types.ts'

export const bMobileWords: JourneyWords = {
  deskName: 'Linha móvel, CEP e número juntos',
}
