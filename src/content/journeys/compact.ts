/**
 * The desk's name for the compact journey, which asks several questions on each page. The texts of the journey are in
 * src/content/steps and src/content/forms.
 */
import type { JourneyWords } from '../text-types.ts'

export const compactWords: JourneyWords = {
  deskName: 'Pedido compacto',
}
