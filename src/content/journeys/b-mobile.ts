import type { JourneyWords } from '../text-types.ts'

/** What this journey is called. */
export const journeyWords: JourneyWords = {
  deskName: 'Linha móvel, CEP e número juntos',
}
