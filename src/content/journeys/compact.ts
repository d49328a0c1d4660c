/**
 * Name that the desk shows for the compact journey, which asks several questions on each page. Its texts are in
 * src/content/steps and forms.
 */
import type { JourneyWords } from '../text-types.ts'

export const compactWords: JourneyWords = {
  deskName: 'Pedido compacto',
}
