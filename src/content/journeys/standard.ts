/**
 * Name that the desk shows for the standard journey, the order as most visitors place it. Its texts are in
 * src/content/steps.
 */
import type { JourneyWords } from '../text-types.ts'

export const standardWords: JourneyWords = {
  deskName: 'Pedido padrão',
}
