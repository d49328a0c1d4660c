/**
 * The desk's name for the standard journey, the order as most visitors place it. The texts of the journey are in
 * src/content/steps.
 */
import type { JourneyWords } from '../text-types.ts'

export const standardWords: JourneyWords = {
  deskName: 'Pedido padrão',
}
